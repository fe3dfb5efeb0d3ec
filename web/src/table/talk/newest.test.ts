import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/types';
import type { LogGroup } from '../../titles/title';
import { newestFirst } from './newest';

const LEVELS = ['turn', 'phase'];

function group(key: string): LogGroup {
  const kind = LEVELS.find((level) => key.startsWith(level));
  return { key, from: 0, seat: 0, heading: kind ? ({ kind } as Line) : null, lines: [] };
}

const read = (keys: string, levels?: readonly string[]): string =>
  newestFirst(keys.split(' ').map(group), levels)
    .map((each) => each.key)
    .join(' ');

describe('newestFirst', () => {
  it('turns around what no heading is over', () => {
    expect(read('a b c')).toBe('c b a');
    expect(newestFirst([])).toEqual([]);
  });

  it('leaves a heading over what it is about', () => {
    expect(read('a turn1 b c turn2 d')).toBe('turn2 d turn1 c b a');
  });

  it('has headings within those above them', () => {
    expect(read('a turn1 phase1 b phase2 c d turn2 phase3 e', LEVELS)).toBe(
      'turn2 phase3 e turn1 phase2 d c phase1 b a',
    );
  });

  it('goes on where the turn began before what is shown', () => {
    expect(read('a phase2 b turn2 phase1 c', LEVELS)).toBe('turn2 phase1 c phase2 b a');
  });
});
