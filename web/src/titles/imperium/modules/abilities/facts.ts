// Leaders with pieces of their own: a token on a track, memories. Pure: tested in abilities.test.ts.

import type { View } from '../../types';

export interface AbilitiesView {
  /** By seat: the step of the Leader's track, 0 before the first; and memories. */
  steps: number[];
  memories: number[];
}

export const abilitiesIn = (view: View): AbilitiesView | undefined => (view as { abilities?: AbilitiesView }).abilities;

/** Count the Leaders' memories of each seat; they are shown with the Bene Gesserit, whose spaces bring them. */
export function memoriesAt(view: View, faction: string): { seat: number; n: number }[] {
  if (faction !== 'bene') return [];
  return (abilitiesIn(view)?.memories ?? []).flatMap((n, seat) => (n ? [{ seat, n }] : []));
}

/** Place the stones of a Leader's track: from 0 to 1 along it and across it. */
export function stones(track: readonly { then: number[] }[]): { x: number; y: number }[] {
  const column = track.map(() => 0);
  const follow = (at: number): void => {
    for (const step of track[at].then) {
      if (column[step] > column[at]) continue;
      column[step] = column[at] + 1;
      follow(step);
    }
  };
  follow(0);
  const most = Math.max(1, ...column);
  return column.map((x, at) => {
    // Steps at the same distance from the start share a column; a single one is in the middle.
    const beside = column.flatMap((other, i) => (other === x ? [i] : []));
    return { x: x / most, y: beside.length > 1 ? beside.indexOf(at) / (beside.length - 1) : 0.5 };
  });
}
