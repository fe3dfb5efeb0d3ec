// Battle icons: won Conflicts and Objectives that pair.

import { fit } from '@/lib/fit.svelte';
import { t } from '@/lib/i18n.svelte';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import ConflictTip from './ConflictTip.svelte';
import { iconsIn, objectivesIn } from './facts';
import Hung from './Hung.svelte';
import Pennant from './Pennant.svelte';
import Tip from './Tip.svelte';
import Trophies from './Trophies.svelte';
import './icons.css';

export default pageModule({
  part: 'icons',
  order: 2,
  draws: { conflict: Pennant, war: Hung, won: Trophies, tip: ConflictTip },
  sorts: {
    objective: { content: 'objectives', Tip },
    // Pennants hang in the panel of their owner, which is in view on a full table alone.
    icon: { content: '', pressed: () => fit.layout === 'full' },
  },
  trophies: (view, seat) => iconsIn(view)?.up[seat]?.length ?? 0,
  glyph: (action) => (action.startsWith('icon:') ? `battle-${action.slice('icon:'.length)}` : undefined),
  outside: ['objective', 'conflict_won'],
  legend: (content) =>
    Object.keys(objectivesIn(content)).length
      ? { signs: { power: [sign('battle-crysknife', t('page-help-sign-battle'))] } }
      : {},
});
