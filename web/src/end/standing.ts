// How the parties stand at the end, best first. Pure: tested in standing.test.ts.

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
  /** Who or what it was in the game; '' where there is no more to say. */
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
