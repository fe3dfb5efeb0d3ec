import { afterEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '../lib/storage.testing';
import type { Guide } from '../lib/types';
import { guidedTable, keepGuided, keepKnown, knownSentences } from './kept';
import { tableOf } from './start';

afterEach(() => vi.unstubAllGlobals());

test('tables and their guides are kept', () => {
  emptyStorage();
  expect(guidedTable('a')).toBeUndefined();
  keepGuided('a', { guide: 'imperium/first', silent: false });
  keepGuided('a', { guide: 'imperium/first', silent: true });
  expect(guidedTable('a')).toEqual({ guide: 'imperium/first', silent: true });
  expect(guidedTable('b')).toBeUndefined();
});

test('what is known is kept, and rubbish is nothing', () => {
  const kept = emptyStorage();
  keepKnown(new Set(['guide-a', 'guide-b']));
  expect([...knownSentences()]).toEqual(['guide-a', 'guide-b']);
  kept.set('sandtable.guide-known', '[["known", 5]]');
  expect(knownSentences().size).toBe(0);
});

test('a first game has its reader in one seat and Novices in the others', () => {
  const guide = { title: 'imperium', id: 'first', seats: 3, seat: 1, begin: { kind: 'record' } } as unknown as Guide;
  const table = tableOf(guide, undefined);
  expect(table.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['novice', 'me', 'novice']);
  expect(table.begin).toBe(guide.begin);
  expect('pace' in table).toBe(false);
});
