import { describe, expect, it } from 'vitest';
import type { Table } from '@/lib/types';
import type { Title } from '../title';
import { Scene } from './scene.svelte';
import type { Content, Option, View } from './types';

const option = (action: string): Option => ({ action, label: action });

/** A scene at a question; what is sent is kept. */
function at(
  kind: string,
  options: string[],
  more: Partial<View> = {},
  confirmFirst = false,
): { scene: Scene; sent: string[][] } {
  const view = {
    seat: 0,
    decision: { kind, number: 1, cause: '', options, party: null },
    options: options.map(option),
    reach: {},
    closed: {},
    names: [],
    players: [],
    ...more,
  } as unknown as View;
  const sent: string[][] = [];
  const scene = new Scene({} as Title, {} as Content, view);
  scene.send = (actions) => void sent.push(actions);
  scene.confirmFirst = confirmFirst;
  return { scene, sent };
}

const TURN: [string, string[], Partial<View>] = [
  'turn',
  ['card:dagger', 'card:diplomacy', 'reveal'],
  {
    reach: { 'card:dagger': ['space:rally_troops'], 'card:diplomacy': ['space:wealth', 'space:secrets'] },
    closed: {
      'space:arrakeen': [{ text: 'Somebody stands there', rule: 'IMP-9.1' }],
      'card:convincing_argument': [{ text: 'No icon', rule: 'IMP-9.1' }],
      'acquire:stilgar': [{ text: 'Later', rule: 'IMP-9.1' }],
    },
  },
];

describe('a turn', () => {
  it('lights the cards, and what any of them reaches', () => {
    const { scene } = at(...TURN);
    expect(scene.stateOf('card:dagger')).toBe('may');
    expect(scene.stateOf('space:wealth')).toBe('reach');
    expect(scene.stateOf('space:arrakeen')).toBe('shut');
    expect(scene.stateOf('space:carthag')).toBe('off');
    expect(scene.stateOf('card:convincing_argument')).toBe('shut');
  });
  it('marks closed pieces only where the question is about such', () => {
    const { scene } = at(...TURN);
    expect(scene.stateOf('acquire:stilgar')).toBe('off');
    expect(scene.why('acquire:stilgar')).toEqual([{ text: 'Later', rule: 'IMP-9.1' }]);
  });
  it('sends card and space together, and nothing before', () => {
    const { scene, sent } = at(...TURN);
    scene.press('card:diplomacy');
    expect(sent).toEqual([]);
    expect(scene.stateOf('card:diplomacy')).toBe('chosen');
    expect(scene.stateOf('space:wealth')).toBe('may');
    expect(scene.stateOf('space:rally_troops')).toBe('off');
    scene.press('space:wealth');
    expect(sent).toEqual([['card:diplomacy', 'space:wealth']]);
    expect(scene.held).toBeNull();
  });
  it('may begin with the space', () => {
    const { scene, sent } = at(...TURN);
    scene.press('space:secrets');
    expect(scene.stateOf('card:dagger')).toBe('off');
    expect(scene.stateOf('card:diplomacy')).toBe('may');
    scene.press('card:diplomacy');
    expect(sent).toEqual([['card:diplomacy', 'space:secrets']]);
  });
  it('takes a pick back by a second press and by putBack', () => {
    const { scene, sent } = at(...TURN);
    scene.press('card:dagger');
    scene.press('card:dagger');
    expect(scene.held).toBeNull();
    scene.press('card:dagger');
    scene.putBack();
    expect(scene.held).toBeNull();
    expect(sent).toEqual([]);
  });
  it('changes the card when another is picked', () => {
    const { scene, sent } = at(...TURN);
    scene.press('card:dagger');
    scene.press('card:diplomacy');
    scene.press('space:secrets');
    expect(sent).toEqual([['card:diplomacy', 'space:secrets']]);
  });
  it('says of what is closed why it is, and sends nothing', () => {
    const { scene, sent } = at(...TURN);
    scene.press('card:convincing_argument');
    expect(scene.refusal?.reasons).toEqual([{ text: 'No icon', rule: 'IMP-9.1' }]);
    scene.press('space:arrakeen');
    expect(scene.refusal).toMatchObject({ action: 'space:arrakeen', reasons: [{ text: 'Somebody stands there' }] });
    expect(scene.held).toBeNull();
    expect(sent).toEqual([]);
    scene.press('card:dagger');
    expect(scene.refusal).toBeNull();
    scene.press('space:arrakeen');
    scene.putBack();
    expect(scene.refusal).toBeNull();
  });
  it('has nothing to say of what has no reason', () => {
    const { scene } = at(...TURN);
    scene.press('space:carthag');
    expect(scene.refusal).toBeNull();
  });
});

