// What a coach says and lights: the data of one hint, where its lit things are on the screen, and where its bubble goes.
//
// A coach is given one `Hint` at a time by whoever teaches: a lesson (learn/lesson.svelte.ts), or a guide beside a real
// game, which shows no veil and holds nothing back. `Coach.svelte` draws it over the table; `hold` in gate.ts lets only
// what is lit be pressed.

import type { Title } from '../titles/title';

/** A button in the bubble. `do`: the orange one, which Space presses too. */
export interface HintAct {
  label: string;
  icon?: string;
  do?: boolean;
  press: () => void;
}

export interface Hint {
  /** Another key is another hint: it is read out, and comes with a motion. */
  key: string;
  /** Above the sentence: a lesson's name, or praise. */
  title: string;
  /** The number of this step and of all steps, shown as dots. */
  at?: readonly [number, number];
  text: string;
  /** What to do now, in a few words. */
  ask?: string;
  /** In place of `ask` after a wrong press; every new number of `pulse` lets the rings pulse once. */
  wrong?: string;
  pulse?: number;
  praise?: boolean;
  /** Words of the vocabulary (`space:arrakeen`) and parts of the table (`spot:row`); `sizeOf` finds them on the screen. */
  light: readonly string[];
  /** Words whose pieces the bubble covers only where it must: what else may be pressed. */
  spare?: readonly string[];
  /** Everything that is not lit is darkened. */
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

/** The selectors of something lit: a part of the table as the title names it, or what gives an answer when pressed. */
export function selectorsOf(lit: string, title: Pick<Title, 'spots'>): string[] {
  if (lit.startsWith(SPOT)) return title.spots?.(lit.slice(SPOT.length)) ?? [];
  const id = CSS.escape(lit);
  return [`[data-action="${id}"]`, `[data-choice="${id}"]`, `[data-piece="${id}"]`];
}

/** The elements of something lit that can be seen now. */
export function elementsOf(lit: string, title: Pick<Title, 'spots'>, root: ParentNode = document): HTMLElement[] {
  for (const selector of selectorsOf(lit, title)) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    if (found.length) return found.slice(0, lit.startsWith(SPOT) ? undefined : 1);
  }
  return [];
}

/** The elements of answers, all at once. */
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

/** Where the bubble goes: beside, below or above what is lit, else in a corner: wherever it covers the least of it. */
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
