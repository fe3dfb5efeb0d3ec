import { describe, expect, it } from 'vitest';
import type { Frame } from '../lib/types';
import { rounds, roundStep } from './marks';

const frame = (n: number, round: number): Frame => ({ n, lines: [], view: { round } as Frame['view'] });

describe('a replay', () => {
  const frames = [frame(0, 0), frame(1, 1), frame(2, 1), frame(3, 2), frame(4, 2)];

  it('knows where rounds begin', () => {
    expect(rounds(frames)).toEqual([
      { n: 1, round: 1 },
      { n: 3, round: 2 },
    ]);
  });

  it('steps from round to round, and stops at the ends', () => {
    const starts = rounds(frames);
    expect(roundStep(starts, 0, 1, 4)).toBe(1);
    expect(roundStep(starts, 1, 1, 4)).toBe(3);
    expect(roundStep(starts, 3, 1, 4)).toBe(4);
    expect(roundStep(starts, 4, -1, 4)).toBe(3);
    expect(roundStep(starts, 1, -1, 4)).toBe(0);
  });
});
