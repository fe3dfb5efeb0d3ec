// The reader's language: the program's Fluent files, loaded for one language at a time; changing the language needs no
// reload.
//
//     t('page-table-undo', { n: 2 })   a message of the page
//     say(view.prompt)                 a saying from the server, formatted
//     thing('card:stilgar')            the name of a piece
//     list(['Paul', 'Chani'])          names joined to a list
//     told(['costs 3', 'two left'])    facts joined for screen readers

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { FUNCTIONS } from './particles';
import { speak, type Arguments } from './sayings';
import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>('@locale/*/*.ftl', { query: '?raw', import: 'default' });

/** The name of each language in that language. Only languages with messages in sandtable/locale can be chosen. */
const NAMES: Record<string, string> = { en: 'English', ja: '日本語', ko: '한국어', 'zh-Hant': '繁體中文' };
const languageOf = (path: string): string => path.split('/').at(-2) ?? '';
export const LANGUAGES: { id: string; name: string }[] = Object.keys(NAMES)
  .filter((id) => Object.keys(FILES).some((path) => languageOf(path) === id))
  .map((id) => ({ id, name: NAMES[id] }));

const bundles = new Map<string, FluentBundle>();
const spokenBefore = new Map<string, string>();
/** Titles whose messages have been loaded from the server. */
const brought = new Set<string>();

class Locale {
  /** The language on screen; it changes once its messages are loaded. */
  current = $state('en');
  ready = $state(false);
}
export const locale = new Locale();

/** The punctuation between two facts, at which a screen reader pauses. */
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

/** Load the messages of a title from another package, in every language that has been used on this page. */
export async function bringWords(title: string): Promise<void> {
  if (brought.has(title)) return;
  const spoken = [...bundles];
  const texts = await Promise.all(spoken.map(([lang]) => wordsOf(title, lang)));
  brought.add(title);
  spoken.forEach(([, bundle], i) => bundle.addResource(new FluentResource(texts[i])));
  spokenBefore.clear();
}

/** The best language for the browser's list of languages: the first that the program has, else English. */
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
  await load('en'); // a message that the language lacks is shown in English
  await load(wanted);
  if (asked !== wanted) return; // another language was chosen while this one loaded
  spokenBefore.clear();
  for (const look of looks) look();
  locale.current = wanted;
  locale.ready = true;
  document.documentElement.lang = wanted;
}

const looks = new Set<() => void>();

/** Call a function before each change of language, while the page is still drawn in the old one; return how to stop. */
export function beforeLanguage(look: () => void): () => void {
  looks.add(look);
  return () => looks.delete(look);
}

export function chooseLanguage(id: string): Promise<void> {
  settings.language = id;
  return setLanguage(id);
}

// Follow a change of language made in another window of this browser.
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

/** Whether there is a message with this id; titles without messages of their own lack some. */
export function hasMessage(id: string): boolean {
  void locale.current;
  return [locale.current, 'en'].some((lang) => bundles.get(lang)?.hasMessage(id));
}

/** A message of the page. */
export function t(id: string, args: Arguments = {}): string {
  void locale.current; // read, so that the caller is updated when the language changes
  return message(id, args);
}

/** Format a saying of the server; plain text stays as it is. */
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

/** A part of a text; `piece` is the piece that it names, such as `space:arrakeen`. */
export interface Stretch {
  text: string;
  piece?: string;
}

/** Format a text of the server and split it at the names of pieces; `sorts` are the prefixes of the pieces' ids. */
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

/** Join names to a list in the reader's language: "A, B, and C", or with `narrow` "A, B, C". */
export function list(names: readonly string[], style: 'long' | 'narrow' = 'long'): string {
  return new Intl.ListFormat(locale.current, { style }).format(names);
}

/** The punctuation that makes a screen reader pause between two facts. */
export function pause(): string {
  return PAUSES[locale.current] ?? ', ';
}

/** Join sentences; those of Japanese and Chinese have no space between them. */
export function sentences(said: readonly string[]): string {
  return said.filter(Boolean).join(locale.current in PAUSES ? '' : ' ');
}

/** Join facts for screen readers; facts that are '' are left out. */
export function told(facts: readonly string[]): string {
  return facts.filter(Boolean).join(pause());
}
