// What this browser remembers about first games: which tables have a guide, and what their players know.

import { Remembered } from '../lib/remembered';

/** The guide of a table, as `title/id`; `silent`: its reader has sent it away. */
export interface Guided {
  guide: string;
  silent: boolean;
}

const isGuided = (value: unknown): value is Guided =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Guided).guide === 'string' &&
  typeof (value as Guided).silent === 'boolean';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const tables = new Remembered<Guided>('sandtable.guides', isGuided);
const known = new Remembered<string[]>('sandtable.guide-known', isTexts);
const ALL = 'known';

export const guideKey = (title: string, id: string): string => `${title}/${id}`;
export const guidedTable = (table: string): Guided | undefined => tables.of(table);
export const keepGuided = (table: string, guided: Guided): void => tables.keep(table, guided);
/** The sentences that are known, by their messages; what two guides say in the same words is known in both. */
export const knownSentences = (): Set<string> => new Set(known.of(ALL) ?? []);
export const keepKnown = (sentences: ReadonlySet<string>): void => known.keep(ALL, [...sentences]);
