import { describe, expect, it } from 'vitest';
import type { AnalysisPoint } from '../lib/types';
import { chanceAt, columnsOf, curveOf, fallOf, gainOf, lineOf, rangeOf, signed } from './analysis';

const point = (n: number, round: number, ...chances: number[]): AnalysisPoint => ({
  n,
  seat: 0,
  round,
  chances,
  errors: chances.map(() => 0.1),
  measured: true,
});
const POINTS = [point(0, 1, 0.25, 0.75), point(10, 1, 0.3, 0.7), point(20, 2, 0.4, 0.6), point(40, 2, 1, 0)];
const FRAME = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };

describe('the way of a chance', () => {
  it('adds up in whole percents, however its parts are rounded', () => {
    for (const story of [
      { start: 0.254, end: 0, luck: 0.0249, choices: -0.1251 },
      { start: 0.333, end: 1, luck: 0.005, choices: 0.0049 },
    ]) {
      const fall = fallOf(story);
      expect(fall[0].n + fall[1].n + fall[2].n + fall[3].n).toBe(fall[4].n);
      expect(fall[3].to).toBe(fall[4].n);
    }
  });

  it('may go below nothing on its way', () => {
    expect(rangeOf(fallOf({ start: 0.2, end: 0.5, luck: -0.4, choices: 0 }))).toEqual([-20, 50]);
  });

  it('writes signs', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
  });
});

describe('the curve', () => {
  it('has its ends at the edges of the frame', () => {
    const curve = curveOf(POINTS, FRAME);
    expect([curve.x(0), curve.x(40), curve.y(1), curve.y(0)]).toEqual([20, 120, 10, 110]);
    expect(curve.rounds).toEqual([
      { round: 1, from: 0, to: 20 },
      { round: 2, from: 20, to: 40 },
    ]);
  });

  it('draws the doubt within 0 and 1', () => {
    const curve = curveOf(POINTS, FRAME);
    expect(lineOf(POINTS, 1, curve, -1).split('L').at(-1)).toBe('120.0 110.0');
    expect(lineOf(POINTS, 0, curve, 1).split('L').at(0)).toBe('20.0 75.0');
  });

  it('knows the chance at a move between two points', () => {
    expect(chanceAt(POINTS, 0, 15)).toBe(0.3);
  });

  it('has a column for each round and the end', () => {
    expect(columnsOf(POINTS).map(({ n }) => n)).toEqual([0, 20, 40]);
  });
});

it('tells what a choice gained or cost', () => {
  expect(gainOf({ chance: 0.25, chance_other: 0.344 })).toBe(-9);
});
