import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/types';
import type { LogGroup } from '../../titles/title';
import { lastOf, newestFirst } from './newest';

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

describe('lastOf', () => {
  const last = (keys: string, count: number): string =>
    lastOf(keys.split(' ').map(group), count, LEVELS)
      .map((each) => each.key)
      .join(' ');

  it('keeps the headings that are over the first of them', () => {
    expect(last('turn1 phase1 a phase2 b c', 2)).toBe('turn1 phase2 b c');
    expect(last('turn1 phase1 a turn2 b c', 1)).toBe('turn2 c');
  });

  it('has none that is over by then', () => {
    expect(last('turn1 phase1 a phase2 b c', 3)).toBe('turn1 phase2 b c');
    expect(last('turn1 phase1 a turn2 phase2 b', 3)).toBe('turn2 phase2 b');
  });

  it('has all where there are not so many', () => {
    expect(last('a turn1 b', 9)).toBe('a turn1 b');
  });
});
