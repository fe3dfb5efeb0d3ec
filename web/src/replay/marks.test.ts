import { describe, expect, it } from 'vitest';
import type { Frame, Line } from '../lib/types';
import { marks, rounds, roundStep } from './marks';

const line = (kind: string, seat: number, amount: number): Line => ({ n: 0, seat, text: '', rule: null, heading: false, kind, amount, thing: null, cause: null });
const frame = (n: number, round: number, ...lines: Line[]): Frame => ({ n, lines, view: { round } as Frame['view'] });

describe('a replay', () => {
  const frames = [
    frame(0, 0),
    frame(1, 1),
    frame(2, 1, line('alliance', 2, 1), line('spice', 2, 1)),
    frame(3, 2, line('reward', 0, 2), line('reward', 1, 1)),
    frame(4, 2),
  ];

  it('knows where rounds begin', () => {
    expect(rounds(frames)).toEqual([
      { n: 1, round: 1 },
      { n: 3, round: 2 },
    ]);
  });

  it('marks Alliances and who came first in a Conflict', () => {
    expect(marks(frames)).toEqual([
      { n: 2, kind: 'alliance', seat: 2 },
      { n: 3, kind: 'conflict', seat: 1 },
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
