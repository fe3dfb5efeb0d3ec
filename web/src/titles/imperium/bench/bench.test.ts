import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import type { OpenEffect, Option, Player, View } from '../types';
import { choicesOf } from '../choices';
import { doneThisTurn, endingOf, forcesOf, gapOf, hasBench, musterOf } from './bench';

const effect = (more: Partial<OpenEffect> = {}): OpenEffect => ({
  actions: ['box:space'],
  text: '',
  draw: [],
  source: 'space:carthag',
  optional: false,
  together: false,
  ...more,
});
const option = (action: string, strength?: number): Option => ({
  action,
  label: action,
  ...(strength === undefined ? {} : { then: { strength, place: 1, places: [1, 0] } }),
});
const view = (options: Option[], effects: OpenEffect[] = [], persuasion = 0): View =>
  ({ seat: 0, options, effects, players: [{ persuasion }] }) as unknown as View;

describe('the bench', () => {
  it('counts troops of which is known what they make, also a single one', () => {
    const several = [option('deploy:1', 2), option('deploy:2', 4), option('end')];
    expect(musterOf(choicesOf(several, 'menu', '', String), several)?.steps.map(({ n }) => n)).toEqual([1, 2]);
    const one = [option('deploy:1', 2), option('end')];
    expect(musterOf(choicesOf(one, 'menu', '', String), one)?.steps).toHaveLength(1);
    const ship = [option('unit:dreadnought', 3), option('end')];
    expect(musterOf(choicesOf(ship, 'menu', '', String), ship)).toBeNull();
    const sold = [option('number:2'), option('number:3')];
    expect(musterOf(choicesOf(sold, 'number', '', String), sold)).toBeNull();
  });
  it('is there while something can be done on it', () => {
    expect(hasBench(view([], [effect()]), null)).toBe(true);
    expect(hasBench(view([], [effect({ actions: [] })]), null)).toBe(false);
  });
  it('orders the strengths with the troops that are thought of', () => {
    const players = [
      { seat: 0, strength: 2 },
      { seat: 1, strength: 5 },
    ] as Player[];
    const forces = forcesOf(players, 0, { strength: 8 });
    expect(forces).toEqual([
      { seat: 0, strength: 8, was: 2 },
      { seat: 1, strength: 5, was: null },
    ]);
    expect(gapOf(forces, 0)).toEqual({ n: 3, other: 1 });
    expect(gapOf(forcesOf(players, 0, undefined), 0)).toEqual({ n: -3, other: 1 });
  });
  it('knows what the turn has brought so far', () => {
    const line = (kind: string, seat: number): Line => ({
      kind,
      seat,
      n: 1,
      text: '',
      rule: null,
      heading: false,
      amount: 1,
      thing: kind === 'agent' ? 'space:carthag' : null,
      cause: null,
    });
    const lines = [line('turn', 1), line('agent', 1), line('turn', 0), line('agent', 0), line('spice', 0)];
    expect(doneThisTurn(lines, 0).map(({ kind }) => kind)).toEqual(['agent', 'spice']);
    expect(doneThisTurn(lines, 1)).toEqual([]);
  });
});

describe('the end of a turn', () => {
  it('is shut while something must be done, and says how much', () => {
    expect(endingOf(view([], [effect(), effect({ optional: true }), effect({ actions: [] })]))).toEqual({
      state: 'shut',
      why: 'needs',
      n: 1,
    });
  });
  it('is calm while something would be given up', () => {
    expect(endingOf(view([option('end')], [effect({ optional: true })]))).toEqual({
      state: 'calm',
      why: 'effects',
      n: 1,
    });
    expect(endingOf(view([option('end'), option('deploy:1', 2)])).why).toBe('troops');
    expect(endingOf(view([option('end'), option('unit:dreadnought', 3)])).why).toBe('troops');
    expect(endingOf(view([option('end'), option('acquire:x')], [], 3))).toEqual({
      state: 'calm',
      why: 'persuasion',
      n: 3,
    });
  });
  it('is the next step when nothing else is left', () => {
    expect(endingOf(view([option('end')], [], 1)).state).toBe('next');
  });
});
