// Dreadnoughts. Pure: tested in dreadnoughts.test.ts.

import type { View } from '../../types';

export interface DreadnoughtsView {
  /** By seat. */
  supply: number[];
  garrison: number[];
  conflict: number[];
  /** By space that can be controlled: the seat whose dreadnought is over its flag, if any. */
  over: Record<string, number[]>;
}

export const dreadnoughtsIn = (view: View): DreadnoughtsView | undefined =>
  (view as { dreadnoughts?: DreadnoughtsView }).dreadnoughts;

export const inConflict = (view: View, seat: number): number => dreadnoughtsIn(view)?.conflict[seat] ?? 0;

/** The places of a seat's dreadnoughts, those out of the supply first. */
export function shipsOf(view: View, seat: number): ('conflict' | 'garrison' | 'flag' | 'supply')[] {
  const there = dreadnoughtsIn(view);
  if (!there) return [];
  const flags = Object.values(there.over)
    .flat()
    .filter((owner) => owner === seat).length;
  return [
    ...Array<'conflict'>(there.conflict[seat] ?? 0).fill('conflict'),
    ...Array<'flag'>(flags).fill('flag'),
    ...Array<'garrison'>(there.garrison[seat] ?? 0).fill('garrison'),
    ...Array<'supply'>(there.supply[seat] ?? 0).fill('supply'),
  ];
}

/** The seat whose dreadnought controls a space. */
export const holderOf = (view: View, space: string): number | undefined => dreadnoughtsIn(view)?.over[space]?.[0];
