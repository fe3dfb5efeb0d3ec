// The bench of a turn with open effects: the effects, other actions, and the strength that troops would add.

import type { Line } from '@/lib/types';
import type { Option, Player, View } from '../types';
import { idOf, type Choices, type Slider } from '../choices';
import { turnsOf } from '../moves';

/** The slider for a number of troops, if the view tells the strength that each number gives; else null. */
export function musterOf(choices: Choices, options: readonly Option[]): Slider | null {
  const counted = choices.slider?.steps ?? [];
  if (counted.length) return counted.every(({ option }) => option.then) ? choices.slider : null;
  // A single number is no slider; a unit has its own answer.
  const only = options.filter(({ action, then }) => then && !Number.isNaN(Number(idOf(action))));
  return only.length === 1 ? { steps: [{ n: Number(idOf(only[0].action)), option: only[0] }] } : null;
}

/** Whether there is a bench: while effects are open or troops may be deployed; acquiring alone needs none. */
export function hasBench(view: View, muster: Slider | null): boolean {
  return view.effects.some(({ actions }) => actions.length > 0) || muster !== null;
}

/** List the log lines of the reader's turn so far: what the reader did, and what happened automatically. */
export function doneThisTurn(lines: readonly Line[], me: number): Line[] {
  let from = lines.length - 1;
  while (from >= 0 && lines[from].kind !== 'turn') from -= 1;
  const turn = turnsOf(lines, Math.max(0, from)).at(-1);
  return turn?.seat === me ? turn.lines.filter((line) => line.seat === me) : [];
}

/** The cards that the reader has revealed in this round, in their order, but for those that were trashed. */
export function revealedCards(lines: readonly Line[], player: Player): string[] {
  const left = [...player.play, ...player.discard];
  const out: string[] = [];
  for (let at = lines.length - 1; at >= 0 && lines[at].kind !== 'round'; at -= 1) {
    const { kind, seat, thing } = lines[at];
    const id = kind === 'revealed_card' && seat === player.seat ? (thing?.split(':')[1] ?? '') : '';
    if (!left.includes(id)) continue;
    left.splice(left.indexOf(id), 1);
    out.unshift(id);
  }
  return out;
}

export interface Force {
  seat: number;
  strength: number;
  /** The reader's strength without the new troops. */
  was: number | null;
}

/** The strength of all seats, including the troops that the reader is considering, strongest first. */
export function forcesOf(players: readonly Player[], me: number, then: { strength: number } | undefined): Force[] {
  return players
    .map((p) => ({
      seat: p.seat,
      strength: p.seat === me && then ? then.strength : p.strength,
      was: p.seat === me && then ? p.strength : null,
    }))
    .sort((a, b) => b.strength - a.strength);
}

/** Return the reader's lead over the next seat, or the gap behind the first; `other` is the seat it is measured by. */
export function gapOf(forces: readonly Force[], me: number): { n: number; other: number } | null {
  const mine = forces.find(({ seat }) => seat === me);
  const other = forces.find(({ seat }) => seat !== me);
  return mine && other ? { n: mine.strength - other.strength, other: other.seat } : null;
}

/** The meaning of ending the turn now: it is not possible yet, it gives something up, or nothing else is left to do. */
export type EndState = 'shut' | 'calm' | 'next';
export interface Ending {
  state: EndState;
  /** The id of the message under the button, or nothing. */
  why: '' | 'needs' | 'effects' | 'troops' | 'persuasion';
  n: number;
}

export function endingOf(view: View): Ending {
  const actions = view.options.map(({ action }) => action);
  const open = view.effects.filter((effect) => effect.actions.length > 0);
  if (!actions.includes('end'))
    return { state: 'shut', why: 'needs', n: open.filter(({ optional }) => !optional).length };
  if (open.length) return { state: 'calm', why: 'effects', n: open.length };
  const troops = view.options.filter(({ action, then }) => action.startsWith('deploy:') || then);
  if (troops.length) return { state: 'calm', why: 'troops', n: troops.length };
  const left = view.players[view.seat]?.persuasion ?? 0;
  if (left && actions.some((action) => action.startsWith('acquire:')))
    return { state: 'calm', why: 'persuasion', n: left };
  return { state: 'next', why: '', n: 0 };
}
