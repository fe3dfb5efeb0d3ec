// A browser's storage, for tests.

import { vi } from 'vitest';

/** An empty `localStorage`, until `vi.unstubAllGlobals`; what is kept there can be looked at and put in. */
export function emptyStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
