// The messages of the server about any title (docs/table-protocol.md): its models, and names for some of their parts.
// Types of a single title are in its folder.

import type { TableSeat, View } from './types.generated';

export type * from './types.generated';

/** A text with unformatted messages: see sayings.ts. */
export type Saying = string;
export type SeatNumber = number;
export type BotLevel = NonNullable<TableSeat['bot']>;
export type ListName = 'mine' | 'open';
export type Views = Record<string, View>;
