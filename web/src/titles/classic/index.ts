// The page of the classic game.

import { addSprites } from '@/lib/sprites';
import type { Content as AnyContent, Line, View as AnyView } from '@/lib/types';
import { groups } from '../plain/log';
import OptionFields from '../plain/OptionFields.svelte';
import { Options } from '../plain/options.svelte';
import type { Title } from '../title';
import './styles/index.css';
import icons from './assets/icons.svg?raw';
import terrain from './assets/terrain.svg?raw';
import Desktop from './Desktop.svelte';
import { KEYS } from './keys';
import { factionName } from './names';
import Phone from './phone/Phone.svelte';
import PieceTip from './PieceTip.svelte';
import PlayerSheet from './PlayerSheet.svelte';
import { Scene } from './scene.svelte';
import type { Content, View } from './types';

addSprites(icons, terrain);

/** Moves with these are passed over quickly: nothing lies differently after them. */
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
  help: [],
  log: { between: 'storm', groups, since: () => 0, worthALook: ({ kind }) => !DULL.has(kind) },
  setup: { usual: (info) => new Options(info), Fields: OptionFields },
  end: {
    playedAs: (end, party) => {
      const faction = (end as unknown as { factions?: string[] }).factions?.[party];
      return faction ? factionName(faction) : '';
    },
  },
};
export default title;
