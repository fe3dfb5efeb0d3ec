import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The sheet of every page, and what the pages for all titles draw from it by name. */
const sheet = ['icons', 'scenes'].map((name) => readFileSync(`src/assets/${name}.svg`, 'utf8')).join('');
const drawn = new Set([...sheet.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id));
const SHARED = import.meta.glob<string>(
  ['../{lib,shell,table,home,end,replay,rules}/**/*.svelte', '../titles/plain/*.svelte'],
  { query: '?raw', import: 'default', eager: true },
);
const USED = /<Icon\b[^>]*?\bid="([a-z0-9-]+)"|href="#([a-z0-9-]+)"|icon: '([a-z0-9-]+)'/g;

it('holds every drawing that the pages for all titles use', () => {
  const used = new Set(
    Object.values(SHARED).flatMap((text) => [...text.matchAll(USED)].map((m) => m[1] ?? m[2] ?? m[3])),
  );
  used.delete('content'); // an address within the page
  expect(used.size).toBeGreaterThan(25);
  expect([...used].filter((id) => !drawn.has(id))).toEqual([]);
});
