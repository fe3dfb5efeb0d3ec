// Decides when a moment of a guide has come, and what it lights: the conditions of docs/guides.md, evaluated on a view
// and its log in the same way as sandtable/guides.py does. Both are tested with the same cases
// (tests/guides/cases.json).

import type { GuideMoment, GuideWhen, Line, View } from '../lib/types';

const FACT = /^([\w.]+) (>=|<=|==|!=) (\w+)$/;

/** Tell whether a word is of this form: `card:*` fits every card. */
export function fits(word: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(word);
}

/** The answers that may be given, and those that are given together with one of them (`reach`). */
export function wordsOf(view: View): string[] {
  if (!view.decision) return [];
  const found = new Set(view.options.map(({ action }) => action));
  const { reach } = view as View & { reach?: unknown };
  if (typeof reach === 'object' && reach !== null)
    for (const words of Object.values(reach))
      if (Array.isArray(words)) for (const word of words) found.add(String(word));
  return [...found];
}

function valueAt(path: string, view: View): unknown {
  let value: unknown = view;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key === 'me' ? String(view.seat) : key];
  }
  return value;
}

function isSo(fact: string, view: View): boolean {
  const [, path, sign, wanted] = FACT.exec(fact) ?? [];
  if (!path) return false;
  let value = valueAt(path, view);
  if (value === undefined) return false;
  if (value === null) value = 'none';
  else if (typeof value === 'boolean') value = value ? 'yes' : 'no';
  else if (typeof value === 'object') value = Object.keys(value as object).length;
  const goal = wanted === 'me' ? String(view.seat) : wanted;
  if (sign === '==' || sign === '!=') return (String(value) === goal) === (sign === '==');
  if (typeof value !== 'number' || !/^\d+$/.test(goal)) return false;
  return sign === '>=' ? value >= Number(goal) : value <= Number(goal);
}

/** Tell whether conditions hold at this position. */
export function holds(when: GuideWhen, view: View, lines: readonly Line[]): boolean {
  const asked = view.options.length ? (view.decision?.kind ?? '') : '';
  if (when.over !== view.over) return false;
  if (when.asked.length && !when.asked.includes(asked)) return false;
  if (when.phase.length && !when.phase.includes(view.phase)) return false;
  if (when.option.length && !wordsOf(view).some((word) => when.option.some((pattern) => fits(word, pattern))))
    return false;
  if (
    when.line.length &&
    !lines.some(({ kind, seat }) => when.line.includes(kind) && (!when.own || seat === view.seat))
  )
    return false;
  return when.fact.every((fact) => isSo(fact, view));
}

/** The moment to show now: the first whose conditions hold and that is not known. */
export function momentOf(
  moments: readonly GuideMoment[],
  known: ReadonlySet<string>,
  view: View,
  lines: readonly Line[],
): GuideMoment | null {
  return moments.find(({ message, when }) => !known.has(message) && holds(when, view, lines)) ?? null;
}

/** What a moment lights: parts of the table, and the answers that fit a pattern. */
export function litBy(moment: GuideMoment, view: View): string[] {
  const words = wordsOf(view);
  return moment.light.flatMap((light) => (light.includes('*') ? words.filter((word) => fits(word, light)) : [light]));
}
