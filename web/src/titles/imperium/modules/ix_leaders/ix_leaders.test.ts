import { describe, expect, it } from 'vitest';
import type { View } from '../../types';
import { asideOf, hasSnooper } from './facts';

const view = (...leaders: string[]): View =>
  ({
    players: leaders.map((leader, seat) => ({ seat, leader })),
    ix_leaders: { snoopers: ['guild'], filled: 1, aside: ['dagger'], turns: 1 },
  }) as unknown as View;

describe('Leaders with pieces of their own', () => {
  it('have Snoopers on the tracks that were not reached', () => {
    const there = view('ilesa_ecaz', 'tessia_vernius');
    expect(['guild', 'fremen'].map((faction) => hasSnooper(there, faction))).toEqual([true, false]);
    expect(hasSnooper(view('ilesa_ecaz'), 'guild')).toBe(false);
  });
  it('set a card aside', () => {
    expect([0, 1].map((seat) => asideOf(view('ilesa_ecaz', 'tessia_vernius'), seat))).toEqual(['dagger', undefined]);
    expect(asideOf(view('tessia_vernius'), 0)).toBeUndefined();
  });
});
