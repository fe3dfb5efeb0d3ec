// The map as data: the position of everything, in units of the drawing (rim radius 500, centre 0 0, y down). Pure.

import { width } from '@/lib/lettering';
import data from './assets/map.json';
import type { Stack } from './types';

export type Point = [number, number];

export interface MapPart {
  territory: string;
  sector: number;
  path: string;
  /** x, y, and the radius of the free space around it. */
  centre: number[];
  slots: number[][];
  small: number[][];
  spice?: number[];
  touches: string[];
}

export interface MapTerritory {
  kind: string;
  parts: string[];
  /** x, y, and the room for its name: width and height. Seven names are up to 8 units away from where the map was first
   * drawn, and those along the rim 6 further in: so all of them lie within their territories, clear of each other, in every
   * language (tests/browser/test_classic_map.py). To the eye nothing else has changed. */
  label?: number[];
  /** The name is written along an arc of the rim; this is the arc's middle. */
  arc?: number[];
}

interface MapData {
  view: number[];
  token: number;
  sectors: Record<string, { wedge: string; storm: number[] }>;
  circles: Record<string, number[]>;
  territories: Record<string, MapTerritory>;
  parts: Record<string, MapPart>;
}

export const MAP = data as MapData;
export const PARTS = Object.entries(MAP.parts);

/** Radius of a token, and of one in a crowd. */
export const TOKEN = MAP.token;
export const SMALL = 12.5;

export interface Placed {
  stack: Stack;
  x: number;
  y: number;
  r: number;
  /** The badge is above it, since spice lies below. */
  up: boolean;
}

/** Place the stacks of a part: in its slots, or all of them smaller if there are more stacks than slots. */
export function placed(part: string, stacks: readonly Stack[]): Placed[] {
  const { slots, small, spice } = MAP.parts[part];
  const crowd = stacks.length > slots.length;
  const at = crowd ? small : slots;
  return stacks.map((stack, i) => {
    const [x, y] = at[i % at.length];
    const up = spice !== undefined && Math.abs(spice[0] - x) < 34 && spice[1] > y;
    return { stack, x, y, r: crowd ? SMALL : TOKEN, up };
  });
}

/** On the whole map of a phone: larger tokens, side by side round the middle of their part. */
export function placedFar(part: string, stacks: readonly Stack[]): Placed[] {
  const { centre, slots, territory } = MAP.parts[part];
  const [x, y] = stacks.length > 1 ? centre : slots[0];
  return stacks.map((stack, i) => ({
    stack,
    x: x + (i - (stacks.length - 1) / 2) * 46,
    y: territory === 'polar_sink' ? y + 40 : y,
    r: TOKEN * 1.6,
    up: false,
  }));
}

/** Return the place of spice in a part: the blow icon, else a place for small tokens. */
export function heapAt(part: string): number[] {
  const { spice, small } = MAP.parts[part];
  return spice ?? small[small.length - 1];
}

/** Half the width and height of the plaque of the Hidden Mobile Stronghold. */
export const PLAQUE: Point = [29, 24];
/** The radius of the rim, within which the plaque stays. */
const RIM = 496;
/** Half the length of a name that is written along the rim. */
const ALONG = 62;

/** Points that a territory's name covers. */
function written({ label, arc }: MapTerritory): Point[] {
  if (arc) {
    const [x, y] = arc;
    const far = Math.hypot(x, y);
    return [-1, -0.5, 0, 0.5, 1].map((at) => [x - (y / far) * at * ALONG, y + (x / far) * at * ALONG]);
  }
  if (!label) return [];
  const [x, y, w, h] = label;
  return [-1, -0.5, 0, 0.5, 1].flatMap((at) => [-0.5, 0.5].map((row): Point => [x + (at * w) / 2, y + (row * h) / 2]));
}
const WRITTEN = Object.values(MAP.territories).flatMap(written);

/** The whole map on a phone has a larger plaque, and only the names of strongholds, above the stacks there: how far
 * above, the room of a row as `rowsOf` has it, and the distance from row to row. */
export const FAR_PLAQUE = 1.5;
export const FAR_NAME = 42;
export const FAR_ROOM = 80;
export const FAR_ROW = 32;
const WRITTEN_FAR = Object.values(MAP.territories).flatMap(({ kind, parts }) => {
  const { centre, slots } = MAP.parts[parts[0]];
  const [x, y] = centre;
  const [tx, ty] = slots[0];
  const name = [-1.5, 0, 1.5].flatMap((at) => [0, FAR_ROW].map((by): Point => [x + at * 40, y - FAR_NAME - by]));
  return kind === 'stronghold' ? [...name, [x, y], [tx, ty]] : [];
});
const AROUND: Point[] = [40, 80].flatMap((by): Point[] => [
  [-by, 0],
  [by, 0],
  [0, -by],
  [0, by],
]);

