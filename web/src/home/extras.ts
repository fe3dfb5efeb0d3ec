// Boxes and modes that a title offers beside its own form: words of which any number may be chosen, and what needs one
// of them. Pure: tested in extras.test.ts.

import type { TitleInfo, TitleOption } from '../lib/types';

/** By option: the words chosen, whether a mode is on, or which pieces of a box are in the game. */
export type Extras = Record<string, string[] | boolean | string>;

type Offer = Pick<TitleInfo, 'options'>;

/** The options that are sets of words. */
export const setsOf = ({ options }: Offer): TitleOption[] => options.filter(({ several }) => several?.length);

const words = (extras: Extras, name: string): string[] => {
  const chosen = extras[name];
  return Array.isArray(chosen) ? chosen : [];
};

/** The value of a mode that is on: the other of its two. */
const onValue = ({ choices, default: usual }: TitleOption): unknown => choices?.find((value) => value !== usual);

/** True for an option of a box: its words are there, and it is for this number of players. */
const fits = ({ needs, seats: only }: TitleOption, extras: Extras, seats: number): boolean =>
  !!needs &&
  (!only || only.includes(seats)) &&
  Object.entries(needs).every(([name, word]) => words(extras, name).includes(word));

/** The modes that can be chosen now. */
export const modesOf = ({ options }: Offer, extras: Extras, seats: number): TitleOption[] =>
  options.filter((option) => option.choices?.length === 2 && fits(option, extras, seats));

/** The options that can be set now and say which pieces of a box are in the game: a word, or a list of pieces. */
export const pieceChoicesOf = ({ options }: Offer, extras: Extras, seats: number): TitleOption[] =>
  options.filter((option) => option.named?.length && fits(option, extras, seats));

/** The value of such an option: what is chosen, or its default. */
export const wantedOf = ({ name, default: usual }: TitleOption, extras: Extras): string | string[] => {
  const chosen = extras[name];
  return typeof chosen === 'string' || Array.isArray(chosen) ? chosen : String(usual);
};

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
  for (const option of pieceChoicesOf(info, extras, seats)) {
    const wanted = wantedOf(option, extras);
    if (wanted !== option.default) out[option.name] = wanted;
  }
  return out;
}

/** The address of the pieces with what is chosen, or '' for the usual ones. Pieces left out of a game are sent as well. */
export function versionOf(info: Offer, extras: Extras, seats: number): string {
  const apart = pieceChoicesOf(info, extras, seats).map(({ name }) => name);
  const chosen = Object.entries(chosenOf(info, extras, seats)).filter(([name]) => !apart.includes(name));
  if (chosen.length === 0) return '';
  const parts = chosen.map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`);
  return `${[seats, ...parts].join('~')}~`;
}

/** The name of an option as its messages have it. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
