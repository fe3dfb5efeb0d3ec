// The moves of the others, read from the log: the last turn of each seat, and everything since the reader's own.

import type { Line } from '@/lib/types';
import type { LogGroup } from '../title';
import { eventGlyphs, eventsOutside } from './modules';
import type { Token } from './types';

/** One seat's turn: the card and the space of its Agent, or a reveal, and the results as icons. */
export interface Turn {
  seat: number;
  card: string | null;
  space: string | null;
  revealed: boolean;
  draw: Token[];
  /** Cards that were acquired. */
  bought: string[];
  lines: Line[];
}

const RESOURCES = ['solari', 'spice', 'water'];
// Kinds of event that are a number of one glyph.
const GLYPHS: Record<string, Token> = {
  recruit: 'troop',
  draw: 'draw',
  intrigue: 'intrigue',
  vp: 'vp',
  persuasion: 'persuasion',
  swords: 'sword',
  deploy: 'deploy',
  deploy_supply: 'deploy',
  trash: 'trash',
  council: 'council-seat',
  swordmaster: 'swordmaster',
  mentat: 'mentat',
  foldspace: 'foldspace',
  control: 'control',
};
/** Events that belong to the course of a round and to nobody's turn. */
const OUTSIDE = new Set([
  'round',
  'conflict',
  'maker',
  'first_player',
  'troops_home',
  'reward',
  'fought',
  'combat_pass',
  'endgame',
  'game_over',
  'defend',
]);

/** A group of log lines with their results. */
export interface Group extends LogGroup, Turn {}

/** Moves that are worth a look before the next is shown. */
const WORTH_A_LOOK = new Set([
  'agent',
  'reveal',
  'reward',
  'intrigue_played',
  'hagal_card',
  'conflict',
  'alliance',
  'combat_pass',
]);
export const worthALook = (line: Line): boolean => WORTH_A_LOOK.has(line.kind);

/** Does this line open a stretch of its seat? A Rival's turn begins with his card; Combat has no turns, but cards. */
function begins(line: Line, open: Group | null): boolean {
  switch (line.kind) {
    case 'turn':
    case 'hagal_card':
      return true;
    case 'agent':
    case 'intrigue_played':
      return open?.seat !== line.seat;
    default:
      return false;
  }
}

/** The log from line `from` on, in stretches. */
export function groupsOf(lines: readonly Line[], from = 0): Group[] {
  const groups: Group[] = [];
  const outside = new Set([...OUTSIDE, ...eventsOutside()]);
  let open: Group | null = null;
  const begin = (at: number, seat: number, heading: Line | null = null): Group => {
    const group: Group = {
      key: `${lines[at].n}.${at}`,
      from: at,
      seat,
      card: null,
      space: null,
      revealed: false,
      draw: [],
      bought: [],
      lines: [],
      heading,
    };
    groups.push(group);
    return group;
  };
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line.heading) {
      begin(at, -1, line);
      open = null;
      continue;
    }
    if (outside.has(line.kind)) {
      if (open?.seat !== -1) open = begin(at, -1);
    } else if (begins(line, open)) {
      open = begin(at, line.seat);
    } else {
      open ??= begin(at, -1);
    }
    if (line.kind === 'turn') continue; // the group's head says it
    open.lines.push(line);
    if (line.seat !== open.seat) continue;
    if (line.kind === 'card_played') open.card = line.thing;
    else if (line.kind === 'agent') open.space = line.thing;
    else if (line.kind === 'revealed_card') open.revealed = true;
    else if (line.kind === 'acquire' && line.thing) open.bought.push(line.thing);
  }
  for (const group of groups) if (group.seat >= 0) group.draw = drawing(group);
  return groups.filter((group) => group.heading || group.lines.length > 0);
}

/** The turns among them. */
export function turnsOf(lines: readonly Line[], from = 0): Group[] {
  return groupsOf(lines, from).filter(
    (group) => group.seat >= 0 && (group.card !== null || group.space !== null || group.revealed),
  );
}

/** Some lines of one seat as icons. */
export function drawLines(lines: readonly Line[], seat: number): Token[] {
  return drawing({ seat, card: null, space: null, revealed: false, draw: [], bought: [], lines: [...lines] });
}

/** Draw the results of a turn: what was paid, then what was gained, each once with its sum. */
function drawing(turn: Turn): Token[] {
  const glyphs = { ...GLYPHS, ...eventGlyphs() };
  const paid = new Map<Token, number>();
  const gained = new Map<Token, number>();
  const influence = new Map<Token, number>();
  const add = (sums: Map<Token, number>, glyph: Token, n: number): void =>
    void sums.set(glyph, (sums.get(glyph) ?? 0) + n);
  for (const line of turn.lines) {
    if (line.seat !== turn.seat) continue;
    if (line.kind.startsWith('pay_')) add(paid, line.kind.slice(4), line.amount);
    else if (RESOURCES.includes(line.kind)) add(gained, line.kind, line.amount);
    else if (line.kind === 'influence' && line.thing) add(influence, line.thing.split(':')[1], line.amount);
    else if (line.kind in glyphs) add(gained, glyphs[line.kind], Math.max(1, line.amount));
  }
  const groups = (sums: Map<Token, number>, middle: Token[] = []): Token[][] =>
    [...sums]
      .filter(([, n]) => n !== 0)
      .map(([glyph, n]) => [
        ...(n < 0 ? ['minus'] : []),
        ...(Math.abs(n) === 1 ? [] : [String(Math.abs(n))]),
        ...middle,
        glyph,
      ]);
  const costs = groups(paid);
  const out = [...groups(gained), ...groups(influence, ['influence'])];
  const tokens = joined(out);
  return costs.length ? ['cost(', ...joined(costs), ')', ...(tokens.length ? ['pays', ...tokens] : [])] : tokens;
}

function joined(groups: Token[][]): Token[] {
  return groups.flatMap((group, i) => (i ? [',', ...group] : group));
}

/** The last turn of each seat, if it was in this round or the one before. */
export function lastTurns(lines: readonly Line[]): Map<number, Turn> {
  const out = new Map<number, Turn>();
  for (const turn of turnsOf(lines, startOf(lines, 2))) out.set(turn.seat, turn);
  return out;
}

/** The line at which the last `n` rounds begin. */
function startOf(lines: readonly Line[], n: number): number {
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    if (lines[i].kind === 'round') {
      n -= 1;
      if (n === 0) return i;
    }
  }
  return 0;
}

/** From which line on things happened after the reader's last turn; what they do now is no part of it. */
export function sinceOwnTurn(lines: readonly Line[], me: number): number {
  const turns = turnsOf(lines, startOf(lines, 3));
  let last = turns.length - 1;
  if (turns[last]?.seat === me) last -= 1;
  while (last >= 0 && turns[last].seat !== me) last -= 1;
  return turns[last + 1]?.from ?? lines.length;
}

/** Return the space to which the last Agent was sent, and its seat. */
export function lastAgent(lines: readonly Line[]): { space: string; seat: number } | null {
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i];
    if (line.kind === 'round') return null;
    if (line.kind === 'agent' && line.thing) return { space: line.thing.split(':')[1], seat: line.seat };
  }
  return null;
}
