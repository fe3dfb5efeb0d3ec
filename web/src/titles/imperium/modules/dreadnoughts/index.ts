// Dreadnoughts: units of two garrisons, the Conflict, and the flags of the board.

import { t } from '@/lib/i18n.svelte';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import { dreadnoughtsIn, holderOf, inConflict } from './facts';
import Flag from './Flag.svelte';
import Ships from './Ships.svelte';
import './dreadnoughts.css';

export default pageModule({
  part: 'dreadnoughts',
  order: 12,
  draws: { army: Ships, space: Flag },
  units: [
    {
      id: 'dreadnoughts',
      icon: 'dreadnought',
      name: 'page-ix-dreadnoughts-there',
      about: 'page-ix-dreadnoughts-about',
      of: inConflict,
      said: (n) => t('page-ix-dreadnoughts', { n }),
      home: 'page-ix-dreadnoughts-home',
    },
  ],
  on: (view) => dreadnoughtsIn(view) !== undefined,
  says: (scene, { id }) => {
    const owner = holderOf(scene.view, id);
    return owner === undefined ? [] : [t('page-ix-held-by', { who: scene.nameOf(owner) })];
  },
  legend: (content) =>
    'tech' in content
      ? { signs: { army: [sign('dreadnought', t('page-ix-dreadnoughts-there'), t('page-ix-dreadnoughts-about'))] } }
      : {},
});
