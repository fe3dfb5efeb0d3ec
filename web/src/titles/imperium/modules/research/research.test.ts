import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { layoutOf, markers, markersOf, outline, rewardOf, seatsOn } from './facts';

const hex = (column: number, row: number, next: string[], genetic = 0) => ({
  name: '',
  column,
  row,
  next,
  genetic,
  boxes: [],
});
const content = {
  hex: { a: hex(0, 3, ['b', 'c']), b: hex(1, 2, ['d'], 1), c: hex(1, 4, ['d'], 1), d: hex(2, 3, [], 2) },
} as unknown as Content;
const view = { research: { at: { a: [0], b: [], c: [1], d: [3] } } } as unknown as View;

describe('the research track', () => {
  it('has its markers by columns, each once', () => {
    expect(markers(content)).toEqual([1, 2]);
    expect([0, 1, 2, 3].map((seat) => markersOf(content, view, seat))).toEqual([0, 1, 0, 2]);
  });
  it('shows the tokens on their hexes', () => {
    expect(['a', 'b', 'c', 'd'].map((id) => seatsOn(view, id))).toEqual([[0], [], [1], [3]]);
  });
  it('runs to the right, and downwards on the phone', () => {
    const [wide, upright] = [layoutOf('wide'), layoutOf('upright')];
    expect(wide.at(2, 3)[0]).toBeGreaterThan(wide.at(1, 3)[0]);
    expect(upright.at(2, 3)[1]).toBeGreaterThan(upright.at(1, 3)[1]);
    for (const { at, width, height } of [wide, upright, layoutOf('small')])
      for (const [column, row] of [
        [0, 3],
        [8, 6],
        [8, 2],
        [3, 1],
      ]) {
        const [x, y] = at(column, row);
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
      }
  });
  it('draws a hex with six corners', () => {
    expect(outline([0, 0], 10, false).match(/[ML]/g)).toHaveLength(6);
  });
  it('draws an arrow without the choice to decline it', () => {
    const draw = ['cost(', '7', 'solari', ')', 'pays', '2', 'tleilaxu', 'or'];
    expect(rewardOf({ ...hex(8, 6, []), boxes: [{ kind: 'effect', draw, words: '' }] })).toEqual(draw.slice(0, -1));
    expect(rewardOf(hex(0, 3, []))).toEqual([]);
  });
});
