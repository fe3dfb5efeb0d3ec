// Tech tiles and negotiators: the Ix board.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Board from './Board.svelte';
import Chips from './Chips.svelte';
import { tilesIn, tilesOf } from './facts';
import icons from './icons.svg?raw';
import Summary from './Summary.svelte';
import Tip from './Tip.svelte';
import './tech.css';

addSprites(icons);

export default pageModule({
  part: 'tech',
  order: 10,
  draws: { own: { Draw: Chips, when: (scene, { seat }) => tilesOf(scene.view, seat).length > 0 } },
  side: {
    id: 'tech',
    icon: 'tech',
    name: () => t('page-ix-board'),
    Summary,
    Board,
    asks: (scene) =>
      [...scene.labels.keys()].some((action) => /^(acquire_tech|tech):/.test(action)) && scene.kind !== 'menu',
    tint: 'f-ix',
    share: 1.85,
  },
  sorts: {
    tech: { content: 'tech', Tip, glyph: 'tech', pressed: true, apart: true },
    acquire_tech: { content: 'tech', Tip, glyph: 'tech', pressed: true, apart: true, named: false },
    flip: { content: 'tech', Tip, glyph: 'flip', named: false },
  },
  legend: (content) =>
    Object.keys(tilesIn(content)).length
      ? {
          signs: {
            power: [
              sign('tech', t('page-ix-tiles'), t('page-ix-tiles-about')),
              sign('negotiator', t('page-ix-negotiators'), t('page-ix-negotiators-about')),
            ],
          },
        }
      : {},
});
