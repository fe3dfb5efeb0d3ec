// The page of the classic game.

import { t } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import type { Content as AnyContent, Line, View as AnyView } from '@/lib/types';
import { Showing } from '@/table/showing.svelte';
import type { Title } from '../title';
import './styles/index.css';
import icons from './assets/icons.svg?raw';
import terrain from './assets/terrain.svg?raw';
import Desktop from './Desktop.svelte';
import Shields from './end/Shields.svelte';
import Factions from './help/Factions.svelte';
import Now from './help/Now.svelte';
import Turn from './help/Turn.svelte';
import { KEYS } from './keys';
import { groups, headings, since } from './log';
import { marks } from './marks';
import Phone from './phone/Phone.svelte';
import PieceTip from './PieceTip.svelte';
import PlayerSheet from './PlayerSheet.svelte';
import { Scene } from './scene.svelte';
import { setup } from './setup';
import { spots } from './spots';
import { carried, stopsOf } from './moments';
import { abilityText } from './names';
import { tokens } from './tokens';
import type { AnyRecap, Content, View } from './types';

addSprites(icons, terrain);

/** Moves with only these kinds of log lines change nothing on the table and are passed over quickly. */
const DULL = new Set(['pass', 'asked']);

const title: Title = {
  id: 'classic',
  scene: (content: AnyContent, view: AnyView, lines: Line[]) =>
    new Scene(title, content as Content, view as View, lines),
  Desktop,
  Phone,
  Player: PlayerSheet,
  Piece: PieceTip,
  keys: KEYS,
  together: true,
  silenced: abilityText,
  help: [
    { id: 'now', icon: 'hint', label: 'page-help-now', Body: Now },
    { id: 'turn', icon: 'clock', label: 'classic-help-turn', Body: Turn },
    { id: 'factions', icon: 'defence-shield', label: 'classic-help-factions', Body: Factions },
  ],
  log: { between: 'storm', groups, headings, since, worthALook: ({ kind }) => !DULL.has(kind) },
  moments: {
    stopsOf,
    carried: (view, lines) => carried(view as View, lines),
    showing: (recap, _, how) => new Showing(recap, how, 0, (recap as AnyRecap).mine),
  },
  setup,
  end: {
    icon: 'stronghold',
    sourceIcon: () => 'stronghold',
    by: ({ rounds }) => t('classic-end-by', { n: rounds }),
    Sources: Shields,
  },
  marks,
  spots,
  tokens,
};
export default title;
