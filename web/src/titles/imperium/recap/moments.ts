// At which lines of the log a recap is shown, and the table as it was there: what follows waits until the recap was seen.

import { type Line } from '@/lib/types';
import type { Stop } from '../../title';
import { recapOf } from '../modules';
import type { CombatRecap, Player, Recap, View } from '../types';

export const isCombat = (recap: Recap): recap is CombatRecap => recap.kind === 'combat';

/** The lines at which the log waits for its reader. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  const stops: Stop[] = [];
  lines.forEach((line, to) => {
    const recap = line.recap as Recap | undefined;
    if (!recap) return;
    const from = recapOf(recap)?.from(lines, to, recap) ?? to;
    stops.push({ recap, from, to, stays: isCombat(recap) });
  });
  return stops;
}

type Change = (player: Player, line: Line) => void;
const strong = (p: Player): void => void (p.strength = p.conflict ? 2 * p.conflict + p.swords : 0);
const deployed =
  (from: 'garrison' | 'supply'): Change =>
  (p, { amount }) => {
    p[from] -= amount;
    p.conflict += amount;
    strong(p);
  };
const CHANGES: Record<string, Change> = {
  solari: (p, { amount }) => (p.solari += amount),
  spice: (p, { amount }) => (p.spice += amount),
  water: (p, { amount }) => (p.water += amount),
  pay_solari: (p, { amount }) => (p.solari -= amount),
  pay_spice: (p, { amount }) => (p.spice -= amount),
  pay_water: (p, { amount }) => (p.water -= amount),
  vp: (p, { amount }) => (p.points += amount),
  swords: (p, { amount }) => {
    p.swords += amount;
    strong(p);
  },
  recruit: (p, { amount }) => {
    p.supply -= amount;
    p.garrison += amount;
  },
  deploy: deployed('garrison'),
  deploy_supply: deployed('supply'),
  intrigue: (p, { amount }) => (p.intrigue = [...p.intrigue, ...Array<string>(amount).fill('?')]),
  agent: (p, { thing }) => {
    p.agents -= 1;
    if (thing) p.agents_at = [...p.agents_at, thing.split(':')[1]];
  },
  influence: (p, { thing, amount }) => {
    const faction = thing?.split(':')[1] ?? '';
    if (faction in p.influence) p.influence = { ...p.influence, [faction]: p.influence[faction] + amount };
  },
};

/** A position with these lines told, for the eye alone: nothing is asked in it. The Conflict keeps its troops. */
export function carried(view: View, lines: readonly Line[]): View {
  const players = view.players.map((player) => ({ ...player }));
  const control = { ...view.control };
  let { turn_of, phase } = view;
  for (const line of lines) {
    const player = players[line.seat];
    if (line.kind === 'turn') turn_of = line.seat;
    if (line.kind === 'fought') [phase, turn_of] = ['combat', null];
    if (!player) continue;
    if (line.kind === 'control' && line.thing) control[line.thing.split(':')[1]] = line.seat;
    CHANGES[line.kind]?.(player, line);
  }
  const closed = Object.fromEntries(Object.entries(view.closed).filter(([what]) => /^(reward|tie):/.test(what)));
  const nothing = { decision: null, prompt: '', rule: null, options: [], effects: [], reach: {}, undo: [], closed };
  return { ...view, ...nothing, players, control, turn_of, phase, to_act: turn_of === null ? [] : [turn_of] };
}
