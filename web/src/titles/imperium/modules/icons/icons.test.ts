import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { battleIcon, pairs } from './facts';

const content = {
  objectives: { knife: { name: '', icon: 'crysknife', first: false, lines: [] } },
  conflicts: {
    siege: { name: '', level: 2, about: null, icon: 'crysknife', wall: true, rewards: [] },
    race: { name: '', level: 2, about: null, icon: 'wild', wall: false, rewards: [] },
  },
} as unknown as Content;

describe('what lies before a seat', () => {
  it('has battle icons, and a pair with the Conflict', () => {
    expect([battleIcon(content, 'objective:knife'), battleIcon(content, 'conflict:race')]).toEqual([
      'crysknife',
      'wild',
    ]);
    const there = {
      icons: { up: { 0: ['objective:knife'], 1: ['conflict:race'] }, down: {} },
    } as unknown as View;
    expect([0, 1].map((seat) => pairs(content, there, 'siege', seat))).toEqual([true, false]);
    expect(pairs(content, there, 'race', 1)).toBe(false); // the wild one waits for the end
  });
});
