// Family Atomics. Pure: tested in atomics.test.ts.

import type { View } from '../../types';

/** Does this seat still have its token? */
export const hasAtomics = (view: View, seat: number): boolean =>
  (view as { atomics?: { held: number[] } }).atomics?.held.includes(seat) === true;
