import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { bonusOf, onlyRow, rowIn, rungsIn, seatsAt, specimensOf } from './facts';

const rung = (step: number, draw: string[], spice = 0) => ({
  name: '',
  step,
  spice,
  boxes: draw.length ? [{ kind: 'effect', draw, words: '' }] : [],
});
const content = {
  rung: { t1: rung(1, []), t0: rung(0, []), t4: rung(4, ['1', 'vp'], 2) },
  cards: { ghola: { source: 'tleilaxu' }, reclaimed_forces: { source: 'tleilaxu_reserve' } },
} as unknown as Content;
const view = (spice: number): View =>
  ({ tleilaxu: { step: [0, 4, -1], specimens: [3, 0, 0], row: ['ghola', null], deck: 9, spice } }) as unknown as View;

describe('the Tleilaxu board', () => {
  it('has its steps in order, with the tokens on them', () => {
    expect(rungsIn(content).map(({ step }) => step)).toEqual([0, 1, 4]);
    expect([0, 1, 4].map((step) => seatsAt(view(2), step))).toEqual([[0], [], [1]]);
  });
  it('has spice on a step until somebody takes it', () => {
    const last = rungsIn(content)[2];
    expect(bonusOf(view(2), last)).toEqual(['1', 'vp', ',', '2', 'spice']);
    expect(bonusOf(view(0), last)).toEqual(['1', 'vp']);
    expect(bonusOf(view(2), rungsIn(content)[0])).toEqual([]);
  });
  it('opens by itself where all cards to acquire are in its row', () => {
    const row = ['ghola', 'reclaimed_forces'];
    expect(onlyRow(['acquire:ghola', 'take_back:specimen', 'atomics', 'end'], row)).toBe(true);
    expect(onlyRow(['acquire:ghola', 'acquire:carryall', 'end'], row)).toBe(false);
    expect(onlyRow(['acquire:ghola', 'card:dagger'], row)).toBe(false);
    expect(onlyRow(['end'], row)).toBe(false);
  });
  it('has a row without its gaps, and the card that stays', () => {
    expect(rowIn(content, view(2))).toEqual(['ghola', 'reclaimed_forces']);
    expect(rowIn(content, {} as View)).toEqual([]);
    expect([specimensOf(view(2), 0), specimensOf({} as View, 0)]).toEqual([3, 0]);
  });
});
