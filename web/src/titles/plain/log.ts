// The log of a title nothing is known of: stretches of lines of one seat, parted by headings.

import type { Line } from '@/lib/types';
import type { LogGroup } from '../title';

export function groups(lines: readonly Line[]): LogGroup[] {
  const out: LogGroup[] = [];
  lines.forEach((line, at) => {
    const last = out.at(-1);
    if (line.heading) out.push({ key: `${line.n}.${at}`, from: at, seat: -1, heading: line, lines: [] });
    else if (last && !last.heading && last.seat === line.seat) last.lines.push(line);
    else out.push({ key: `${line.n}.${at}`, from: at, seat: line.seat, heading: null, lines: [line] });
  });
  return out;
}
