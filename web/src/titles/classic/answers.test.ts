import { describe, expect, it } from 'vitest';
import { answersOf } from './answers';

const options = (...actions: string[]): { action: string; label: string }[] =>
  actions.map((action) => ({ action, label: action }));
const partsOf = (territory: string): string[] =>
  territory === 'old_gap' ? ['old_gap@8', 'old_gap@9'] : territory === 'arrakeen' ? ['arrakeen@9'] : [];

describe('answers', () => {
  it('are given on the map where they are places', () => {
    const { parts, buttons } = answersOf(options('part:arrakeen@9', 'territory:old_gap', 'pass'), 'pass', [], partsOf);
    expect([...parts]).toEqual([
      ['arrakeen@9', 'part:arrakeen@9'],
      ['old_gap@8', 'territory:old_gap'],
      ['old_gap@9', 'territory:old_gap'],
    ]);
    expect(buttons).toEqual([]);
  });
  it('are buttons where the map does not have the place', () => {
    const { parts, buttons } = answersOf(options('part:hidden_mobile_stronghold@0'), null, [], partsOf);
    expect(parts.size).toBe(0);
    expect(buttons).toHaveLength(1);
  });
  it('are given on cards that are held, and by buttons for cards that are not', () => {
    const { cards, buttons } = answersOf(options('treachery:karama', 'treachery:shield'), null, ['karama'], partsOf);
    expect([...cards]).toEqual(['treachery:karama']);
    expect(buttons.map(({ action }) => action)).toEqual(['treachery:shield']);
  });
  it('are a row of numbers where there are many, in their order', () => {
    const { numbers } = answersOf(options('number:3', 'number:1', 'number:2', 'number:0'), null, [], partsOf);
    expect(numbers?.values).toEqual([0, 1, 2, 3]);
    const few = answersOf(options('number:1', 'number:2'), null, [], partsOf);
    expect(few.numbers).toBeNull();
    expect(few.buttons).toHaveLength(2);
  });
  it('take halves for what they are', () => {
    expect(answersOf(options('dial:0', 'dial:0.5', 'dial:1', 'dial:1.5'), null, [], partsOf).numbers?.values).toEqual([
      0, 0.5, 1, 1.5,
    ]);
  });
});
