// Sandworms and the Shield Wall. Pure: tested in worms.test.ts.

import type { Content, View } from '../../types';

export interface WormsView {
  /** The Shield Wall stands. */
  wall: boolean;
  /** Seats with Maker Hooks. */
  hooks: number[];
  /** In the Conflict, by seat. */
  sandworms: number[];
}

export const wormsIn = (view: View): WormsView | undefined => (view as { worms?: WormsView }).worms;

/** No sandworm can come to this Conflict. */
export function guarded(content: Content, view: View): boolean {
  return wormsIn(view)?.wall === true && view.conflict !== null && content.conflicts[view.conflict].wall;
}

export const wormsOf = (view: View, seat: number): number => wormsIn(view)?.sandworms[seat] ?? 0;
