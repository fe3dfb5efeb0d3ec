/** Computes the values that the analysis of a game shows. Pure: tested in analysis.test.ts. */

import type { AnalysisMoment, AnalysisPoint, AnalysisStory } from '../lib/types';

export const percent = (chance: number): number => Math.round(100 * chance);

/** A signed whole number, as it is written in a text. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export interface Fall {
  id: 'start' | 'luck' | 'choices' | 'others' | 'end';
  /** In percent; for start and end a chance, for the parts between the change they made. */
  n: number;
  /** The range of its block in the chart, in percent. */
  from: number;
  to: number;
}

/** The parts of a seat's chance in whole percents that add up: start, luck, own choices, others' play, end. */
export function fallOf(story: Pick<AnalysisStory, 'start' | 'end' | 'luck' | 'choices'>): Fall[] {
  const start = percent(story.start);
  const end = percent(story.end);
  const luck = percent(story.luck);
  const choices = percent(story.choices);
  let level = start;
  const step = (id: Fall['id'], n: number): Fall => ({ id, n, from: level, to: (level += n) });
  return [
    { id: 'start', n: start, from: 0, to: start },
    step('luck', luck),
    step('choices', choices),
    step('others', end - start - luck - choices),
    { id: 'end', n: end, from: 0, to: end },
  ];
}

/** The lowest and the highest level of a fall: blocks may go below 0 or above 100. */
export const rangeOf = (fall: readonly Fall[]): [number, number] => [
  Math.min(0, ...fall.flatMap(({ from, to }) => [from, to])),
  Math.max(1, ...fall.flatMap(({ from, to }) => [from, to])),
];

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round on the curve: where it begins and ends, in moves. */
export interface Stretch {
  round: number;
  from: number;
  to: number;
}

export interface Curve {
  x: (n: number) => number;
  y: (chance: number) => number;
  rounds: Stretch[];
}

export function curveOf(points: readonly AnalysisPoint[], frame: Frame): Curve {
  const last = Math.max(1, points.at(-1)?.n ?? 1);
  const rounds: Stretch[] = [];
  for (const { n, round } of points) {
    const before = rounds.at(-1);
    if (before) before.to = n;
    if (before?.round !== round) rounds.push({ round, from: n, to: n });
  }
  return {
    x: (n) => frame.left + (n * (frame.width - frame.left - frame.right)) / last,
    y: (chance) => frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom),
    rounds,
  };
}

/** The SVG path through a party's points; `by` shifts it by this many of its errors. */
export function lineOf(points: readonly AnalysisPoint[], party: number, curve: Curve, by = 0): string {
  return points
    .map(({ n, chances, errors }) => {
      const chance = Math.min(1, Math.max(0, chances[party] + by * (errors[party] ?? 0)));
      return `${curve.x(n).toFixed(1)} ${curve.y(chance).toFixed(1)}`;
    })
    .join('L');
}

/** The chance of a party at a move, as the curve has it. */
export function chanceAt(points: readonly AnalysisPoint[], party: number, n: number): number {
  return points.filter((point) => point.n <= n).at(-1)?.chances[party] ?? 0;
}

/** The first point of each round and the end: the columns of the table. */
export function columnsOf(points: readonly AnalysisPoint[]): AnalysisPoint[] {
  const firsts = points.filter((point, at) => at === 0 || points[at - 1].round !== point.round);
  const last = points.at(-1);
  return last && firsts.at(-1) !== last ? [...firsts, last] : firsts;
}

/** The percentage points by which the choice was better than the other line. */
export const gainOf = (moment: Pick<AnalysisMoment, 'chance' | 'chance_other'>): number =>
  percent(moment.chance) - percent(moment.chance_other);
