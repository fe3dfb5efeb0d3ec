// The board of Uprising: its slots, where the painting and the phone have a place for them. The side for two teams has all
// of them and two more.

import { arrange, bySlot, inPairs, type Region } from '../imperium/board/layout';
import type { Content } from '../imperium/types';

const words = (text: string): string[] => text.split(' ');

/** The slot beside the chairs of the council. */
export const COUNCIL = 'high_council';

/** The rows of the sands. A row of two of which one is missing is drawn in the middle. */
export const SANDS = [
  ['carthag'],
  ['sietch_tabr', 'research_station'],
  ['arrakeen', 'spice_refinery'],
  ['imperial_basin', 'hagga_basin'],
  ['habbanya_erg', 'deep_desert'],
];
/** The Shield Wall lies above this row of them. */
export const WALL = 3;

export const REGIONS = {
  landsraad: {
    areas: ['landsraad'],
    slots: words('high_council imperial_privilege swordmaster assembly_hall gather_support'),
  },
  choam: { areas: ['choam'], slots: words('shipping accept_contract') },
  arrakis: { areas: ['city', 'desert'], slots: SANDS.flat() },
} satisfies Record<string, Region>;

/** The cells of the phone's board, in rows of four. */
export const CELLS = words(
  'sardaukar heighliner espionage desert_tactics dutiful_service deliver_supplies secrets fremkit ' +
    'high_council imperial_privilege swordmaster =contracts|council assembly_hall gather_support shipping ' +
    'accept_contract arrakeen spice_refinery research_station sietch_tabr ' +
    'imperial_basin hagga_basin deep_desert =conflict',
);

/** A row of the sands, and its number in the painting; what has no place there comes below, with -1. */
export interface SandRow {
  row: string[];
  i: number;
  /** It lies alone in the middle. */
  far: boolean;
}

/** The spaces of each region in their rows. */
export function rowsOf(content: Content): { landsraad: string[][]; choam: string[][]; sands: SandRow[] } {
  const arranged = arrange(content, REGIONS);
  const there = bySlot(content);
  const council = there[COUNCIL];
  const painted = SANDS.map((slots) => slots.map((slot) => there[slot]).filter(Boolean));
  const placed = painted.flat();
  const more = inPairs(arranged.arrakis.filter((id) => !placed.includes(id)));
  return {
    landsraad: [council ? [council] : [], ...inPairs(arranged.landsraad.filter((id) => id !== council))],
    choam: inPairs(arranged.choam),
    sands: [
      ...painted.map((row, i) => ({ row, i, far: row.length < SANDS[i].length })),
      ...more.map((row) => ({ row, i: -1, far: false })),
    ],
  };
}
