// What this browser stores about first games: which tables have a guide, and which hints their players know.

import { Remembered } from '../lib/remembered';

/** The guide of a table, as `title/id`; `silent`: the reader has turned it off. */
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
/** The known hints, by the ids of their messages; a message that two guides share is known in both. */
export const knownSentences = (): Set<string> => new Set(known.of(ALL) ?? []);
export const keepKnown = (sentences: ReadonlySet<string>): void => known.keep(ALL, [...sentences]);
