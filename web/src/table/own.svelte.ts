// The seats that this browser plays, and the seat whose view is shown. Players who share a browser take turns; the
// table is covered between them.

import type { Table, View } from '../lib/types';
import { standIn } from './scene.svelte';

export const namesOf = (table: Table): string => JSON.stringify(table.seats.map(({ name }) => name));

/** The table as it is for a player who plays only this one of their seats. */
export function ownTable(table: Table, only: number | null): Table {
  if (only === null) return table;
  return { ...table, seats: table.seats.map((seat) => (seat.seat === only ? seat : { ...seat, mine: false })) };
}

export class OwnSeats {
  /** The newest views: one per own seat, and `watch` for spectators. */
  views: Record<string, View> = {};
  /** The seat whose view is shown; null for a spectator. Players with several seats in this browser take turns. */
  shown = $state<number | null>(null);
  /** In a browser with several seats: the player of the shown seat has sat down. */
  #satDown = $state(false);
  #table: () => Table | null;
  /** If not null, the only one of this browser's seats that is shown. */
  #only: number | null;

  constructor(table: () => Table | null, only: number | null = null) {
    this.#table = table;
    this.#only = only;
  }

  get all(): number[] {
    const seats = Object.keys(this.views)
      .filter((key) => key !== 'watch')
      .map(Number);
    return this.#only === null ? seats : seats.filter((seat) => seat === this.#only);
  }

  /** The view of a seat. */
  of(seat: number | null): View | undefined {
    return this.views[seat === null ? 'watch' : String(seat)];
  }

  /** Tell whether the seat is asked something and no bot answers in its place. */
  asks(seat: number): boolean {
    return Boolean(this.views[seat]?.decision) && standIn(this.#table(), seat) === null;
  }

  /** Tell whether a person here plays: no bot stands in for every own seat. */
  plays(): boolean {
    return this.all.some((seat) => standIn(this.#table(), seat) === null);
  }

  /** Choose the seat whose view is shown. If another of the browser's seats is asked, the table is covered until its
   *  player sits down. */
  choose(): void {
    const own = this.all;
    if (this.shown !== null && !this.asks(this.shown) && own.some((seat) => this.asks(seat))) this.#satDown = false;
    if (this.shown === null || !own.includes(this.shown) || this.unclaimed()) this.shown = this.#first();
  }

  /** The first of the browser's seats that is asked, else its first seat; null for a spectator. */
  #first(): number | null {
    const own = this.all;
    return own.find((seat) => this.asks(seat)) ?? own[0] ?? null;
  }

  /** Whether no player has sat down since a reload, or since another of several seats was asked. No hand is shown then.
   *  */
  unclaimed(): boolean {
    return !this.#satDown && this.all.length > 1 && !this.views[String(this.shown)]?.over;
  }

  /** Show the view of another of the browser's seats. */
  sitAt(seat: number): void {
    this.#satDown = true;
    this.shown = seat;
  }

  /** The view on the screen. While the players change places it shows only what is public, since everybody may look. */
  onScreen(): View | undefined {
    return (this.unclaimed() ? this.views.watch : undefined) ?? this.of(this.shown);
  }
}
