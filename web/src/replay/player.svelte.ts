// Plays a finished game move by move at any speed; its positions are loaded in parts and cached for each seat whose
// view is shown.

import { api } from '../lib/api';
import type { Frame, Line, View } from '../lib/types';
import { rounds } from './marks';

const PART = 50;
const USUAL_PACE = 1_100;
/** A move with a recap is shown this many times longer. */
const RECAP_PACES = 4;
export const SPEEDS = [0.5, 1, 2, 4, 8];

export class Replay {
  readonly id: string;
  /** The seat whose view is shown, or `all`. */
  eyes = $state('all');
  /** The number of moves of the game; `null` until the first part is loaded. */
  moves = $state<number | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  error = $state<unknown>(null);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  readonly #kept = new Map<string, ReadonlyMap<number, Frame>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly sorted = $derived([...this.#frames.values()].sort((a, b) => a.n - b.n));
  readonly rounds = $derived(rounds(this.sorted));
  readonly fetched = $derived(this.moves === null ? 0 : Math.round((100 * this.#frames.size) / (this.moves + 1)));
  readonly frame = $derived(this.#frames.get(this.at) ?? null);
  readonly view = $derived<View | null>(this.frame?.view ?? null);
  /** The position before this move, for the recap shown at it. */
  readonly before = $derived<View | null>(this.#frames.get(this.at - 1)?.view ?? null);
  /** The lines of the log up to this move. */
  readonly lines = $derived<Line[]>(this.sorted.filter((frame) => frame.n <= this.at).flatMap((frame) => frame.lines));

  constructor(id: string, at: number, eyes: string) {
    this.id = id;
    this.at = at;
    this.eyes = eyes;
    void this.load();
  }

  /** Show the view of another seat, or of all; the move stays the same. */
  look(eyes: string): void {
    this.eyes = eyes;
    this.#frames = this.#kept.get(eyes) ?? new Map();
    void this.load();
  }

  /** Load the part that is shown first, then the rest of the game, for the marks and the log. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    const { eyes } = this;
    this.error = null;
    try {
      await this.#fetch(eyes, Math.floor(this.at / PART), asked);
      for (let part = 0; part * PART <= (this.moves ?? 0); part++) {
        if (asked !== this.#asked) return;
        if (!this.#frames.has(part * PART)) await this.#fetch(eyes, part, asked);
      }
    } catch (wrong) {
      if (asked === this.#asked) this.error = wrong;
    }
  }

  async #fetch(eyes: string, part: number, asked: number): Promise<void> {
    const got = await api.replay(this.id, eyes, part * PART, part * PART + PART - 1);
    if (asked !== this.#asked) return;
    this.moves = got.moves;
    const frames = new Map(this.#frames);
    for (const frame of got.frames) frames.set(frame.n, frame);
    this.#frames = frames;
    this.#kept.set(eyes, frames);
    if (this.at > got.moves) this.at = got.moves;
  }

  go(n: number): void {
    this.at = Math.min(Math.max(0, n), this.moves ?? 0);
    if (this.at === this.moves) this.pause();
  }

  play(): void {
    if (this.at === this.moves) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.frame) this.go(this.at + 1); // wait for positions that are not loaded yet
        if (this.playing) this.#tick();
      },
      (USUAL_PACE * (this.frame?.lines.some(({ recap }) => recap) ? RECAP_PACES : 1)) / this.speed,
    );
  }
}
