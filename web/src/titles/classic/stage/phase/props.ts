import type { Line } from '@/lib/types';

export interface PhaseProps {
  /** The log lines of the phase. */
  told: readonly Line[];
  /** It is over, and shown once more. */
  over: boolean;
}
