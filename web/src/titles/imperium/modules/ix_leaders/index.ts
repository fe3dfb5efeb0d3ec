// Leaders of Rise of Ix with pieces of their own.

import { addSprites } from '@/lib/sprites';
import { pageModule } from '../module';
import { asideOf, hasSnooper, leadersIn, playerWith, SNOOPS } from './facts';
import icons from './icons.svg?raw';
import Own from './Own.svelte';
import Snooper from './Snooper.svelte';
import './ix_leaders.css';

addSprites(icons);

export default pageModule({
  part: 'ix_leaders',
  order: 16,
  sorts: { snooper: { content: 'snooper', glyph: 'snooper' } },
  draws: {
    faction: { Draw: Snooper, when: (scene, { faction }) => hasSnooper(scene.view, faction) },
    badges: {
      Draw: Own,
      when: (scene, { seat }) =>
        asideOf(scene.view, seat) !== undefined ||
        (playerWith(scene.view, SNOOPS)?.seat === seat && (leadersIn(scene.view)?.filled ?? 0) > 0),
    },
  },
});
