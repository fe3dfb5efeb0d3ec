// A battle plan that is being made: six answers in order, of which the first ones have been given. Pure.

import type { Option } from '@/lib/types';
import type { PlanChoices } from './types';

export const STEPS = ['leader', 'weapon', 'defence', 'haderach', 'dial', 'spice'] as const;
export type Step = (typeof STEPS)[number];

export interface Making {
  /** The next answer to give; null once all are given. */
  step: Step | null;
  /** The words given, by step. */
  given: Partial<Record<Step, string>>;
  /** Numbers of the wheel that may be chosen now, by their actions. */
  dials: Map<number, string>;
}

export function makingOf(soFar: readonly string[], options: readonly Option[]): Making {
  const given: Making['given'] = {};
  soFar.forEach((word, i) => (given[STEPS[i]] = word));
  const dials = new Map<number, string>();
  for (const { action } of options) if (action.startsWith('dial:')) dials.set(Number(action.slice(5)), action);
  return { step: STEPS[soFar.length] ?? null, given, dials };
}

const heroOf = (word: string): number => (word === 'none' ? 0 : word.startsWith('leader:') ? 1 : 2);
const distinct = (words: string[]): string[] => [...new Set(words)];

/** The words that can follow these answers in a plan. */
export function nextOf(choices: PlanChoices, draft: readonly string[]): string[] {
  const [leader, weapon] = draft;
  const fit = choices.combos.filter(
    (combo) => draft.length === 0 || (combo[0] === heroOf(leader) && (draft.length < 2 || combo[1] === weapon)),
  );
  switch (STEPS[draft.length]) {
    case 'leader':
      return choices.leaders;
    case 'weapon':
      return distinct(fit.map((combo) => combo[1]));
    case 'defence':
      return distinct(fit.map((combo) => combo[2]));
    case 'haderach':
      return choices.haderach && leader !== 'none' ? ['no', 'yes'] : ['no'];
    case 'dial':
      return Object.keys(choices.spice).sort((a, b) => Number(a.slice(5)) - Number(b.slice(5)));
    case 'spice':
      return (choices.spice[draft[4]] ?? []).map((n) => `number:${n}`);
    default:
      return [];
  }
}

/** The plan with all following answers that leave no choice filled in, except for the wheel, which is always turned by
 *  hand. */
export function filled(choices: PlanChoices, draft: readonly string[]): string[] {
  const made = [...draft];
  while (made.length < STEPS.length && STEPS[made.length] !== 'dial') {
    const next = nextOf(choices, made);
    if (next.length !== 1) break;
    made.push(next[0]);
  }
  return made;
}

const idOf = (word: string | undefined): string | null => (word?.includes(':') ? word.split(':')[1] : null);

/** Return the strength of a plan if its leader lives: the number and the leader; null before both are given. */
export function strengthOf(
  given: Making['given'],
  dial: number | null,
  strength: (leader: string) => number,
): { dial: number; leader: number; total: number } | null {
  if (dial === null || given.leader === undefined) return null;
  const id = given.leader.startsWith('leader:') ? idOf(given.leader) : null;
  const leader = (id ? strength(id) : 0) + (given.haderach === 'yes' ? 2 : 0);
  return { dial, leader, total: dial + leader };
}

/** Added by the Kwisatz Haderach (CLA-19.1). */
const HADERACH = 2;

/** Split a total into the number, the leader and the Kwisatz Haderach, if it came along. The arguments are in halves. */
export function countedOf(
  dial: number,
  total: number,
  haderach: boolean,
): { dial: number; leader: number; haderach: number; total: number } {
  const beside = (total - dial) / 2;
  const along = haderach && beside >= HADERACH ? HADERACH : 0;
  return { dial: dial / 2, leader: beside - along, haderach: along, total: total / 2 };
}
