// The choices for a new table of Uprising beyond seats and clock.

import type { TitleInfo } from '@/lib/types';
import { Choices } from '../../imperium/setup/choices.svelte';
import { COMMANDERS, SIX } from '../teams';

/** When dice change the Imperium Row of a single player. */
export const CHURNS = ['off', 'reveal', 'rival'] as const;
/** Options that make Rivals stronger; the two harder levels have all of them (UPR-R3.3). */
export const VARIANTS = ['brutal', 'expert', 'politics'] as const;
export type Variant = (typeof VARIANTS)[number];
const HARD = ['mentat', 'kwisatz_haderach'];
export const RANDOM = 'random';

/** Return the number of Rivals in a game with this many seats. */
export const rivalsOf = (seats: number): number => (seats === 1 ? 2 : seats === 2 ? 1 : 0);

export class UprisingChoices extends Choices {
  override level = $state('sardaukar');
  /** The CHOAM module with its contracts is in the game. */
  choam = $state(false);
  /** The seat that gets the Objective of the First Player; -1: as the Objectives fall. */
  first = $state(-1);
  /** The cards of the Rivals, or `random`. */
  rivals = $state<string[]>([RANDOM, RANDOM]);
  churn = $state<(typeof CHURNS)[number]>('off');
  streamlined = $state(false);
  variants = $state<Record<Variant, boolean>>({ brutal: false, expert: false, politics: false });
  /** The player with whom an Objective is exchanged in a game of six (UPR-S2.10). */
  objectives = $state<'across' | 'adjacent'>('across');

  constructor({ options }: Pick<TitleInfo, 'options'>) {
    super();
    this.choam = options.find(({ name }) => name === 'choam')?.default === true;
  }

  protected override has(module: string | null, seats: number): boolean {
    return module === null || (module === 'choam' && (this.choam || seats === SIX));
  }

  /** Rivals have cards of their own. */
  override places(seats: number): number {
    return seats;
  }

  /** In a game of six the Commanders' seats are theirs, and nobody else's (UPR-S1.1). */
  override mayLead(leader: string, place: number, seats: number): boolean {
    if (seats !== SIX) return true;
    return COMMANDERS[place] ? leader === COMMANDERS[place] : !Object.values(COMMANDERS).includes(leader);
  }

  /** Does the level bring all variants? */
  hard(seats: number): boolean {
    return seats === 1 && HARD.includes(this.level);
  }

  override options(seats: number): Record<string, unknown> {
    const leaders = this.leadersOption(seats);
    if (seats === SIX) return { leaders, choam: true, objectives: this.objectives };
    const options: Record<string, unknown> = { leaders, choam: this.choam };
    if (seats > 2) options.first = this.first >= 0 && this.first < seats ? this.first : 'random';
    else {
      const rivals = this.rivals.slice(0, rivalsOf(seats));
      options.rivals = rivals.every((id) => id === RANDOM) ? RANDOM : rivals;
      for (const name of VARIANTS) options[name] = this.variants[name] || this.hard(seats);
    }
    if (seats === 1) Object.assign(options, { difficulty: this.level, churn: this.churn });
    if (seats === 2) options.streamlined = this.streamlined;
    return options;
  }
}
