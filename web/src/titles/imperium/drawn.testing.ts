// Tests for every page of this family: every space, piece, module and sign of its games is drawn. What there is
// has been written down from the rules, box by box (tests/imperium/page_pieces.py); what is missing is named.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { annexes, arrange, cellsOf, factionSpaces, isInfo, knotsIn, tableSpaces } from './board/layout';
import type { FamilyTitle } from './family';
import { parse, settle, type FxNode } from './fx/fx';
import { allModules, unknownParts } from './modules';
import { otherSorts } from './pieces';
import type { Content, View } from './types';

export interface Entry {
  title: string;
  seats: number;
  modules: string[];
  tracks: string[];
  spaces: Record<string, { slot: string; area: string; owner?: string }>;
  sorts: Record<string, string>;
  ties: Record<string, Record<string, string[]>>;
  signs: string[];
}

const TESTS = '../tests/imperium';
const FILES = readdirSync(TESTS)
  .sort()
  .map((box) => `${TESTS}/${box}/page_pieces.json`)
  .filter((file) => existsSync(file));
export const GAMES = FILES.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Entry[]);
const icons = Object.values(
  import.meta.glob<string>(['../../assets/icons.svg', './assets/icons.svg', './modules/*/*.svg'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
/** The icons there are. */
export const drawn = new Set(
  icons.flatMap((sheet) => [...sheet.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id)),
);

export const contentOf = (game: Entry): Content =>
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
export const viewOf = (game: Entry): View =>
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

export const nameOf = ({ title, seats, modules }: Entry): string => `${title} ${seats} ${modules.join(' ')}`;

/** `rowsOf` gives the spaces of each region of the board in their rows. */
export function testPage(page: FamilyTitle, rowsOf: (content: Content) => string[][][]): void {
  const ours = GAMES.filter(({ title }) => title === page.id);
  describe.each(ours.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
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
      const factions = game.tracks.map((id) => factionSpaces(content, id).map((space) => [space]));
      const beside = annexes(content, arrange(content, page.regions)).map(({ spaces }) => [spaces]);
      const knots = [...rowsOf(content), ...factions, ...beside].flatMap((rows) => knotsIn(rows, ties));
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

  describe('the board', () => {
    it('has a place for nothing that is in no game', () => {
      const slots = ours.flatMap(({ spaces }) => Object.values(spaces)).map(({ slot }) => slot);
      const painted = [...Object.values(page.regions).flatMap((region) => region.slots), ...page.cells];
      expect(painted.filter((slot) => !isInfo(slot) && !slots.includes(slot))).toEqual([]);
    });
  });
}
