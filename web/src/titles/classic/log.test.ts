import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import { since } from './log';

const lines = (...kinds: string[]): Line[] =>
  kinds.map((kind) => ({ kind, heading: kind === 'phase' || kind === 'turn' }) as Line);

describe('since', () => {
  it('has the phase that is on, and the one before it', () => {
    expect(since(lines('turn', 'phase', 'storm', 'phase', 'blow', 'phase', 'bid'))).toBe(3);
  });

  it('passes over phases of which nothing was told, but for the one that is on', () => {
    expect(since(lines('turn', 'phase', 'storm', 'phase', 'blow', 'phase', 'phase'))).toBe(3);
    expect(since(lines('turn', 'phase', 'storm', 'phase', 'blow', 'phase', 'phase', 'bid'))).toBe(3);
  });

  it('has everything while there are no two of them', () => {
    expect(since(lines('faction', 'turn', 'phase', 'storm'))).toBe(0);
  });
});
