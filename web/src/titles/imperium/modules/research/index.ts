// The research track and the genetic markers.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { hexesIn } from './facts';
import icons from './icons.svg?raw';
import Summary from './Summary.svelte';
import './research.css';

addSprites(icons);

export default pageModule({
  part: 'research',
  order: 13,
  draws: { badges: Badges },
  side: {
    id: 'research',
    icon: 'research',
    name: () => t('page-imm-research'),
    Summary,
    Board,
    asks: (scene) => [...scene.labels.keys()].some((action) => action.startsWith('hex:')),
    tint: 'f-tleilaxu',
    share: 1.05,
  },
  sorts: { hex: { content: 'hex', glyph: 'research', pressed: true, apart: true } },
  legend: (content) =>
    Object.keys(hexesIn(content)).length
      ? {
          signs: {
            power: [
              sign('research', t('page-imm-research'), t('page-imm-research-about')),
              sign('genetic', t('page-imm-genetic', { n: 1 }), t('page-imm-genetic-1')),
            ],
          },
        }
      : {},
});
