// A guide beside a real game: the hint that it shows now, and the hints that its reader knows already.

import { getContext, setContext } from 'svelte';
import type { Hint } from '../coach/coach';
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Guide, GuideMoment } from '../lib/types';
import type { LiveTable } from '../table/live.svelte';
import type { Scene } from '../table/scene.svelte';
import { guidedTable, guideKey, keepGuided, keepKnown, knownSentences } from './kept';
import { holds, litBy, momentOf, wordsOf } from './when';

/** A hint that was shown for this long, in milliseconds, counts as read once its reader has answered. */
const TO_READ = 2500;
/** A hint about something that its reader could do but did not is shown at this many questions at most. */
const MOST_TIMES = 4;

export class GuideRun {
  readonly #live: LiveTable;
  readonly #scene: Scene;
  #guide = $state.raw<Guide | null>(null);
  #known = $state.raw<ReadonlySet<string>>(knownSentences());
  #silent = $state(false);
  /** The reader has turned the guide on, and it has no hint to show. */
  #idle = $state(false);
  #shown: { message: string; since: number; question: string } | null = null;
  readonly #times = new Map<string, number>();

  constructor(live: LiveTable, scene: Scene) {
    this.#live = live;
    this.#scene = scene;
    const guided = guidedTable(live.id);
    if (!guided) return;
    this.#silent = guided.silent;
    live.explains = () => this.open && this.moment !== null;
    void api
      .guides()
      .then((all) => (this.#guide = all.find(({ title, id }) => guideKey(title, id) === guided.guide) ?? null))
      .catch(() => undefined); // the game goes on without its guide
  }

  /** This table has a guide. */
  readonly offered = $derived(this.#guide !== null);
  readonly open = $derived(this.offered && !this.#silent);
  /** The hint to show now, unless the reader has turned the guide off. */
  readonly moment = $derived.by<GuideMoment | null>(() => {
    const { view, lines, asked } = this.#scene;
    if (!this.#guide || view.seat !== this.#guide.seat || !(asked || view.over)) return null;
    return momentOf(this.#guide.moments, this.#known, view, lines);
  });

  /** The question that is open. */
  get #question(): string {
    const { view } = this.#scene;
    return `${view.at}.${view.decision?.number ?? ''}.${view.over}`;
  }

  /** Follow the reader's actions: what they have done or read counts as known from then on. */
  follow(): void {
    const { view, lines } = this.#scene;
    if (!this.#guide || !this.open) return;
    const learnt = this.#guide.moments
      .filter(({ message, done }) => done && !this.#known.has(message) && holds(done, view, lines))
      .map(({ message }) => message);
    const shown = this.#shown;
    if (shown && shown.question !== this.#question) {
      const times = (this.#times.get(shown.message) ?? 0) + 1;
      this.#times.set(shown.message, times);
      const moment = this.#guide.moments.find(({ message }) => message === shown.message);
      const read = Date.now() - shown.since >= TO_READ;
      if (read && (!moment?.done || times >= MOST_TIMES)) learnt.push(shown.message);
      this.#shown = null;
    }
    if (learnt.length) this.#learn(learnt);
    const now = this.moment;
    if (now && this.#shown?.message !== now.message && !this.#scene.showing)
      this.#shown = { message: now.message, since: Date.now(), question: this.#question };
    if (now) this.#idle = false;
  }

  #learn(messages: readonly string[]): void {
    this.#known = new Set([...this.#known, ...messages]);
    keepKnown(this.#known);
  }

  /** Turn the guide off or on. */
  toggle(): void {
    if (!this.#guide) return;
    this.#silent = !this.#silent;
    keepGuided(this.#live.id, { guide: guideKey(this.#guide.title, this.#guide.id), silent: this.#silent });
    this.#idle = !this.#silent && this.moment === null;
    this.#shown = null;
  }

  /** Forget the hints that are known: all are shown again when they apply. */
  #again(): void {
    const own = new Set(this.#guide?.moments.map(({ message }) => message));
    this.#known = new Set([...this.#known].filter((message) => !own.has(message)));
    keepKnown(this.#known);
    this.#idle = false;
  }

  get hint(): Hint | null {
    const guide = this.#guide;
    if (!guide || !this.open) return null;
    const { moment } = this;
    const { view } = this.#scene;
    const title = t(guide.message);
    if (!moment) {
      if (!this.#idle) return null;
      const acts = [
        { label: t('page-guide-again'), press: () => this.#again() },
        { label: t('page-guide-got-it'), do: true, press: () => void (this.#idle = false) },
      ];
      return { key: 'idle', title, text: t('page-guide-idle'), light: [], spare: wordsOf(view), veil: false, acts };
    }
    return {
      key: moment.id,
      title,
      text: t(moment.message),
      light: litBy(moment, view),
      spare: wordsOf(view),
      veil: false,
      acts: [
        { label: t('page-guide-off'), press: () => this.toggle() },
        { label: t('page-guide-got-it'), do: true, press: () => this.#learn([moment.message]) },
      ],
    };
  }
}

const KEY = Symbol('guide');

export function provideGuide(guide: GuideRun | null): void {
  setContext(KEY, guide);
}

/** The guide of the table around; none in a replay. */
export function useGuide(): GuideRun | null {
  return getContext<GuideRun | null | undefined>(KEY) ?? null;
}
