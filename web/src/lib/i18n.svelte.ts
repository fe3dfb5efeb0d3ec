// The reader's language: the engine's Fluent files, fetched for one language at a time, spoken without a reload.
//   t('page-table-undo', { n: 2 })   a message of the page
//   say(view.prompt)                 what the server left unspoken
//   thing('card:stilgar')            the name of a piece
//   list(['Paul', 'Chani'])          names in a row
//   told(['costs 3', 'two left'])    facts in a row, for ears

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { FUNCTIONS } from './particles';
import { speak, type Arguments } from './sayings';
import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>('@locale/*/*.ftl', { query: '?raw', import: 'default' });

/** Each language by its own name. Only those with words in sandtable/locale can be chosen. */
const NAMES: Record<string, string> = { en: 'English', ja: '日本語', ko: '한국어', 'zh-Hant': '繁體中文' };
const languageOf = (path: string): string => path.split('/').at(-2) ?? '';
export const LANGUAGES: { id: string; name: string }[] = Object.keys(NAMES)
  .filter((id) => Object.keys(FILES).some((path) => languageOf(path) === id))
  .map((id) => ({ id, name: NAMES[id] }));

const bundles = new Map<string, FluentBundle>();
const spokenBefore = new Map<string, string>();
/** Titles whose words have come from the server. */
const brought = new Set<string>();

class Locale {
  /** The language on screen; it changes once its words are there. */
  current = $state('en');
  ready = $state(false);
}
export const locale = new Locale();

/** The signs at which a voice pauses between two facts. */
const PAUSES: Record<string, string> = { ja: '、', 'zh-Hant': '，' };

async function load(id: string): Promise<FluentBundle> {
  const known = bundles.get(id);
  if (known) return known;
  const bundle = new FluentBundle(id, { functions: FUNCTIONS, useIsolating: false });
  const paths = Object.keys(FILES)
    .filter((path) => languageOf(path) === id)
    .sort();
  const texts = [...paths.map((path) => FILES[path]()), ...[...brought].map((title) => wordsOf(title, id))];
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
  bundles.set(id, bundle);
  return bundle;
}

const wordsOf = async (title: string, lang: string): Promise<string> => (await api.words(title, lang)).text;

/** A title from elsewhere brings its words with it: asked of the server in every language that was spoken here. */
export async function bringWords(title: string): Promise<void> {
  if (brought.has(title)) return;
  const spoken = [...bundles];
  const texts = await Promise.all(spoken.map(([lang]) => wordsOf(title, lang)));
  brought.add(title);
  spoken.forEach(([, bundle], i) => bundle.addResource(new FluentResource(texts[i])));
  spokenBefore.clear();
}

/** The best language for the list a browser gives: its own, else English. */
export function bestLanguage(
  wanted: readonly string[],
  offered: readonly string[] = LANGUAGES.map((l) => l.id),
): string {
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    const id = low.startsWith('zh') ? (/^zh(-hant|-tw|-hk|-mo)/.test(low) ? 'zh-Hant' : '') : low.split('-')[0];
    if (offered.includes(id)) return id;
  }
  return 'en';
}

let asked = '';
let chosen = '';

/** Show the page in this language; `''` is the browser's own. */
export async function setLanguage(id: string): Promise<void> {
  const wanted = LANGUAGES.some((l) => l.id === id) ? id : bestLanguage(navigator.languages ?? [navigator.language]);
  asked = wanted;
  chosen = id;
  await load('en'); // what a language lacks is said in English rather than not at all
  await load(wanted);
  if (asked !== wanted) return; // the reader has changed their mind while it loaded
  spokenBefore.clear();
  for (const look of looks) look();
  locale.current = wanted;
  locale.ready = true;
  document.documentElement.lang = wanted;
}

const looks = new Set<() => void>();

/** Calls before the language changes, while the page is still drawn in the old one; returns how to stop. */
export function beforeLanguage(look: () => void): () => void {
  looks.add(look);
  return () => looks.delete(look);
}

