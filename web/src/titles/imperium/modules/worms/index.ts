// Sandworms, Maker Hooks and the Shield Wall.

import { t } from '@/lib/i18n.svelte';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Barred from './Barred.svelte';
import { guarded, wormsOf } from './facts';
import Hooks from './Hooks.svelte';
import WallTerm from './WallTerm.svelte';
import './worms.css';

export default pageModule({
  part: 'worms',
  order: 5,
  draws: { conflict: Barred, badges: Hooks, terms: WallTerm },
  units: [
    {
      id: 'worms',
      icon: 'sandworm',
      name: 'page-table-sandworms',
      about: 'page-help-sign-worm',
      of: wormsOf,
      said: (n) => t('page-table-worms', { n }),
      home: 'page-recap-worms-home',
      doubles: true,
    },
  ],
  hub: (scene) => (guarded(scene.content, scene.view) ? 'shield-wall' : null),
  rewards: (scene) => scene.noted('sandworms'),
  events: { worm: 'sandworm', maker_hooks: 'maker-hooks', wall_broken: 'break-wall' },
  outside: ['worms_home'],
  legend: (content) =>
    Object.values(content.conflicts ?? {}).some(({ wall }) => wall)
      ? {
          signs: {
            army: [
              sign('sandworm', t('page-table-sandworms'), t('page-help-sign-worm')),
              sign('maker-hooks', t('page-table-hooks'), t('page-help-sign-hooks')),
            ],
          },
        }
      : {},
});
