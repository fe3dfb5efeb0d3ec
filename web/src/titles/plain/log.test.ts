import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import { groups } from './log';

const line = (seat: number, text: string, heading = false): Line => ({
  n: 0,
  seat,
  text,
  rule: null,
  heading,
  kind: '',
  amount: 0,
  thing: null,
  cause: null,
});
const LINES = [line(-1, 'round', true), line(0, 'a'), line(0, 'b'), line(1, 'c'), line(0, 'd'), line(1, 'e')];

describe('the log', () => {
  it('is parted by seats and headings', () => {
    expect(groups(LINES).map(({ seat, heading, lines }) => [seat, heading?.text ?? lines.length])).toEqual([
      [-1, 'round'],
      [0, 2],
      [1, 1],
      [0, 1],
      [1, 1],
    ]);
  });
});
