// The marks on a replay's slider: who won a Conflict or an Alliance.

import type { Frame } from '@/lib/types';
import type { Mark } from '../title';

export function marks(frames: readonly Frame[]): Mark[] {
  const out: Mark[] = [];
  for (const { n, lines } of frames) {
    for (const { kind, seat, amount } of lines) {
      if (kind === 'alliance') out.push({ n, icon: 'alliance', seat, label: 'page-replay-mark-alliance' });
      // `amount` of a reward is the place: only who comes first is marked.
      if (kind === 'reward' && amount === 1) out.push({ n, icon: 'combat', seat, label: 'page-replay-mark-conflict' });
    }
  }
  return out;
}
