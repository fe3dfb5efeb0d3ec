import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { amountOf, hoard, rivalOf, turnedBy, type RivalFacts, type RivalsView } from './rivals';

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
    const view = { rivals } as unknown as View;
    expect(turnedBy(view, 1)).toEqual([
      { id: 'a', why: 'taken' },
      { id: 'b', why: null },
    ]);
    expect(turnedBy(view, 2)).toEqual([]);
    expect(turnedBy({} as View, 1)).toEqual([]);
  });
});
