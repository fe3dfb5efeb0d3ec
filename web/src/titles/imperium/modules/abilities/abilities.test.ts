import { describe, expect, it } from 'vitest';
import type { View } from '../../types';
import { memoriesAt, stones, type AbilitiesView } from './facts';

const view = (abilities?: AbilitiesView): View => ({ abilities }) as unknown as View;

describe('what lies before a seat', () => {
  it('has memories that stand with one faction', () => {
    const there = view({ steps: [0, 0, 0], memories: [0, 2, 0] });
    expect(memoriesAt(there, 'bene')).toEqual([{ seat: 1, n: 2 }]);
    expect([memoriesAt(there, 'fremen'), memoriesAt(view(), 'bene')]).toEqual([[], []]);
  });
});

describe('the track of a Leader', () => {
  it('lies from the start to the end, branches beside each other', () => {
    const track = [[1, 2], [3], [3], []].map((then) => ({ then }));
    expect(stones(track)).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0.5 },
    ]);
  });
});
