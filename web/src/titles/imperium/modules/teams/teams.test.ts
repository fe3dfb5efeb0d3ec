import { describe, expect, it } from 'vitest';
import {
  activatedBy,
  alliesOf,
  figuresOf,
  isCommander,
  onTracks,
  ownBoard,
  seatsOf,
  servesAt,
  teamOf,
  teamsOf,
  turnOrder,
  type Teams,
} from './teams';
import type { Content, Player, View } from '../../types';

const LEADERS = ['muad_dib', 'a', 'b', 'shaddam', 'c', 'd'];
const players = LEADERS.map((leader, seat) => ({ seat, leader, points: seat, rival: '' }) as Player);
const teams: Teams = {
  sides: [
    [0, 2, 4],
    [1, 3, 5],
  ],
  commanders: [0, 3],
  active: { muad_dib: 4 },
  arrows: { muad_dib: { right: 'arrakeen' } },
  throne: [],
  bonus: [3],
  served: [],
  trading: [],
};
const view = { teams, players };
const alone: { teams?: Teams; players: Player[] } = { players };

describe('two teams', () => {
  it('have two Allies, clockwise from their Commander; an Ally counts from itself', () => {
    expect(alliesOf(view, 0)).toEqual([2, 4]);
    expect(alliesOf(view, 4)).toEqual([4, 2]);
    expect(alliesOf(view, 3)).toEqual([5, 1]);
    expect(alliesOf(view, 1)).toEqual([1, 5]);
  });
  it('are sides of the table with a Commander each, who is named first', () => {
    expect(LEADERS.map((_, seat) => teamOf(view, seat))).toEqual([0, 1, 0, 1, 0, 1]);
    expect(teamOf(alone, 2)).toBe(-1);
    expect(isCommander(view, 3)).toBe(true);
    expect(isCommander(alone, 3)).toBe(false);
    expect(seatsOf(teams, 1)).toEqual([3, 1, 5]);
  });
  it('are there where the pieces and the position have them', () => {
    const fixed = { teams: { sides: teams.sides, commanders: { 0: 'muad_dib', 3: 'shaddam' } } } as unknown as Content;
    expect(teamsOf(fixed, { teams } as unknown as View)).toEqual(teams);
    expect(teamsOf({} as Content, {} as View)).toBeUndefined();
  });
  it('have troops and Influence with their Allies alone, side by side', () => {
    expect(onTracks(view).map(({ seat }) => seat)).toEqual([2, 4, 1, 5]);
  });
  it('take turns from the First Player on', () => {
    expect(turnOrder(players, 4).map(({ seat }) => seat)).toEqual([4, 5, 0, 1, 2, 3]);
  });
});

describe('a Commander', () => {
  it('acts for one of his Allies', () => {
    expect(activatedBy(view, 4)).toBe(0);
    expect(activatedBy(view, 2)).toBeUndefined();
    expect(activatedBy(alone, 4)).toBeUndefined();
  });
  it('has an Agent for each of them, past the seats beside him', () => {
    expect(figuresOf(view, 0)).toEqual([
      { ally: 2, at: null },
      { ally: 4, at: 'arrakeen' },
    ]);
    expect(figuresOf(view, 2)).toBeUndefined();
    expect(servesAt(view, 0, 'arrakeen')).toBe(4);
    expect(servesAt(view, 0, 'secrets')).toBeUndefined();
    expect(servesAt(alone, 0, 'arrakeen')).toBeUndefined();
  });
  it('has a Swordmaster for either, until it has been placed once', () => {
    expect(figuresOf(view, 3)).toContainEqual({ ally: null, at: null });
    const gone = { players, teams: { ...teams, served: [3] } };
    expect(figuresOf(gone, 3)).toHaveLength(2);
    const there = {
      ...gone,
      teams: { ...gone.teams, active: { shaddam: 1 }, arrows: { shaddam: { swordmaster: 'secrets' } } },
    };
    expect(servesAt(there, 3, 'secrets')).toBe(1);
  });
  it('has a board of his own', () => {
    const content = {
      tracks: { guild: {}, fremen: { owner: 'muad_dib' } },
      spaces: { secrets: {}, desert_mastery: { owner: 'muad_dib' } },
    } as unknown as Content;
    expect(ownBoard(content, 'muad_dib')).toEqual({ faction: 'fremen', spaces: ['desert_mastery'] });
    expect(ownBoard(content, 'a')).toBeUndefined();
    expect(ownBoard(content, null)).toBeUndefined();
  });
});
