/** Where things stand in the plot of points by round, and what the points came from. Pure: tested in plot.test.ts. */

export interface Frame {
  width: number;
  height: number;
  /** Room left of the axis, right of the last round (for names), above and below. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plot {
  x: (round: number) => number;
  y: (points: number) => number;
  /** The lines of the grid, in points. */
  ticks: number[];
  /** Rounds that get a number below the axis. */
  rounds: number[];
  /** The end of each party's line and where its name stands, so that no two names touch. */
  labels: { party: number; y: number }[];
}

/** How far the lines of neighbouring parties lie apart where they have the same points. */
export const SPREAD = 3;
const LABEL_HEIGHT = 19;

export function plot(byRound: readonly (readonly number[])[], frame: Frame): Plot {
  const rounds = Math.max(1, ...byRound.map((points) => points.length - 1));
  const all = byRound.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const step = high - low > 14 ? 5 : 2;
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const x = (round: number): number => frame.left + (round * (frame.width - frame.left - frame.right)) / rounds;
  const y = (points: number): number =>
    frame.height - frame.bottom - ((points - bottom) * (frame.height - frame.bottom - frame.top)) / (top - bottom);
  const ticks = [];
  for (let points = bottom; points <= top; points += step) ticks.push(points);
  return {
    x,
    y,
    ticks,
    rounds: Array.from({ length: rounds + 1 }, (_, round) => round),
    labels: spreadOut(byRound.map((points, party) => ({ party, y: y(points.at(-1) ?? 0) + offset(party, byRound.length) }))),
  };
}

/** Lines of the same height stay apart: each party a little above or below its points. */
export function offset(party: number, parties: number): number {
  return (party - (parties - 1) / 2) * SPREAD;
}

function spreadOut(labels: { party: number; y: number }[]): { party: number; y: number }[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let above = -Infinity;
  for (const label of sorted) {
    label.y = Math.max(label.y, above + LABEL_HEIGHT);
    above = label.y;
  }
  return sorted;
}

export type Source = 'start' | 'influence' | 'alliance' | 'conflict' | 'card' | 'intrigue' | 'other';
export const SOURCES: readonly Source[] = ['start', 'influence', 'alliance', 'conflict', 'card', 'intrigue', 'other'];

/** What kind of thing gave points, by the word of it: `conflict:skirmish`, `influence:fremen`, `start`. */
export function kindOf(thing: string | null): Source {
  const kind = (thing ?? '').split(':')[0] ?? '';
  return KINDS[kind] ?? 'other';
}

/** As sandtable/imperium/lab/statistics.py names them; what is not here (a space, a Leader, a trade) is `other`. */
const KINDS: Readonly<Record<string, Source>> = {
  start: 'start',
  influence: 'influence',
  alliance: 'alliance',
  conflict: 'conflict',
  card: 'card',
  intrigue: 'intrigue',
};
