// The final ranking of the parties, best first. Pure: tested in standing.test.ts.

import type { End } from '../lib/types';

export interface Place {
  party: number;
  place: number;
  points: number;
  /** Had as many points as the winner and lost by the tie-break. */
  tied: boolean;
}

export interface Party extends Place {
  name: string;
  /** Its role in the game; '' if there is nothing more to say. */
  as: string;
  mine: boolean;
}

export function standing(end: Pick<End, 'ranks' | 'points' | 'tie_break'>): Place[] {
  const best = Math.max(...end.ranks.map((rank, party) => (rank === 1 ? end.points[party] : -Infinity)));
  const decided = end.tie_break !== 'none' && end.tie_break !== 'shared';
  return end.ranks
    .map((place, party) => ({
      party,
      place,
      points: end.points[party],
      tied: decided && place > 1 && end.points[party] === best,
    }))
    .sort((a, b) => a.place - b.place || a.party - b.party);
}

export interface TeamPlace {
  /** Its number among the teams of the table. */
  team: number;
  place: number;
  seats: readonly number[];
  points: number;
  /** Had as many points as the winners and lost by the tie-break. */
  tied: boolean;
}

/** Rank the teams, best first: the seats of a team share its place. `own`: each seat has points of its own, and the
 * team's are their sum; otherwise every seat has the team's points. */
export function teamsStanding(
  end: Pick<End, 'ranks' | 'points'>,
  teams: readonly (readonly number[])[],
  own: boolean,
): TeamPlace[] {
  const found = teams
    .map((seats, team) => ({
      team,
      seats,
      place: Math.min(...seats.map((seat) => end.ranks[seat])),
      points: own ? seats.reduce((sum, seat) => sum + end.points[seat], 0) : end.points[seats[0]],
    }))
    .sort((a, b) => a.place - b.place || a.team - b.team);
  // Seats of one team share a rank, so the next team's is beyond all of them: its place is counted in teams.
  return found.map((one) => ({
    ...one,
    place: 1 + found.filter((other) => other.place < one.place).length,
    tied: one.place > found[0].place && one.points === found[0].points,
  }));
}
