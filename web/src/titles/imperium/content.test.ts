import { describe, expect, it } from 'vitest';
import { played } from './content';
import type { Content, View } from './types';

describe('a piece', () => {
  it('is what the game plays: without a module it may say something else', () => {
    const choam = { spaces: { deal: { draw: ['2', 'solari'] } }, conflicts: {} };
    const all = {
      spaces: { deal: { draw: ['contract'] }, other: { draw: ['draw'] } },
      conflicts: {},
      without: { choam },
    } as unknown as Content;
    const drawn = (more: Partial<View>): string[] => played(all, more as View).spaces.deal.draw;
    expect(drawn({})).toEqual(['2', 'solari']);
    expect(drawn({ choam: { bank: 9 } } as unknown as Partial<View>)).toEqual(['contract']);
    expect(played(all, {} as View).spaces.other).toBe(all.spaces.other);
  });
});
