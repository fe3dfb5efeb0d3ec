import { describe, expect, it } from 'vitest';
import { kindOf } from './sources';

describe('sources of points', () => {
  it('are known by their first word', () => {
    expect(
      ['start', 'influence:fremen', 'alliance:guild', 'conflict:skirmish', 'icons', 'card:x', 'intrigue:x'].map(kindOf),
    ).toEqual(['start', 'influence', 'alliance', 'conflict', 'icons', 'card', 'intrigue']);
    expect(kindOf('space:arrakeen')).toBe('other');
    expect(kindOf(null)).toBe('other');
  });
});
