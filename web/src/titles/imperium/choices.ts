// The answers to a question, sorted by where they are given: on the table itself, by a slider and buttons in the bar,
// on a strip above it, or in a tray where they need room.

import { width } from '@/lib/lettering';
import { allModules, sortsOfModules } from './modules';
import type { Option } from './types';
import { CLOSING } from '@/table/scene.svelte';

export interface Slider {
  /** Options by their number, least first. */
  steps: { n: number; option: Option }[];
}

export interface Choices {
  slider: Slider | null;
  /** Short texts, as buttons. */
  chips: Option[];
  /** Leaders and cards of a pile, as pictures; with them everything else. */
  tray: Option[];
  /** Slider and buttons find room beside the question. */
  inline: boolean;
}

/** Pieces that always lie open on the table: they are pressed where they are. */
const ON_TABLE = new Set(['card', 'space', 'acquire', 'intrigue']);
/** Answers that are best seen as pictures. */
const PICTURED = new Set(['leader', 'discard', 'inplay']);
/** Questions after a number, of which there may be many. */
const COUNTED = 'number';
/** Longer texts than this are better read one below the other. */
const LONG = 70;
const MOST_CHIPS = 8;
// The room in the bar beside Undo and End turn, and the widths of things in it, in pixels; see styles/bars.css.
const ROOM = 430;
const LETTER = 7;
const AROUND_CHIP = 46;
const SLIDER = 130;

export const sortOf = (action: string): string => action.split(':')[0];
export const idOf = (action: string): string => action.slice(action.indexOf(':') + 1);

/** Is it answered by a number, of which there may be many? */
const isCounted = (kind: string): boolean =>
  kind === COUNTED || allModules().some(({ counted }) => counted?.includes(kind));

/** Does an answer of this sort lie on the table now, where it is pressed? */
export function liesOpen(sort: string): boolean {
  const { pressed = false } = sortsOfModules()[sort] ?? {};
  return ON_TABLE.has(sort) || (typeof pressed === 'function' ? pressed() : pressed);
}

/** `speak` gives a label's words, to measure them; `prompt` is the question beside them; `open` says which sorts of
 * answers lie on the table. */
export function choicesOf(
  options: readonly Option[],
  kind: string,
  prompt: string,
  speak: (label: string) => string,
  open: (sort: string) => boolean = liesOpen,
): Choices {
  const counted = options.filter(
    (o) => sortOf(o.action) === 'deploy' || (isCounted(kind) && sortOf(o.action) === 'number'),
  );
  const steps =
    counted.length > 1
      ? counted.map((option) => ({ n: Number(idOf(option.action)), option })).sort((a, b) => a.n - b.n)
      : [];
  const slider = steps.length ? { steps } : null;
  const rest = options.filter(
    (o) =>
      !open(sortOf(o.action)) && !(CLOSING as readonly string[]).includes(o.action) && !(slider && counted.includes(o)),
  );
  const widths = rest.map((o) => width(speak(o.label)));
  if (rest.some((o) => PICTURED.has(sortOf(o.action))) || rest.length > MOST_CHIPS || widths.some((w) => w > LONG)) {
    return { slider, chips: [], tray: rest, inline: true };
  }
  const most = slider ? Math.max(...steps.map((step) => width(speak(step.option.label)))) : 0;
  const taken =
    widths.reduce((sum, w) => sum + w * LETTER + AROUND_CHIP, 0) + (slider ? SLIDER + most * LETTER + AROUND_CHIP : 0);
  const asked = Math.max(140, (width(prompt) * 7.5) / 2 + 16); // it has two lines
  return { slider, chips: rest, tray: [], inline: taken + asked <= ROOM };
}
