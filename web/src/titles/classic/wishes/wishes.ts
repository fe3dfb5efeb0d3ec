// Cards and powers that can be used at any time: those that the reader has, and the free words for the reader's wishes
// (sandtable/classic/rules/wishes.py). Pure.

import type { View } from '../types';

/** `want`: use it as soon as the rules allow it. `hold`: ask then. */
export type Wish = 'want' | 'hold' | '';

export interface Thing {
  id: string;
  wish: Wish;
}

/** Things that are not cards. */
export const OTHER_THINGS = new Set(['power', 'gift', 'show']);

export const thingsOf = (view: View): Thing[] =>
  Object.entries(view.free?.wishes ?? {}).map(([id, wish]) => ({ id, wish: wish as Wish }));

/** The free word for a wish about a card or power. */
export const wordOf = (id: string, wish: Wish): string => `${wish || 'forget'}:${id}`;

/** Count the wishes that wait for their moment. */
export const waiting = (view: View): number => thingsOf(view).filter(({ wish }) => wish === 'want').length;
