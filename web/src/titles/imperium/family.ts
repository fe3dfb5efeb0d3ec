// The page of a title of this family: all that `title.ts` asks for, and the board it is played on. A title is an entry of
// its own that calls `familyTitle` (index.ts is that of Dune: Imperium) and gives what is its own.

import type { Component } from 'svelte';
import { thing } from '@/lib/i18n.svelte';
import { addSprites } from '@/lib/sprites';
import type { Title } from '../title';
import './styles/index.css';
import icons from './assets/icons.svg?raw';
import scenes from './assets/scenes.svg?raw';
import { played } from './content';
import type { Region } from './board/layout';
import Desktop from './Desktop.svelte';
import PointSources from './end/PointSources.svelte';
import { iconOf } from './end/sources';
import PlayerSheet from './frame/PlayerSheet.svelte';
import Now from './help/Now.svelte';
import RoundSteps from './help/RoundSteps.svelte';
import Signs from './help/Signs.svelte';
import { KEYS } from './keys';
import LogHead from './LogHead.svelte';
import { marks } from './marks';
import { groupsOf, sinceOwnTurn, worthALook } from './moves';
import Phone from './phone/Phone.svelte';
import PieceTip from './PieceTip.svelte';
import { carried, stopsOf } from './recap/moments';
import { Showing } from './recap/showing.svelte';
import { Scene } from './scene.svelte';
import { setup } from './setup';
import { spots } from './spots';
import type { Content, End, Recap, View } from './types';

addSprites(icons, scenes);

const common: Omit<Title, 'id' | 'scene'> = {
  Desktop,
  Phone,
  Player: PlayerSheet,
  Piece: PieceTip,
  keys: KEYS,
  help: [
    { id: 'now', icon: 'hint', label: 'page-help-now', Body: Now },
    { id: 'signs', icon: 'vp', label: 'page-help-signs', Body: Signs, find: true },
    { id: 'round', icon: 'clock', label: 'page-help-round', Body: RoundSteps },
  ],
  log: { between: 'combat', groups: groupsOf, since: sinceOwnTurn, worthALook, Head: LogHead },
  moments: {
    stopsOf,
    carried: (view, lines) => carried(view as View, lines),
    showing: (recap, lines, how) => new Showing(recap as Recap, lines, how),
  },
  // A box that has no other part left does not ask for one.
  lapses: (action) => action.startsWith('part:'),
  setup,
  end: {
    goal: 10,
    // A Rival goes by its Leader's name.
    playedAs: (end, party) => {
      const { rivals, leaders } = end as End;
      const leader = leaders[party];
      return leader && !rivals[party] ? thing(`leader:${leader}`) : '';
    },
    sourceIcon: iconOf,
    Sources: PointSources,
  },
  marks,
  spots,
};

/** The parts that differ between the titles of the family. */
interface Own {
  /** The board on a wide screen: the regions of the grid `.board`, with a stylesheet of its own. */
  Board: Component;
  /** The regions of that board beside the factions, with the slots they have places for. */
  regions: Record<string, Region>;
  /** The cells of the phone's board in rows of four: slots, and cells that are no spaces (`=conflict`); see `cellsOf`. */
  cells: readonly string[];
  /** A drawing over the cells. */
  Cells?: Component;
  /** The phone's cells have little room: effects are cut to what tells them apart. */
  terse?: boolean;
}

export type FamilyTitle = Title & Own;

/** A title over the rules of this family; `own` may also put something in the place of what all of them have. */
export function familyTitle(id: string, own: Own & Partial<Title>): FamilyTitle {
  const title: FamilyTitle = {
    ...common,
    id,
    scene: (content, view, lines) => new Scene(title, played(content as Content, view as View), view as View, lines),
    ...own,
  };
  return title;
}
