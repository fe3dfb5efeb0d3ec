// The board of the base box on a phone.

/** What stands in the rows of four; `=council` and `=conflict` are no spaces. */
export const CELLS = (
  'conspire heighliner selective_breeding hardy_warriors wealth foldspace_space secrets stillsuits ' +
  'high_council mentat swordmaster rally_troops hall_of_oratory =council sell_melange secure_contract ' +
  'arrakeen carthag research_station sietch_tabr imperial_basin hagga_basin the_great_flat =conflict'
).split(' ');
