// The moves at which rounds begin in a game. Pure: tested in marks.test.ts.

import type { Frame } from '../lib/types';

/** The move at which each round begins, first round first. */
export function rounds(frames: readonly Frame[]): { n: number; round: number }[] {
  const out: { n: number; round: number }[] = [];
  for (const { n, view } of frames) {
    if (view.round > (out.at(-1)?.round ?? 0)) out.push({ n, round: view.round });
  }
  return out;
}

/** The move at which the round before or after this move begins; the end of the game if there is none. */
export function roundStep(starts: readonly { n: number }[], at: number, step: 1 | -1, last: number): number {
  if (step > 0) return starts.find((start) => start.n > at)?.n ?? last;
  return starts.findLast((start) => start.n < at)?.n ?? 0;
}
