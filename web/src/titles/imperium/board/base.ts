// The board of the base box: its slots, where the painting and the phone have a place for them.

import type { Region } from './layout';

const words = (text: string): string[] => text.split(' ');

/** The slot beside the chairs of the council. */
export const COUNCIL = 'high_council';

export const REGIONS = {
  landsraad: {
    areas: ['landsraad'],
    slots: words('high_council mentat swordmaster rally_troops hall_of_oratory'),
  },
  choam: { areas: ['choam'], slots: words('sell_melange secure_contract') },
  arrakis: {
    areas: ['city', 'desert'],
    slots: words('arrakeen carthag research_station sietch_tabr imperial_basin hagga_basin the_great_flat'),
  },
} satisfies Record<string, Region>;

/** The cells of the phone's board, in rows of four. */
export const CELLS = words(
  'conspire heighliner selective_breeding hardy_warriors wealth foldspace_space secrets stillsuits ' +
    'high_council mentat swordmaster rally_troops hall_of_oratory =council sell_melange secure_contract ' +
    'arrakeen carthag research_station sietch_tabr imperial_basin hagga_basin the_great_flat =conflict',
);
