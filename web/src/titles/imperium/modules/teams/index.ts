// Two teams, each of a Commander with a board of his own and two Allies.

import { t } from '@/lib/i18n.svelte';
import { sign } from '../../help/legend';
import { ROUND_LEVELS } from '../../rounds';
import type { Scene } from '../../scene.svelte';
import { pageModule } from '../module';
import { deployedFor, isBetween } from './between';
import Between from './Between.svelte';
import Bonus from './Bonus.svelte';
import Order from './Order.svelte';
import OwnBoard from './OwnBoard.svelte';
import OwnCell from './OwnCell.svelte';
import { activatedBy, figuresOf, isCommander, onTracks, ownBoard, seatsOf, seenBy, servesAt, teamsOf } from './teams';
import ThroneRow from './ThroneRow.svelte';
import './teams.css';
import './between.css';

/** Two teams begin with the second level (UPR-S2.3). */
const LEVELS = ROUND_LEVELS.slice(1);
/** The icons of yes and no in questions where the words alone do not tell. */
const OF_QUESTION: Record<string, Record<string, string>> = {
  which_row: { yes: 'throne-row', no: 'row' },
  send_swordmaster: { yes: 'swordmaster', no: 'agent' },
};
const commands = (scene: Scene, seat: number): boolean => isCommander(seenBy(scene), seat);

export default pageModule({
  part: 'teams',
  order: 4,
  draws: {
    bar: Order,
    own: { Draw: OwnBoard, when: (scene, { seat }) => commands(scene, seat) },
    badges: Bonus,
    below: ThroneRow,
  },
  cells: { own: { Draw: OwnCell, wide: 2 } },
  // The own board of a Commander is the first row.
  firstCells: (scene) => {
    const own = ownBoard(scene.content, scene.player(scene.me)?.leader ?? null);
    return own ? ['=own', ...own.spaces] : [];
  },
  seating: (content, view) => {
    const teams = teamsOf(content, view);
    if (!teams) return undefined;
    const sides = teams.sides.map((_, team) => seatsOf(teams, team));
    return { sides, parties: onTracks({ teams, players: view.players }), levels: LEVELS };
  },
  look: (scene, seat) => ({ commands: commands(scene, seat), by: activatedBy(seenBy(scene), seat) }),
  figures: (scene, seat) => figuresOf(seenBy(scene), seat),
  again: (scene) => {
    const ally = commands(scene, scene.me) ? deployedFor(scene.lines, scene.me) : -1;
    return ally < 0 ? undefined : t('page-team-end-again', { who: scene.nameOf(ally) });
  },
  serves: (scene, seat, space) => servesAt(seenBy(scene), seat, space),
  counted: ['ally_deploy', 'reinforced', 'trade_amount', 'contribute'],
  glyph: (action, kind) => OF_QUESTION[kind]?.[action],
  bench: { asks: isBetween, Bench: Between },
  legend: (content) => {
    if (!Object.values(content.tracks).some(({ owner }) => owner)) return {};
    const signs = [
      sign('commander', t('page-team-commander'), t('page-team-commander-about')),
      sign('activate', t('page-team-activated'), t('page-team-activated-about')),
      sign('reinforce', t('page-team-reinforce'), t('page-team-reinforce-about')),
      sign('trade', t('page-team-trade'), t('page-team-trade-about')),
      sign('throne-row', t('page-team-throne-row'), t('page-team-throne-row-about')),
      sign('sword-bonus', t('page-team-swordmaster-bonus'), t('page-team-swordmaster-bonus-about')),
    ];
    return { groups: [{ id: 'teams', signs }] };
  },
});
