// The page of Dune: Imperium: the family's, with the board of the base box.

import { CELLS, REGIONS } from './board/base';
import BaseBoard from './board/BaseBoard.svelte';
import { familyTitle } from './family';

export default familyTitle('imperium', { Board: BaseBoard, regions: REGIONS, cells: CELLS });
