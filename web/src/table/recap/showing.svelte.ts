// A recap before its reader: it builds up beat by beat, and then waits, or goes on by itself.

import type { Line, Recap } from '../../lib/types';
import { deedsOf } from './moments';
import { PACES, type Pace } from './paces';

/** Troops, swords, Intrigue, rewards. */
export const COMBAT_BEATS = 4;

export interface How {
  /** What comes when it was seen. */
  onward: () => void;
  /** Everything stands at its end at once. */
  still: boolean;
  /** Nobody here plays: it goes on by itself. */
  readonly watched: boolean;
}

export class Showing {
  readonly recap: Recap;
  /** What a Rival did, a line each. */
  readonly deeds: Line[];
  readonly how: How;
  readonly last: number;
  beat = $state(0);
  /** The board is looked at under it. */
  peek = $state(false);

  get done(): boolean {
    return this.beat >= this.last;
  }

  constructor(recap: Recap, lines: readonly Line[], how: How) {
    this.recap = recap;
    this.how = how;
    this.deeds = recap.kind === 'rival' ? deedsOf(lines) : [];
    this.last = recap.kind === 'combat' ? COMBAT_BEATS - 1 : this.deeds.length;
    if (how.still) this.beat = this.last;
  }

  /** One beat further, or on when there are no more. */
  tick(): void {
    if (this.done) this.how.onward();
    else this.beat += 1;
  }

  /** A press: a Conflict is built up to its end first, a Rival's turn goes line by line. */
  press(): void {
    if (this.recap.kind === 'combat' && !this.done) this.beat = this.last;
    else this.tick();
  }
}

const BUILD = 800;
/** For whoever watches: how long a whole Conflict stands. */
const WATCHED = 5_000;

/** Milliseconds until the next beat comes by itself, or 0: it waits. `least` is what a bot would take for its move. */
export function waitOf(showing: Showing, pace: Pace, least: number): number {
  const { recap, done, how, last } = showing;
  if (recap.kind === 'combat') return done ? (how.watched ? WATCHED : 0) : BUILD;
  if (how.still && !how.watched) return 0;
  const line = PACES[pace] || (how.watched ? PACES.calm : 0);
  return line && Math.max(line, least / (last + 1));
}
