// A lesson as it is played: its table, its steps, and the hint that the coach shows for each.

import type { Hint, HintAct } from '../coach/coach';
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Lesson, LessonStep, Table } from '../lib/types';
import { LiveTable } from '../table/live.svelte';
import type { Scene } from '../table/scene.svelte';
import { keepDone, keepTable, leftTable } from './progress';

/** Leave every seat of a lesson's table; the server deletes it with the last one. */
export async function leaveTable(id: string, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat += 1) await api.leave(id, seat).catch(() => undefined);
}

const named = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Create a table for a lesson; first leave an earlier one that was not left properly. */
export async function tableFor(lesson: Lesson): Promise<Table> {
  const left = leftTable();
  if (left) await leaveTable(left.id, left.seats);
  const table = await api.create({
    title: lesson.title,
    options: {},
    seats: lesson.seats.map((name, seat) =>
      seat === lesson.seat ? { kind: 'me' } : { kind: 'me', name: named(name) },
    ),
    clock: { kind: 'none' },
    public: false,
    start: true,
    pace: 0,
    begin: { kind: 'position', given: lesson.given },
  });
  keepTable({ id: table.id, seats: lesson.seats.length });
  return table;
}

type Stage = 'do' | 'praise' | 'over';

export class LessonRun {
  readonly lesson: Lesson;
  readonly live: LiveTable;
  /** What the last hint offers: the next lesson, and playing this one again. */
  readonly ways: { next: HintAct | null; again: () => void };
  #step = $state(0);
  #stage = $state<Stage>('do');
  /** The number of answers of this step that have been given. */
  #given = $state(0);
  #wrong = $state(0);
  #busy = $state(false);
  #held: Scene | null = null;
  #closed = false;

  constructor(lesson: Lesson, table: Table, ways: LessonRun['ways']) {
    this.lesson = lesson;
    this.ways = ways;
    this.live = new LiveTable(table.id, lesson.seat);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#step];
  }

  /** The part of the table that the step is about. */
  get show(): string {
    return this.#stage === 'do' ? this.step.show : '';
  }

  get at(): number {
    return this.#step;
  }

  /** Check the reader's answers against this lesson before they are sent to the table. */
  watch(scene: Scene): void {
    if (this.#held === scene) return;
    this.#held = scene;
    scene.oneByOne = true;
    scene.send = (actions) => void this.#send(actions);
  }

  /** The words that the reader may choose now. */
  allows(action: string): boolean {
    if (!action || this.#busy || this.#stage !== 'do') return false;
    return this.step.answers.slice(this.#given).some(({ words }) => words.includes(action));
  }

  /** A recap is shown, which the reader closes as in any game. */
  get free(): boolean {
    return this.live.scene?.showing != null;
  }

  refused(): void {
    if (this.#stage === 'do') this.#wrong += 1;
  }

  async #send(actions: string[]): Promise<void> {
    const { answers } = this.step;
    const due = answers.slice(this.#given);
    if (this.#busy || this.#stage !== 'do' || !due.length) return this.refused();
    const fits = actions.every((action, i) => i >= due.length || due[i].words.includes(action));
    if (!fits) return this.refused();
    await this.#play(actions.slice(0, due.length));
  }

  /** Give answers, and go on if they were the last of the step. */
  async #play(actions: string[]): Promise<void> {
    this.#busy = true;
    this.#wrong = 0;
    try {
      for (const action of actions) {
        if (this.#closed) return;
        await this.live.answer(this.lesson.seat, action);
        this.#given += 1;
      }
      if (this.#given < this.step.answers.length) return;
      for (const { seat, words } of this.step.then) {
        if (this.#closed) return;
        await this.live.answer(seat, words[0]);
      }
      await this.live.settled();
      if (this.step.says.includes('praise')) this.#stage = 'praise';
      else this.#onward();
    } finally {
      this.#busy = false;
    }
  }

  #onward(): void {
    this.#given = 0;
    this.#wrong = 0;
    if (this.#step + 1 < this.lesson.steps.length) {
      this.#step += 1;
      this.#stage = 'do';
    } else {
      this.#stage = 'over';
      keepDone(this.lesson.title, this.lesson.id);
    }
  }

  /** Continue after a sentence that was read: first the moves of others that follow, then the next step. */
  async #read(): Promise<void> {
    if (this.#busy) return;
    if (this.#stage === 'do' && this.step.then.length) await this.#play([]);
    else this.#onward();
  }

  /** Give the answers of this step for the reader. */
  #showMe(): void {
    if (!this.#busy) void this.#play(this.step.answers.slice(this.#given).map(({ words }) => words[0]));
  }

  get hint(): Hint {
    const { lesson, step } = this;
    const { steps } = lesson;
    const name = t(lesson.message);
    const last = this.#step + 1 === steps.length;
    const key = `${this.#stage}.${step.id}`;
    if (this.#stage === 'over') {
      const acts: HintAct[] = [{ label: t('page-learn-again'), icon: 'undo', press: this.ways.again }];
      if (this.ways.next) acts.push(this.ways.next);
      return {
        key,
        title: t('page-learn-praise'),
        praise: true,
        text: t('page-learn-over', { lesson: name }),
        light: [],
        veil: true,
        acts,
      };
    }
    const praised = this.#stage === 'praise';
    const reads = step.answers.length === 0;
    const next: HintAct = {
      label: last && (praised || reads) ? t('page-learn-finish') : t('page-learn-next'),
      do: true,
      press: () => void this.#read(),
    };
    const acts =
      praised || reads ? [next] : [{ label: t('page-learn-show-me'), icon: 'play', press: () => this.#showMe() }];
    const asks = !praised && !reads;
    return {
      key,
      title: praised ? t('page-learn-praise') : name,
      praise: praised,
      at: [this.#step + 1, steps.length],
      text: t(praised ? `${step.message}-praise` : step.message),
      ask: asks && step.says.includes('do') ? t(`${step.message}-do`) : undefined,
      wrong: this.#wrong ? t(step.says.includes('wrong') ? `${step.message}-wrong` : 'page-learn-wrong') : undefined,
      pulse: this.#wrong,
      light: step.light,
      veil: true,
      acts,
    };
  }

  /** Leave the table, which nobody needs any more. */
  close(): void {
    this.#closed = true;
    this.live.close();
    keepTable(null);
    void leaveTable(this.live.id, this.lesson.seats.length);
  }
}