export function chooseLanguage(id: string): Promise<void> {
  settings.language = id;
  return setLanguage(id);
}

// Chosen in another window of this browser: all of them have one reader.
if (typeof window !== 'undefined')
  addEventListener('storage', () => settings.language !== chosen && void setLanguage(settings.language));

function message(id: string, args: Arguments): string {
  for (const lang of [locale.current, 'en']) {
    const bundle = bundles.get(lang);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length && import.meta.env.DEV) console.error(`message ${id} in ${lang}:`, errors);
    return text;
  }
  if (import.meta.env.DEV) console.error(`no message ${id}`);
  return id;
}

/** Is there such a message? Titles without words of their own have none. */
export function hasMessage(id: string): boolean {
  void locale.current;
  return [locale.current, 'en'].some((lang) => bundles.get(lang)?.hasMessage(id));
}

/** A message of the page. */
export function t(id: string, args: Arguments = {}): string {
  void locale.current; // so that whatever shows it follows the language
  return message(id, args);
}

/** Speak a text that the server left unspoken; plain text stays as it is. */
export function say(text: string | null | undefined): string {
  void locale.current;
  if (!text) return '';
  const known = spokenBefore.get(text);
  if (known !== undefined) return known;
  let spoken: string;
  try {
    spoken = speak(text, message);
  } catch (error) {
    console.error(error);
    spoken = text.replace(/[\x02\x03\x1d-\x1f]/g, ' '); // eslint-disable-line no-control-regex
  }
  if (spokenBefore.size > 20_000) spokenBefore.clear();
  spokenBefore.set(text, spoken);
  return spoken;
}

const [OPENS, IS_CALLED, CLOSES] = ['\ue000', '\ue001', '\ue002']; // of no script
const MARKED = new RegExp(`${OPENS}([^${IS_CALLED}]+)${IS_CALLED}([^${CLOSES}]*)${CLOSES}`, 'g');

/** A stretch of text; `piece` is what it names, as `space:arrakeen`. */
export interface Stretch {
  text: string;
  piece?: string;
}

/** Speak a text of the server, with the pieces it names kept apart; `sorts` are the prefixes of their ids. */
export function stretches(text: string, sorts: readonly string[]): Stretch[] {
  void locale.current;
  const marked = (id: string, args: Arguments): string => {
    const sort = sorts.find((one) => id.startsWith(`${one}-`));
    if (!sort) return message(id, args);
    const piece = `${sort}:${id.slice(sort.length + 1).replaceAll('-', '_')}`;
    return `${OPENS}${piece}${IS_CALLED}${message(id, args)}${CLOSES}`;
  };
  const spoken = speak(text, marked);
  const out: Stretch[] = [];
  let at = 0;
  for (const found of spoken.matchAll(MARKED)) {
    if (found.index > at) out.push({ text: spoken.slice(at, found.index) });
    out.push({ text: found[2], piece: found[1] });
    at = found.index + found[0].length;
  }
  if (at < spoken.length) out.push({ text: spoken.slice(at) });
  return out;
}

/** The name of a piece: `card:stilgar`, `space:arrakeen`, `faction:fremen`. */
export function thing(name: string): string {
  return t(name.replace(/[:_]/g, '-'));
}

/** Names one after the other, as the language joins them: "A, B, and C"; where room is short, "A, B, C". */
export function list(names: readonly string[], style: 'long' | 'narrow' = 'long'): string {
  return new Intl.ListFormat(locale.current, { style }).format(names);
}

/** The rest a voice makes between two facts. */
export function pause(): string {
  return PAUSES[locale.current] ?? ', ';
}

/** Sentences one after the other; those of Japanese and Chinese have no space between them. */
export function sentences(said: readonly string[]): string {
  return said.filter(Boolean).join(locale.current in PAUSES ? '' : ' ');
}

/** Facts one after the other, for ears; those that do not hold are ''. */
export function told(facts: readonly string[]): string {
  return facts.filter(Boolean).join(pause());
}
