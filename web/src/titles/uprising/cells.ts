// The board of Uprising on a phone.

import type { View } from '../imperium/types';

/** What stands in the rows of four; `=contracts` and `=conflict` are no spaces. */
const CELLS = (
  'sardaukar heighliner espionage desert_tactics dutiful_service deliver_supplies secrets fremkit ' +
  'high_council imperial_privilege swordmaster =contracts assembly_hall gather_support shipping accept_contract ' +
  'arrakeen spice_refinery research_station sietch_tabr imperial_basin hagga_basin deep_desert =conflict'
).split(' ');

/** The other side of the board, for two teams. */
const SIX = (
  'military_support heighliner espionage controversial_technology ' +
  'economic_support deliver_supplies secrets expedition ' +
  'high_council imperial_privilege swordmaster carthag assembly_hall gather_support shipping accept_contract ' +
  'arrakeen spice_refinery research_station sietch_tabr imperial_basin hagga_basin deep_desert habbanya_erg'
).split(' ');

export const cellsOf = ({ teams }: Pick<View, 'teams'>): readonly string[] => (teams ? SIX : CELLS);
