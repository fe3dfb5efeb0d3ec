// Rivals: the cards they have of their own, and their turns by House Hagal cards.

import { say, t } from '@/lib/i18n.svelte';
import { pageModule } from '../module';
import JustTurned from './JustTurned.svelte';
import RivalCard from './RivalCard.svelte';
import { deedsOf, hagalIn, rivalOf, turnedBy, type RivalRecap } from './rivals';
import RivalTurn from './RivalTurn.svelte';
import './rivals.css';

export default pageModule({
  part: 'rivals',
  order: 7,
  // Without cards of their own they have no part of the view.
  on: (view) => view.players.some(({ rival }) => rival),
  draws: {
    ways: { Draw: RivalCard, when: (scene, { seat }) => rivalOf(scene.content, scene.players[seat]) !== undefined },
    last: {
      Draw: JustTurned,
      when: (scene, { seat }) =>
        rivalOf(scene.content, scene.players[seat]) !== undefined && turnedBy(scene.view, seat).length > 0,
    },
  },
  sorts: { hagal: { content: 'hagal', named: false }, rival: { content: 'rivals', named: false } },
  recaps: {
    rival: {
      Body: RivalTurn,
      seat: (recap) => (recap as RivalRecap).seat,
      // A Rival's turn begins with the line that says so.
      from: (lines, to, recap) => {
        let from = to;
        while (from > 0 && !(lines[from].kind === 'turn' && lines[from].seat === (recap as RivalRecap).seat)) from -= 1;
        return from;
      },
      deeds: deedsOf,
      turn: () => t('page-recap-rival-turn'),
      head: (scene, recap) => {
        const { seat, cards } = recap as RivalRecap;
        const card = cards.at(-1);
        return t('page-recap-rival', {
          who: scene.nameOf(seat),
          card: card ? say(hagalIn(scene.content)[card.id].name) : '',
        });
      },
      below: (scene, recap, small) => {
        const over = (recap as RivalRecap).cards.slice(0, -1).at(-1);
        return over?.why && small
          ? t('page-recap-passed-over', { card: say(hagalIn(scene.content)[over.id].name), why: say(over.why) })
          : t('page-recap-rival-how');
      },
    },
  },
});
