import { describe, expect, it } from 'vitest';
import type { Table, TableSeat } from '../../lib/types';
import { readersOf } from './readers';

const seat = (n: number, kind: TableSeat['kind'], mine = false): TableSeat => ({
  seat: n,
  kind,
  name: '',
  bot: null,
  mine,
  present: true,
  absent: false,
  replaced: null,
  declines: [],
});
const table = (teams: number[][], ...seats: TableSeat[]): Pick<Table, 'seats' | 'teams' | 'whispers'> => ({
  teams,
  seats,
  whispers: true,
});
const keys = (of: Pick<Table, 'seats' | 'teams' | 'whispers'> | null): string[] => readersOf(of).map(({ key }) => key);

describe('who a line may be for', () => {
  it('is everybody or one other guest; bots and open seats read nothing', () => {
    expect(keys(table([], seat(0, 'guest', true), seat(1, 'guest'), seat(2, 'bot'), seat(3, 'open')))).toEqual([
      'all',
      'seat.1',
    ]);
  });
  it('is one’s team, if somebody else is in it who reads', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const four = table(teams, seat(0, 'guest', true), seat(1, 'guest'), seat(2, 'guest'), seat(3, 'guest'));
    expect(keys(four)).toEqual(['all', 'team.0.2', 'seat.1', 'seat.2', 'seat.3']);
    expect(readersOf(four)[1]).toMatchObject({ to: [0, 2], others: [2] });
    const alone = table(teams, seat(0, 'guest', true), seat(1, 'guest'), seat(2, 'bot'), seat(3, 'bot'));
    expect(keys(alone)).toEqual(['all', 'seat.1']);
  });
  it('is everybody for who watches', () => {
    expect(keys(table([], seat(0, 'guest'), seat(1, 'guest')))).toEqual(['all']);
    expect(keys(null)).toEqual(['all']);
  });
});
