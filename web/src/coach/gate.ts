// Holds back every press at the table but those that a coach allows.

export interface Held {
  /** May this answer be given now? */
  allows: (action: string) => boolean;
  /** Something else was pressed. */
  refused: () => void;
  /** The table is free for a moment, as while a recap is shown. */
  free: () => boolean;
}

/** Parts that are always open: the coach and its bar, dialogs, and what only looks around or prepares an answer. */
const OPEN =
  '.coach, .lesson-bar, dialog, .tip, .notices, .p-tabs, .edge, .tools, [data-step], input[type="range"], .confirm';
const PRESSED = '[data-action], [data-choice], button, a, [role="button"], summary';

/** The element that a press would press; null if it is none, or may be pressed at any time. */
export function pressedAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OPEN)) return null;
  return target.closest<HTMLElement>(PRESSED);
}

/** The answer an element gives, or `''`. */
export const answerOf = (element: HTMLElement): string => element.dataset.action ?? element.dataset.choice ?? '';

/** Hold back presses within an element until what this returns is called. */
export function hold(root: HTMLElement, held: Held): () => void {
  const press = (event: Event): void => {
    const element = pressedAt(event.target);
    if (!element || held.free() || held.allows(answerOf(element))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.refused();
  };
  root.addEventListener('click', press, true);
  return () => root.removeEventListener('click', press, true);
}
