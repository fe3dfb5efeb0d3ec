// The facts of a view besides those of every view, as names and values. Pure: tested in facts.test.ts.

export interface Fact {
  key: string;
  /** Nothing is told of what is empty. */
  value: string;
}

/** `what` without some of its fields: numbers, texts, lists and tables of them; what lies deeper is left out. */
export function factsOf(what: object, without: ReadonlySet<string>): Fact[] {
  return Object.entries(what)
    .filter(([key]) => !without.has(key))
    .map(([key, value]) => ({ key, value: valueOf(value) }))
    .filter(({ value }) => value !== '');
}

function valueOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(valueOf).filter(Boolean).join(' · ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => (typeof inner === 'number' || typeof inner === 'string' ? `${key} ${inner}` : ''))
      .filter(Boolean)
      .join(' · ');
  }
  return '';
}

/** The parts of every view: they are shown in their own place, or not at all. */
export const OF_EVERY_VIEW: ReadonlySet<string> = new Set([
  'title',
  'seat',
  'round',
  'phase',
  'to_act',
  'turn_of',
  'turn',
  'players',
  'decision',
  'prompt',
  'rule',
  'hidden',
  'options',
  'closed',
  'undo',
  'over',
  'outcome',
  'names',
  'deciding',
  'sealed',
  'at',
  'answered',
  'number',
]);
export const OF_EVERY_PLAYER: ReadonlySet<string> = new Set(['seat', 'points', 'name']);
