// The choices for a new table of this family beyond seats and clock.

import type { LeaderFacts } from '../types';
import type { OwnSetup } from '../../title';
import { cast, leaderPlaces, mayLead, pick, RIVALS } from './leaders';

export type LeaderChoice = 'random' | 'draft' | 'list';
export const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz_haderach'];

/** Ties for second are told apart below four players alone. */
export const tiesMatter = (seats: number): boolean => seats === 2 || seats === 3;

export class Choices implements OwnSetup {
  leaders = $state<LeaderChoice>('random');
  /** A Leader per seat, and with one player two more for the Rivals; used with `list` alone. */
  chosen = $state<string[]>([]);
  /** All Leaders there are, once somebody wants to choose. */
  facts = $state.raw<Record<string, LeaderFacts>>({});
  /** The place whose Leader a press changes: the last one chosen for. */
  choosing = $state(0);
  /** The level of the Rivals; one player only. */
  level = $state(LEVELS[0]);
  /** Below four players: two who tie for second both take the third reward (IMP-10.9). */
  tiesTakeThird = $state(false);

  /** The Leaders available in a game of this many players as chosen now; the other side of a card is no Leader to begin with. */
  leading(seats: number): string[] {
    return Object.keys(this.facts).filter((id) => !this.facts[id].back_of && this.has(this.facts[id].module, seats));
  }

  /** The number of Leaders that can be chosen. */
  places(seats: number): number {
    return leaderPlaces(seats);
  }

  mayLead(leader: string, place: number, seats: number): boolean {
    return mayLead(leader, place, seats);
  }

  /** Nobody is without a Leader, and nobody has one that cannot be. */
  cast(seats: number): string[] {
    return cast(this.chosen, seats, this.leading(seats), this.places(seats), this.mayLead.bind(this));
  }

  /** A place takes a Leader. */
  pick(place: number, leader: string, seats: number): void {
    this.chosen = pick(this.chosen, place, leader, seats, this.leading(seats), this.mayLead.bind(this));
  }

  /** Is a module in the game? */
  protected has(module: string | null, _seats: number): boolean {
    return module === null;
  }

  /** The Leaders of the seats as an option: a list only when it is complete, since the Leaders are loaded when it is asked for. */
  protected leadersOption(seats: number): LeaderChoice | string[] {
    if (this.leaders !== 'list') return this.leaders;
    return this.chosen.length >= this.places(seats) ? this.chosen.slice(0, seats) : 'random';
  }

  options(seats: number): Record<string, unknown> {
    const leaders = this.leadersOption(seats);
    const options: Record<string, unknown> = { leaders };
    if (seats === 1) options.difficulty = this.level;
    if (seats === 1 && Array.isArray(leaders)) options.rivals = this.chosen.slice(1, 1 + RIVALS);
    if (this.tiesTakeThird && tiesMatter(seats)) options.ties_for_second = 'third';
    return options;
  }
}
