// What the server says of any title, as docs/table-protocol.md has it: its models, and names for some of their parts.
// What is a title's own is in its folder.

import type { TableSeat, View } from './types.generated';

export type * from './types.generated';

/** Text still to be spoken: sayings.ts. */
export type Saying = string;
export type SeatNumber = number;
export type BotLevel = NonNullable<TableSeat['bot']>;
export type ListName = 'mine' | 'open';
export type Views = Record<string, View>;
