// Shows something that is over (a recap) to its reader: it builds up beat by beat, and then waits, or goes on by itself.

import type { Recap } from '../lib/types';

export interface How {
  /** Continue once the recap has been seen. */
  onward: () => void;
  /** Show the last beat at once, without motion. */
  still: boolean;
  /** Nobody here plays: it goes on by itself. */
  readonly watched: boolean;
}

export class Showing<R extends Recap = Recap> {
  readonly recap: R;
  readonly how: How;
  readonly last: number;
  /** Players must see it, and may look at the board under it. */
  readonly stays: boolean;
  beat = $state(0);
  /** The board is looked at under it. */
  peek = $state(false);

  get done(): boolean {
    return this.beat >= this.last;
  }

  constructor(recap: R, how: How, last: number, stays: boolean) {
    this.recap = recap;
    this.how = how;
    this.last = last;
    this.stays = stays;
    if (how.still) this.beat = last;
  }

  /** One beat further, or on when there are no more. */
  tick(): void {
    if (this.done) this.how.onward();
    else this.beat += 1;
  }

  /** A press: what stays is built up to its end first, other things go on beat by beat. */
  press(): void {
    if (this.stays && !this.done) this.beat = this.last;
    else this.tick();
  }
}
