import { describe, expect, it } from 'vitest';
import type { Title } from '../../title';
import { factsOfPiece, isPiece, nameOfPiece, otherSorts } from '../pieces';
import { Scene } from '../scene.svelte';
import type { Content, View } from '../types';
import { plainFacts } from './facts';
import { allModules, drawnIn, modulesOn, sideBoardsOf, unknownParts } from './index';
import { pageModule } from './module';
import PlainPart from './PlainPart.svelte';
import PlainSummary from './PlainSummary.svelte';

const content = {
  gadget: { windtraps: { name: 'gadget-windtraps', cost: 2, boxes: [], lines: [['cost', 'x']] } },
  cards: { dagger: { name: 'card-dagger' } },
  teams: { sides: [[0, 1]], commanders: {} },
  without: { choam: { spaces: {} } },
} as unknown as Content;
const view = (more: object): View => ({ players: [], modules: Object.keys(more), ...more }) as unknown as View;

/** A module as its own folder would export it. */
const TECH = pageModule({
  part: 'gadget',
  draws: {
    army: PlainPart as never,
    badges: { Draw: PlainPart as never, when: (_, { seat }) => seat === 1 },
  },
  side: { id: 'gadget', icon: 'info', name: () => 'Tech', Summary: PlainSummary, Board: PlainPart },
  units: [{ id: 'ships', icon: 'info', name: '', about: '', of: (_, seat) => seat, said: String }],
});

describe('a module', () => {
  const all = [...allModules(), TECH];
  it('is found by its folder, in order', () => {
    const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);
    const found = allModules();
    expect(found.map(({ part }) => part).sort()).toEqual(folders.sort());
    const orders = found.map(({ order = 100 }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(found[0].part).toBe('spies');
  });
  it('is on the table where the view has its part', () => {
    expect(modulesOn(view({ gadget: {} }), all)).toEqual([TECH]);
    expect(modulesOn(view({}), all)).toEqual([]);
  });
  it('brings its side board', () => {
    expect(sideBoardsOf(view({ gadget: {} }), all)).toEqual([TECH.side]);
  });
  it('draws in the places that it names, where there is something to draw', () => {
    const scene = { modules: [TECH] } as unknown as Scene;
    expect(drawnIn(scene, 'army', { seat: 0 })).toEqual([PlainPart]);
    expect(drawnIn(scene, 'badges', { seat: 0 })).toEqual([]);
    expect(drawnIn(scene, 'badges', { seat: 1 })).toEqual([PlainPart]);
    expect(drawnIn(scene, 'bar', {})).toEqual([]);
  });
});

describe('a part that no module draws', () => {
  const there = view({
    gadget: { open: ['windtraps'], left: 15, owned: { windtraps: [1], dagger: [] }, sent: [0, 2] },
  });
  it('has a plain side board', () => {
    expect(unknownParts(there)).toEqual(['gadget']);
    expect(sideBoardsOf(there).map(({ id, Board }) => [id, Board])).toEqual([['gadget', PlainPart]]);
    expect(unknownParts(view({ spies: {}, worms: {} }))).toEqual([]);
  });
  it('tells its facts: pieces by name, numbers by seat', () => {
    const facts = plainFacts((there as unknown as { gadget: object }).gadget, 2, (id) => nameOfPiece(content, id));
    expect(facts).toEqual([
      { key: 'open', pieces: ['gadget:windtraps'], entries: [], value: '' },
      { key: 'left', pieces: [], entries: [], value: '15' },
      { key: 'owned', pieces: [], entries: [{ of: 'gadget:windtraps', value: '', seats: [1] }], value: '' },
      {
        key: 'sent',
        pieces: [],
        entries: [
          { of: 'seat:0', value: '0' },
          { of: 'seat:1', value: '2' },
        ],
        value: '',
      },
    ]);
    expect(plainFacts(undefined, 2, () => undefined)).toEqual([]);
  });
  it('names its units as the recap of a Conflict does: by its own id', () => {
    const units = allModules().flatMap(({ part, units = [] }) => units.map(({ id }) => [part, id]));
    expect(units).toContainEqual(['dreadnoughts', 'dreadnoughts']);
    expect(units.filter(([part, id]) => part !== id)).toEqual([]);
  });
  it('may have pieces of its own sort', () => {
    expect(otherSorts(content)).toEqual(['gadget']);
    expect([isPiece(content, 'gadget:windtraps'), isPiece(content, 'gadget:nothing')]).toEqual([true, false]);
    expect(factsOfPiece(content, 'gadget:windtraps')).toMatchObject({ name: 'gadget-windtraps', cost: 2 });
    const scene = new Scene({} as Title, content, there);
    expect(scene.knows('gadget:windtraps')).toBe(true);
  });
});
