// The page of Uprising: the family's, with this board, its painting and its part of the set-up.

import { addSprites } from '@/lib/sprites';
import { familyTitle } from '../imperium/family';
import scenes from './assets/scenes.svg?raw';
import Board from './Board.svelte';
import PhoneWall from './PhoneWall.svelte';
import { setup } from './setup';
import { CELLS, REGIONS } from './slots';
import { teams } from './teams';

addSprites(scenes);

export default familyTitle('uprising', {
  tall: 850,
  Board,
  regions: REGIONS,
  cells: CELLS,
  Cells: PhoneWall,
  terse: true,
  setup,
  teams,
});
