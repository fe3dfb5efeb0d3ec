// Contracts of the CHOAM module. Pure: tested in choam.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, Token, View } from '../../types';

export interface ContractsView {
  offer: string[];
  bank: number;
  /** Kept for one Leader. */
  aside: string[];
  /** By contract: the seats that have taken it, and those that have completed it. */
  held: Record<string, number[]>;
  done: Record<string, number[]>;
}

export interface ContractFacts {
  name: Saying;
  done: 'visit' | 'harvest' | 'acquire' | 'immediate';
  space: string | null;
  card: string | null;
  n: number;
  draw: Token[];
  words: Saying;
  lines: [string, Saying][];
}

export const choamIn = (view: View): ContractsView | undefined => (view as { choam?: ContractsView }).choam;

export const contractsIn = (content: Content): Record<string, ContractFacts> =>
  (content as { contracts?: Record<string, ContractFacts> }).contracts ?? {};

/** The contracts of a seat: as often as it has them. */
export function contractsOf(of: Record<string, number[]> | undefined, seat: number): string[] {
  return Object.entries(of ?? {}).flatMap(([id, seats]) => seats.filter((one) => one === seat).map(() => id));
}

/** Can a visit of this space complete a contract: it names the space, or asks for spice at any Maker. */
export function completedAt(content: Content, contract: string, space: string): boolean {
  const facts = contractsIn(content)[contract];
  return facts.space === space || (facts.done === 'harvest' && content.spaces[space].maker > 0);
}

/** The contracts of a seat that a visit of this space completes. */
export const sealsAt = (content: Content, view: View, seat: number, space: string): string[] =>
  contractsOf(choamIn(view)?.held, seat).filter((contract) => completedAt(content, contract, space));

/** The sign of what completes a contract: the space's own, or one for the kind. */
export function contractGlyph(content: Content, facts: ContractFacts): { icon: string; tint: string } {
  const space = facts.space ? content.spaces[facts.space] : undefined;
  if (space) return { icon: space.icon, tint: space.icon };
  return {
    icon: { visit: 'contract-visit', harvest: 'maker', acquire: 'contract-acquire', immediate: 'contract-now' }[
      facts.done
    ],
    tint: '',
  };
}
