// The data and geometry of a coach: the content of one hint, the position of the elements that it lights, and the place
// of its bubble.
//
// A coach is given one `Hint` at a time by a lesson (learn/lesson.svelte.ts), or by a guide beside a real game, which
// has no veil and lets everything be pressed. `Coach.svelte` draws the hint over the table; `hold` in gate.ts lets only
// lit elements be pressed.

import type { Title } from '../titles/title';

/** A button in the bubble. `do` marks the primary (orange) one, which Space presses too. */
export interface HintAct {
  label: string;
  icon?: string;
  do?: boolean;
  press: () => void;
}

export interface Hint {
  /** Identifies the hint: when it changes, the new hint is read out and animated. */
  key: string;
  /** Above the sentence: a lesson's name, or praise. */
  title: string;
  /** The number of this step and of all steps, shown as dots. */
  at?: readonly [number, number];
  text: string;
  /** The instruction in a few words. */
  ask?: string;
  /** Shown in place of `ask` after a wrong press; each new value of `pulse` makes the rings pulse once. */
  wrong?: string;
  pulse?: number;
  praise?: boolean;
  /** The words of the vocabulary (`space:arrakeen`) and parts of the table (`spot:row`) to light; `sizeOf` finds them
   *  on the screen. */
  light: readonly string[];
  /** Words that may also be pressed: the bubble covers their pieces only if there is no other place. */
  spare?: readonly string[];
  /** Darken everything that is not lit. */
  veil: boolean;
  acts: readonly HintAct[];
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SPOT = 'spot:';
const MARGIN = 5;
const GAP = 14;

/** The selectors of the elements to light for a part of the table (as the title names it) or for the word of an answer.
 *  */
export function selectorsOf(lit: string, title: Pick<Title, 'spots'>): string[] {
  if (lit.startsWith(SPOT)) return title.spots?.(lit.slice(SPOT.length)) ?? [];
  const id = CSS.escape(lit);
  return [`[data-action="${id}"]`, `[data-choice="${id}"]`, `[data-piece="${id}"]`];
}

/** The visible elements to light for a part of the table or a word. */
export function elementsOf(lit: string, title: Pick<Title, 'spots'>, root: ParentNode = document): HTMLElement[] {
  for (const selector of selectorsOf(lit, title)) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    if (found.length) return found.slice(0, lit.startsWith(SPOT) ? undefined : 1);
  }
  return [];
}

/** The visible elements of several answers. */
export function elementsOfWords(words: readonly string[]): HTMLElement[] {
  if (!words.length) return [];
  const selector = words.map((word) => `[data-action="${CSS.escape(word)}"]`).join(',');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
}

/** The area of an element within the window, with a margin; null if it cannot be seen. */
export function areaOf(rect: Area, window: { width: number; height: number }): Area | null {
  const area = {
    left: Math.max(2, rect.left - MARGIN),
    top: Math.max(2, rect.top - MARGIN),
    right: Math.min(window.width - 2, rect.right + MARGIN),
    bottom: Math.min(window.height - 2, rect.bottom + MARGIN),
  };
  return area.right - area.left > 8 && area.bottom - area.top > 8 ? area : null;
}

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The place of the bubble: beside, below or above the lit elements, or in a corner; whichever covers the least of
 *  them. */
export function placeFor(
  size: { width: number; height: number },
  lit: readonly Area[],
  window: { width: number; height: number },
  roof: number,
  spared: readonly Area[] = [],
): { x: number; y: number } {
  const within = (v: number, least: number, most: number): number =>
    Math.max(least, Math.min(v, Math.max(least, most)));
  const x = (v: number): number => within(v, GAP, window.width - size.width - GAP);
  const y = (v: number): number => within(v, roof + GAP, window.height - size.height - GAP);
  const places: { x: number; y: number }[] = [];
  for (const one of [...lit].reverse()) {
    const middle = { x: (one.left + one.right - size.width) / 2, y: (one.top + one.bottom - size.height) / 2 };
    places.push(
      { x: x(one.right + GAP), y: y(middle.y) },
      { x: x(one.left - GAP - size.width), y: y(middle.y) },
      { x: x(middle.x), y: y(one.bottom + GAP) },
      { x: x(middle.x), y: y(one.top - GAP - size.height) },
    );
  }
  const [far, low] = [window.width, window.height];
  const middle = { x: x((far - size.width) / 2), y: y((low - size.height) / 2) };
  places.push(
    middle,
    { x: middle.x, y: y(0) },
    { x: middle.x, y: y(low) },
    { x: x(0), y: y(low) },
    { x: x(far), y: y(0) },
  );
  const covered = (at: { x: number; y: number }): number => {
    const box = { left: at.x, top: at.y, right: at.x + size.width, bottom: at.y + size.height };
    const over = (areas: readonly Area[]): number => areas.reduce((sum, one) => sum + overlap(box, one), 0);
    return 4 * over(lit) + over(spared);
  };
  return places.reduce((best, at) => (covered(at) < covered(best) - 1 ? at : best), places[0]);
}
