// The facts of a part of the view that no module draws, as names with values and pieces. Pure: tested in modules.test.ts.

export interface PlainFact {
  key: string;
  /** Pieces that it names, as `tech:windtraps`. */
  pieces: string[];
  /** Values by seat, as `seat:1`, by piece, or by another name. */
  entries: { of: string; value: string; seats?: number[] }[];
  value: string;
}

/** `nameOf` gives the full name of a piece with this id, as `tech:windtraps`, where there is one. A list that is as long as
 * there are players is told by seat. */
export function plainFacts(part: unknown, players: number, nameOf: (id: string) => string | undefined): PlainFact[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).map(([key, value]) => {
    const fact: PlainFact = { key, pieces: [], entries: [], value: '' };
    if (Array.isArray(value)) {
      const pieces = value.map((one) => (typeof one === 'string' ? nameOf(one) : undefined));
      if (value.length && pieces.every((one) => one !== undefined)) fact.pieces = pieces;
      else if (value.length === players)
        fact.entries = value.map((one, seat) => ({ of: `seat:${seat}`, value: textOf(one) }));
      else fact.value = textOf(value);
    } else if (typeof value === 'object' && value !== null) {
      // A piece that nobody has is left out; what somebody has is told with the seats.
      const some = Object.entries(value).filter(([, one]) => !Array.isArray(one) || one.length > 0);
      const bySeats = some.every(([, one]) => areSeats(one, players));
      fact.entries = some.map(([of, one]) => ({
        of: nameOf(of) ?? of,
        value: bySeats ? '' : textOf(one),
        ...(bySeats ? { seats: one as number[] } : {}),
      }));
    } else fact.value = textOf(value);
    return fact;
  });
}

const areSeats = (value: unknown, players: number): boolean =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < players);

function textOf(value: unknown): string {
  if (value === true) return '✓';
  if (value === false || value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(textOf).join(' · ') || '–';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key} ${textOf(one)}`)
      .join(' · ');
  return String(value);
}
