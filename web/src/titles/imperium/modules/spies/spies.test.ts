import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { postsAt, watches, type SpiesView } from './facts';
import { knotOver } from './knots';

const content = {
  posts: {
    west: { name: '', spaces: ['council', 'sword'], lines: [] },
    desert: { name: '', spaces: ['desert'], lines: [] },
  },
} as unknown as Content;
const view = (spies: SpiesView): View => ({ spies }) as unknown as View;

describe('Spies', () => {
  it('watch the spaces of their posts', () => {
    expect(postsAt(content, 'sword')).toEqual(['west']);
    const there = view({ at: { west: [2], desert: [] }, supply: [3, 3, 2] });
    expect(watches(content, there, 2, 'council')).toBe(true);
    expect(watches(content, there, 1, 'council')).toBe(false);
    expect(watches(content, there, 2, 'desert')).toBe(false);
  });
  it('stand over the cells they watch on a phone', () => {
    expect(knotOver([8, 9, 10])).toEqual({ row: 3, column: 1, rows: 1, columns: 3 });
    expect(knotOver([1, 5])).toEqual({ row: 1, column: 2, rows: 2, columns: 1 });
  });
});
