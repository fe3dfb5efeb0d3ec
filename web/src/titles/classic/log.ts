// The log of this game: stretches of lines of one seat, parted by turns, phases and battles.

import type { Line } from '@/lib/types';
import type { LogGroup } from '../title';

/** A turn has phases, the battle phase battles. */
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
  // A phase in which nothing was told is not named, but for the last, which is on.
  return out.filter((group, i) => !isEmpty(group, out[i + 1]));
}

/** A heading directly before another of its level or above it. */
function isEmpty({ heading }: LogGroup, next?: LogGroup): boolean {
  if (!heading || heading.kind === 'turn' || !next?.heading) return false;
  return headings.indexOf(next.heading.kind as Heading) <= headings.indexOf(heading.kind as Heading);
}

/** From which line on things happened since the reader was last told of: the phase that is on, and the last before it of which something was told. */
export function since(lines: readonly Line[]): number {
  let phases = 0;
  let told = true; // what is on counts, with or without a line
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
