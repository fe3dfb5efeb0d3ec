// The research track, a graph of hexes. Pure: tested in research.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, EffectBox, Token, View } from '../../types';

export interface ResearchView {
  /** By hex: the seats whose tokens are there. */
  at: Record<string, number[]>;
}

export interface HexFacts {
  name: Saying;
  /** Columns count from the start, rows in half hexes from the top. */
  column: number;
  row: number;
  next: string[];
  genetic: number;
  boxes: EffectBox[];
}

export const researchIn = (view: View): ResearchView | undefined => (view as { research?: ResearchView }).research;

export const hexesIn = (content: Content): Record<string, HexFacts> =>
  (content as { hex?: Record<string, HexFacts> }).hex ?? {};

/** The reward of a hex as icons; that an arrow may be declined goes without saying. */
export function rewardOf(hex: HexFacts): Token[] {
  const draw = hex.boxes[0]?.draw ?? [];
  return draw.at(-1) === 'or' ? draw.slice(0, -1) : draw;
}

/** The seats whose tokens are on a hex. */
export const seatsOn = (view: View, hex: string): number[] => researchIn(view)?.at[hex] ?? [];

/** The hex of a seat's token. */
export const hexOf = (view: View, seat: number): string | undefined =>
  Object.entries(researchIn(view)?.at ?? {}).find(([, seats]) => seats.includes(seat))?.[0];

/** The columns with a genetic marker, from the left. */
export function markers(content: Content): number[] {
  const columns = Object.values(hexesIn(content)).flatMap(({ column, genetic }) => (genetic ? [column] : []));
  return [...new Set(columns)].sort((a, b) => a - b);
}

/** Count the genetic markers a seat has reached. */
export function markersOf(content: Content, view: View, seat: number): number {
  const at = hexOf(view, seat);
  if (!at) return 0;
  const { column } = hexesIn(content)[at];
  return markers(content).filter((marker) => column >= marker).length;
}

/** The measures of the drawing: small on the shelf, wide in the drawer, upright on the phone. */
export interface Layout {
  width: number;
  height: number;
  /** The radius of a hex. */
  r: number;
  at: (column: number, row: number) => [number, number];
}

export function layoutOf(form: 'small' | 'wide' | 'upright'): Layout {
  if (form === 'small') return { width: 140, height: 44, r: 3, at: (c, k) => [7 + c * 15.5, k * 6.4] };
  if (form === 'wide') return { width: 620, height: 236, r: 31, at: (c, k) => [34 + c * 68.5, 16 + k * 32] };
  return { width: 374, height: 430, r: 26, at: (c, k) => [k * 57 - 14, (c ? 44 : 36) + c * 44] };
}

/** The outline of a hex; on its point where the track runs downwards. */
export function outline([x, y]: [number, number], r: number, upright: boolean): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i + (upright ? Math.PI / 6 : 0);
    return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
