// Show a recap, and say how long each beat of it is shown.

import { PACES, type Pace } from '@/lib/paces';
import type { Line } from '@/lib/types';
import { Showing as AnyShowing, type How } from '@/table/showing.svelte';
import type { Recap } from '../types';
import { recapOf } from '../modules';
import { isCombat } from './moments';

/** Troops, swords, Intrigue, rewards. */
export const COMBAT_BEATS = 4;

export class Showing extends AnyShowing<Recap> {
  /** The lines that are read out, one per beat. */
  readonly deeds: Line[];

  constructor(recap: Recap, lines: readonly Line[], how: How) {
    const deeds = recapOf(recap)?.deeds(lines) ?? [];
    super(recap, how, isCombat(recap) ? COMBAT_BEATS - 1 : deeds.length, isCombat(recap));
    this.deeds = deeds;
  }
}

const BUILD = 800;
/** The time for which a spectator sees a whole Conflict, in milliseconds. */
const WATCHED = 5_000;

/** Milliseconds until the next beat comes by itself, or 0: it waits. `least` is what a bot would take for its move. */
export function waitOf(showing: Showing, pace: Pace, least: number): number {
  const { recap, done, how, last } = showing;
  if (isCombat(recap)) return done ? (how.watched ? WATCHED : 0) : BUILD;
  if (how.still && !how.watched) return 0;
  const line = PACES[pace] || (how.watched ? PACES.calm : 0);
  return line && Math.max(line, least / (last + 1));
}
