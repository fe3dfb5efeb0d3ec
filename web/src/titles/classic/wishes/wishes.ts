// Cards and powers that can be used at any time: what the reader has of them, and the free words that say what the reader
// wants (sandtable/classic/rules/wishes.py). Pure.

import type { View } from '../types';

/** `want`: use it as soon as the rules allow it. `hold`: ask then. */
export type Wish = 'want' | 'hold' | '';

export interface Thing {
  id: string;
  wish: Wish;
}

/** Things that are no cards of that name. */
export const OTHER_THINGS = new Set(['power', 'gift', 'show']);

export const thingsOf = (view: View): Thing[] =>
  Object.entries(view.free?.wishes ?? {}).map(([id, wish]) => ({ id, wish: wish as Wish }));

/** The free word for what is wanted of a thing. */
export const wordOf = (id: string, wish: Wish): string => `${wish || 'forget'}:${id}`;

/** Count the wishes that wait for their moment. */
export const waiting = (view: View): number => thingsOf(view).filter(({ wish }) => wish === 'want').length;
