import { expect, it } from 'vitest';
import type { Frame, Line } from '@/lib/types';
import { marks } from './marks';

const line = (kind: string, seat: number, amount: number): Line => ({
  n: 0,
  seat,
  text: '',
  rule: null,
  heading: false,
  kind,
  amount,
  thing: null,
  cause: null,
});
const frame = (n: number, ...lines: Line[]): Frame => ({ n, lines, view: {} as Frame['view'] });

it('marks Alliances and who came first in a Conflict', () => {
  const frames = [
    frame(0),
    frame(2, line('alliance', 2, 1), line('spice', 2, 1)),
    frame(3, line('reward', 0, 2), line('reward', 1, 1)),
  ];
  expect(marks(frames)).toEqual([
    { n: 2, icon: 'alliance', seat: 2, label: 'page-replay-mark-alliance' },
    { n: 3, icon: 'combat', seat: 1, label: 'page-replay-mark-conflict' },
  ]);
});
