// The place where a question is answered: on the map, on the cards, by a number, or by buttons. Pure.

import type { Option } from '@/lib/types';

/** Answers that are numbers: a row of them is a stepper instead of buttons. */
export interface Numbers {
  sort: string;
  values: number[];
  options: Option[];
}

export interface Answers {
  /** Parts of the map that are answers, each with its action. */
  parts: Map<string, string>;
  /** Actions of cards in the hand. */
  cards: Set<string>;
  numbers: Numbers | null;
  /** All others, as buttons. */
  buttons: Option[];
}

const NUMBERS = ['number', 'dial'];
/** Fewer numbers than this are buttons, unless the question always has a stepper. */
const ROW = 4;

export function answersOf(
  options: readonly Option[],
  closing: string | null,
  hand: readonly string[],
  partsOf: (territory: string) => readonly string[],
  row = ROW,
): Answers {
  const parts = new Map<string, string>();
  const cards = new Set<string>();
  const buttons: Option[] = [];
  const rows = new Map<string, Option[]>();
  for (const option of options) {
    const [sort, id = ''] = option.action.split(':');
    if (sort === 'part' && partsOf(id.split('@')[0]).includes(id)) parts.set(id, option.action);
    else if (sort === 'territory' && partsOf(id).length)
      for (const part of partsOf(id)) parts.set(part, parts.get(part) ?? option.action);
    else if (sort === 'treachery' && hand.includes(id)) cards.add(option.action);
    else if (NUMBERS.includes(sort)) rows.set(sort, [...(rows.get(sort) ?? []), option]);
    else if (option.action !== closing) buttons.push(option);
  }
  let numbers: Numbers | null = null;
  for (const [sort, found] of rows) {
    if (found.length < row || numbers) buttons.push(...found);
    else {
      const sorted = found
        .map((option) => ({ option, value: Number(option.action.split(':')[1]) }))
        .sort((a, b) => a.value - b.value);
      numbers = { sort, values: sorted.map(({ value }) => value), options: sorted.map(({ option }) => option) };
    }
  }
  return { parts, cards, numbers, buttons };
}
