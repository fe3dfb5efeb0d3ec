/** The layout of the plot of points by round. Pure: tested in end.test.ts. */

export interface Frame {
  width: number;
  height: number;
  /** The margins: left of the axis, right of the last round (for names), above and below. */
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
  /** The end of each party's line and the position of its name, chosen so that no two names touch. */
  labels: { party: number; y: number }[];
}

/** The gap between the lines of neighbouring parties that have the same points. */
export const SPREAD = 3;
const LABEL_HEIGHT = 19;

/** `goal`: a number of points that is always within the plot. */
export function plot(byRound: readonly (readonly number[])[], frame: Frame, goal: number): Plot {
  const rounds = Math.max(1, ...byRound.map((points) => points.length - 1));
  const all = byRound.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(goal, ...all);
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
    labels: spreadOut(
      byRound.map((points, party) => ({ party, y: y(points.at(-1) ?? 0) + offset(party, byRound.length) })),
    ),
  };
}

/** Lines with the same points stay apart: each party's line is slightly above or below its points. */
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