describe('other questions', () => {
  it('are answered by one press', () => {
    const { scene, sent } = at('menu', ['acquire:stilgar', 'end']);
    scene.press('acquire:stilgar');
    expect(sent).toEqual([['acquire:stilgar']]);
    expect(scene.closing).toBe('end');
  });
  it('are not answered while something is on its way', () => {
    const { scene, sent } = at('menu', ['end']);
    scene.busy = true;
    scene.press('end');
    expect(sent).toEqual([]);
  });
  it('cannot be answered in a pause', () => {
    const { scene, sent } = at('menu', ['acquire:stilgar', 'end']);
    scene.table = { paused: true, seats: [] } as unknown as Table;
    expect(scene.stateOf('acquire:stilgar')).toBe('off');
    expect(scene.closing).toBeNull();
    scene.press('end');
    expect(sent).toEqual([]);
    scene.table = { paused: false, seats: [] } as unknown as Table;
    scene.press('end');
    expect(sent).toEqual([['end']]);
  });
  it('cannot be answered while a bot plays in the own place', () => {
    const seats = (replaced: string | null): Table =>
      ({ paused: false, seats: [{ seat: 0, mine: true, replaced }] }) as unknown as Table;
    const { scene, sent } = at('menu', ['acquire:stilgar', 'end']);
    for (const why of ['clock', 'host']) {
      scene.table = seats(why);
      expect(scene.asked).toBe(false);
      expect(scene.stateOf('acquire:stilgar')).toBe('off');
      expect(scene.closing).toBeNull();
      scene.press('end');
    }
    expect(sent).toEqual([]);
    scene.table = seats(null);
    scene.press('end');
    expect(sent).toEqual([['end']]);
  });
  it('cannot be answered in a replay', () => {
    const { scene } = at('menu', ['acquire:stilgar']);
    scene.send = null;
    expect(scene.asked).toBe(false);
    expect(scene.stateOf('acquire:stilgar')).toBe('off');
    scene.press('acquire:stilgar');
    expect(scene.held).toBeNull();
  });
});

describe('on a small screen', () => {
  it('a press chooses, a second one sends', () => {
    const { scene, sent } = at('trash', ['card:dagger', 'card:diplomacy'], {}, true);
    scene.press('card:dagger');
    expect(scene.ready).toEqual(['card:dagger']);
    scene.press('card:diplomacy');
    expect(scene.ready).toEqual(['card:diplomacy']);
    scene.press('card:diplomacy');
    expect(sent).toEqual([['card:diplomacy']]);
  });
  it('words and rows of the market need no second one', () => {
    const { scene, sent } = at('menu', ['acquire:stilgar', 'box:space'], {}, true);
    scene.press('acquire:stilgar');
    scene.press('box:space');
    expect(sent).toEqual([['acquire:stilgar'], ['box:space']]);
  });
  it('what lies on a side board of its own needs no second one, a contract beside the board does', () => {
    const { scene, sent } = at('menu', ['hex:a', 'acquire_tech:windtraps', 'contract:immediate'], {}, true);
    scene.press('hex:a');
    scene.press('acquire_tech:windtraps');
    scene.press('contract:immediate');
    expect(sent).toEqual([['hex:a'], ['acquire_tech:windtraps']]);
  });
  it('a space is the second press of its card', () => {
    const { scene, sent } = at(TURN[0], TURN[1], TURN[2], true);
    scene.press('card:dagger');
    expect(sent).toEqual([]);
    scene.press('space:rally_troops');
    expect(sent).toEqual([['card:dagger', 'space:rally_troops']]);
  });
  it('a space after cards that are played together is sent at once', () => {
    const { scene, sent } = at('space', ['space:wealth', 'space:secrets'], {}, true);
    scene.press('space:secrets');
    expect(sent).toEqual([['space:secrets']]);
  });
  it('the end of a turn needs no second word', () => {
    const { scene, sent } = at('menu', ['end'], {}, true);
    scene.press('end');
    expect(sent).toEqual([['end']]);
  });
});

describe('a sentence of the log', () => {
  const { scene } = at('turn', [], { names: ['Anna', 'Ben'] });
  it('says you where it begins with the reader', () => {
    expect(scene.tellingOf({ text: 'Anna takes control of Arrakeen', seat: 0 })).toBe(
      'page-table-you take control of Arrakeen',
    );
  });
  it('names others, and whoever it does not begin with', () => {
    expect(scene.tellingOf({ text: 'Ben pays Anna', seat: 1 })).toBe('Ben pays Anna');
    expect(scene.tellingOf({ text: 'A Nexus', seat: -1 })).toBe('A Nexus');
  });
});
