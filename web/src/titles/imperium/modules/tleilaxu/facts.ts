// The Bene Tleilax: their track, the Axolotl tanks and the Tleilaxu Row. Pure: tested in tleilaxu.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, EffectBox, Token, View } from '../../types';

export interface TleilaxuView {
  /** The step of each seat's token, negative without one, and its specimens in the tanks. */
  step: number[];
  specimens: number[];
  /** The open cards, null for a gap; the card that never leaves the row is not among them. */
  row: (string | null)[];
  deck: number;
  /** Spice that still lies on the track. */
  spice: number;
}

export interface RungFacts {
  name: Saying;
  step: number;
  spice: number;
  boxes: EffectBox[];
}

export const tleilaxuIn = (view: View): TleilaxuView | undefined => (view as { tleilaxu?: TleilaxuView }).tleilaxu;

export const rungsIn = (content: Content): RungFacts[] =>
  Object.values((content as { rung?: Record<string, RungFacts> }).rung ?? {}).sort((a, b) => a.step - b.step);

/** The seats whose tokens are on a step. */
export const seatsAt = (view: View, step: number): number[] =>
  (tleilaxuIn(view)?.step ?? []).flatMap((at, seat) => (at === step ? [seat] : []));

/** The bonus of a step as icons, with the spice that still lies there. */
export function bonusOf(view: View, rung: RungFacts): Token[] {
  const draw = rung.boxes[0]?.draw ?? [];
  const spice = rung.spice > 0 ? (tleilaxuIn(view)?.spice ?? 0) : 0;
  return spice ? [...draw, ...(draw.length ? [','] : []), String(spice), 'spice'] : draw;
}

export const specimensOf = (view: View, seat: number): number => tleilaxuIn(view)?.specimens[seat] ?? 0;

/** The source of the card that never leaves the Tleilaxu Row. */
const STAYS = 'tleilaxu_reserve';

/** The cards of the Tleilaxu Row, the one that always stays last. */
export function rowIn(content: Content, view: View): string[] {
  const stays = Object.keys(content.cards).filter((id) => (content.cards[id] as { source?: string }).source === STAYS);
  return [...(tleilaxuIn(view)?.row ?? []).flatMap((id) => (id ? [id] : [])), ...(tleilaxuIn(view) ? stays : [])];
}

/** Is every card that may be acquired in this row, and nothing to be played on the board? */
export function onlyRow(actions: readonly string[], row: readonly string[]): boolean {
  const sorts = actions.map((action) => action.split(':'));
  const cards = sorts.filter(([sort]) => sort === 'acquire');
  return (
    cards.length > 0 &&
    cards.every(([, id]) => row.includes(id)) &&
    !sorts.some(([sort]) => /^(card|space)$/.test(sort))
  );
}
