// State shared by the pages around the table: who the reader is, whether the settings are open, what was copied.

import { api, ApiError } from '../lib/api';
import { say, t } from '../lib/i18n.svelte';
import type { Me } from '../lib/types';

class Shell {
  /** The guest that this browser is; `null` until the server has answered. */
  me = $state<Me | null>(null);
  settingsOpen = $state(false);
  /** A text was just copied. */
  copied = $state(false);
  /** A text that the browser did not let the page copy: it is shown, so that the reader can copy it. */
  byHand = $state('');
}
export const shell = new Shell();

export function openSettings(): void {
  shell.settingsOpen = true;
}

/** Ask the server once which guest this browser is; components that need the name show an error themselves. */
export async function meet(): Promise<void> {
  if (shell.me) return;
  try {
    shell.me = await api.me();
  } catch {
    // the page works without a name
  }
}

export async function rename(name: string): Promise<void> {
  shell.me = await api.rename(name);
}

/** The reason why something failed, in words. */
export function because(error: unknown): string {
  const why = error instanceof ApiError && error.saying ? say(error.saying) : t('page-home-offline');
  return t('page-home-failed', { why });
}

const COPIED_FOR = 2_500;
let copiedUntil: ReturnType<typeof setTimeout> | undefined;

/** Copy a text and show that it was copied; if the browser does not allow that, show the text for the reader to copy.
 *  */
export async function copy(text: string): Promise<void> {
  // The older way must run at once, during the event of the press.
  const done = (navigator.clipboard && (await toClipboard(text))) || bySelection(text);
  shell.byHand = done ? '' : text;
  shell.copied = done;
  clearTimeout(copiedUntil);
  copiedUntil = setTimeout(() => (shell.copied = false), COPIED_FOR);
}

/** Copy with the clipboard API, which exists only on secure addresses and on localhost. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy by selecting a text, for plain HTTP such as in a home network. */
function bySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'sr';
  field.value = text;
  (document.querySelector(':modal') ?? document.body).append(field); // behind a dialog nothing can be selected
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** The time since a date in the reader's language, such as "2 h. ago". */
export function ago(when: string | number, language: string, now = Date.now()): string {
  const then = typeof when === 'number' ? when * 1000 : Date.parse(when);
  if (!Number.isFinite(then)) return '';
  const seconds = Math.min(0, (then - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { style: 'narrow', numeric: 'auto' });
  const [size, unit] = UNITS.find(([limit]) => -seconds >= limit) ?? [];
  return size ? words.format(Math.round(seconds / size), unit) : words.format(0, 'second'); // not "this minute"
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;
