// The lessons that were done in this browser, and the table of the lesson that was played last.

const DONE = 'sandtable.lessons';
const TABLE = 'sandtable.lesson-table';

/** The lessons that are done, as `title/id`. */
export function doneLessons(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DONE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set(); // storage is blocked or unreadable: then no lesson is done yet
  }
}

export const lessonKey = (title: string, id: string): string => `${title}/${id}`;

export function keepDone(title: string, id: string): void {
  const done = doneLessons().add(lessonKey(title, id));
  try {
    localStorage.setItem(DONE, JSON.stringify([...done]));
  } catch {
    // without storage, progress is lost with the page
  }
}

/** The table of a lesson that was not left properly; null if there is none. */
export function leftTable(): { id: string; seats: number } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, seats } = kept as Record<string, unknown>;
    return typeof id === 'string' && typeof seats === 'number' ? { id, seats } : null;
  } catch {
    return null;
  }
}

export function keepTable(table: { id: string; seats: number } | null): void {
  try {
    if (table) localStorage.setItem(TABLE, JSON.stringify(table));
    else localStorage.removeItem(TABLE);
  } catch {
    // as above
  }
}
