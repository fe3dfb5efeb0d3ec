import { describe, expect, it } from 'vitest';
import { countedOf, filled, makingOf, nextOf, strengthOf } from './plan';
import type { PlanChoices } from './types';

const option = (action: string) => ({ action, label: action });

describe('a plan in the making', () => {
  it('is at the step that no answer was given to', () => {
    const making = makingOf(['leader:stilgar', 'none'], [option('none'), option('treachery:shield')]);
    expect(making.step).toBe('defence');
    expect(making.given).toEqual({ leader: 'leader:stilgar', weapon: 'none' });
    expect(makingOf(['leader:stilgar', 'none', 'none', 'no', 'dial:2', 'number:0'], []).step).toBeNull();
  });
  it('knows the numbers of the wheel by their halves', () => {
    const { dials } = makingOf(['none', 'none', 'none', 'no'], [option('dial:0'), option('dial:0.5')]);
    expect([...dials]).toEqual([
      [0, 'dial:0'],
      [0.5, 'dial:0.5'],
    ]);
  });
  const choices: PlanChoices = {
    leaders: ['leader:stilgar', 'leader:chani', 'treachery:cheap_hero'],
    combos: [
      [1, 'none', 'treachery:shield'],
      [1, 'treachery:lasgun', 'none'],
      [1, 'treachery:lasgun', 'treachery:shield'],
      [2, 'none', 'none'],
    ],
    haderach: false,
    spice: { 'dial:10': [0], 'dial:2': [0], 'dial:2.5': [1, 2] },
    labels: {},
  };
  it('offers what goes with the parts before', () => {
    expect(nextOf(choices, [])).toEqual(choices.leaders);
    expect(nextOf(choices, ['leader:chani'])).toEqual(['none', 'treachery:lasgun']);
    expect(nextOf(choices, ['leader:chani', 'treachery:lasgun'])).toEqual(['none', 'treachery:shield']);
    expect(nextOf(choices, ['leader:chani', 'none', 'treachery:shield'])).toEqual(['no']);
    expect(nextOf({ ...choices, haderach: true }, ['leader:chani', 'none', 'none'])).toEqual(['no', 'yes']);
    expect(nextOf(choices, ['leader:chani', 'none', 'none', 'no'])).toEqual(['dial:2', 'dial:2.5', 'dial:10']);
    expect(nextOf(choices, ['leader:chani', 'none', 'none', 'no', 'dial:2.5'])).toEqual(['number:1', 'number:2']);
  });
  it('fills in what leaves no choice, and never turns the wheel', () => {
    expect(filled(choices, ['treachery:cheap_hero'])).toEqual(['treachery:cheap_hero', 'none', 'none', 'no']);
    expect(filled(choices, ['leader:chani', 'none'])).toEqual(['leader:chani', 'none', 'treachery:shield', 'no']);
    const whole = ['leader:chani', 'none', 'treachery:shield', 'no', 'dial:2'];
    expect(filled(choices, whole)).toEqual([...whole, 'number:0']);
    expect(filled({ ...choices, spice: { 'dial:0': [0] } }, ['treachery:cheap_hero'])).toHaveLength(4);
  });
  it('tells how a total came about', () => {
    expect(countedOf(7, 17, false)).toEqual({ dial: 3.5, leader: 5, haderach: 0, total: 8.5 });
    expect(countedOf(6, 16, true)).toEqual({ dial: 3, leader: 3, haderach: 2, total: 8 });
    expect(countedOf(6, 6, true)).toEqual({ dial: 3, leader: 0, haderach: 0, total: 3 });
  });
  it('counts the number and the leader, two more with the Kwisatz Haderach', () => {
    const strength = (): number => 5;
    expect(strengthOf({ leader: 'leader:stilgar' }, 4.5, strength)?.total).toBe(9.5);
    expect(strengthOf({ leader: 'leader:stilgar', haderach: 'yes' }, 4, strength)?.total).toBe(11);
    expect(strengthOf({ leader: 'treachery:cheap_hero' }, 4, strength)?.total).toBe(4);
    expect(strengthOf({}, 4, strength)).toBeNull();
  });
});
