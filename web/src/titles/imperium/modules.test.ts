import { describe, expect, it } from 'vitest';
import {
  battleIcon,
  brief,
  completedAt,
  contractsOf,
  guarded,
  memoriesAt,
  pairs,
  played,
  postsAt,
  stones,
  watches,
} from './modules';
import { knotOver } from './phone/knots';
import { spaceCost, spaceDraw } from './pieces';
import type { Content, SpaceFacts, View } from './types';

const content = {
  posts: {
    west: { name: '', spaces: ['council', 'sword'], lines: [] },
    desert: { name: '', spaces: ['desert'], lines: [] },
  },
  objectives: { knife: { name: '', icon: 'crysknife', first: false, lines: [] } },
  conflicts: {
    siege: { name: '', level: 2, about: null, icon: 'crysknife', wall: true, rewards: [] },
    race: { name: '', level: 2, about: null, icon: 'wild', wall: false, rewards: [] },
  },
} as unknown as Content;
const view = (more: Partial<View>): View => ({ conflict: 'siege', ...more }) as View;

describe('a piece', () => {
  it('is what the game plays: without a module it may say something else', () => {
    const choam = { spaces: { deal: { draw: ['2', 'solari'] } }, conflicts: {} };
    const all = {
      spaces: { deal: { draw: ['contract'] }, other: { draw: ['draw'] } },
      conflicts: {},
      without: { choam },
    } as unknown as Content;
    const drawn = (more: Partial<View>): string[] => played(all, view(more)).spaces.deal.draw;
    expect(drawn({})).toEqual(['2', 'solari']);
    expect(drawn({ choam: { bank: 9 } } as unknown as Partial<View>)).toEqual(['contract']);
    expect(played(all, view({})).spaces.other).toBe(all.spaces.other);
  });
});

describe('Spies', () => {
  it('watch the spaces of their posts', () => {
    expect(postsAt(content, 'sword')).toEqual(['west']);
    const there = view({ spies: { at: { west: [2], desert: [] }, supply: [3, 3, 2] } });
    expect(watches(content, there, 2, 'council')).toBe(true);
    expect(watches(content, there, 1, 'council')).toBe(false);
    expect(watches(content, there, 2, 'desert')).toBe(false);
  });
  it('stand over the cells they watch on a phone', () => {
    expect(knotOver([8, 9, 10])).toEqual({ row: 3, column: 1, rows: 1, columns: 3 });
    expect(knotOver([1, 5])).toEqual({ row: 1, column: 2, rows: 2, columns: 1 });
  });
});

describe('what lies before a seat', () => {
  it('has battle icons, and a pair with the Conflict', () => {
    expect([battleIcon(content, 'objective:knife'), battleIcon(content, 'conflict:race')]).toEqual([
      'crysknife',
      'wild',
    ]);
    const there = view({ icons: { up: { 0: ['objective:knife'], 1: ['conflict:race'] }, down: {} } });
    expect([0, 1].map((seat) => pairs(content, there, 'siege', seat))).toEqual([true, false]);
    expect(pairs(content, there, 'race', 1)).toBe(false); // the wild one waits for the end
  });
  it('has contracts that a visit completes: of a space by name, of spice at any Maker', () => {
    const there = {
      contracts: {
        sword: { done: 'visit', space: 'swordmaster' },
        harvest: { done: 'harvest', space: null },
        acquire: { done: 'acquire', space: null },
      },
      spaces: { swordmaster: { maker: 0 }, desert: { maker: 4 }, basin: { maker: 2 } },
    } as unknown as Content;
    const at = (space: string): string[] =>
      Object.keys(there.contracts).filter((contract) => completedAt(there, contract, space));
    expect(['swordmaster', 'desert', 'basin'].map(at)).toEqual([['sword'], ['harvest'], ['harvest']]);
  });
  it('has memories that stand with one faction', () => {
    const there = view({ abilities: { steps: [0, 0, 0], memories: [0, 2, 0] } });
    expect(memoriesAt(there, 'bene')).toEqual([{ seat: 1, n: 2 }]);
    expect([memoriesAt(there, 'fremen'), memoriesAt(view({}), 'bene')]).toEqual([[], []]);
  });
  it('has a contract as often as it was taken', () => {
    expect(contractsOf({ harvest: [0, 1, 0], acquire: [1] }, 0)).toEqual(['harvest', 'harvest']);
    expect(contractsOf(undefined, 0)).toEqual([]);
  });
  it('is guarded by the wall while it stands', () => {
    const wall = (stands: boolean, conflict = 'siege'): View =>
      view({ conflict, worms: { wall: stands, hooks: [], sandworms: [] } });
    expect([wall(true), wall(false), wall(true, 'race'), view({})].map((it) => guarded(content, it))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the track of a Leader', () => {
  it('lies from the start to the end, branches beside each other', () => {
    const track = [[1, 2], [3], [3], []].map((then) => ({ then }));
    expect(stones(track)).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0.5 },
    ]);
  });
});

describe('effects of spaces', () => {
  const space = (draw: string, more: Partial<SpaceFacts> = {}): SpaceFacts =>
    ({ draw: draw.split(' '), cost: [], cost_options: [], cheaper: [], persuasion: 0, ...more }) as SpaceFacts;

  it('say what the dearer of two ways to pay gives', () => {
    const support = space('2 troop , if( pays 2 ) water', { cost_options: [[], ['2', 'solari']] });
    expect(spaceDraw(support).join(' ')).toBe('2 troop , cost( 2 solari ) pays water');
  });
  it('are those of a first or a later visit, where it is known', () => {
    const council = space('if( council-seat ) ( 2 spice , intrigue ) or council-seat');
    expect(spaceDraw(council, true).join(' ')).toBe('2 spice , intrigue');
    expect(spaceDraw(council, false)).toEqual(['council-seat']);
    expect(spaceDraw(council)).toEqual(council.draw);
  });
  it('cost less while they do', () => {
    const sword = space('swordmaster', { cost: ['8', 'solari'], cheaper: ['6', 'solari'] });
    expect([spaceCost(sword), spaceCost(sword, true)]).toEqual([
      ['8', 'solari'],
      ['6', 'solari'],
    ]);
  });
  it('are cut to what tells them apart where there is little room', () => {
    const cut = (draw: string): string => brief(draw.split(' ')).join(' ');
    expect(cut('( 4 spice or if( maker-hooks ) 2 sandworm )')).toBe('4 spice or 2 sandworm');
    expect(cut('( maker-hooks , troop , water ) or ( water , break-wall )')).toBe('maker-hooks , troop or break-wall');
    expect(cut('cost( discard intrigue ) pays intrigue , recall , draw')).toBe('intrigue , recall , draw');
  });
});
