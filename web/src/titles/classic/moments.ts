// The lines of the log at which a recap is shown, and the position to show behind it; later moves wait until it was
// seen.

import type { Line } from '@/lib/types';
import type { Stop } from '../title';
import type { AnyRecap, View } from './types';

/** The recaps among these lines. Fighters see a battle for as long as they like, as everybody does an answer; nobody
 *  else has to wait. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  return lines.flatMap(({ recap }, to) => (recap ? [{ recap, from: to, to, stays: (recap as AnyRecap).mine }] : []));
}

/** A position with the storm and the spice that these lines report, only to look at: it asks nothing. */
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
