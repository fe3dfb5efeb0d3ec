// Blocks every press at the table except those that a coach allows.

export interface Held {
  /** Whether this answer may be given now. */
  allows: (action: string) => boolean;
  /** Called after a press that is not allowed. */
  refused: () => void;
  /** Whether everything may be pressed for the moment, as while a recap is shown. */
  free: () => boolean;
}

/** Elements that may always be pressed: the coach and its bar, dialogs, and controls that only change the view or
 *  prepare an answer. */
const OPEN =
  '.coach, .lesson-bar, dialog, .tip, .notices, .p-tabs, .edge, .tools, [data-step], input[type="range"], .confirm';
const PRESSED = '[data-action], [data-choice], button, a, [role="button"], summary';

/** The element that a click would press; null if it is none, or may be pressed at any time. */
export function pressedAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OPEN)) return null;
  return target.closest<HTMLElement>(PRESSED);
}

/** The answer an element gives, or `''`. */
export const answerOf = (element: HTMLElement): string => element.dataset.action ?? element.dataset.choice ?? '';

/** Block presses within an element; call the returned function to stop. */
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
