import { describe, expect, it } from 'vitest';
import type { Player } from '../types';
import { sorted, unseen } from './pools';

const cards = { dagger: { cost: null }, stilgar: { cost: 5 }, chani: { cost: 5 }, spy: { cost: 2 } };

describe('the cards that are known without their places', () => {
  it('are sorted by cost and name, equal ones together', () => {
    expect(sorted(['stilgar', 'dagger', '?', 'chani', 'dagger', 'spy'], cards, (id) => id)).toEqual([
      { id: 'dagger', n: 2 },
      { id: 'spy', n: 1 },
      { id: 'chani', n: 1 },
      { id: 'stilgar', n: 1 },
    ]);
  });
  it('are those of the pool and the known top of the deck', () => {
    expect(unseen({ deck: ['?', 'chani'] } as unknown as Player, ['dagger'])).toEqual(['dagger', 'chani']);
    expect(unseen({ deck: ['?', '?'] } as unknown as Player, [])).toEqual([]);
  });
});
