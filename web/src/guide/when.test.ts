import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GuideMoment, GuideWhen, Line, View } from '../lib/types';
import { fits, holds, litBy, momentOf } from './when';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../tests/guides/${name}.json`, import.meta.url), 'utf8'));
const CASES = read('cases') as { about: string; when: Partial<GuideWhen>; holds: boolean }[];
const { view, lines } = read('position') as { view: View; lines: Line[] };
const NONE: GuideWhen = { asked: [], option: [], phase: [], line: [], own: false, fact: [], over: false };

test.each(CASES)('$about', ({ when, holds: expected }) => {
  expect(holds({ ...NONE, ...when }, view, lines)).toBe(expected);
});

test('a pattern fits the whole word', () => {
  expect(fits('part:old_gap@9', 'part:*@9')).toBe(true);
  expect(fits('part:old_gap@9', 'part:')).toBe(false);
  expect(fits('a.b', 'a?b')).toBe(false);
});

const moment = (id: string, when: Partial<GuideWhen>, light: string[] = []): GuideMoment => ({
  id,
  message: `guide-${id}`,
  when: { ...NONE, ...when },
  light,
  done: null,
});

test('the first moment that has come and is not known', () => {
  const all = [moment('a', { asked: ['menu'] }), moment('b', { asked: ['turn'] }), moment('c', { phase: ['turns'] })];
  expect(momentOf(all, new Set(), view, lines)?.id).toBe('b');
  expect(momentOf(all, new Set(['guide-b']), view, lines)?.id).toBe('c');
  expect(momentOf(all, new Set(['guide-b', 'guide-c']), view, lines)).toBeNull();
});

test('a pattern lights the answers that fit it', () => {
  expect(litBy(moment('a', {}, ['spot:hand', 'card:*', 'space:*']), view)).toEqual([
    'spot:hand',
    'card:dagger',
    'space:arrakeen',
  ]);
});
