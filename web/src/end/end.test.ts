import { describe, expect, it } from 'vitest';
import { offset, plot } from './plot';
import { standing, teamsStanding } from './standing';

const frame = { width: 760, height: 410, left: 34, right: 156, top: 20, bottom: 30 };

describe('the plot', () => {
  it('spans the rounds and at least the points that end the game', () => {
    const drawn = plot(
      [
        [1, 2, 4],
        [1, 1, 3],
      ],
      frame,
      10,
    );
    expect(drawn.rounds).toEqual([0, 1, 2]);
    expect(drawn.x(0)).toBe(34);
    expect(drawn.x(2)).toBe(760 - 156);
    expect(drawn.ticks).toEqual([0, 2, 4, 6, 8, 10]);
    expect(drawn.y(0)).toBe(380);
    expect(drawn.y(10)).toBe(20);
  });

  it('grows with the points, down as well as up', () => {
    expect(plot([[0, 13]], frame, 10).ticks.at(-1)).toBe(14);
    expect(plot([[0, -1]], frame, 10).ticks[0]).toBe(-2);
    expect(plot([[0, 17]], frame, 10).ticks).toEqual([0, 5, 10, 15, 20]);
  });

  it('keeps names apart', () => {
    const { labels } = plot(
      [
        [1, 9],
        [1, 9],
        [1, 9],
        [1, 8],
      ],
      frame,
      10,
    );
    const heights = labels.map((label) => label.y);
    for (let i = 1; i < heights.length; i++) expect(heights[i] - heights[i - 1]).toBeGreaterThanOrEqual(19);
    expect(labels.at(-1)?.party).toBe(3);
  });

  it('keeps lines of the same height apart', () => {
    expect([0, 1, 2, 3].map((party) => offset(party, 4))).toEqual([-4.5, -1.5, 1.5, 4.5]);
  });
});

describe('the standing', () => {
  it('is best first, and says who lost by the tie-break', () => {
    const places = standing({ ranks: [2, 1, 4, 3], points: [11, 11, 7, 9], tie_break: 'spice' });
    expect(places.map((place) => place.party)).toEqual([1, 0, 3, 2]);
    expect(places.map((place) => place.tied)).toEqual([false, true, false, false]);
  });

  it('parts nobody who shares the first place', () => {
    const places = standing({ ranks: [1, 1, 3], points: [10, 10, 4], tie_break: 'shared' });
    expect(places.map((place) => place.place)).toEqual([1, 1, 3]);
    expect(places.some((place) => place.tied)).toBe(false);
  });
});

describe('teams at the end', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  it('stand by their place, with the sum of their points', () => {
    const end = { ranks: [3, 1, 3, 1], points: [5, 6, 3, 4] };
    expect(teamsStanding(end, teams, true).map(({ team, place, points }) => [team, place, points])).toEqual([
      [1, 1, 10],
      [0, 2, 8],
    ]);
    expect(teamsStanding({ ranks: [1, 2, 1, 2], points: [7, 6, 7, 6] }, teams, false)[0].points).toBe(7);
  });
  it('that are level are parted by the tie-break, and it is said', () => {
    const end = { ranks: [2, 1, 2, 1], points: [5, 6, 5, 4] };
    expect(teamsStanding(end, teams, true).map(({ tied }) => tied)).toEqual([false, true]);
    expect(teamsStanding(end, [], true)).toEqual([]);
  });
});
