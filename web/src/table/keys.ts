// The keys of the table; letter keys work unless the player is writing a text.

export interface Shortcut {
  key: string;
  /** The action it triggers; `choice` is a key that presses an answer. */
  deed: string;
  /** The id of the message that explains it. */
  id: string;
}

/** The keys of every table; a title has more. */
export const SHORTCUTS: Shortcut[] = [
  { key: 'P', deed: 'players', id: 'page-table-key-players' },
  { key: 'D', deed: 'decision', id: 'page-table-key-decision' },
  { key: '1–9', deed: 'choice', id: 'page-table-key-choice' },
  { key: 'H', deed: 'hint', id: 'hint-suggest' },
  { key: 'U', deed: 'undo', id: 'page-table-key-undo' },
  { key: 'E', deed: 'end', id: 'page-table-key-end' },
  { key: 'Esc', deed: 'back', id: 'page-table-key-back' },
  { key: 'S', deed: 'skip', id: 'page-table-key-skip' },
  { key: 'L', deed: 'log', id: 'page-table-key-log' },
  { key: 'C', deed: 'chat', id: 'page-table-key-chat' },
  { key: '?', deed: 'help', id: 'page-table-key-help' },
];

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'range';

/** Whether a key is for the table: the player is not writing, no dialog is open, and it is not a key of the browser. */
export const forTable = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) && !document.querySelector('dialog[open]');

/** Return what a key triggers: a deed, a numbered answer, or nothing. */
export function deedOf(event: KeyboardEvent, more: readonly Shortcut[]): string | number | null {
  if (!forTable(event)) return null;
  if (event.key === 'Escape') return 'back';
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  const shortcut = [...more, ...SHORTCUTS].find(({ key }) => key.length === 1 && key === event.key.toUpperCase());
  return shortcut && shortcut.deed !== 'choice' ? shortcut.deed : null;
}

/** Focus an element that is not a button, so that a screen reader reads it and keys continue from there. */
export function focusOn(selector: string): void {
  const region = document.querySelector<HTMLElement>(selector);
  if (!region) return;
  region.tabIndex = -1;
  region.focus({ preventScroll: true });
}

/** The piece in a region that can be pressed now: the one that had the focus, else the first. */
function litIn(region: HTMLElement | null): HTMLElement | undefined {
  const lit = [...(region?.querySelectorAll<HTMLElement>('[data-rove]:is(.is-may, .is-chosen, .is-reach)') ?? [])];
  return lit.find((piece) => piece.dataset.roved !== undefined) ?? lit[0];
}

/** The selectors of the default button: continue from a recap, confirm the choice, the primary (orange) button. */
const DEFAULTS = ['[data-recap]', '.btn.confirm', '.btn.do', '.chip.do', '.endturn.is-next'];

/** Press the default button, whatever has the focus; return false if there is none. */
export function pressDefault(): boolean {
  for (const selector of DEFAULTS) {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (button) => !button.matches(':disabled, [aria-disabled="true"]') && button.checkVisibility(),
    );
    if (!shown) continue;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // releasing the key presses nothing
    shown.click();
    return true;
  }
  return false;
}

/** Keys that move the focus from piece to piece. */
const WALKS = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End|[a-z?])$/i;
export const walks = (event: KeyboardEvent): boolean => WALKS.test(event.key);

/** Focus a region: a piece that may be pressed, the one that had the focus, or the first. Return false if it has no
 *  piece. */
export function focusRegion(selector: string): boolean {
  const region = document.querySelector<HTMLElement>(selector);
  const piece =
    litIn(region) ??
    region?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ??
    region?.querySelector<HTMLElement>(
      '[data-rove], button:not([disabled]):not([aria-disabled="true"]), [tabindex="0"]',
    );
  piece?.focus();
  return piece !== undefined && piece !== null;
}
