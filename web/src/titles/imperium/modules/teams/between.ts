// Decisions between teammates: their questions, and the results of the answers. Pure: tested in between.test.ts.

import { argumentsOf } from '@/lib/sayings';
import type { Line } from '@/lib/types';
import { turnsOf } from '../../moves';
import type { Figure } from '../module';
import type { Player } from '../../types';

/** Questions answered with an Ally, or a teammate: the one it is for. */
const FOR_SOMEBODY = new Set(['served', 'activate', 'behalf', 'trade_with']);
const TRADE = new Set(['trade_good', 'trade_amount']);
const OTHERS = new Set([
  'reinforce',
  'contribute',
  'yield',
  'deal_contracts',
  'which_row',
  'send_swordmaster',
  'team_may',
]);

export const isForSomebody = (kind: string): boolean => FOR_SOMEBODY.has(kind);
export const isTrade = (kind: string): boolean => TRADE.has(kind);
export const isBetween = (kind: string): boolean => isForSomebody(kind) || isTrade(kind) || OTHERS.has(kind);

/** The goods of a trade, by their numbers. */
export const GOODS = ['solari', 'spice', 'water', 'intrigue'] as const;
export type Good = (typeof GOODS)[number];

export const heldOf = (p: Player, good: Good): number => (good === 'intrigue' ? p.intrigue.length : p[good]);

/** Troops for the one Ally and for the other, as the answer says it. */
export function splitOf(label: string): [number, number] {
  const { n, rest } = argumentsOf(label, (id) => id);
  return [Number(n ?? 0), Number(rest ?? 0)];
}

/** Would naming this Ally for a Plot card leave the Commander no Agent turn? None of the Agents he still has serves that Ally (R-UPR-45). */
export function stranded(figures: readonly Figure[], ally: number, cause: string): boolean {
  const free = figures.filter(({ at }) => at === null);
  return (
    cause.startsWith('intrigue:') &&
    free.length > 0 &&
    !free.some((figure) => figure.ally === null || figure.ally === ally)
  );
}

/** The Ally who has deployed as the reader ended the turn, which therefore goes on (R-UPR-51); nobody: -1. */
export function deployedFor(lines: readonly Line[], me: number): number {
  let from = lines.length - 1;
  while (from >= 0 && lines[from].kind !== 'turn') from -= 1;
  const turn = turnsOf(lines, Math.max(0, from)).at(-1);
  if (turn?.seat !== me) return -1;
  return turn.lines.find(({ kind, seat }) => kind === 'deploy' && seat !== me)?.seat ?? -1;
}

/** The rewards of two Allies with equal strength, if one yields: the better one and that after it; 0 is none. Nothing
 * where somebody of the other team is as strong: then ties are settled as among four (UPR-S13.5, S13.6). */
export function yielding(players: readonly Player[], seat: number, other: number): [number, number] | null {
  const { strength } = players[seat];
  if (players.some((p) => p.seat !== seat && p.seat !== other && p.strength === strength)) return null;
  const better = 1 + players.filter((p) => p.strength > strength).length;
  const REWARDS = 3;
  return [better, better < REWARDS ? better + 1 : 0];
}