/** Place the Hidden Mobile Stronghold that points at a part with this many stacks: in that part, covering as little as
 * possible. */
export function plaqueAt(part: string, stacks: number, far = false): number[] {
  const { centre, slots, small, spice } = MAP.parts[part];
  const taken = [...slots.slice(0, stacks), ...(spice ? [spice] : [])];
  const [wide, high] = far ? PLAQUE.map((half) => half * FAR_PLAQUE) : PLAQUE;
  const over = ([x, y]: readonly number[], [px, py]: readonly number[], by: number): boolean =>
    Math.abs(x - px) < wide + by && Math.abs(y - py) < high + by;
  const cost = (at: readonly number[]): number =>
    3 * (far ? WRITTEN_FAR : WRITTEN).filter((point) => over(point, at, 5)).length +
    6 * taken.filter((point) => over(point, at, 12)).length +
    (Math.hypot(Math.abs(at[0]) + wide, Math.abs(at[1]) + high) > RIM ? 2 : 0);
  const [cx, cy] = centre;
  const around = far ? AROUND.flatMap(([x, y]) => [[cx + x, cy + y]]) : [];
  const places = [centre, ...slots, ...small, ...around];
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The parts of a sector in which the storm kills: sand, and what the Shield Wall no longer guards. */
export function exposed(sector: number, wall: boolean): string[] {
  const guarded = ['imperial_basin', 'arrakeen', 'carthag'];
  return PARTS.filter(([, part]) => part.sector === sector)
    .filter(([, { territory }]) => (guarded.includes(territory) ? !wall : MAP.territories[territory].kind === 'sand'))
    .map(([id]) => id);
}

/** A point on a circle round the middle; degrees run counterclockwise from the bottom. */
export function onRim(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

const spot = (point: Point): string => point.map((n) => n.toFixed(1)).join(' ');

/** The arrow that says which way the storm goes on from a sector. */
export function stormArrow(sector: number): string {
  const at = (r: number, degrees: number): string => spot(onRim(r, 20 * sector + degrees));
  return `M${at(526, -23)}A526 526 0 0 0 ${at(526, -17.5)}M${at(519, -18.3)}L${at(526, -17.3)}L${at(533, -18.3)}`;
}

/** The width of a Latin letter of a name on the map, in units. */
const LETTER = 7.7;
/** The signs after which a name in a script without spaces may break. */
const AFTER = /[の・]/;

const wide = (text: string): number => width(text) * LETTER;

/** A name in rows that fit into the room, as few as possible and as even as they can be. */
export function rowsOf(name: string, room: number): string[] {
  if (wide(name) <= room) return [name];
  const spaced = name.includes(' ');
  const pieces = spaced ? name.split(' ') : piecesOf(name);
  if (pieces.length === 1) return [name];
  const join = (some: string[]): string => some.join(spaced ? ' ' : '');
  let best: string[] = [name];
  let least = Infinity;
  for (const rows of splits(pieces, pieces.length > 2 ? 3 : 2)) {
    const said = rows.map(join);
    const over = Math.max(0, ...said.map((row) => wide(row) - room));
    const uneven = Math.max(...said.map(wide)) - Math.min(...said.map(wide));
    const heavyEnd = wide(said.at(-1) ?? '') > wide(said[0]) ? 1 : 0;
    const cost = over * 4 + said.length * 20 + uneven * 0.1 + heavyEnd;
    if (cost < least) [best, least] = [said, cost];
  }
  return best;
}

/** The seam at which katakana ends and an ideograph begins: between a name and what it names. */
const SEAM = /[\u30a0-\u30ff](?=[\u4e00-\u9fff])/;

/** Split a name without spaces: after a mark, at a seam, else in the middle. */
function piecesOf(name: string): string[] {
  const marked = [...name].findIndex((sign) => AFTER.test(sign));
  const at = marked >= 0 ? marked : name.search(SEAM);
  if (at >= 0 && at < name.length - 1) return [name.slice(0, at + 1), name.slice(at + 1)];
  if (name.length < 4) return [name];
  const middle = Math.ceil(name.length / 2);
  return [name.slice(0, middle), name.slice(middle)];
}

/** Every way to put pieces into two rows, or up to three. */
function splits(pieces: string[], most: number): string[][][] {
  const out: string[][][] = [];
  for (let i = 1; i < pieces.length; i += 1) {
    out.push([pieces.slice(0, i), pieces.slice(i)]);
    if (most > 2)
      for (let j = i + 1; j < pieces.length; j += 1)
        out.push([pieces.slice(0, i), pieces.slice(i, j), pieces.slice(j)]);
  }
  return out;
}
