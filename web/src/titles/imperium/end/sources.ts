// The kinds of sources of points. Pure: tested in sources.test.ts.

export type Source = 'start' | 'influence' | 'alliance' | 'conflict' | 'icons' | 'card' | 'intrigue' | 'other';
export const SOURCES: readonly Source[] = [
  'start',
  'influence',
  'alliance',
  'conflict',
  'icons',
  'card',
  'intrigue',
  'other',
];

/** Return the kind of thing that gave points, from its word: `conflict:skirmish`, `influence:fremen`, `start`. */
export function kindOf(thing: string | null): Source {
  const kind = (thing ?? '').split(':')[0] ?? '';
  return KINDS[kind] ?? 'other';
}

/** The names in sandtable/imperium/tell/scores.py; anything else (a space, a Leader, a trade) is `other`. */
const KINDS: Readonly<Record<string, Source>> = {
  start: 'start',
  influence: 'influence',
  alliance: 'alliance',
  conflict: 'conflict',
  icons: 'icons',
  card: 'card',
  intrigue: 'intrigue',
};

export const ICONS: Readonly<Record<Source, string>> = {
  start: 'first-player',
  influence: 'influence',
  alliance: 'alliance',
  conflict: 'combat',
  icons: 'battle-wild',
  card: 'draw',
  intrigue: 'intrigue',
  other: 'more',
};

/** Return the icon of a kind of source that has one of its own, else ''. */
export function iconOf(kind: string): string {
  const source = kindOf(kind);
  return source === 'other' ? '' : ICONS[source];
}
