// Order the log with the newest on top: lines stay under the heading they belong to.

import type { LogGroup } from '../../titles/title';

const levelIn = (levels: readonly string[], { heading }: LogGroup): number =>
  Math.max(levels.indexOf(heading?.kind ?? ''), 0);

/** The last `count` groups, with the headings above the first of them. */
export function lastOf(groups: readonly LogGroup[], count: number, levels: readonly string[] = []): LogGroup[] {
  const from = Math.max(groups.length - count, 0);
  const over: LogGroup[] = [];
  for (const group of groups.slice(0, from)) {
    if (!group.heading) continue;
    while (over.length && levelIn(levels, over[over.length - 1]) >= levelIn(levels, group)) over.pop();
    over.push(group);
  }
  const last = groups.slice(from);
  if (!last[0]?.heading) return [...over, ...last];
  return [...over.filter((group) => levelIn(levels, group) < levelIn(levels, last[0])), ...last];
}

/** Groups of the log, newest first; a heading is above the groups that came after it, up to the next heading of its
 *  level or a higher one. */
export function newestFirst(groups: readonly LogGroup[], levels: readonly string[] = []): LogGroup[] {
  const levelOf = (group: LogGroup): number => levelIn(levels, group);
  const highest = Math.min(...groups.filter((group) => group.heading).map(levelOf));
  const starts = groups.flatMap((group, at) => (group.heading && levelOf(group) === highest ? [at] : []));
  if (starts.length === 0) return [...groups].reverse();
  const sections = starts.map((at, i) => [
    groups[at],
    ...newestFirst(groups.slice(at + 1, starts[i + 1] ?? groups.length), levels),
  ]);
  return [...sections.reverse().flat(), ...newestFirst(groups.slice(0, starts[0]), levels)];
}
