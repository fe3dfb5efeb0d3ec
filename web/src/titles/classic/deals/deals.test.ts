import { describe, expect, it } from 'vitest';
import type { Bargain, View } from '../types';
import { blank, counter, isSomething, partners, sums, waitingFor, wordsOf } from './deals';

const deal = (more: Partial<Bargain>): Bargain => ({
  id: 7,
  from: 1,
  to: 0,
  gives: [3, 0],
  wants: [0, 2],
  is: 'offered',
  terms: false,
  open: false,
  off: [],
  ...more,
});

describe('an offer', () => {
  it('is said with its four sums and to whom it goes', () => {
    expect(wordsOf({ ...blank('fremen'), gives: [2, 0], wants: [0, 1] })).toEqual([
      'offer:fremen',
      'sum:2',
      'sum:0',
      'sum:0',
      'sum:1',
      'propose:both',
    ]);
    expect(wordsOf({ ...blank('fremen'), terms: ' peace ', all: true }).at(-1)).toBe('propose_terms:all');
  });

  it('needs somebody and something', () => {
    expect(isSomething(blank('fremen'))).toBe(false);
    expect(isSomething({ ...blank(), gives: [1, 0] })).toBe(false);
    expect(isSomething({ ...blank('fremen'), terms: '  ' })).toBe(false);
    expect(isSomething({ ...blank('fremen'), terms: 'peace' })).toBe(true);
    expect(isSomething({ ...blank('fremen'), wants: [0, 1] })).toBe(true);
  });

  it('is answered by the same sums the other way round', () => {
    expect(counter(deal({}), 'fremen')).toEqual({ ...blank('fremen'), gives: [0, 2], wants: [3, 0] });
  });
});

describe('what waits for a seat', () => {
  const view = (...deals: Bargain[]): View => ({ deals }) as unknown as View;

  it('is an offer to it, and a deal that the other wants to call off', () => {
    expect(waitingFor(view(deal({})), 0)).toHaveLength(1);
    expect(waitingFor(view(deal({})), 1)).toHaveLength(0);
    const made = deal({ is: 'made', off: [1] });
    expect(waitingFor(view(made), 0)).toHaveLength(1);
    expect(waitingFor(view(made), 1)).toHaveLength(0);
    expect(waitingFor(view(made), 2)).toHaveLength(0);
  });
});

it('tells sums that are not nothing', () => {
  expect(sums([0, 4])).toEqual([{ n: 4, when: 'pause' }]);
  expect(sums([0, 0])).toEqual([]);
});

it('finds partners among the free words', () => {
  const view = { free: { words: ['offer:emperor', 'drop', 'accept:fremen'] } } as unknown as View;
  expect(partners(view)).toEqual(['emperor']);
  expect(partners({ free: null } as unknown as View)).toEqual([]);
});
