import { describe, expect, it } from 'vitest';
import type { View } from '../../types';
import { holderOf, inConflict, shipsOf } from './facts';

const view = {
  dreadnoughts: { supply: [0, 2], garrison: [0, 0], conflict: [1, 0], over: { arrakeen: [0], carthag: [] } },
} as unknown as View;

describe('dreadnoughts', () => {
  it('are told by their places, the supply last', () => {
    expect(shipsOf(view, 0)).toEqual(['conflict', 'flag']);
    expect(shipsOf(view, 1)).toEqual(['supply', 'supply']);
    expect(shipsOf({} as View, 0)).toEqual([]);
  });
  it('fight, and hold places', () => {
    expect([inConflict(view, 0), inConflict(view, 1)]).toEqual([1, 0]);
    expect([holderOf(view, 'arrakeen'), holderOf(view, 'carthag')]).toEqual([0, undefined]);
  });
});
