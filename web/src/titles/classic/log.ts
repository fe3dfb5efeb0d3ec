// The log of this game: groups of lines of one seat, separated by headings for turns, phases and battles.

import type { Line } from '@/lib/types';
import type { LogGroup } from '../title';

/** The levels of headings: a turn has phases, and the battle phase has battles. */
export const headings = ['turn', 'phase', 'battle'] as const;
type Heading = (typeof headings)[number];

export function groups(lines: readonly Line[]): LogGroup[] {
  const out: LogGroup[] = [];
  lines.forEach((line, at) => {
    const key = `${line.n}.${at}`;
    const last = out.at(-1);
    if (line.heading) out.push({ key, from: at, seat: -1, heading: line, lines: [] });
    else if (last && !last.heading && last.seat === line.seat) last.lines.push(line);
    else out.push({ key, from: at, seat: line.seat, heading: null, lines: [line] });
  });
  // A phase without lines gets no heading, except for the current one.
  return out.filter((group, i) => !isEmpty(group, out[i + 1]));
}

/** Whether a heading has no lines: another heading of its level or a higher one follows directly. */
function isEmpty({ heading }: LogGroup, next?: LogGroup): boolean {
  if (!heading || heading.kind === 'turn' || !next?.heading) return false;
  return headings.indexOf(next.heading.kind as Heading) <= headings.indexOf(heading.kind as Heading);
}

/** The first line since the reader was last informed: that of the current phase, or of the last phase before it that
 *  has lines. */
export function since(lines: readonly Line[]): number {
  let phases = 0;
  let told = true; // the current phase counts even without lines
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    if (!lines[at].heading) told = true;
    else if (lines[at].kind === 'phase' && told) {
      phases += 1;
      if (phases === 2) return at;
      told = false;
    }
  }
  return 0;
}
