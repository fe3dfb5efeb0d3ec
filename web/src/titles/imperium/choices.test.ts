import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices';

const option = (action: string, label = action): { action: string; label: string } => ({ action, label });
const speak = (label: string): string => label;

describe('choicesOf', () => {
  it('leaves pieces of the table and the last word of a turn where they are', () => {
    const { chips, tray, slider } = choicesOf(
      [
        option('card:dagger'),
        option('space:arrakeen'),
        option('acquire:stilgar'),
        option('intrigue:bribery'),
        option('end'),
      ],
      'menu',
      '',
      speak,
    );
    expect([chips, tray, slider]).toEqual([[], [], null]);
  });
  it('puts numbers of troops on a slider, least first', () => {
    const { slider, chips } = choicesOf(
      [option('deploy:2'), option('deploy:1'), option('box:space')],
      'menu',
      '',
      speak,
    );
    expect(slider!.steps.map((step) => step.n)).toEqual([1, 2]);
    expect(chips.map((chip) => chip.action)).toEqual(['box:space']);
  });
  it('makes a button of a single number', () => {
    const { slider, chips } = choicesOf([option('deploy:1')], 'menu', '', speak);
    expect(slider).toBeNull();
    expect(chips).toHaveLength(1);
  });
  it('takes numbers for amounts of troops only where the question is one', () => {
    expect(choicesOf([option('number:0'), option('number:1')], 'number', '', speak).slider).not.toBeNull();
    expect(choicesOf([option('number:2'), option('number:3')], 'melange', '', speak).slider).toBeNull();
  });
  it('shows Leaders and piles in a tray, with whatever else is offered', () => {
    expect(choicesOf([option('leader:paul_atreides')], 'leader', '', speak).tray).toHaveLength(1);
    expect(choicesOf([option('discard:dagger'), option('none')], 'trash', '', speak).tray).toHaveLength(2);
  });
  it('moves buttons out of the bar when they or the question are long', () => {
    expect(choicesOf([option('yes', 'Draw it'), option('no', 'Trash it')], 'defend', 'Short?', speak).inline).toBe(
      true,
    );
    const long = [
      option('option:0', 'Draw two cards and then some'),
      option('option:1', 'Gain 1 influence with any faction'),
    ];
    expect(choicesOf(long, 'option', 'Short?', speak).inline).toBe(false);
  });
  it('reads very long texts one below the other', () => {
    expect(choicesOf([option('option:0', 'x'.repeat(90))], 'option', '', speak).tray).toHaveLength(1);
  });
});
