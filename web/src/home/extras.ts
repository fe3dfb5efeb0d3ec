// Boxes and modes that a title offers beside its own form: words of which any number may be chosen, and what needs one
// of them. Pure: tested in extras.test.ts.

import type { TitleInfo, TitleOption } from '../lib/types';

/** By option: the words chosen, or whether a mode is on. */
export type Extras = Record<string, string[] | boolean>;

type Offer = Pick<TitleInfo, 'options'>;

/** The options that are sets of words. */
export const setsOf = ({ options }: Offer): TitleOption[] => options.filter(({ several }) => several?.length);

const words = (extras: Extras, name: string): string[] => {
  const chosen = extras[name];
  return Array.isArray(chosen) ? chosen : [];
};

/** The value of a mode that is on: the other of its two. */
const onValue = ({ choices, default: usual }: TitleOption): unknown => choices?.find((value) => value !== usual);

/** The modes that can be chosen now: those whose words are there, for this number of players. */
export const modesOf = ({ options }: Offer, extras: Extras, seats: number): TitleOption[] =>
  options.filter(
    ({ needs, seats: only, choices }) =>
      needs &&
      choices?.length === 2 &&
      (!only || only.includes(seats)) &&
      Object.entries(needs).every(([name, word]) => words(extras, name).includes(word)),
  );

export const isChosen = (extras: Extras, name: string, word: string): boolean => words(extras, name).includes(word);

/** The same with a word chosen or not. */
export function withWord(extras: Extras, name: string, word: string, on: boolean): Extras {
  const others = words(extras, name).filter((one) => one !== word);
  return { ...extras, [name]: on ? [...others, word] : others };
}

/** The options of the request; what cannot be is left out. */
export function chosenOf(info: Offer, extras: Extras, seats: number): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const { name, several } of setsOf(info)) {
    const chosen = several!.filter((word) => isChosen(extras, name, word));
    if (chosen.length) out[name] = chosen;
  }
  for (const mode of modesOf(info, extras, seats)) if (extras[mode.name] === true) out[mode.name] = onValue(mode);
  return out;
}

/** The address of the pieces with what is chosen, or '' for the usual ones. */
export function versionOf(info: Offer, extras: Extras, seats: number): string {
  const chosen = Object.entries(chosenOf(info, extras, seats));
  if (chosen.length === 0) return '';
  const parts = chosen.map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`);
  return `${[seats, ...parts].join('~')}~`;
}

/** The name of an option as its messages have it. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
