// The choices for a new table of any title, and the request it makes. Pure: tested in setup.test.ts.

import type { BotLevel, Clock, NewTable, Table, TableSeat } from '../lib/types';
import type { Extras } from './extras';

export type SeatChoice = 'me' | 'open' | BotLevel;

export interface Setup {
  title: string;
  seats: SeatChoice[];
  /** The level of bots that are added from now on. */
  bot: BotLevel;
  clock: Clock;
  public: boolean;
  /** People may talk to their team or to one seat alone. */
  whispers: boolean;
  /** Suggested moves are allowed, though other people play. */
  hints: boolean;
  /** The names of people at one screen, by seat; '' is the guest's own name. */
  names: string[];
  /** The further boxes of the title and their modes. */
  extras: Extras;
}

/** The kind of table: me against bots, friends by link, or several people at this screen. */
export type Mode = 'bots' | 'link' | 'hot';

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

/** The times that a clock of this kind may have; the given clock is always among them, even if it has another time. */
export function clockAmounts(clock: Clock): Clock[] {
  if (clock.kind === 'none') return [];
  const usual = CLOCKS[clock.kind];
  return usual.some((one) => sameClock(one, clock)) ? usual : [clock, ...usual];
}

/** Whether two clocks give the same time; a server may send their fields in another order. */
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
    clock: { kind: 'none' },
    public: false,
    whispers: true,
    hints: false,
    names: [],
    extras: {},
  };
}

/** The same setup with another number of seats; those who are seated keep their seats. */
export function resized(setup: Setup, n: number): Setup {
  const seats = [...setup.seats.slice(0, n), ...Array<SeatChoice>(Math.max(0, n - setup.seats.length)).fill(setup.bot)];
  if (!seats.includes('me')) seats[0] = 'me';
  return { ...setup, seats };
}

export function modeOf(setup: Setup): Mode {
  if (setup.seats.filter((seat) => seat === 'me').length > 1) return 'hot';
  return setup.seats.includes('open') ? 'link' : 'bots';
}

/** The same setup with other opponents: bots, people who come by link, or people at this screen. */
export function withMode(setup: Setup, mode: Mode): Setup {
  const others: SeatChoice = mode === 'bots' ? setup.bot : mode === 'link' ? 'open' : 'me';
  return { ...setup, seats: setup.seats.map((_, seat) => (seat === 0 ? 'me' : others)) };
}

/** The same setup with all bots at this level. */
export function withBots(setup: Setup, bot: BotLevel): Setup {
  return { ...setup, bot, seats: setup.seats.map((seat) => (isBot(seat) ? bot : seat)) };
}

/** The strength all bots have, or `null` if they differ. */
export function commonBot(setup: Setup): BotLevel | null {
  const bots = setup.seats.filter(isBot);
  return bots.length === 0 ? setup.bot : bots.every((bot) => bot === bots[0]) ? bots[0] : null;
}

/** The same setup without unfit bots: each is replaced by the next weaker one of `bots`, which are ordered from the
 *  weakest to the strongest. */
export function withFitBots(setup: Setup, bots: readonly BotLevel[], unfit: ReadonlySet<BotLevel>): Setup {
  const fit = (bot: BotLevel): BotLevel => {
    if (!unfit.has(bot)) return bot;
    const simpler = bots.slice(0, bots.indexOf(bot)).filter((one) => !unfit.has(one));
    return simpler.at(-1) ?? bot;
  };
  if (!unfit.has(setup.bot) && !setup.seats.some((seat) => isBot(seat) && unfit.has(seat))) return setup;
  return { ...setup, bot: fit(setup.bot), seats: setup.seats.map((seat) => (isBot(seat) ? fit(seat) : seat)) };
}

/** The bots of a table in the order of `bots`, each once. */
export const botsAmong = (seats: readonly (string | null)[], bots: readonly BotLevel[]): BotLevel[] =>
  bots.filter((bot) => seats.includes(bot));

/** The request for a new table. `own` are the title's options. With `play` the game starts at once, with bots in open
 *  seats; with `invite` the table waits, and the seats of bots are open to people. */
export function request(
  setup: Setup,
  own: Record<string, unknown>,
  how: 'play' | 'invite',
  pace?: number, // seconds between the moves of bots
): NewTable {
  const hot = modeOf(setup) === 'hot';
  const anyOpen = setup.seats.includes('open');
  const seats = setup.seats.map((seat, at): NewTable['seats'][number] => {
    const name = setup.names[at]?.trim();
    if (seat === 'me') return hot && name ? { kind: 'me', name } : { kind: 'me' };
    if (seat === 'open') return how === 'play' ? { kind: 'bot', bot: setup.bot } : { kind: 'open' };
    return how === 'invite' && !anyOpen ? { kind: 'open' } : { kind: 'bot', bot: seat };
  });
  return {
    title: setup.title,
    options: { seats: seats.length, ...own },
    seats,
    clock: setup.clock,
    public: setup.public,
    whispers: setup.whispers,
    hints: setup.hints,
    start: how === 'play',
    ...(pace === undefined ? {} : { pace }),
  };
}

/** The seats of a table as they are listed: team by team, or all of them. */
export function benchesOf({
  seats,
  teams,
}: Pick<Table, 'seats' | 'teams'>): { team: number | null; seats: TableSeat[] }[] {
  if (teams.length === 0) return [{ team: null, seats }];
  return teams.map((numbers, team) => ({ team, seats: numbers.map((number) => seats[number]) }));
}
