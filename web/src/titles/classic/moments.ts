// At which lines of the log a battle is shown once more, and the table under it: what follows waits until it was seen.

import type { Line } from '@/lib/types';
import type { Stop } from '../title';
import type { BattleRecap, View } from './types';

/** Whoever fought sees it for as long as they like; of the others nobody is held up. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  return lines.flatMap(({ recap }, to) => (recap ? [{ recap, from: to, to, stays: (recap as BattleRecap).mine }] : []));
}

/** The position before it, for the eye alone: nothing is asked in it. */
export function carried(view: View): View {
  const nothing = { decision: null, prompt: '', rule: null, options: [], undo: [], so_far: [], prices: {} };
  return { ...view, ...nothing, about: null, by: null, battle: null, to_act: [], turn_of: null };
}
