// A battle plan in the making: six answers in their order, of which the first ones are given. Pure.

import type { Option } from '@/lib/types';

export const STEPS = ['leader', 'weapon', 'defence', 'haderach', 'dial', 'spice'] as const;
export type Step = (typeof STEPS)[number];

export interface Making {
  /** What is asked for now; null once all of it is given. */
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

/** Steps that have one answer whatever was planned are given along with the one before them. */
export function withLone(action: string, step: Step | null, haderach: boolean, backed: boolean): string[] {
  if (step === 'defence' && !haderach) return [action, 'no'];
  if (step === 'dial' && !backed) return [action, 'number:0'];
  return [action];
}

const idOf = (word: string | undefined): string | null => (word?.includes(':') ? word.split(':')[1] : null);

/** What a plan counts if its leader lives: the number and the leader; null before both are given. */
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
