// The cards of a player that the reader knows of without knowing where they are.

import type { CardFacts, Player } from '../types';

export interface Counted {
  id: string;
  n: number;
}

/** Cards by cost and name, equal ones together. */
export function sorted(
  ids: readonly string[],
  cards: Record<string, Pick<CardFacts, 'cost'>>,
  nameOf: (id: string) => string,
): Counted[] {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== '?') counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, n]) => ({ id, n }))
    .sort((a, b) => (cards[a.id]?.cost ?? 0) - (cards[b.id]?.cost ?? 0) || nameOf(a.id).localeCompare(nameOf(b.id)));
}

/** The deck of the reader without its order, or the hand and deck of somebody else together. */
export const unseen = (player: Player, pool: readonly string[]): string[] => [
  ...pool,
  ...player.deck.filter((id) => id !== '?'),
];
