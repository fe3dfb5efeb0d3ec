import { describe, expect, it } from 'vitest';
import { makingOf, strengthOf, withLone } from './plan';

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
  it('gives what has no choice along with the answer before it', () => {
    expect(withLone('none', 'defence', false, true)).toEqual(['none', 'no']);
    expect(withLone('none', 'defence', true, true)).toEqual(['none']);
    expect(withLone('dial:3', 'dial', true, false)).toEqual(['dial:3', 'number:0']);
    expect(withLone('dial:3', 'dial', true, true)).toEqual(['dial:3']);
  });
  it('counts the number and the leader, two more with the Kwisatz Haderach', () => {
    const strength = (): number => 5;
    expect(strengthOf({ leader: 'leader:stilgar' }, 4.5, strength)?.total).toBe(9.5);
    expect(strengthOf({ leader: 'leader:stilgar', haderach: 'yes' }, 4, strength)?.total).toBe(11);
    expect(strengthOf({ leader: 'treachery:cheap_hero' }, 4, strength)?.total).toBe(4);
    expect(strengthOf({}, 4, strength)).toBeNull();
  });
});
