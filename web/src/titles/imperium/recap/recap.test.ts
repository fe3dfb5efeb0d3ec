import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import type { CombatRecap, CombatSide, Player, View } from '../types';
import { deedsOf, type RivalRecap } from '../modules/rivals/rivals';
import { carried, stopsOf } from './moments';
import { Showing, waitOf } from './showing.svelte';
import { verdictOf } from './verdict';

const line = (kind: string, seat = 0, more: Partial<Line> = {}): Line => ({
  n: 1,
  seat,
  text: kind,
  rule: null,
  heading: false,
  kind,
  amount: 1,
  thing: null,
  cause: null,
  ...more,
});
const side = (seat: number, strength: number, place: number): CombatSide => ({
  seat,
  strength,
  troops: strength / 2,
  place,
  parts: [],
  why: '',
  rule: '',
  gave: [],
  causes: [],
});
const combat = (winner: number | null, ...sides: CombatSide[]): CombatRecap => ({
  kind: 'combat',
  round: 1,
  conflict: 'skirmish_a',
  winner,
  ahead: sides.length > 1 ? sides[0].strength - sides[1].strength : 0,
  sides,
  plays: [],
});
const rival: RivalRecap = {
  kind: 'rival',
  seat: 1,
  cards: [
    { id: 'a', why: 'taken' },
    { id: 'b', why: null },
  ],
};
const player = (seat: number): Player =>
  ({
    seat,
    points: 0,
    solari: 1,
    spice: 0,
    water: 0,
    supply: 8,
    garrison: 3,
    conflict: 1,
    swords: 0,
    strength: 2,
    agents: 2,
    agents_at: [],
    intrigue: [],
    influence: { emperor: 0, guild: 1, bene: 0, fremen: 0 },
  }) as unknown as Player;
const view = (): View =>
  ({
    players: [player(0), player(1)],
    control: {},
    closed: { 'space:a': [], 'reward:3': [{ text: 'no', rule: 'r' }] },
    phase: 'turns',
    turn_of: 0,
    to_act: [0],
    decision: { number: 1 },
    options: [{ action: 'end', label: '' }],
    effects: [],
  }) as unknown as View;

describe('where the log stops', () => {
  const turn = [
    line('end'),
    line('turn', 1),
    line('hagal_card', 1),
    line('agent', 1, { recap: rival }),
    line('turn', 0),
  ];
  it('is with the last line of a Rival, from the line that began his turn', () => {
    expect(stopsOf(turn)).toEqual([{ recap: rival, from: 1, to: 3, stays: false }]);
    expect(deedsOf(turn.slice(1, 4)).map(({ kind }) => kind)).toEqual(['agent']);
  });
  it('may be several times in one move', () => {
    const fought = line('fought', -1, { recap: combat(0, side(0, 4, 1), side(1, 2, 2)) });
    expect(stopsOf([...turn, fought]).map(({ to }) => to)).toEqual([3, 5]);
  });
});

describe('the table up to there', () => {
  it('has what was told, and asks nothing', () => {
    const now = carried(view(), [
      line('turn', 1),
      line('agent', 1, { thing: 'space:carthag' }),
      line('influence', 1, { thing: 'track:guild' }),
      line('deploy_supply', 1, { amount: 2 }),
      line('swords', 1, { amount: 3 }),
      line('solari', 0, { amount: 2 }),
    ]);
    expect(now.players[1]).toMatchObject({ agents: 1, agents_at: ['carthag'], conflict: 3, supply: 6, strength: 9 });
    expect(now.players[1].influence.guild).toBe(2);
    expect(now.players[0].solari).toBe(3);
    expect([now.decision, now.options, now.turn_of]).toEqual([null, [], 1]);
    expect(Object.keys(now.closed)).toEqual(['reward:3']);
  });
  it('keeps the strengths at the Conflict after the troops have gone home', () => {
    const now = carried(view(), [line('vp', 0), line('troops_home', 0), line('fought', 0)]);
    expect(now.players[0]).toMatchObject({ points: 1, conflict: 1, strength: 2 });
    expect(now.phase).toBe('combat');
  });
  it('leaves the position as it was', () => {
    const before = view();
    carried(before, [line('agent', 1, { thing: 'space:carthag' })]);
    expect(before.players[1].agents_at).toEqual([]);
  });
});

describe('a recap before its reader', () => {
  const how = (
    still: boolean,
    watched: boolean,
  ): { onward: () => void; still: boolean; watched: boolean; gone: number } => {
    const made = { gone: 0, still, watched, onward: (): void => void (made.gone += 1) };
    return made;
  };
  const fight = combat(0, side(0, 4, 1), side(1, 2, 2));

  it('of a Conflict is built up, and then waits for a press', () => {
    const seen = how(false, false);
    const showing = new Showing(fight, [], seen);
    expect(waitOf(showing, 'calm', 0)).toBeGreaterThan(0);
    showing.press();
    expect([showing.done, seen.gone]).toEqual([true, 0]);
    expect(waitOf(showing, 'quick', 0)).toBe(0);
    showing.press();
    expect(seen.gone).toBe(1);
  });
  it('goes on by itself for whoever watches', () => {
    expect(waitOf(new Showing(fight, [], how(true, true)), 'step', 0)).toBeGreaterThan(0);
  });
  it('of a Rival is read line by line, as fast as the reader likes, and not faster than a bot plays', () => {
    const seen = how(false, false);
    const showing = new Showing(rival, [line('turn', 1), line('agent', 1), line('spice', 1)], seen);
    expect(showing.last).toBe(2);
    expect([waitOf(showing, 'calm', 0), waitOf(showing, 'quick', 0), waitOf(showing, 'step', 0)]).toEqual([
      1400, 500, 0,
    ]);
    expect(waitOf(showing, 'quick', 6000)).toBe(2000);
    for (let i = 0; i < 3; i += 1) showing.tick();
    expect(seen.gone).toBe(1);
  });
  it('stands at its end at once where nothing moves, and waits', () => {
    const showing = new Showing(rival, [line('agent', 1)], how(true, false));
    expect([showing.done, waitOf(showing, 'calm', 3000)]).toEqual([true, 0]);
  });
});

describe('what a Conflict came to', () => {
  it('is said to who won, took something, or nothing', () => {
    const fight = combat(0, side(0, 8, 1), side(1, 6, 2), side(2, 4, 0), side(3, 0, 0));
    expect([0, 1, 2, 3, -1].map((me) => verdictOf(fight, me).id)).toEqual([
      'you-win',
      'you-take',
      'you-nothing',
      'wins',
      'wins',
    ]);
    expect(verdictOf(fight, 0).n).toBe(2);
  });
  it('may be a tie, or nothing at all', () => {
    expect(verdictOf(combat(null, side(0, 4, 2), side(1, 4, 2)), 0).id).toBe('tie');
    expect(verdictOf(combat(null, side(0, 0, 0), side(1, 0, 0)), 0).id).toBe('nobody');
  });
});
