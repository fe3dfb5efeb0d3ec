// The layout of spaces: in the slots for which a board has a place, else by area. Pure: tested in layout.test.ts.

import type { Content } from '../types';

/** A part of a board: the areas whose spaces lie in it, and the slots it has places for, in order. */
export interface Region {
  areas: readonly string[];
  slots: readonly string[];
}

/** Spaces of one area that has no region of its own. */
export interface Annex {
  area: string;
  spaces: string[];
}

/** The spaces of the table; those of a Leader's own board are drawn with that board. */
export const tableSpaces = (content: Content): string[] =>
  Object.keys(content.spaces).filter((id) => !content.spaces[id].owner);

/** The spaces of a faction: they lie under its track. */
export const factionSpaces = (content: Content, faction: string): string[] =>
  tableSpaces(content).filter((id) => content.spaces[id].area === faction);

const isFactions = (content: Content, id: string): boolean => content.spaces[id].area in content.tracks;

/** The space in each slot of the table. */
export function bySlot(content: Content): Record<string, string> {
  return Object.fromEntries(tableSpaces(content).map((id) => [content.spaces[id].slot, id]));
}

/** The spaces of each region: those in its slots, then others of its areas, in the order of the content. */
export function arrange<R extends string>(content: Content, regions: Record<R, Region>): Record<R, string[]> {
  const names = Object.keys(regions) as R[];
  const out = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<R, string[]>;
  const there = bySlot(content);
  const placed = new Set<string>();
  for (const name of names) {
    for (const slot of regions[name].slots) {
      if (!(slot in there) || isFactions(content, there[slot])) continue;
      out[name].push(there[slot]);
      placed.add(there[slot]);
    }
  }
  for (const id of tableSpaces(content)) {
    if (placed.has(id) || isFactions(content, id)) continue;
    const home = names.find((name) => regions[name].areas.includes(content.spaces[id].area));
    if (home) out[home].push(id);
  }
  return out;
}

/** Spaces that are in no region, by their areas: a board draws them under the name of the area. */
export function annexes(content: Content, arranged: Record<string, string[]>): Annex[] {
  const placed = new Set(Object.values(arranged).flat());
  const out: Annex[] = [];
  for (const id of tableSpaces(content)) {
    if (placed.has(id) || isFactions(content, id)) continue;
    const { area } = content.spaces[id];
    const annex = out.find((one) => one.area === area);
    if (annex) annex.spaces.push(id);
    else out.push({ area, spaces: [id] });
  }
  return out;
}

/** Whether the table has more spaces than the board has slots: then there is less room for landmarks. */
export function isFuller(content: Content, regions: Record<string, Region>): boolean {
  const painted = new Set(Object.values(regions).flatMap(({ slots }) => slots));
  return tableSpaces(content).some((id) => !isFactions(content, id) && !painted.has(content.spaces[id].slot));
}

/** Whether a cell of the phone's board is not a space. */
export const isInfo = (cell: string): boolean => cell.startsWith('=');

/** The cells of the phone's board: the spaces in these slots. A space without a slot here takes the cell of a slot
 *  without a space, else the first cell that only informs, else comes last. */
export function cellsOf(content: Content, cells: readonly string[]): string[] {
  const there = bySlot(content);
  const out: (string | null)[] = cells.map((cell) => (isInfo(cell) ? cell : (there[cell] ?? null)));
  for (const id of tableSpaces(content).filter((space) => !out.includes(space))) {
    const free = out.indexOf(null);
    const at = free < 0 ? out.findIndex((cell) => cell !== null && isInfo(cell)) : free;
    if (at < 0) out.push(id);
    else out[at] = id;
  }
  return out.filter((cell) => cell !== null);
}

/** The ids in pairs. */
export function inPairs(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / 2) }, (_, i) => ids.slice(2 * i, 2 * i + 2));
}

/** The position of a tie among the spaces it ties: between two of a row, above one, or above the rows it spans. */
export interface Knot<T> {
  tie: T;
  /** Beside the space that comes after it. */
  before: string;
  where: 'between' | 'above' | 'over';
}

/** Place ties in the rows of a region. A tie between two rows is above the space in the lower one; a tie that reaches
 * into another region is in the region of its first space. */
export function knotsIn<T extends { spaces: readonly string[] }>(
  rows: readonly (readonly string[])[],
  ties: readonly T[],
): Knot<T>[] {
  const rowOf = (id: string): number => rows.findIndex((row) => row.includes(id));
  return ties.flatMap((tie): Knot<T>[] => {
    if (rowOf(tie.spaces[0]) < 0) return [];
    const there = tie.spaces.filter((space) => rowOf(space) >= 0);
    const lowest = Math.max(...there.map(rowOf));
    const low = rows[lowest].filter((space) => there.includes(space));
    if (low.length < 2) return [{ tie, before: low[0], where: 'above' }];
    return [{ tie, before: low[1], where: there.length > low.length ? 'over' : 'between' }];
  });
}
