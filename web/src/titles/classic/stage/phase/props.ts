import type { Line } from '@/lib/types';

export interface PhaseProps {
  /** The log lines of the phase. */
  told: readonly Line[];
  /** The phase is over; this is its recap. */
  over: boolean;
}
