import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSeal, keepSeal } from './sealed';
import { emptyStorage } from './storage.testing';

const OPENING = 'sandtable some 2\nseed 0x1f\noption seats 4\n';
const SEAL = createHash('sha256').update(OPENING).digest('hex');
beforeEach(() => void emptyStorage());
afterEach(() => void vi.unstubAllGlobals());

it('finds the deal that was sealed', async () => {
  keepSeal('a', SEAL);
  expect(await checkSeal('a', OPENING, SEAL)).toBe('same');
});
it('finds another deal, whatever the server says by then', async () => {
  keepSeal('a', createHash('sha256').update('another').digest('hex'));
  expect(await checkSeal('a', OPENING, SEAL)).toBe('changed');
  keepSeal('b', SEAL);
  expect(await checkSeal('b', OPENING.replace('1f', '20'), SEAL)).toBe('changed');
});
it('keeps the first seal it was told', async () => {
  keepSeal('a', SEAL);
  keepSeal('a', 'f'.repeat(64));
  expect(await checkSeal('a', OPENING, SEAL)).toBe('same');
  expect(await checkSeal('a', OPENING, 'f'.repeat(64))).toBe('changed');
});
it('says so where it cannot be checked', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checkSeal('a', OPENING, SEAL)).toBe('unchecked');
});
