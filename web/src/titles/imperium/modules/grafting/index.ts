// Grafting: two cards with one Agent.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import { pageModule } from '../module';
import icons from './icons.svg?raw';

addSprites(icons);

export default pageModule({
  part: 'grafting',
  order: 18,
  together: { icon: 'graft', label: () => t('page-imm-grafted') },
});
