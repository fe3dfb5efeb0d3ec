// Stores how far the chat of each table has been read in this browser.

import { Remembered } from './remembered';

const read = new Remembered('sandtable.chat', (value): value is number => typeof value === 'number');

/** The id of the last line that was read at this table; -1 if none was. */
export const lastSeen = (table: string): number => read.of(table) ?? -1;

export const keepSeen = (table: string, line: number): void => read.keep(table, line);
