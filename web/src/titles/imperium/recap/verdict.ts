// The result of a Conflict, in one sentence for its reader.

import type { CombatRecap } from '../types';

export interface Verdict {
  /** The end of the message id: `page-recap-won-<id>`. */
  id: 'you-win' | 'wins' | 'you-take' | 'you-nothing' | 'tie' | 'nobody';
  /** The winner, or -1. */
  seat: number;
  /** By how much, or which reward the reader took. */
  n: number;
}

/** `me` is -1 for a spectator. */
export function verdictOf(recap: CombatRecap, me: number): Verdict {
  const winner = recap.winner ?? -1;
  const mine = recap.sides.find(({ seat }) => seat === me);
  if (winner === me && me >= 0) return { id: 'you-win', seat: winner, n: recap.ahead };
  if (recap.sides.every(({ strength }) => strength === 0)) return { id: 'nobody', seat: -1, n: 0 };
  if (winner < 0) return { id: 'tie', seat: -1, n: 0 };
  if (mine?.place) return { id: 'you-take', seat: winner, n: mine.place };
  if (mine?.strength) return { id: 'you-nothing', seat: winner, n: recap.ahead };
  return { id: 'wins', seat: winner, n: recap.ahead };
}
