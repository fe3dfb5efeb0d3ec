// What has been chosen for a new table, and the request it makes. Pure: tested in setup.test.ts.

import type { BotLevel, Clock, NewTable } from '../lib/types';

export type SeatChoice = 'me' | 'open' | BotLevel;
export type LeaderChoice = 'random' | 'draft' | 'list';

export interface Setup {
  title: string;
  seats: SeatChoice[];
  /** The strength of bots put in from now on. */
  bot: BotLevel;
  leaders: LeaderChoice;
  /** A Leader per seat, and with one player two more for the Rivals; used with `list` alone. */
  chosen: string[];
  /** The level of the Rivals; one player only. */
  level: string;
  clock: Clock;
  public: boolean;
  /** What people at one screen are called, by seat; '' is the guest's own name. */
  names: string[];
  /** Below four players: two who tie for second both take the third reward (IMP-10.9). */
  tiesTakeThird: boolean;
}

/** Who plays: me against bots, friends by link, or several people at this screen. */
export type Mode = 'bots' | 'link' | 'hot';

export const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz_haderach'];
/** House Hagal never plays these (IMP-19). */
export const NO_RIVALS: readonly string[] = ['paul_atreides', 'helena_richese'];
const RIVALS = 2;

export const CLOCKS: Record<Exclude<Clock['kind'], 'none'>, Clock[]> = {
  turn: [30, 60, 120, 300].map((seconds) => ({ kind: 'turn', seconds })),
  game: [
    { kind: 'game', seconds: 600, add: 5 },
    { kind: 'game', seconds: 900, add: 10 },
    { kind: 'game', seconds: 1800, add: 20 },
    { kind: 'game', seconds: 3600, add: 30 },
  ],
  days: [1, 2, 3, 7].map((days) => ({ kind: 'days', days })),
};

/** How much time a clock of this kind may give; one that was agreed elsewhere stays among them. */
export function clockAmounts(clock: Clock): Clock[] {
  if (clock.kind === 'none') return [];
  const usual = CLOCKS[clock.kind];
  return usual.some((one) => sameClock(one, clock)) ? usual : [clock, ...usual];
}

/** Whether two clocks give the same time; a server may name its parts in another order. */
export const sameClock = (a: Clock, b: Clock): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export const isBot = (seat: SeatChoice): seat is BotLevel => seat !== 'me' && seat !== 'open';

/** The usual table: me against bots. */
export function usual(title: string, seats = 4): Setup {
  const bot: BotLevel = 'adept';
  return {
    title,
    seats: ['me', ...Array<SeatChoice>(seats - 1).fill(bot)],
    bot,
    leaders: 'random',
    chosen: [],
    level: LEVELS[0],
    clock: { kind: 'none' },
    public: false,
    names: [],
    tiesTakeThird: false,
  };
}

/** The same with another number of seats; who is there keeps the seat. */
export function resized(setup: Setup, n: number): Setup {
  const seats = [...setup.seats.slice(0, n), ...Array<SeatChoice>(Math.max(0, n - setup.seats.length)).fill(setup.bot)];
  if (!seats.includes('me')) seats[0] = 'me';
  return { ...setup, seats };
}

export function modeOf(setup: Setup): Mode {
  if (setup.seats.filter((seat) => seat === 'me').length > 1) return 'hot';
  return setup.seats.includes('open') ? 'link' : 'bots';
}

/** The same for other people: everybody else is a bot, comes by link, or sits here too. */
export function withMode(setup: Setup, mode: Mode): Setup {
  const others: SeatChoice = mode === 'bots' ? setup.bot : mode === 'link' ? 'open' : 'me';
  return { ...setup, seats: setup.seats.map((_, seat) => (seat === 0 ? 'me' : others)) };
}

/** Ties for second are told apart below four players alone. */
export const tiesMatter = (seats: number): boolean => seats === 2 || seats === 3;

/** The same with every bot of another strength. */
export function withBots(setup: Setup, bot: BotLevel): Setup {
  return { ...setup, bot, seats: setup.seats.map((seat) => (isBot(seat) ? bot : seat)) };
}

/** The strength all bots have, or `null` if they differ. */
export function commonBot(setup: Setup): BotLevel | null {
  const bots = setup.seats.filter(isBot);
  return bots.length === 0 ? setup.bot : bots.every((bot) => bot === bots[0]) ? bots[0] : null;
}

/** How many Leaders can be chosen: one a seat, and the Rivals of a single player. */
export const leaderPlaces = (seats: number): number => (seats === 1 ? 1 + RIVALS : seats);

export const mayLead = (leader: string, place: number, seats: number): boolean =>
  place < seats || !NO_RIVALS.includes(leader);

/** A different Leader in every place: what was chosen before, as far as it still fits, else the first one free. */
export function cast(chosen: readonly string[], seats: number, leaders: readonly string[]): string[] {
  const out: string[] = [];
  for (let place = 0; place < leaderPlaces(seats); place++) {
    const free = (leader: string): boolean => !out.includes(leader) && mayLead(leader, place, seats);
    const wanted = chosen[place];
    const kept = wanted !== undefined && leaders.includes(wanted) && free(wanted);
    const later = chosen.slice(place + 1);
    out.push(kept ? wanted : (leaders.find((l) => free(l) && !later.includes(l)) ?? leaders.find(free) ?? ''));
  }
  return out;
}

/** One place takes a Leader; whoever had it takes the one given up, or the first that is free. */
export function pick(chosen: readonly string[], place: number, leader: string, seats: number, leaders: readonly string[]): string[] {
  const out = [...chosen];
  const other = out.indexOf(leader);
  const former = out[place];
  out[place] = leader;
  if (other >= 0 && other !== place) {
    out[other] = mayLead(former, other, seats) ? former : (leaders.find((l) => !out.includes(l) && mayLead(l, other, seats)) ?? '');
  }
  return out;
}

/** `play` starts at once, with bots in open seats; `invite` waits, with bots' seats open for those who come. */
export function request(setup: Setup, how: 'play' | 'invite'): NewTable {
  const n = setup.seats.length;
  const options: Record<string, unknown> = { seats: n };
  options.leaders = setup.leaders === 'list' ? setup.chosen.slice(0, n) : setup.leaders;
  if (n === 1) {
    options.difficulty = setup.level;
    if (setup.leaders === 'list') options.rivals = setup.chosen.slice(1, 1 + RIVALS);
  }
  if (setup.tiesTakeThird && tiesMatter(n)) options.ties_for_second = 'third';
  const hot = modeOf(setup) === 'hot';
  const anyOpen = setup.seats.includes('open');
  const seats = setup.seats.map((seat, at): NewTable['seats'][number] => {
    const name = setup.names[at]?.trim();
    if (seat === 'me') return hot && name ? { kind: 'me', name } : { kind: 'me' };
    if (seat === 'open') return how === 'play' ? { kind: 'bot', bot: setup.bot } : { kind: 'open' };
    return how === 'invite' && !anyOpen ? { kind: 'open' } : { kind: 'bot', bot: seat };
  });
  return { title: setup.title, options, seats, clock: setup.clock, public: setup.public, start: how === 'play' };
}
