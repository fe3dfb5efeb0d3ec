import { describe, expect, it } from 'vitest';
import type { View } from '../types';
import { thingsOf, waiting, wordOf } from './wishes';

const view = (wishes?: Record<string, string>): View =>
  ({ free: wishes ? { words: [], help: null, spare: [], wishes } : null }) as unknown as View;

describe('wishes', () => {
  it('lists what the reader could use, and what is wanted of it', () => {
    const things = thingsOf(view({ truthtrance: 'want', power: '', show: 'hold' }));
    expect(things).toEqual([
      { id: 'truthtrance', wish: 'want' },
      { id: 'power', wish: '' },
      { id: 'show', wish: 'hold' },
    ]);
    expect(waiting(view({ truthtrance: 'want', power: '', show: 'hold' }))).toBe(1);
    expect(thingsOf(view())).toEqual([]);
  });

  it('has a word for each', () => {
    expect([wordOf('amal', 'want'), wordOf('amal', 'hold'), wordOf('amal', '')]).toEqual([
      'want:amal',
      'hold:amal',
      'forget:amal',
    ]);
  });
});
