import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { berthed, shortened, stepsIn } from './facts';

describe('the Shipping track', () => {
  const content = {
    shipping: {
      ship_1: { name: '', boxes: [{ kind: 'effect', draw: ['2', 'spice'], words: 'two' }] },
      ship_2: { name: '', boxes: [] },
    },
  } as unknown as Content;
  it('has a bottom below its steps', () => {
    expect(stepsIn(content).map(({ id, draw }) => [id, draw])).toEqual([
      ['', []],
      ['ship_1', ['2', 'spice']],
      ['ship_2', []],
    ]);
    expect(stepsIn({} as Content)).toHaveLength(1);
  });
  it('shows each freighter on its step, and none of a seat that has none', () => {
    const view = { shipping: { at: [2, -1, 0, 2] } } as unknown as View;
    expect([0, 1, 2].map((step) => berthed(view, step))).toEqual([[2], [], [0, 3]]);
    expect(berthed({} as View, 0)).toEqual([]);
  });
  it('has one sign for dividends where there is little room', () => {
    const draw = ['5', 'solari', ',', 'opponents(', 'solari', ')', 'or', '2', 'spice'];
    expect(shortened(draw)).toEqual(['dividends', 'or', '2', 'spice']);
    expect(shortened(['2', 'troop'])).toEqual(['2', 'troop']);
  });
});
