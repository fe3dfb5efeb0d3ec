// At which lines of the log something is shown once more, and the table under it: what follows waits until it was seen.

import type { Line } from '@/lib/types';
import type { Stop } from '../title';
import type { AnyRecap, View } from './types';

/** Fighters see a battle for as long as they like, as everybody does an answer; nobody else is held up. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  return lines.flatMap(({ recap }, to) => (recap ? [{ recap, from: to, to, stays: (recap as AnyRecap).mine }] : []));
}

/** The position before it with storm and spice as they are told, for the eye alone: nothing is asked in it. */
export function carried(view: View, lines: readonly Line[]): View {
  const nothing = { decision: null, prompt: '', rule: null, options: [], undo: [], so_far: [], prices: {} };
  const spice = { ...view.spice };
  let { storm } = view;
  for (const { kind, amount, thing } of lines) {
    const part = thing?.split(':')[1] ?? '';
    if (kind === 'storm') storm = amount;
    else if (kind === 'blow') spice[part] = (spice[part] ?? 0) + amount;
    else if (kind === 'spice_gone') delete spice[part];
  }
  return { ...view, ...nothing, storm, spice, about: null, by: null, battle: null, to_act: [], turn_of: null };
}
