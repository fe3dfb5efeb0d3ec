// Boxes and modes that a title offers beside its own form: sets of words, and options that need one of these words.
// Pure: tested in extras.test.ts.

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

/** The value that turns a mode on: the one of its two values that is not the default. */
const onValue = ({ choices, default: usual }: TitleOption): unknown => choices?.find((value) => value !== usual);

/** Whether an option of a box can be set: its box is chosen, and it is for this number of players. */
const fits = ({ needs, seats: only }: TitleOption, extras: Extras, seats: number): boolean =>
  !!needs &&
  (!only || only.includes(seats)) &&
  Object.entries(needs).every(([name, word]) => words(extras, name).includes(word));

/** The modes that can be chosen now. */
export const modesOf = ({ options }: Offer, extras: Extras, seats: number): TitleOption[] =>
  options.filter((option) => option.choices?.length === 2 && fits(option, extras, seats));

/** The options that can be set now and choose which pieces of a box are in the game: by one word, or by a list of
 *  pieces. */
export const pieceChoicesOf = ({ options }: Offer, extras: Extras, seats: number): TitleOption[] =>
  options.filter((option) => option.named?.length && fits(option, extras, seats));

/** The value of an option of pieces: the chosen one, or its default. */
export const wantedOf = ({ name, default: usual }: TitleOption, extras: Extras): string | string[] => {
  const chosen = extras[name];
  return typeof chosen === 'string' || Array.isArray(chosen) ? chosen : String(usual);
};

export const isChosen = (extras: Extras, name: string, word: string): boolean => words(extras, name).includes(word);

/** The same extras with a word added or removed. */
export function withWord(extras: Extras, name: string, word: string, on: boolean): Extras {
  const others = words(extras, name).filter((one) => one !== word);
  return { ...extras, [name]: on ? [...others, word] : others };
}

/** The options for the request; options that cannot be set now are left out. */
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

/** The version by which the server finds the pieces of a game with these extras; '' for the usual pieces. It includes
 *  pieces that are left out of the game. */
export function versionOf(info: Offer, extras: Extras, seats: number): string {
  const apart = pieceChoicesOf(info, extras, seats).map(({ name }) => name);
  const chosen = Object.entries(chosenOf(info, extras, seats)).filter(([name]) => !apart.includes(name));
  if (chosen.length === 0) return '';
  const parts = chosen.map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`);
  return `${[seats, ...parts].join('~')}~`;
}

/** The name of an option as it is written in message ids. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
