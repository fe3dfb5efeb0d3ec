import { describe, expect, it } from 'vitest';
import { limitOf, withLimit } from './bids';

describe('limits for bids', () => {
  it('holds for one card before all cards of the turn', () => {
    const kept = ['lone', 'bid:3:5', 'bid:3.2:0', 'bid:2:9'];
    expect(limitOf(kept, 3, 4)).toEqual({ all: true, most: 5 });
    expect(limitOf(kept, 3, 2)).toEqual({ all: false, most: 0 });
    expect(limitOf(kept, 4, 2)).toBeNull();
  });

  it('keeps other answers, and drops limits of earlier turns', () => {
    expect(withLimit(['lone', 'karama:mine', 'bid:2:9'], 3, 4, { all: false, most: 6 })).toEqual([
      'lone',
      'karama:mine',
      'bid:3.4:6',
    ]);
    expect(withLimit(['lone', 'bid:3.4:6'], 3, 4, { all: true, most: 2 })).toEqual(['lone', 'bid:3:2']);
    expect(withLimit(['lone', 'bid:3:6'], 3, 4, { all: false, most: 0 })).toEqual(['lone', 'bid:3:6', 'bid:3.4:0']);
    expect(withLimit(['lone', 'bid:3.4:6'], 3, 4, null)).toEqual(['lone']);
  });
});
