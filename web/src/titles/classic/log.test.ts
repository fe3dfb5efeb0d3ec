import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import { newestFirst } from '@/table/talk/newest';
import { groups, headings, since } from './log';

const lines = (...kinds: string[]): Line[] =>
  kinds.map((kind) => ({ kind, heading: headings.some((one) => one === kind) }) as Line);

describe('groups', () => {
  const told = (...kinds: string[]): string[] =>
    newestFirst(groups(lines(...kinds)), headings).map(({ heading, lines }) => heading?.kind ?? lines[0].kind);

  it('leaves out phases of which nothing was told', () => {
    expect(told('turn', 'phase', 'storm', 'phase', 'phase', 'bid')).toEqual(['turn', 'phase', 'bid', 'phase', 'storm']);
  });

  it('names the phase of a battle, which is no part of the phase before', () => {
    expect(told('turn', 'phase', 'ship', 'phase', 'battle', 'plan')).toEqual([
      ...['turn', 'phase', 'battle', 'plan'],
      ...['phase', 'ship'],
    ]);
  });
});

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
