// Which puzzles were solved or tried in this browser.

import { Remembered } from '../lib/remembered';

export type Progress = 'solved' | 'tried';
const MOST = 1000;
const kept = new Remembered<Progress>(
  'sandtable.puzzles',
  (value): value is Progress => value === 'solved' || value === 'tried',
  MOST,
);

export const progressOf = (id: string): Progress | undefined => kept.of(id);

/** Store the progress of a puzzle; one that was solved once stays solved. */
export function note(id: string, progress: Progress): void {
  if (kept.of(id) !== 'solved') kept.keep(id, progress);
}

/** The next unsolved puzzle after this one, else the one that follows it; '' if there is no other. */
export function nextAfter(ids: readonly string[], id: string): string {
  const at = ids.indexOf(id);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return others.find((other) => progressOf(other) !== 'solved') ?? others[0] ?? '';
}
