// Spies and observation posts.

import { fit } from '@/lib/fit.svelte';
import { t } from '@/lib/i18n.svelte';
import { padSign, sign, type Sign } from '../../help/legend';
import type { Scene } from '../../scene.svelte';
import { pageModule } from '../module';
import { eyesOn, infiltrated, postsOf } from './facts';
import Knots from './Knots.svelte';
import Marks from './Marks.svelte';
import Post from './Post.svelte';
import Spies from './Spies.svelte';
import Tip from './Tip.svelte';
import './spies.css';

const asked = (scene: Scene): boolean => [...scene.labels.keys()].some((action) => action.startsWith('post:'));

export default pageModule({
  part: 'spies',
  order: 1,
  draws: {
    space: Marks,
    army: Spies,
    // On a phone whose board has three places in a row posts lie too close together: they are told in words then.
    cells: { Draw: Knots, when: (scene) => !fit.narrow && asked(scene) },
  },
  ties: {
    of: (content) => Object.fromEntries(Object.entries(postsOf(content)).map(([id, { spaces }]) => [id, spaces])),
    Tie: Post,
  },
  sorts: { post: { content: 'posts', Tip, glyph: 'post', pressed: () => !fit.narrow } },
  says: (scene, at) => [
    ...(infiltrated(scene, at) ? [t('page-table-infiltrate')] : []),
    ...(at.cell ? eyesOn(scene.content, scene.view, at.id) : []).map((seat) =>
      t('page-table-spy-of', { who: scene.nameOf(seat) }),
    ),
  ],
  events: { spy_placed: 'spy' },
  legend: (content) => {
    if (!Object.keys(postsOf(content)).length) return {};
    const army: Sign[] = [sign('spy', t('page-help-sign-spies'))];
    return { signs: { army, places: [padSign('spy')] } };
  },
  tab: (scene) => (asked(scene) ? 'board' : undefined),
});
