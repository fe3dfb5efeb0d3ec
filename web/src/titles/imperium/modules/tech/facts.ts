// Tech tiles. Pure: tested in tech.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, EffectBox, Token, View } from '../../types';

export interface TechView {
  /** The tiles on top of the stacks that have any. */
  open: string[];
  /** The number of tiles in each stack. */
  stacks: number[];
  /** By tile: the seats that own it. */
  owned: Record<string, number[]>;
  /** Owned tiles that lie face down until the next round. */
  down: string[];
  /** By seat. */
  negotiators: number[];
}

export interface TileFacts {
  name: Saying;
  cost: number;
  boxes: EffectBox[];
  lines: [string, Saying][];
}

/** A piece to be had for a price, as the view lists them. */
interface Offered {
  piece: string;
  action: string;
  price: Token[];
}

export const techIn = (view: View): TechView | undefined => (view as { tech?: TechView }).tech;

export const tilesIn = (content: Content): Record<string, TileFacts> =>
  (content as { tech?: Record<string, TileFacts> }).tech ?? {};

/** The open tiles, each with the number of tiles in its stack. */
export function stacked(view: View): { id: string; left: number }[] {
  const { open = [], stacks = [] } = techIn(view) ?? {};
  const full = stacks.filter((left) => left > 0);
  return open.map((id, i) => ({ id, left: full[i] ?? 1 }));
}

/** The tiles of a seat. */
export const tilesOf = (view: View, seat: number): string[] =>
  Object.entries(techIn(view)?.owned ?? {}).flatMap(([id, seats]) => (seats.includes(seat) ? [id] : []));

export const isDown = (view: View, tile: string): boolean => techIn(view)?.down.includes(tile) === true;

/** The words that an answer may use for a tile, the first that is offered. */
export const WORDS = ['acquire_tech', 'tech', 'flip'] as const;
export const wordFor = (tile: string, offered: { has: (action: string) => boolean }): string =>
  WORDS.map((word) => `${word}:${tile}`).find((action) => offered.has(action)) ?? `tech:${tile}`;

/** The price of a tile now, where it differs from the printed one. */
export function priceNow(view: View, tile: string): Token[] | undefined {
  const offers = (view as { offers?: Offered[] }).offers ?? [];
  return offers.find(({ piece }) => piece === `tech:${tile}`)?.price;
}
