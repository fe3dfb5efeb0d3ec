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
  tech: { windtraps: { name: 'tech-windtraps', cost: 2, boxes: [], lines: [['cost', 'x']] } },
  cards: { dagger: { name: 'card-dagger' } },
  teams: { sides: [[0, 1]], commanders: {} },
  without: { choam: { spaces: {} } },
} as unknown as Content;
const view = (more: object): View => ({ players: [], modules: Object.keys(more), ...more }) as unknown as View;

/** A module as its own folder would export it. */
const TECH = pageModule({
  part: 'tech',
  draws: {
    army: PlainPart as never,
    badges: { Draw: PlainPart as never, when: (_, { seat }) => seat === 1 },
  },
  side: { id: 'tech', icon: 'info', name: () => 'Tech', Summary: PlainSummary, Board: PlainPart },
  units: [{ id: 'ships', icon: 'info', name: '', about: '', of: (_, seat) => seat, said: String }],
});

describe('a module', () => {
  const all = [...allModules(), TECH];
  it('is found by its folder, in order', () => {
    expect(allModules().map(({ part }) => part)).toEqual([
      'spies',
      'icons',
      'choam',
      'teams',
      'worms',
      'abilities',
      'rivals',
    ]);
  });
  it('is on the table where the view has its part', () => {
    expect(modulesOn(view({ tech: {} }), all)).toEqual([TECH]);
    expect(modulesOn(view({}), all)).toEqual([]);
  });
  it('brings its side board', () => {
    expect(sideBoardsOf(view({ tech: {} }), all)).toEqual([TECH.side]);
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
  const there = view({ tech: { open: ['windtraps'], left: 15, owned: { windtraps: [1], dagger: [] }, sent: [0, 2] } });
  it('has a plain side board', () => {
    expect(unknownParts(there)).toEqual(['tech']);
    expect(sideBoardsOf(there).map(({ id, Board }) => [id, Board])).toEqual([['tech', PlainPart]]);
    expect(unknownParts(view({ spies: {}, worms: {} }))).toEqual([]);
  });
  it('tells its facts: pieces by name, numbers by seat', () => {
    const facts = plainFacts((there as unknown as { tech: object }).tech, 2, (id) => nameOfPiece(content, id));
    expect(facts).toEqual([
      { key: 'open', pieces: ['tech:windtraps'], entries: [], value: '' },
      { key: 'left', pieces: [], entries: [], value: '15' },
      { key: 'owned', pieces: [], entries: [{ of: 'tech:windtraps', value: '', seats: [1] }], value: '' },
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
  it('may have pieces of its own sort', () => {
    expect(otherSorts(content)).toEqual(['tech']);
    expect([isPiece(content, 'tech:windtraps'), isPiece(content, 'tech:nothing')]).toEqual([true, false]);
    expect(factsOfPiece(content, 'tech:windtraps')).toMatchObject({ name: 'tech-windtraps', cost: 2 });
    const scene = new Scene({} as Title, content, there);
    expect(scene.knows('tech:windtraps')).toBe(true);
  });
});
