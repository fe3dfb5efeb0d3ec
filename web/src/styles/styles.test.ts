// Check that stylesheets are in the right folder: shared styles outside `titles/`, those of one title with that title;
// and that every style has an element that uses it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classesIn, selectorsIn, type Classes, type Selector } from './reading.testing';

const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts,svg}', '!../**/*.{test,testing}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Vite turns stylesheets into empty modules in a test, so read the files ourselves.
const SHEETS = Object.keys(import.meta.glob('../**/*.css', { query: '?url' })).map(
  (path) => [path, readFileSync(`src/styles/${path}`, 'utf8')] as const,
);

/** Return a function that gives the title to which a file belongs; none for shared files. A title that is made by the
 *  `family.ts` of another counts as that title. */
function homesIn(sources: Record<string, string>): (path: string) => string {
  const folderOf = (path: string): string => /titles\/(\w+)\//.exec(path)?.[1] ?? '';
  const families = new Map<string, string>();
  for (const [path, source] of Object.entries(sources)) {
    const family = /'(?:\.\.\/)+(\w+)\/family'/.exec(source)?.[1];
    if (family && folderOf(path)) families.set(folderOf(path), family);
  }
  return (path) => families.get(folderOf(path)) ?? folderOf(path);
}
const homeOf = homesIn(SOURCES);

const used: { home: string; classes: Classes }[] = [];
const icons = new Map<string, string>();
for (const [path, source] of Object.entries(SOURCES)) {
  used.push({ home: homeOf(path), classes: classesIn(path, source) });
  if (path.endsWith('/icons.svg'))
    for (const [, id] of source.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)) icons.set(`i-${id}`, homeOf(path));
}

/** Return the titles whose elements have this class; an icon's colour belongs to the sheet that has the icon. */
function homesOf(name: string): Set<string> {
  const tinted = icons.get(name);
  if (tinted !== undefined) return new Set([tinted]);
  return new Set(
    used
      .filter(({ classes }) => classes.names.has(name) || classes.shapes.some((shape) => shape.test(name)))
      .filter(({ classes, home }) => classes.names.has(name) || home !== '' || !name.startsWith('i-'))
      .map(({ home }) => home),
  );
}
const isOnly = (name: string, home?: string): boolean => {
  const [first, ...others] = homesOf(name);
  return !!first && others.length === 0 && (home === undefined || first === home);
};

const unused = ({ ways, not }: Selector): boolean => [...ways.flat(), ...not].some((name) => homesOf(name).size === 0);
/** Tell whether a selector belongs to one title. Classes in `:not()` are not styled, so they may be any title's. */
const ofOneTitle = ({ ways }: Selector): boolean => ways.some((way) => way.some((name) => isOnly(name)));
/** Tell whether a selector could style a page of another title; only variables may do that. */
const reachesOthers = (home: string, { ways, variables }: Selector): boolean =>
  !variables && ways.some((way) => !way.some((name) => isOnly(name, home)));

function faults(of: (path: string) => boolean, fault: (path: string, selector: Selector) => boolean): string[] {
  return SHEETS.filter(([path]) => of(path)).flatMap(([path, css]) =>
    selectorsIn(css)
      .filter((selector) => fault(path, selector))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
}

describe('the stylesheets', () => {
  it('style what some element is', () => {
    expect(SHEETS.flatMap(([, css]) => selectorsIn(css)).length).toBeGreaterThan(1000);
    expect(
      faults(
        () => true,
        (_, selector) => unused(selector),
      ),
    ).toEqual([]);
  });
  it('of all titles name nothing that is one title’s', () => {
    expect(
      faults(
        (path) => !homeOf(path),
        (_, selector) => ofOneTitle(selector),
      ),
    ).toEqual([]);
  });
  it('of a title cannot reach the page of another', () => {
    expect(
      faults(
        (path) => !!homeOf(path),
        (path, selector) => reachesOthers(homeOf(path), selector),
      ),
    ).toEqual([]);
  });
  it('set variables that are read', () => {
    const all = [...SHEETS.map(([, css]) => css), ...Object.values(SOURCES)].join('\n');
    const begun = [...all.matchAll(/var\((--[a-z-]+-)\$?\{/g)].map(([, name]) => name); // `var(--f-{faction})`
    const read = (name: string): boolean => all.includes(`var(${name})`) || all.includes(`var(${name},`);
    const set = new Set(SHEETS.flatMap(([, css]) => [...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name)));
    const named = (name: string): boolean => all.includes(`'${name}'`); // a component chooses among them
    expect([...set].filter((name) => !read(name) && !named(name) && !begun.some((b) => name.startsWith(b)))).toEqual(
      [],
    );
  });
});

describe('the reading of them', () => {
  const [board, bar] = ['board', 'bar'].map(
    (name) => selectorsIn(`.table { .${name}:not(.open) > b { color: red; } }`)[0],
  );
  it('sees what is one title’s, and what is nobody’s', () => {
    expect(board).toMatchObject({ ways: [['table', 'board']], not: ['open'], variables: false, line: 1 });
    expect([board, bar].map(ofOneTitle)).toEqual([true, false]);
    expect([board, bar].map((selector) => reachesOthers('imperium', selector))).toEqual([false, true]);
    expect(selectorsIn('.bar, .bar.nobody-has-it { top: 0 } .i-nothing { top: 0 }').map(unused)).toEqual([
      false,
      true,
      true,
    ]);
    expect(selectorsIn(':is(.bar, .board) b { top: 0 } :root { --x: 0 }').map(ofOneTitle)).toEqual([true, false]);
  });
  it('takes the titles of a family for one', () => {
    const entry = "import { familyTitle } from '../imperium/family';";
    const home = homesIn({ '../titles/later/index.ts': entry, '../titles/classic/index.ts': '' });
    const paths = ['titles/later/Board.svelte', 'titles/imperium/index.ts', 'titles/classic/a.css', 'table/a.ts'];
    expect(paths.map(home)).toEqual(['imperium', 'imperium', 'classic', '']);
  });
  it('knows classes that are put together', () => {
    const { names, shapes } = classesIn(
      'a.svelte',
      '<b class="one {x ? `two-${y}` : \'three\'} l{z} seat-{n + 1}" class:four={x}></b>',
    );
    expect([...names]).toEqual(['one', 'three', 'four']);
    const fits = (name: string): boolean => shapes.some((shape) => shape.test(name));
    expect(['two-x', 'l3', 'seat-2', 'lx', 'seat-x', 'two'].map(fits)).toEqual([true, true, true, false, false, false]);
  });
});
