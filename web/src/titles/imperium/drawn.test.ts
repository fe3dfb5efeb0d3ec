// The page of the base box, titles without a page, and what modules register.

import { describe, expect, it } from 'vitest';
import { annexes, arrange, cellsOf, factionSpaces, knotsIn, tableSpaces } from './board/layout';
import { contentOf, drawn, GAMES, nameOf, testPage, viewOf } from './drawn.testing';
import imperium from './index';
import { allModules, sideBoardsOf, sortsOfModules, unknownParts } from './modules';

testPage(imperium, (content) => Object.values(arrange(content, imperium.regions)).map((row) => row.map((id) => [id])));

describe('a title of the family without a page of its own', () => {
  // Modules with a page of their own would be drawn this way too, if they had none.
  const others = GAMES;
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
