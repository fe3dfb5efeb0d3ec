// The lines of the log that the page has: at first the end of the log, all of it once the reader has scrolled back.

import { api, ApiError } from '../lib/api';
import type { Line, Update } from '../lib/types';

export class KeptLog {
  lines: Line[] = [];
  /** The number of earlier lines, which the server sends on request. */
  #earlier = 0;
  /** The reader has scrolled back: from now on the log is always loaded completely. */
  #whole = false;
  #reading = false;
  readonly #id: string;
  readonly #came: (earlier: readonly Line[]) => void;

  /** `came` is called with the earlier lines once they are loaded. */
  constructor(id: string, came: (earlier: readonly Line[]) => void) {
    this.#id = id;
    this.#came = came;
  }

  /** Add the lines of an update. */
  take(update: Update): void {
    this.lines = [...this.#stillValid(update), ...update.lines];
    if (update.kind !== 'sync' && update.kind !== 'start') return;
    this.#earlier = update.earlier ?? 0;
    if (this.#whole) void this.readEarlier();
  }

  /** The earlier lines that are still valid after an update. */
  #stillValid(update: Update): Line[] {
    if (update.kind === 'sync' || update.kind === 'start') return [];
    const { to } = update;
    return update.kind === 'undo' && to !== undefined ? this.lines.filter((line) => line.n <= to) : this.lines;
  }

  /** Whether the server has lines before these. */
  get hasEarlier(): boolean {
    return this.#earlier > 0;
  }

  /** Load the earlier lines. After a failure the next scroll tries again. */
  async readEarlier(): Promise<void> {
    this.#whole = true;
    if (this.#reading || !this.hasEarlier) return;
    this.#reading = true;
    const [first] = this.lines;
    try {
      const { lines } = await api.log(this.#id);
      if (this.lines[0] !== first) return; // the whole game was sent again meanwhile
      const earlier = lines.slice(0, this.#earlier);
      this.#earlier = 0;
      this.lines = [...earlier, ...this.lines];
      this.#came(earlier);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.#reading = false;
    }
    if (this.lines[0] !== first) void this.readEarlier();
  }
}
