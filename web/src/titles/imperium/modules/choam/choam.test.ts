import { describe, expect, it } from 'vitest';
import type { Content } from '../../types';
import { completedAt, contractsIn, contractsOf } from './facts';

describe('what lies before a seat', () => {
  it('has contracts that a visit completes: of a space by name, of spice at any Maker', () => {
    const there = {
      contracts: {
        sword: { done: 'visit', space: 'swordmaster' },
        harvest: { done: 'harvest', space: null },
        acquire: { done: 'acquire', space: null },
      },
      spaces: { swordmaster: { maker: 0 }, desert: { maker: 4 }, basin: { maker: 2 } },
    } as unknown as Content;
    const at = (space: string): string[] =>
      Object.keys(contractsIn(there)).filter((contract) => completedAt(there, contract, space));
    expect(['swordmaster', 'desert', 'basin'].map(at)).toEqual([['sword'], ['harvest'], ['harvest']]);
  });
  it('has a contract as often as it was taken', () => {
    expect(contractsOf({ harvest: [0, 1, 0], acquire: [1] }, 0)).toEqual(['harvest', 'harvest']);
    expect(contractsOf(undefined, 0)).toEqual([]);
  });
});
