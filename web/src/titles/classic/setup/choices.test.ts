import { describe, expect, it } from 'vitest';
import type { TitleInfo } from '@/lib/types';
import { Choices } from './choices.svelte';

const info = {
  id: 'classic',
  options: [
    { name: 'seats', default: 6, choices: [2, 3, 4, 5, 6], takes: '' },
    { name: 'factions', default: 'random', choices: null, takes: '' },
    { name: 'ixians_tleilaxu', default: false, choices: [false, true], takes: '' },
    { name: 'turns', default: 10, choices: [2, 10], takes: '' },
    { name: 'revival_price', default: 1, choices: [1, 2], takes: '' },
  ],
} as unknown as TitleInfo;

describe('the choices of a new table', () => {
  it('have rulings apart from what is played', () => {
    expect(new Choices(info).rulings).toEqual(['revival_price']);
    expect(new Choices(info).options(3)).toEqual({
      factions: 'random',
      ixians_tleilaxu: false,
      turns: 10,
      revival_price: 1,
    });
  });
  it('name a faction once', () => {
    const choices = new Choices(info);
    choices.way = 'list';
    choices.name(0, 'fremen', 3);
    expect(choices.options(3).factions).toEqual(['fremen', 'harkonnen', 'atreides']);
    choices.values.ixians_tleilaxu = true;
    choices.name(1, 'tleilaxu', 3);
    expect(choices.named(3)).toEqual(['fremen', 'tleilaxu', 'atreides']);
    choices.values.ixians_tleilaxu = false;
    expect(choices.named(3)).toEqual(['fremen', 'harkonnen', 'atreides']);
  });
});
