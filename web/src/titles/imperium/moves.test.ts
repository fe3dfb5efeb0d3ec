import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import { groupsOf, lastAgent, lastTurns, sinceOwnTurn, turnsOf } from './moves';

let n = 0;
const line = (kind: string, seat: number, more: Partial<Line> = {}): Line => ({
  n: ++n,
  seat,
  kind,
  text: kind,
  rule: null,
  heading: kind === 'round',
  amount: 1,
  thing: null,
  cause: null,
  ...more,
});

const GAME: Line[] = [
  line('leader', 0, { thing: 'leader:paul_atreides' }),
  line('round', -1),
  line('conflict', -1, { thing: 'conflict:skirmish_i' }),
  line('turn', 0),
  line('card_played', 0, { thing: 'card:dagger' }),
  line('agent', 0, { thing: 'space:rally_troops' }),
  line('pay_solari', 0, { amount: 4 }),
  line('recruit', 0, { amount: 4 }),
  line('turn', 1),
  line('intrigue_played', 1, { thing: 'intrigue:bribery' }),
  line('card_played', 1, { thing: 'card:diplomacy' }),
  line('agent', 1, { thing: 'space:wealth' }),
  line('solari', 1, { amount: 2 }),
  line('influence', 1, { amount: 1, thing: 'faction:emperor' }),
  line('turn', 2),
  line('revealed_card', 2, { thing: 'card:dagger' }),
  line('revealed_card', 2, { thing: 'card:signet_ring' }),
  line('persuasion', 2, { amount: 3 }),
];

describe('groupsOf', () => {
  it('parts the log into headings, turns and what lies between', () => {
    const told = groupsOf(GAME).map((g) =>
      g.heading ? 'heading' : g.seat < 0 ? 'table' : `${g.seat}:${g.space ?? (g.revealed ? 'reveal' : '')}`,
    );
    expect(told).toEqual(['table', 'heading', 'table', '0:space:rally_troops', '1:space:wealth', '2:reveal']);
  });
  it('loses no line but those its heads stand for', () => {
    const told = groupsOf(GAME).flatMap((g) => (g.heading ? [g.heading] : g.lines));
    expect(told).toEqual(GAME.filter((l) => l.kind !== 'turn'));
  });
  it('keeps a Plot card with the turn it was played in', () => {
    expect(turnsOf(GAME)[1].lines[0].kind).toBe('intrigue_played');
  });
  it('keeps what happens to others in the turn that does it', () => {
    const lines = [...GAME.slice(0, 8), line('discard', 2, { thing: 'card:dagger' })];
    expect(turnsOf(lines).at(-1)!.seat).toBe(0);
    expect(turnsOf(lines).at(-1)!.lines.at(-1)!.seat).toBe(2);
  });
  it('parts two turns of the same seat', () => {
    const lines = [
      ...GAME,
      line('turn', 0),
      line('card_played', 0, { thing: 'card:seek_allies' }),
      line('agent', 0, { thing: 'space:secrets' }),
      line('turn', 0),
      line('revealed_card', 0, { thing: 'card:dagger' }),
    ];
    expect(
      turnsOf(lines)
        .slice(-2)
        .map((t) => [t.seat, t.revealed]),
    ).toEqual([
      [0, false],
      [0, true],
    ]);
  });
});

describe('the picture of a turn', () => {
  it('shows what was paid before what was gained', () => {
    expect(turnsOf(GAME)[0].draw).toEqual(['cost(', '4', 'solari', ')', 'pays', '4', 'troop']);
  });
  it('shows influence with its faction and leaves out 1', () => {
    expect(turnsOf(GAME)[1].draw).toEqual(['2', 'solari', ',', 'influence', 'emperor']);
  });
  it('adds up', () => {
    const lines = [
      line('turn', 0),
      line('card_played', 0, { thing: 'card:dagger' }),
      line('spice', 0, { amount: 1 }),
      line('spice', 0, { amount: 2 }),
    ];
    expect(turnsOf(lines)[0].draw).toEqual(['3', 'spice']);
  });
});

describe('since', () => {
  it('finds what came after the own turn', () => {
    expect(GAME[sinceOwnTurn(GAME, 0)]).toMatchObject({ kind: 'turn', seat: 1 });
  });
  it('does not count the turn that is going on', () => {
    const lines = [...GAME, line('turn', 0), line('card_played', 0), line('agent', 0, { thing: 'space:secrets' })];
    expect(lines[sinceOwnTurn(lines, 0)]).toMatchObject({ kind: 'turn', seat: 1 });
  });
  it('counts a turn that has only just begun as going on', () => {
    const lines = [...GAME, line('turn', 0)];
    expect(lines[sinceOwnTurn(lines, 0)]).toMatchObject({ kind: 'turn', seat: 1 });
  });
  it('is nothing before the first turn', () => {
    expect(sinceOwnTurn(GAME.slice(0, 3), 0)).toBe(3);
  });
});

describe('last', () => {
  it('knows the last turn of each seat', () => {
    expect([...lastTurns(GAME)].map(([seat, turn]) => [seat, turn.space])).toEqual([
      [0, 'space:rally_troops'],
      [1, 'space:wealth'],
      [2, null],
    ]);
  });
  it('knows where the last Agent went, in this round', () => {
    expect(lastAgent(GAME)).toEqual({ space: 'wealth', seat: 1 });
    expect(lastAgent([...GAME, line('round', -1)])).toBeNull();
  });
});

describe('what was bought', () => {
  it('belongs to the turn of whoever bought it', () => {
    const lines = [
      line('turn', 2),
      line('revealed_card', 2, { thing: 'card:dagger' }),
      line('acquire', 2, { thing: 'card:stilgar' }),
      line('acquire', 2, { thing: 'card:scout' }),
      line('turn', 3),
      line('revealed_card', 3, { thing: 'card:dagger' }),
    ];
    expect(lastTurns(lines).get(2)?.bought).toEqual(['card:stilgar', 'card:scout']);
    expect(lastTurns(lines).get(3)?.bought).toEqual([]);
  });
});
