// The possible readers of a chat line: everybody, one's team, or one other guest. Pure: tested in readers.test.ts.

import type { SeatNumber, Table } from '../../lib/types';

export interface Readers {
  key: string;
  sort: 'all' | 'team' | 'one';
  /** The seats that get the line; `null`: everybody. */
  to: SeatNumber[] | null;
  /** The seats whose names identify the readers. */
  others: SeatNumber[];
}

const ALL: Readers = { key: 'all', sort: 'all', to: null, others: [] };

/** The possible readers. Bots read nothing. Spectators write to everybody, as does everybody at a table without private
 *  messages. */
export function readersOf(table: Pick<Table, 'seats' | 'teams' | 'whispers'> | null): Readers[] {
  const guests = (table?.seats ?? []).filter(({ kind, mine, replaced }) => !mine && (kind === 'guest' || replaced));
  const mine = (table?.seats ?? []).filter((seat) => seat.mine).map(({ seat }) => seat);
  if (!table?.whispers || mine.length === 0) return [ALL];
  const reads = new Set(guests.map(({ seat }) => seat));
  const teams = table.teams
    .filter((team) => team.some((seat) => mine.includes(seat)) && team.some((seat) => reads.has(seat)))
    .map((team): Readers => ({
      key: `team.${team.join('.')}`,
      sort: 'team',
      to: team,
      others: team.filter((seat) => reads.has(seat)),
    }));
  const ones = [...reads].map((seat): Readers => ({ key: `seat.${seat}`, sort: 'one', to: [seat], others: [seat] }));
  return [ALL, ...teams, ...ones];
}
