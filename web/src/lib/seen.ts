// How far the chat of each table was read, kept in this browser.

const KEY = 'sandtable.chat';
/** Tables that are remembered; those read longest ago are forgotten first. */
const MOST = 60;

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return []; // storage is closed or holds rubbish: then everything is unread
  }
}

/** The id of the last line that was read at this table; -1 if none was. */
export function lastSeen(table: string): number {
  return read().find(([id]) => id === table)?.[1] ?? -1;
}

export function keepSeen(table: string, line: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing counts anew
  }
}
