// Every space, piece, module and sign of every game of this family is drawn. What there is has been written down from the
// rules (tests/imperium/page_pieces.py); what is missing is named.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import uprising from '../uprising';
import { rowsOf } from '../uprising/slots';
import { annexes, arrange, cellsOf, factionSpaces, isInfo, knotsIn, tableSpaces } from './board/layout';
import type { FamilyTitle } from './family';
import { parse, settle, type FxNode } from './fx/fx';
import imperium from './index';
import { allModules, sideBoardsOf, sortsOfModules, unknownParts } from './modules';
import { otherSorts } from './pieces';
import type { Content, View } from './types';

interface Entry {
  title: string;
  seats: number;
  modules: string[];
  tracks: string[];
  spaces: Record<string, { slot: string; area: string; owner?: string }>;
  sorts: Record<string, string>;
  ties: Record<string, Record<string, string[]>>;
  signs: string[];
}

const GAMES = JSON.parse(readFileSync('../tests/imperium/page_pieces.json', 'utf8')) as Entry[];
const PAGES: Record<string, FamilyTitle> = { imperium, uprising };
const icons = Object.values(
  import.meta.glob<string>(['../../assets/icons.svg', './assets/icons.svg', './modules/*/*.svg'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const drawn = new Set(
  icons.flatMap((sheet) => [...sheet.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id)),
);

const contentOf = (game: Entry): Content =>
  ({
    ...Object.fromEntries(Object.entries(game.sorts).map(([sort, id]) => [sort, { [id]: { name: id } }])),
    ...Object.fromEntries(
      Object.entries(game.ties).map(([sort, some]) => [
        sort,
        Object.fromEntries(Object.entries(some).map(([id, spaces]) => [id, { name: id, spaces }])),
      ]),
    ),
    tracks: Object.fromEntries(game.tracks.map((id) => [id, { name: id }])),
    spaces: game.spaces,
  }) as unknown as Content;
const viewOf = (game: Entry): View =>
  ({
    modules: game.modules,
    players: [],
    ...Object.fromEntries(game.modules.map((id) => [id, {}])),
  }) as unknown as View;

/** Signs of a drawing for which there is no icon. */
function blank(sign: string): string[] {
  if (['(', ')', 'cost(', 'if(', 'of(', 'opponents(', ',', 'or', 'per', 'differs', 'pays'].includes(sign)) return [];
  const runs = parse([sign]).filter((node): node is FxNode & { kind: 'run' } => node.kind === 'run');
  return runs
    .flatMap(({ parts }) => settle(parts, false))
    .flatMap((part) => (part.is === 'icon' && !drawn.has(part.id) && part.id !== 'influence' ? [part.id] : []));
}

const ours = GAMES.filter(({ title }) => title in PAGES);
const nameOf = ({ title, seats, modules }: Entry): string => `${title} ${seats} ${modules.join(' ')}`;

describe.each(ours.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  const page = PAGES[game.title];
  const content = contentOf(game);

  it('has a place for every space on the board', () => {
    const arranged = arrange(content, page.regions);
    const there = [
      ...Object.values(arranged).flat(),
      ...annexes(content, arranged).flatMap(({ spaces }) => spaces),
      ...game.tracks.flatMap((id) => factionSpaces(content, id)),
    ];
    expect(tableSpaces(content).filter((id) => !there.includes(id))).toEqual([]);
    expect(there.length).toBe(new Set(there).size);
  });
  it('has a cell for every space on the phone', () => {
    const cells = cellsOf(content, page.cells);
    expect(tableSpaces(content).filter((id) => !cells.includes(id))).toEqual([]);
    expect(cells.filter((id) => !isInfo(id) && !(id in content.spaces))).toEqual([]);
  });
  it('has a knot for everything that ties spaces', () => {
    const ties = allModules().flatMap((module) =>
      game.modules.includes(module.part)
        ? Object.entries(module.ties?.of(content) ?? {}).map(([id, spaces]) => ({ id, spaces }))
        : [],
    );
    expect(ties.map(({ id }) => id)).toEqual(Object.values(game.ties).flatMap((some) => Object.keys(some)));
    const { landsraad, choam, sands } = rowsOf(content);
    const regions = [landsraad, choam, sands.map(({ row }) => row)];
    const factions = game.tracks.map((id) => factionSpaces(content, id).map((space) => [space]));
    const knots = [...regions, ...factions].flatMap((rows) => knotsIn(rows, ties));
    expect(knots.map(({ tie }) => tie.id).sort()).toEqual(ties.map(({ id }) => id).sort());
  });
  it('has somebody to draw every module and every sort of piece', () => {
    expect(unknownParts(viewOf(game))).toEqual([]);
    expect(otherSorts(content)).toEqual([]);
  });
  it('has an icon for every sign', () => {
    expect(game.signs.flatMap(blank)).toEqual([]);
  });
});

describe.each(Object.entries(PAGES))('the board of %s', (title, page) => {
  it('has a place for nothing that is in no game', () => {
    const slots = ours
      .filter((game) => game.title === title)
      .flatMap(({ spaces }) => Object.values(spaces))
      .map(({ slot }) => slot);
    const painted = [...Object.values(page.regions).flatMap((region) => region.slots), ...page.cells];
    expect(painted.filter((slot) => !isInfo(slot) && !slots.includes(slot))).toEqual([]);
  });
});

describe('a title of the family without a page of its own', () => {
  // What has a page would be drawn so as well, if it had none.
  const others = GAMES;
  const pageless = GAMES.filter(({ title }) => !(title in PAGES));
  it('is among those that are written down', () => {
    expect(pageless.length).toBeGreaterThan(0);
  });
  it.each(others.map((game) => [nameOf(game), game] as const))('is drawn by the base board: %s', (_, game) => {
    const content = contentOf(game);
    const arranged = arrange(content, imperium.regions);
    const there = [
      ...Object.values(arranged).flat(),
      ...annexes(content, arranged).flatMap(({ spaces }) => spaces),
      ...game.tracks.flatMap((id) => factionSpaces(content, id)),
    ];
    expect(tableSpaces(content).filter((id) => !there.includes(id))).toEqual([]);
    const ties = Object.values(game.ties).flatMap((some) =>
      Object.entries(some).map(([id, spaces]) => ({ id, spaces })),
    );
    const groups = [
      ...Object.values(arranged),
      ...annexes(content, arranged).map(({ spaces }) => spaces),
      ...game.tracks.map((id) => factionSpaces(content, id)),
    ];
    const knots = groups.flatMap((spaces) =>
      knotsIn(
        spaces.map((id) => [id]),
        ties,
      ),
    );
    expect(knots.map(({ tie }) => tie.id).sort()).toEqual(ties.map(({ id }) => id).sort());
    const cells = cellsOf(content, imperium.cells);
    expect(tableSpaces(content).filter((id) => !cells.includes(id))).toEqual([]);
    const sides = sideBoardsOf(viewOf(game)).map(({ id }) => id);
    expect(unknownParts(viewOf(game)).filter((part) => !sides.includes(part))).toEqual([]);
  });
});

describe('what modules register', () => {
  it('has names of its own', () => {
    const parts = allModules().map(({ part }) => part);
    expect(new Set(parts).size).toBe(parts.length);
    const sorts = allModules().flatMap((module) => Object.keys(module.sorts ?? {}));
    expect(sorts.length).toBe(Object.keys(sortsOfModules()).length);
  });
  it('has icons that are drawn', () => {
    const named = allModules().flatMap(({ units = [], side, events = {}, sorts = {} }) => [
      ...units.map(({ icon }) => icon),
      ...(side ? [side.icon] : []),
      ...Object.values(events),
      ...Object.values(sorts).flatMap(({ glyph }) => glyph ?? []),
    ]);
    expect(named.filter((icon) => !drawn.has(icon))).toEqual([]);
  });
  it('knows no other module', () => {
    const files = import.meta.glob<string>(['./modules/*/*.{svelte,ts}', '!./**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(files).length).toBeGreaterThan(20);
    const found = Object.entries(files).filter(([, source]) => /from '\.\.\/[a-z_]+\//.test(source));
    expect(found.map(([path]) => path)).toEqual([]);
  });
  it('stands in no component of the family', () => {
    const files = import.meta.glob<string>(['./**/*.{svelte,ts}', '!./modules/*/**', '!./**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const names = allModules().map(({ part }) => part);
    const reads = new RegExp(
      `\\b(?:view|content)\\??\\.(?:${[...names, 'posts', 'contracts', 'objectives'].join('|')})\\b`,
    );
    const imports = new RegExp(`from '[^']*modules/(?:${names.join('|')})\\b`);
    expect(Object.keys(files).length).toBeGreaterThan(50);
    const found = Object.entries(files).filter(([, source]) => reads.test(source) || imports.test(source));
    expect(found.map(([path]) => path)).toEqual([]);
  });
});
