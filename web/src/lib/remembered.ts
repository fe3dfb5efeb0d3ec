// Stores a small value for each table in this browser. The tables used longest ago are forgotten first.

const MOST = 60;

export class Remembered<T> {
  constructor(
    private readonly key: string,
    private readonly is: (value: unknown) => value is T,
    private readonly most = MOST,
  ) {}

  #read(): [string, T][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      if (!Array.isArray(kept)) return [];
      return kept.filter(
        (entry): entry is [string, T] => Array.isArray(entry) && typeof entry[0] === 'string' && this.is(entry[1]),
      );
    } catch {
      return []; // storage is blocked or unreadable: then nothing is remembered
    }
  }

  of(table: string): T | undefined {
    return this.#read().find(([id]) => id === table)?.[1];
  }

  keep(table: string, value: T): void {
    const others = this.#read().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-this.most)));
    } catch {
      // without storage, nothing is remembered
    }
  }
}
