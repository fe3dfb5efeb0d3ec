// Snooper tokens, and the card that a Leader sets aside. Pure: tested in ix_leaders.test.ts.

import type { Player, View } from '../../types';

export interface LeadersView {
  /** Tracks that still have a Snooper. */
  snoopers: string[];
  /** Slots of the Leader's card that have one. */
  filled: number;
  /** The card set aside, `?` where it is hidden. */
  aside: string[];
  turns: number;
}

/** The Leaders with these pieces. */
export const SNOOPS = 'tessia_vernius';
export const SETS_ASIDE = 'ilesa_ecaz';
/** The level of a track where a Snooper is. */
export const SNOOPER_AT = 2;

export const leadersIn = (view: View): LeadersView | undefined => (view as { ix_leaders?: LeadersView }).ix_leaders;

/** The player with a Leader. */
export const playerWith = (view: View, leader: string): Player | undefined =>
  view.players.find((player) => player.leader === leader);

export const hasSnooper = (view: View, faction: string): boolean =>
  playerWith(view, SNOOPS) !== undefined && leadersIn(view)?.snoopers.includes(faction) === true;

/** The card that a seat has set aside, where there is one. */
export function asideOf(view: View, seat: number): string | undefined {
  return playerWith(view, SETS_ASIDE)?.seat === seat ? leadersIn(view)?.aside[0] : undefined;
}
