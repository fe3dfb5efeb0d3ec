// The page of Dune: Imperium: the family's, with the board of the base box.

import { CELLS, REGIONS } from './board/base';
import BaseBoard from './board/BaseBoard.svelte';
import { familyTitle, type FamilyTitle } from './family';

/** The page of a title of this family that has none of its own. */
export const titleFor = (id: string): FamilyTitle =>
  familyTitle(id, { Board: BaseBoard, regions: REGIONS, cells: CELLS });

export default titleFor('imperium');
