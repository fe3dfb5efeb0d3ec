import type { Line } from '@/lib/types';

export interface PhaseProps {
  /** What was told in it. */
  told: readonly Line[];
  /** It is over, and shown once more. */
  over: boolean;
}
