import { expect, it } from 'vitest';
import type { View } from '../../types';
import { hasAtomics } from './facts';

it('is known who still has Family Atomics', () => {
  const view = { atomics: { held: [1] } } as unknown as View;
  expect([0, 1].map((seat) => hasAtomics(view, seat))).toEqual([false, true]);
  expect(hasAtomics({} as View, 0)).toBe(false);
});
