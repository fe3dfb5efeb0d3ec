// Verifies that the deal of a game was fixed at its start: its hash is published then, the data itself at the end. This
// browser stores the hash it saw first, so that it can check by itself whether the deal was changed.

import { Remembered } from './remembered';

const seals = new Remembered('sandtable.seals', (value): value is string => typeof value === 'string');

export function keepSeal(table: string, seal: string): void {
  if (seals.of(table) === undefined) seals.keep(table, seal);
}

/** 'same': the published deal has the stored hash. 'unchecked': browsers compute hashes only for pages from https or
 *  from this machine. */
export type Verdict = 'same' | 'changed' | 'unchecked';

export async function checkSeal(table: string, opening: string, told: string | null): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'unchecked';
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(opening)));
  const found = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === (seals.of(table) ?? told) && found === told ? 'same' : 'changed';
}
