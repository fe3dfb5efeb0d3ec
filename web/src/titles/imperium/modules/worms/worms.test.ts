import { describe, expect, it } from 'vitest';
import type { Content, View } from '../../types';
import { guarded } from './facts';

const content = {
  conflicts: {
    siege: { name: '', level: 2, about: null, icon: 'crysknife', wall: true, rewards: [] },
    race: { name: '', level: 2, about: null, icon: 'wild', wall: false, rewards: [] },
  },
} as unknown as Content;

describe('the Conflict', () => {
  it('is guarded by the wall while it stands', () => {
    const wall = (stands: boolean, conflict = 'siege'): View =>
      ({ conflict, worms: { wall: stands, hooks: [], sandworms: [] } }) as unknown as View;
    expect(
      [wall(true), wall(false), wall(true, 'race'), { conflict: 'siege' } as View].map((it) => guarded(content, it)),
    ).toEqual([true, false, false, false]);
  });
});
