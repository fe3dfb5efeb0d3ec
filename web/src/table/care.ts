// The actions of a player at a live table besides playing: replace a guest by a bot, leave, decline offers in advance,
// and everything `LiveTable` has. A replay has none.

import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';
import { api } from '../lib/api';

export interface Care {
  live: LiveTable;
  reseat: (seat: number, kind: 'bot' | 'guest') => void;
  /** `keep`: a bot plays on, and the seat can be taken back. */
  leave: (seat: number, keep: boolean) => Promise<unknown>;
  /** Set all offers that are declined for a seat of the reader. */
  decline: (seat: number, offers: string[]) => Promise<unknown>;
}

const KEY = Symbol('care');

export function provideCare(live: LiveTable): void {
  setContext<Care>(KEY, {
    live,
    reseat: (seat, kind) => void live.change(api.reseat(live.id, seat, kind, kind === 'bot' ? 'adept' : undefined)),
    leave: (seat, keep) => live.change(api.leave(live.id, seat, keep)),
    decline: (seat, offers) => live.change(api.decline(live.id, seat, offers)),
  });
}

export function useCare(): Care | undefined {
  return getContext<Care | undefined>(KEY);
}
