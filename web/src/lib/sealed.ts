// The deal of a game is sealed: its hash is told when it begins, and what was hashed when it is over. This browser
// keeps the hash it was told first, so that it can say for itself whether the deal was changed.

import { Remembered } from './remembered';

const seals = new Remembered('sandtable.seals', (value): value is string => typeof value === 'string');

export function keepSeal(table: string, seal: string): void {
  if (seals.of(table) === undefined) seals.keep(table, seal);
}

/** 'same': what is open now is what was sealed at the beginning. 'unchecked': a browser reckons hashes only for
 * pages that came by https or from this machine. */
export type Verdict = 'same' | 'changed' | 'unchecked';

export async function checkSeal(table: string, opening: string, told: string | null): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'unchecked';
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(opening)));
  const found = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === (seals.of(table) ?? told) && found === told ? 'same' : 'changed';
}
