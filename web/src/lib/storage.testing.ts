// A browser's storage, for tests.

import { vi } from 'vitest';

/** Provide an empty `localStorage` until `vi.unstubAllGlobals`, and return its content as a map. */
export function emptyStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
