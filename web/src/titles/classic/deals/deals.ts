// Deals as far as the reader knows them, and the free words about them (sandtable/classic/rules/deals.py).

import type { Bargain, View } from '../types';

/** An offer in the form: what the reader gives and wants, now and at the Mentat Pause. */
export interface Draft {
  to: string;
  gives: [number, number];
  wants: [number, number];
  terms: string;
  all: boolean;
}

export const MOST_TERMS = 300;

export const blank = (to = ''): Draft => ({ to, gives: [0, 0], wants: [0, 0], terms: '', all: false });

/** A counter-offer: the same sums the other way round. */
export const counter = (deal: Bargain, to: string): Draft => ({
  ...blank(to),
  gives: [deal.wants[0], deal.wants[1]],
  wants: [deal.gives[0], deal.gives[1]],
});

/** The free words that make the offer, sent together. */
export function wordsOf({ to, gives, wants, terms, all }: Draft): string[] {
  const how = terms.trim() ? 'propose_terms' : 'propose';
  return [`offer:${to}`, ...[...gives, ...wants].map((n) => `sum:${n}`), `${how}:${all ? 'all' : 'both'}`];
}

/** Whether the offer contains anything. */
export const isSomething = ({ to, gives, wants, terms }: Draft): boolean =>
  to !== '' && ([...gives, ...wants].some((n) => n > 0) || terms.trim() !== '');

/** Offers that wait for this seat's answer, and agreements that the partner wants to cancel. */
export function waitingFor(view: View, seat: number): Bargain[] {
  return view.deals.filter(
    (deal) =>
      (deal.is === 'offered' && deal.to === seat) ||
      ([deal.from, deal.to].includes(seat) && deal.off.length > 0 && !deal.off.includes(seat)),
  );
}

/** The sums of a side that are above 0, each with the time when it is paid. */
export const sums = (of: readonly [number, number]): { n: number; when: 'now' | 'pause' }[] =>
  (['now', 'pause'] as const).flatMap((when, at) => (of[at] ? [{ n: of[at], when }] : []));

/** The factions to which the reader may offer something now. */
export const partners = (view: View): string[] =>
  (view.free?.words ?? []).filter((word) => word.startsWith('offer:')).map((word) => word.split(':')[1]);
