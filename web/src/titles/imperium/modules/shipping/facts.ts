// Freighters on the Shipping track. Pure: tested in shipping.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, EffectBox, Token, View } from '../../types';

export interface ShippingView {
  /** The step of each seat's freighter, the bottom is 0; negative for a seat without one. */
  at: number[];
}

/** A step above the bottom. */
export interface StepFacts {
  name: Saying;
  boxes: EffectBox[];
}

export const shippingIn = (view: View): ShippingView | undefined => (view as { shipping?: ShippingView }).shipping;

/** The steps from the bottom upwards: the reward of each as icons and in words, nothing at the bottom. */
export function stepsIn(content: Content): { id: string; draw: Token[]; words: Saying }[] {
  const steps = (content as { shipping?: Record<string, StepFacts> }).shipping ?? {};
  return [
    { id: '', draw: [], words: '' },
    ...Object.entries(steps).map(([id, { boxes }]) => ({
      id,
      draw: boxes[0]?.draw ?? [],
      words: boxes[0]?.words ?? '',
    })),
  ];
}

/** The seats whose freighters are on a step. */
export function berthed(view: View, step: number): number[] {
  return (shippingIn(view)?.at ?? []).flatMap((at, seat) => (at === step ? [seat] : []));
}

/** A reward with one sign for dividends: Solari for oneself and, in brackets, for the others. */
export function shortened(draw: readonly Token[]): Token[] {
  const at = draw.indexOf('opponents(');
  if (at < 0) return [...draw];
  const end = draw.indexOf(')', at);
  const start = draw.lastIndexOf('solari', at);
  const from = /^\d+$/.test(draw[start - 1] ?? '') ? start - 1 : start;
  return [...draw.slice(0, from), 'dividends', ...draw.slice(end + 1)];
}
