import { describe, expect, it } from 'vitest';
import { factsOf, OF_EVERY_PLAYER, OF_EVERY_VIEW } from './facts';

describe('what a view tells', () => {
  it('is every number, text and list, but not what is shown elsewhere', () => {
    const view = {
      title: 't',
      seat: 0,
      round: 2,
      pot: 7,
      lot: 'lamp',
      row: ['a', 'b'],
      stock: { gold: 2 },
      none: null,
      over: false,
    };
    expect(factsOf(view, OF_EVERY_VIEW)).toEqual([
      { key: 'pot', value: '7' },
      { key: 'lot', value: 'lamp' },
      { key: 'row', value: 'a · b' },
      { key: 'stock', value: 'gold 2' },
    ]);
  });
  it('says of a player what is true, and nothing of what is empty', () => {
    expect(factsOf({ seat: 1, points: 3, coins: 0, passed: true, out: false, hand: [] }, OF_EVERY_PLAYER)).toEqual([
      { key: 'coins', value: '0' },
      { key: 'passed', value: '✓' },
    ]);
  });
});
