// Suggested moves for the reader's open question: requested from the server, shown on the table, played like any
// answer.

import { getContext, setContext } from 'svelte';
import { api, ApiError } from '../../lib/api';
import type { Hint, HintLine } from '../../lib/types';
import type { LiveTable } from '../live.svelte';
import type { Scene } from '../scene.svelte';

/** `ask`: not requested yet, or closed. */
export type HintState = 'ask' | 'thinking' | 'shown' | 'refused';

export class Hints {
  state = $state<HintState>('ask');
  found = $state.raw<Hint | null>(null);
  /** The number of the line that is marked as chosen on the table, from 0. */
  at = $state(0);
  error = $state.raw<ApiError | null>(null);
  readonly #live: LiveTable;
  readonly #scene: Scene;
  #asked = 0;

  constructor(live: LiveTable, scene: Scene) {
    this.#live = live;
    this.#scene = scene;
  }

  /** There is a seat of the reader for which suggestions can be made. */
  readonly offered = $derived.by(
    () => this.#scene.table !== null && this.#scene.table.suggests !== 'none' && !this.#scene.view.over,
  );
  /** Other people play, and the host did not allow suggestions. */
  readonly locked = $derived.by(() => this.#scene.table?.suggests === 'people');
  readonly open = $derived(this.state !== 'ask');
  /** The game has moved on since the request. */
  readonly stale = $derived.by(
    () =>
      this.found !== null && (this.found.at !== this.#scene.view.at || this.found.seat !== this.#scene.me || !this.may),
  );
  readonly may = $derived.by(() => this.#scene.asked && this.#scene.view.options.length > 1);
  readonly line = $derived<HintLine | null>(this.found && !this.stale ? (this.found.lines[this.at] ?? null) : null);
  /** The numbers to show on pieces, from 1, by the word of the piece; a piece has the number of the first line that
   *  begins with it. */
  readonly marks = $derived.by(() => {
    const found: Record<string, number> = {};
    if (this.state !== 'shown' || !this.found || this.stale) return found;
    const shown = this.found.lines[this.at];
    for (const word of shown?.words ?? []) found[word] = this.at + 1;
    this.found.lines.forEach(({ words }, number) => {
      const last = words.at(-1);
      if (last) found[last] ??= number + 1;
    });
    return found;
  });

  async ask(): Promise<void> {
    if (this.state === 'thinking') return;
    this.found = null;
    this.error = null;
    this.at = 0;
    if (this.locked || !this.may) {
      this.state = 'refused';
      return;
    }
    this.state = 'thinking';
    const asked = ++this.#asked;
    try {
      const found = await api.hint(this.#live.id, this.#scene.me, this.#scene.view.at);
      if (asked !== this.#asked) return;
      this.found = found;
      this.state = 'shown';
    } catch (error) {
      if (asked !== this.#asked) return;
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      this.state = 'refused';
    }
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.#asked += 1;
    this.state = 'ask';
    this.found = null;
  }

  show(at: number): void {
    if (this.found && at < this.found.lines.length) this.at = at;
  }

  /** Play a line as if its pieces were pressed. */
  async play(at = this.at): Promise<void> {
    const words = this.found?.lines[at]?.words;
    if (!words || this.stale || this.#scene.busy) return;
    this.close();
    this.#scene.putBack();
    await this.#live.play([...words]);
  }
}

const KEY = Symbol('hints');

export function provideHints(hints: Hints | null): void {
  setContext(KEY, hints);
}

/** The suggestions of the table around; none in a replay. */
export function useHints(): Hints | null {
  return getContext<Hints | null | undefined>(KEY) ?? null;
}

/** Put numbers on the pieces of these words, and take away those of others. */
export function markPieces(marks: Record<string, number>, shown: readonly string[]): void {
  for (const piece of document.querySelectorAll<HTMLElement>('[data-hint]')) {
    delete piece.dataset.hint;
    delete piece.dataset.hinted;
  }
  for (const [word, number] of Object.entries(marks)) {
    for (const piece of document.querySelectorAll<HTMLElement | SVGElement>(`[data-action="${CSS.escape(word)}"]`)) {
      if (piece.closest('.hints')) continue;
      piece.dataset.hint = String(number);
      if (shown.includes(word)) piece.dataset.hinted = '';
    }
  }
}
