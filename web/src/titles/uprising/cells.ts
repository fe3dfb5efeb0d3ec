// The board of Uprising on a phone.

/** What stands in the rows of four; `=contracts` and `=conflict` are no spaces. */
export const CELLS = (
  'sardaukar heighliner espionage desert_tactics dutiful_service deliver_supplies secrets fremkit ' +
  'high_council imperial_privilege swordmaster =contracts assembly_hall gather_support shipping accept_contract ' +
  'arrakeen spice_refinery research_station sietch_tabr imperial_basin hagga_basin deep_desert =conflict'
).split(' ');
