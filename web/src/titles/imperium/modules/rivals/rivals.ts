// Rivals with cards of their own: what they hoard, and what it is worth to them. Pure: tested in rivals.test.ts.

import type { Line, Saying, SeatNumber } from '@/lib/types';
import type { Content, Player, Token, View } from '../../types';

/** Rivals with cards of their own. */
export interface RivalsView {
  /** The Rival that had the last turn; the House Hagal cards it turned up, and why each was passed over. */
  turn: SeatNumber | null;
  turned: string[];
  why: (string | null)[];
}

export interface RivalRecap {
  kind: 'rival';
  seat: SeatNumber;
  /** House Hagal cards as they were turned up; the last one was used. */
  cards: { id: string; why: Saying | null }[];
}

/** A Rival's card. */
export interface RivalFacts {
  name: Saying;
  /** The number of goods of any kind that it pays for its Swordmaster. */
  swordmaster: number;
  signet: { draw: Token[]; words: Saying };
  scheme: { draw: Token[]; words: Saying };
  /** Factions in the order in which it prefers them. */
  priority: string[];
  /** One that cannot gathers no points, and is for two players alone. */
  wins: boolean;
  /** The price of a point once it has its Swordmaster. */
  sets: Record<'solari' | 'spice' | 'intrigue' | 'water', number>;
  lines: [string, Saying][];
}

export interface HagalFacts {
  name: Saying;
  space: string | null;
  draw: Token[];
  words: Saying;
  swords: number;
  /** One of several spaces that a card names, and when it counts; mostly empty. */
  ways: { space: string; when: Saying | null; draw: Token[]; words: Saying }[];
  /** Without this it is passed over. */
  needs: Saying | null;
}

export const rivalsIn = (view: View): RivalsView | undefined => (view as { rivals?: RivalsView }).rivals;

export const hagalIn = (content: Content): Record<string, HagalFacts> =>
  (content as { hagal?: Record<string, HagalFacts> }).hagal ?? {};

/** The goods that count towards a Swordmaster, all of them together. */
export const GOODS = ['solari', 'spice', 'intrigue', 'water'] as const;
export type Good = (typeof GOODS)[number];

type Purse = Pick<Player, 'solari' | 'spice' | 'water' | 'intrigue'>;

export const amountOf = (p: Purse, good: Good): number => (good === 'intrigue' ? p.intrigue.length : p[good]);

/** The goods a Rival has towards the cost of its Swordmaster. */
export const hoard = (p: Purse): number => GOODS.reduce((sum, good) => sum + amountOf(p, good), 0);

export const rivalsOf = (content: Content): Record<string, RivalFacts> =>
  (content as { rivals?: Record<string, RivalFacts> }).rivals ?? {};

/** The card of a Rival; nobody else has one. */
export const rivalOf = (content: Content, p: Pick<Player, 'rival_card'>): RivalFacts | undefined =>
  p.rival_card ? rivalsOf(content)[p.rival_card] : undefined;

/** The House Hagal cards that a Rival turned up in the last turn of any Rival, with why one was passed over. */
export function turnedBy(view: View, seat: number): { id: string; why: string | null }[] {
  const rivals = rivalsIn(view);
  if (rivals?.turn !== seat) return [];
  return rivals.turned.map((id, i) => ({ id, why: rivals.why[i] }));
}

/** Lines of a Rival's turn that say what was done; the cards are shown by themselves. */
export function deedsOf(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => kind !== 'turn' && !kind.startsWith('hagal_'));
}
