// The choices for a new table of this title: factions, boxes, and rulings where the sources differ.

import type { TitleInfo } from '@/lib/types';
import { Options } from '../../plain/options.svelte';

/** How factions are assigned: at random, chosen in the game, as the rules suggest, or chosen for each seat in the form.
 *  */
export type Way = 'random' | 'chosen' | 'suggested' | 'list';
export const WAYS: readonly Way[] = ['random', 'chosen', 'suggested', 'list'];

/** The first of them are those that the rules suggest (CLA-1.7). */
export const FACTIONS = ['atreides', 'harkonnen', 'fremen', 'emperor', 'spacing_guild', 'bene_gesserit'];
const MORE = ['ixians', 'tleilaxu'];

/** The options that are shown for any table; all others are rulings, which are folded away. */
export const TICKED = ['advanced', 'ixians_tleilaxu', 'treachery_more', 'sandtrout', 'technology', 'deals'];
export const COUNTED = ['turns', 'bid_seconds'];
const PLAYED = [...TICKED, ...COUNTED];

export class Choices extends Options {
  way = $state<Way>('random');
  #named = $state<string[]>([...FACTIONS]);
  readonly rulings: string[];

  constructor(info: TitleInfo) {
    super(info);
    this.rulings = this.offered.map(({ name }) => name).filter((name) => !PLAYED.includes(name));
  }

  /** The factions that may be in play. */
  get pool(): string[] {
    return this.values.ixians_tleilaxu === true ? [...FACTIONS, ...MORE] : FACTIONS;
  }

  /** The factions chosen in the form, one for each seat, all different and from the pool. */
  named(seats: number): string[] {
    const out: string[] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const wished = this.#named[seat];
      const free = this.pool.filter((faction) => !out.includes(faction));
      const unwished = free.find((faction) => !this.#named.slice(seat, seats).includes(faction));
      out.push(free.includes(wished) ? wished : (unwished ?? free[0]));
    }
    return out;
  }

  /** Give a faction to a seat; the seat that had it takes this seat's. */
  name(seat: number, faction: string, seats: number): void {
    const now = this.named(seats);
    const other = now.indexOf(faction);
    if (other >= 0) now[other] = now[seat];
    now[seat] = faction;
    this.#named = now;
  }

  override options(seats: number = FACTIONS.length): Record<string, unknown> {
    return { ...super.options(), factions: this.way === 'list' ? this.named(seats) : this.way };
  }
}
