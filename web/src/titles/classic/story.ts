// The events of a phase, for its panel on the stage, read from the reader's log. Pure.

import type { Line } from '@/lib/types';

/** The log lines of a phase, when it last took place: those after its heading and before the next one. A heading has
 *  the number of its phase, an index of `phases`. */
export function toldIn(lines: readonly Line[], phase: string, phases: readonly string[]): Line[] {
  const number = phases.indexOf(phase);
  let to = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { kind, amount } = lines[at];
    if (kind === 'phase' && amount === number) return lines.slice(at + 1, to);
    if (kind === 'phase' || kind === 'turn') to = at;
  }
  return [];
}

/** Forces or spice that a storm or a worm has taken: `part` by its id. */
export interface Loss {
  /** Null for spice. */
  seat: number | null;
  part: string;
  n: number;
}

const idOf = (word: string | null | undefined): string => word?.split(':')[1] ?? '';

function losses(lines: readonly Line[]): Loss[] {
  return lines.flatMap(({ kind, seat, thing, amount }) => {
    if (kind !== 'lost' && kind !== 'spice_gone') return [];
    return [{ seat: kind === 'lost' ? seat : null, part: idOf(thing), n: amount }];
  });
}

export interface StormStory {
  /** The dialled numbers, by seat. */
  dials: Map<number, number>;
  /** The sectors that a card of the storm deck moves it. */
  card: number | null;
  weather: { seat: number; n: number } | null;
  /** The seat that has destroyed the Shield Wall. */
  wall: number | null;
  /** The sectors it moves, once that is known. */
  by: number | null;
  /** The sector it has come to. */
  to: number | null;
  lost: Loss[];
  first: number | null;
}

export function stormOf(lines: readonly Line[]): StormStory {
  const find = (sort: string): Line | undefined => lines.find(({ kind }) => kind === sort);
  const dials = new Map(lines.filter(({ kind }) => kind === 'storm_dialled').map(({ seat, amount }) => [seat, amount]));
  const card = find('storm_card')?.amount ?? null;
  const weather = find('weather');
  const dialled = dials.size ? [...dials.values()].reduce((sum, n) => sum + n, 0) : null;
  return {
    dials,
    card,
    weather: weather ? { seat: weather.seat, n: weather.amount } : null,
    wall: find('wall_gone')?.seat ?? null,
    by: weather?.amount ?? card ?? dialled,
    to: find('storm')?.amount ?? null,
    lost: losses(lines),
    first: find('first')?.seat ?? null,
  };
}

export interface BlowStory {
  /** The cards turned, with the spice that each brought; `part` is where it lies. */
  cards: { card: string; part: string; spice: number }[];
  /** Territories in which a worm appeared. */
  worms: string[];
  lost: Loss[];
}

export function blowOf(lines: readonly Line[]): BlowStory {
  const cards: BlowStory['cards'] = [];
  for (const { kind, thing, amount } of lines) {
    const last = cards.at(-1);
    if (kind === 'turned') cards.push({ card: idOf(thing), part: '', spice: 0 });
    else if (kind === 'blow' && last) Object.assign(last, { part: idOf(thing), spice: amount });
  }
  const worms = lines.filter(({ kind }) => kind === 'worm').map(({ thing }) => idOf(thing));
  return { cards, worms, lost: losses(lines) };
}

/** By seat, the sum of its amounts in log lines of this kind, such as charity or forces revived. */
export function sumBySeat(lines: readonly Line[], sort: string): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { kind, seat, amount } of lines) if (kind === sort) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return sums;
}

/** List the spice that seats have collected: `place` as `part:…`, or `territory:…` for its income. */
export function gainsOf(lines: readonly Line[]): { seat: number; place: string; spice: number }[] {
  return lines.flatMap(({ kind, seat, amount, thing, cause }) => {
    const place = kind === 'collected' ? thing : kind === 'spice' ? cause : null;
    return place ? [{ seat, place, spice: amount }] : [];
  });
}
