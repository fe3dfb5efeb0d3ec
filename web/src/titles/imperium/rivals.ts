// Rivals with cards of their own: what they hoard, and what it is worth to them. Pure: tested in rivals.test.ts.

import type { Content, Player, RivalFacts, View } from './types';

/** What counts towards a Swordmaster, all of it together. */
export const GOODS = ['solari', 'spice', 'intrigue', 'water'] as const;
export type Good = (typeof GOODS)[number];

type Purse = Pick<Player, 'solari' | 'spice' | 'water' | 'intrigue'>;

export const amountOf = (p: Purse, good: Good): number => (good === 'intrigue' ? p.intrigue.length : p[good]);

/** How much a Rival has of what its Swordmaster costs. */
export const hoard = (p: Purse): number => GOODS.reduce((sum, good) => sum + amountOf(p, good), 0);

/** The card of a Rival; nobody else has one. */
export const rivalOf = (content: Content, p: Pick<Player, 'rival_card'>): RivalFacts | undefined =>
  p.rival_card ? content.rivals[p.rival_card] : undefined;

/** The House Hagal cards that a Rival turned up in the last turn of any Rival, with why one was passed over. */
export function turnedBy({ rivals }: Pick<View, 'rivals'>, seat: number): { id: string; why: string | null }[] {
  if (rivals?.turn !== seat) return [];
  return rivals.turned.map((id, i) => ({ id, why: rivals.why[i] }));
}
