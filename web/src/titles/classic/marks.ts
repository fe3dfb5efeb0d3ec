// Notable moments of a game, marked on the slider of a replay: battles, worms, the end.

import type { Frame } from '@/lib/types';
import type { Mark } from '../title';

const MARKED: Record<string, { icon: string; label: string }> = {
  won: { icon: 'classic-combat', label: 'classic-mark-won' },
  explosion: { icon: 'explosion', label: 'classic-mark-explosion' },
  worm: { icon: 'shai-hulud', label: 'classic-mark-worm' },
  alliance: { icon: 'classic-alliance', label: 'classic-mark-alliance' },
};

export function marks(frames: readonly Frame[]): Mark[] {
  return frames.flatMap(({ n, lines }) =>
    lines.flatMap(({ kind, seat }) => (MARKED[kind] ? [{ n, seat, ...MARKED[kind] }] : [])),
  );
}
