// The reader's settings, kept in this browser.

import { BOT_STEPS, PACES, type BotPace, type Pace } from './paces';

const KEY = 'sandtable.settings';

export type Theme = 'night' | 'day' | 'system';
/** `quick`: animations take a third of their time. `less`: no animations, whatever the system's setting is. */
export const MOTIONS = ['system', 'quick', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  /** `''`: the browser's own language. */
  language: string;
  theme: Theme;
  /** A short sound when it is your turn. */
  sound: boolean;
  /** A browser notification when it is your turn and the page is in the background. */
  notify: boolean;
  motion: Motion;
  /** Answer questions with a single option automatically, except for the end of a turn. */
  autoplay: boolean;
  /** Percent. */
  text: number;
  /** The pace at which a Rival's turn is shown: a press for each line, or a speed. */
  rivals: Pace;
  /** The pace at which moves of others are shown one after another. */
  bots: BotPace;
  /** End the reader's turn automatically when nothing else is left to do. */
  endTurn: boolean;
}

/** Text sizes that can be chosen. */
export const TEXT_SIZES = [100, 115, 125, 150];

const USUAL: Kept = {
  language: '',
  theme: 'night',
  sound: true,
  notify: false,
  motion: 'system',
  autoplay: true,
  text: 100,
  rivals: 'calm',
  bots: 'usual',
  endTurn: false,
};

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { ...USUAL };
    const out = { ...USUAL } as Record<string, unknown>;
    for (const [name, usual] of Object.entries(USUAL)) {
      const value = (kept as Record<string, unknown>)[name];
      if (typeof value === typeof usual) out[name] = value;
    }
    if (!TEXT_SIZES.includes(out.text as number)) out.text = USUAL.text;
    return out as unknown as Kept;
  } catch {
    return { ...USUAL }; // storage is blocked or unreadable: the page works without
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage, settings last until the page is closed
  }
}

class Settings {
  #kept = $state(read());

  get language(): string {
    return this.#kept.language;
  }
  set language(value: string) {
    this.#set('language', value);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#set('theme', value);
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set('sound', value);
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#set('notify', value);
  }
  get motion(): Motion {
    return MOTIONS.includes(this.#kept.motion) ? this.#kept.motion : USUAL.motion;
  }
  set motion(value: Motion) {
    this.#set('motion', value);
  }
  get rivals(): Pace {
    return this.#kept.rivals in PACES ? this.#kept.rivals : USUAL.rivals;
  }
  set rivals(value: Pace) {
    this.#set('rivals', value);
  }
  get bots(): BotPace {
    return this.#kept.bots in BOT_STEPS ? this.#kept.bots : USUAL.bots;
  }
  set bots(value: BotPace) {
    this.#set('bots', value);
  }
  get endTurn(): boolean {
    return this.#kept.endTurn;
  }
  set endTurn(value: boolean) {
    this.#set('endTurn', value);
  }
  get autoplay(): boolean {
    return this.#kept.autoplay;
  }
  set autoplay(value: boolean) {
    this.#set('autoplay', value);
  }

  get text(): number {
    return this.#kept.text;
  }
  set text(value: number) {
    this.#set('text', value);
  }

  /** Read the settings again after another window of this browser has changed them. */
  readAgain(): void {
    this.#kept = read();
    showSettings();
  }

  #set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    keep({ ...this.#kept });
    showSettings();
  }
}

export const settings = new Settings();
if (typeof window !== 'undefined') addEventListener('storage', (event) => event.key === KEY && settings.readAgain());

const prefersDay = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

/** Apply the settings that concern the whole page to the root element. */
export function showSettings(): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  const day = settings.theme === 'day' || (settings.theme === 'system' && prefersDay());
  root.dataset.theme = day ? 'day' : 'night';
  root.dataset.motion = settings.motion;
}

/** Whether nothing may be animated, by the system's setting or the reader's. */
export function stillness(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
