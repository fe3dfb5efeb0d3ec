// Freighters on the Shipping track.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Board from './Board.svelte';
import { stepsIn } from './facts';
import icons from './icons.svg?raw';
import Summary from './Summary.svelte';
import './shipping.css';

addSprites(icons);

export default pageModule({
  part: 'shipping',
  order: 11,
  side: {
    id: 'shipping',
    icon: 'freighter',
    name: () => t('page-ix-shipping'),
    Summary,
    Board,
    asks: (scene) => scene.kind === 'freight',
    tint: 'f-spice',
    share: 1.35,
  },
  sorts: { shipping: { content: 'shipping', glyph: 'freighter' } },
  legend: (content) =>
    stepsIn(content).length > 1
      ? { signs: { power: [sign('freighter', t('page-ix-shipping'), t('page-ix-shipping-about'))] } }
      : {},
});
