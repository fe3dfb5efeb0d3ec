// The log is read from above, where the newest is: what a heading is over still stands under it.

import type { LogGroup } from '../../titles/title';

/** Stretches of the log, the newest first; a heading is over what came after it, up to the next of its level or above. */
export function newestFirst(groups: readonly LogGroup[], levels: readonly string[] = []): LogGroup[] {
  const levelOf = (group: LogGroup): number => Math.max(levels.indexOf(group.heading?.kind ?? ''), 0);
  const highest = Math.min(...groups.filter((group) => group.heading).map(levelOf));
  const starts = groups.flatMap((group, at) => (group.heading && levelOf(group) === highest ? [at] : []));
  if (starts.length === 0) return [...groups].reverse();
  const sections = starts.map((at, i) => [
    groups[at],
    ...newestFirst(groups.slice(at + 1, starts[i + 1] ?? groups.length), levels),
  ]);
  return [...sections.reverse().flat(), ...newestFirst(groups.slice(0, starts[0]), levels)];
}
