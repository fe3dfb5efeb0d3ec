// Shows a recap to its reader: it appears beat by beat, and then waits or closes by itself.

import type { Recap } from '../lib/types';

export interface How {
  /** Continue once the recap has been seen. */
  onward: () => void;
  /** Show the last beat at once, without motion. */
  still: boolean;
  /** Nobody plays in this browser: the recap closes by itself. */
  readonly watched: boolean;
}

export class Showing<R extends Recap = Recap> {
  readonly recap: R;
  readonly how: How;
  readonly last: number;
  /** Players must see it; they may look at the board under it. */
  readonly stays: boolean;
  beat = $state(0);
  /** The recap is hidden so that the board under it can be seen. */
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

  /** Show the next beat; after the last one, continue the game. */
  tick(): void {
    if (this.done) this.how.onward();
    else this.beat += 1;
  }

  /** Handle a press: a recap that stays is first shown to its end, others advance by one beat. */
  press(): void {
    if (this.stays && !this.done) this.beat = this.last;
    else this.tick();
  }
}
