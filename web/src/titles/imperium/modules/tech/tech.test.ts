import { describe, expect, it } from 'vitest';
import type { View } from '../../types';
import { isDown, stacked, tilesOf, wordFor } from './facts';

const view = {
  tech: {
    open: ['windtraps', 'spaceport'],
    stacks: [4, 0, 6],
    owned: { windtraps: [], troop_transports: [1], minimic_film: [1], sonic_snoopers: [0] },
    down: ['minimic_film'],
    negotiators: [0, 2],
  },
} as unknown as View;

describe('Tech tiles', () => {
  it('are open with the number of tiles in their stacks; an empty stack shows none', () => {
    expect(stacked(view)).toEqual([
      { id: 'windtraps', left: 4 },
      { id: 'spaceport', left: 6 },
    ]);
    expect(stacked({} as View)).toEqual([]);
  });
  it('lie before their owners, some face down', () => {
    expect(tilesOf(view, 1)).toEqual(['troop_transports', 'minimic_film']);
    expect([isDown(view, 'minimic_film'), isDown(view, 'troop_transports')]).toEqual([true, false]);
  });
  it('go by the word that is offered', () => {
    expect(wordFor('windtraps', new Set(['acquire_tech:windtraps']))).toBe('acquire_tech:windtraps');
    expect(wordFor('windtraps', new Set<string>())).toBe('tech:windtraps');
  });
});
