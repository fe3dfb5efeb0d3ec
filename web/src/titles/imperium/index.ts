// The page of Dune: Imperium: the family's, with the board of the base box.

import { CELLS } from './board/base';
import BaseBoard from './board/BaseBoard.svelte';
import { familyTitle } from './family';

export default familyTitle('imperium', { Board: BaseBoard, cells: CELLS });
