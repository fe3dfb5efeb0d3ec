import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import type { Player } from '../../types';
import { deployedFor, GOODS, heldOf, isBetween, isForSomebody, isTrade, splitOf, stranded, yielding } from './between';

const player = (seat: number, strength: number): Player =>
  ({ seat, strength, solari: 4, spice: 0, water: 1, intrigue: ['?', '?'] }) as unknown as Player;

describe('what teammates decide between them', () => {
  it('is told by the kind of question', () => {
    expect(
      ['served', 'trade_with', 'trade_good', 'reinforce', 'yield', 'deal_contracts'].filter(isBetween),
    ).toHaveLength(6);
    expect(['turn', 'menu', 'trade_card', 'combat'].some(isBetween)).toBe(false);
    expect(isTrade('trade_amount') && isForSomebody('activate')).toBe(true);
  });
  it('counts goods, Intrigue cards by their number', () => {
    expect(GOODS.map((good) => heldOf(player(0, 0), good))).toEqual([4, 0, 1, 2]);
  });
  it('reads how troops are split from the answer', () => {
    const name = '\x02seat-name\x1fn\x1d\x1e3\x03';
    expect(splitOf(`\x02do-reinforce\x1fn\x1d\x1e1\x1frest\x1d\x1e2\x1ffirst\x1d${name}\x1fsecond\x1dOya\x03`)).toEqual(
      [1, 2],
    );
    expect(splitOf('plain')).toEqual([0, 0]);
  });
});

describe('two Allies with equal strength', () => {
  const four = (...strengths: number[]) => strengths.map((strength, seat) => player(seat, strength));
  it('take the better reward and the next, if one yields (UPR-S13.5)', () => {
    expect(yielding(four(8, 3, 8, 0), 0, 2)).toEqual([1, 2]);
    expect(yielding(four(5, 9, 5, 0), 2, 0)).toEqual([2, 3]);
    expect(yielding(four(5, 9, 5, 7), 2, 0)).toEqual([3, 0]);
  });
  it('are not alone if somebody of the other team is as strong (UPR-S13.6)', () => {
    expect(yielding(four(8, 8, 8, 0), 0, 2)).toBeNull();
  });
});

describe('a Commander', () => {
  const figures = [
    { ally: 1, at: 'arrakeen' },
    { ally: 2, at: null },
  ];
  it('is warned before a Plot card names an Ally whom no Agent left serves', () => {
    expect(stranded(figures, 1, 'intrigue:bribery')).toBe(true);
    expect(stranded(figures, 2, 'intrigue:bribery')).toBe(false);
    expect(stranded([...figures, { ally: null, at: null }], 1, 'intrigue:bribery')).toBe(false); // the Swordmaster serves both
    expect(stranded(figures, 1, 'card:dagger')).toBe(false);
    expect(stranded([figures[0]], 1, 'intrigue:bribery')).toBe(false); // no Agent is left at all
  });
  it('is told who has deployed as the turn was ended', () => {
    const line = (kind: string, seat: number, thing: string | null = null): Line =>
      ({ n: 1, seat, text: '', rule: null, heading: false, kind, amount: 1, thing, cause: null }) as Line;
    const turn = [line('turn', 0), line('card_played', 0, 'card:dagger'), line('agent', 0, 'space:arrakeen')];
    expect(deployedFor(turn, 0)).toBe(-1);
    expect(deployedFor([...turn, line('deploy', 2)], 0)).toBe(2);
    expect(deployedFor([...turn, line('deploy', 2)], 1)).toBe(-1);
  });
});
