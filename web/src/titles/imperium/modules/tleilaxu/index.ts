// The Bene Tleilax: their track, the Axolotl tanks and the Tleilaxu Row.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Board from './Board.svelte';
import { onlyRow, rowIn, rungsIn, specimensOf } from './facts';
import Specimens from './Specimens.svelte';
import icons from './icons.svg?raw';
import Summary from './Summary.svelte';
import './tleilaxu.css';

addSprites(icons);

export default pageModule({
  part: 'tleilaxu',
  order: 14,
  draws: { goods: { Draw: Specimens, when: (scene, { seat }) => specimensOf(scene.view, seat) > 0 } },
  side: {
    id: 'tleilaxu',
    icon: 'tleilaxu',
    name: () => t('page-imm-board'),
    Summary,
    Board,
    asks: (scene) => onlyRow([...scene.labels.keys()], rowIn(scene.content, scene.view)),
    answers: (scene) => rowIn(scene.content, scene.view).some((id) => scene.labels.has(`acquire:${id}`)),
    tint: 'f-tleilaxu',
    share: 1.15,
  },
  sorts: { rung: { content: 'rung', glyph: 'tleilaxu' } },
  legend: (content) =>
    rungsIn(content).length
      ? {
          signs: {
            power: [
              sign('tleilaxu', t('page-imm-track'), t('page-imm-track-about')),
              sign('specimen', t('page-imm-specimens'), t('page-imm-specimens-about')),
            ],
          },
        }
      : {},
});
