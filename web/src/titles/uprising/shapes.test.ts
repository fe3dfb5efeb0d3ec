import { describe, expect, it } from 'vitest';
import { shapeOf } from '..';

describe('the shape of a seat', () => {
  it('is its number, but for six in two teams: Allies have the first four, Commanders hexagon and cross', () => {
    const shapes = (title: string, players: number) =>
      Array.from({ length: players }, (_, seat) => shapeOf(title, players, seat));
    expect(shapes('imperium', 4)).toEqual([1, 2, 3, 4]);
    expect(shapes('uprising', 4)).toEqual([1, 2, 3, 4]);
    const six = shapes('uprising', 6);
    expect([...six].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([six[0], six[3]]).toEqual([5, 6]);
  });
});
