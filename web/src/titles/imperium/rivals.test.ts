import { describe, expect, it } from 'vitest';
import { amountOf, hoard, rivalOf, turnedBy } from './rivals';
import type { Content, RivalFacts, RivalsView } from './types';

describe('a Rival', () => {
  const purse = { solari: 2, spice: 1, water: 1, intrigue: ['?', '?'] };
  it('counts all goods together for its Swordmaster', () => {
    expect(hoard(purse)).toBe(6);
    expect(amountOf(purse, 'intrigue')).toBe(2);
    expect(amountOf(purse, 'solari')).toBe(2);
  });
  it('has a card, and nobody else has one', () => {
    const card = { swordmaster: 7 } as RivalFacts;
    const content = { rivals: { rival_irulan: card } } as unknown as Content;
    expect(rivalOf(content, { rival_card: 'rival_irulan' })).toBe(card);
    expect(rivalOf(content, {})).toBeUndefined();
  });
  it('has turned up cards if its turn was the last', () => {
    const rivals = { turn: 1, turned: ['a', 'b'], why: ['taken', null] } as RivalsView;
    expect(turnedBy({ rivals }, 1)).toEqual([
      { id: 'a', why: 'taken' },
      { id: 'b', why: null },
    ]);
    expect(turnedBy({ rivals }, 2)).toEqual([]);
    expect(turnedBy({}, 1)).toEqual([]);
  });
});
