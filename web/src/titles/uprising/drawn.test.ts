// Every space, piece, module and sign of Uprising is drawn.

import { testPage } from '../imperium/drawn.testing';
import uprising from './index';
import { rowsOf } from './slots';

testPage(uprising, (content) => {
  const { landsraad, choam, sands } = rowsOf(content);
  return [landsraad, choam, sands.map(({ row }) => row)];
});
