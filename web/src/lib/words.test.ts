// Every message that the page uses is in its Fluent files, and these files have no others.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<string>('@locale/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const messages = new Map<string, string>();
for (const [path, text] of Object.entries(FILES)) {
  for (const entry of new FluentResource(text).body) messages.set(entry.id, path.split('/').at(-1)!);
}
const pageWords = [...messages].filter(([id, file]) => file.startsWith('page-') || id.startsWith('page-'));
const fluent = Object.entries(FILES)
  .map(([, text]) => text)
  .join('\n');

const written = new Set<string>();
const begun = new Set<string>();
for (const text of Object.values(SOURCES)) {
  for (const [, id] of text.matchAll(/['"`](page-[a-z0-9]+-[a-z0-9-]*[a-z0-9])['"`]/g)) written.add(id);
  for (const [, start] of text.matchAll(/`(page-[a-z0-9]+-[a-z0-9-]+-)\$\{/g)) begun.add(start);
}

describe('the words of the page', () => {
  it('are there', () => {
    expect(pageWords.length).toBeGreaterThan(100);
    expect([...written].filter((id) => !messages.has(id))).toEqual([]);
    expect([...begun].filter((start) => !pageWords.some(([id]) => id.startsWith(start)))).toEqual([]);
  });
  it('are all used', () => {
    const used = (id: string): boolean =>
      written.has(id) || [...begun].some((start) => id.startsWith(start)) || fluent.includes(`{ ${id} }`);
    expect(pageWords.map(([id]) => id).filter((id) => !used(id))).toEqual([]);
  });
  it('are explained to translators', () => {
    // Each message, or the group it belongs to, has a comment above it: more than one comment for every five messages.
    for (const [path, text] of Object.entries(FILES)) {
      if (!path.includes('/page-')) continue;
      expect(text.startsWith('#'), path).toBe(true);
      const [comments, ids] = [/^#/gm, /^[a-z][a-z0-9-]* =/gm].map((found) => text.match(found)?.length ?? 0);
      expect(comments * 5, path).toBeGreaterThan(ids);
    }
  });
});
