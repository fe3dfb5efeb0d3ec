// What the server says of any title, and what it takes: written by web/scripts/page_types.py from the
// server's models (sandtable/server/wire_types.py, sandtable/server/api.py). Change those, then `make types-web`.

export interface Act {
  type: 'act';
  seat: number;
  at: number;
  action: string;
}

/** What a seat has answered while others still decide. */
export interface Answer {
  action: string;
  label: string;
}

export interface BotLine {
  id: 'novice' | 'adept' | 'mentat';
  spec: string;
}

export interface Chat {
  type: 'chat';
  text: string;
  /** Seats it is for; all, if it says nothing. */
  to?: number[];
}

export interface ChatLine {
  type: 'chat';
  id: number;
  at: number;
  /** Who it was, for this table alone; `Table.by` is the reader. */
  by: string;
  name: string;
  seat: number | null;
  /** From somebody without a seat. */
  watching: boolean;
  /** To these seats alone. */
  to: number[] | null;
  text: string;
}

/** Every piece of a title; which sorts there are is the title's. */
export interface Content {
  version: string;
}

export interface DaysClock {
  kind: 'days';
  days: number;
}

export interface Decision {
  kind: string;
  number: number;
}

export interface Done {
  type: 'done';
  id: string;
}

export interface End {
  ranks: number[];
  points: number[];
  reason: string;
  tie_break: string;
  /** Per party: what gave points; `start` is what everybody begins with. */
  sources: Source[][];
  /** Per party: points after each round. */
  by_round: number[][];
  rounds: number;
  names: string[];
  /** The first lines of the record: what the game was dealt from. */
  opening: string;
}

export interface ErrorBody {
  type: string;
  message: string;
  rule: string | null;
}

export interface Frame {
  n: number;
  lines: Line[];
  view: View;
}

export interface GameClock {
  kind: 'game';
  seconds: number;
  add: number;
}

export interface Line {
  n: number;
  seat: number;
  text: string;
  rule: string | null;
  heading: boolean;
  kind: string;
  amount: number;
  thing: string | null;
  cause: string | null;
  /** Words that go with it: the terms of a deal. */
  said?: string;
  /** With this line something is over that is worth a look back. */
  recap?: Recap;
}

export interface Me {
  id: string;
  name: string;
}

export interface More {
  mine: string | null;
  open: string | null;
}

export interface Muted {
  by: string;
  name: string;
  seat: number | null;
}

export interface NoClock {
  kind: 'none';
}

/** Something people are often asked, and may decline once for all. */
export interface Offer {
  id: string;
  label: string;
}

export interface Option {
  action: string;
  label: string;
}

export interface Pause {
  type: 'pause';
  on: boolean;
}

/** What is shown of somebody in the game, whatever else a title tells. */
export interface Player {
  seat: number;
}

export interface Pong {
  type: 'pong';
}

/** Why something cannot be chosen, and the rule behind it. */
export interface Reason {
  text: string;
  rule: string;
}

/** Something that is over with a line of the log, and worth a look back; the rest of it is the title's. */
export interface Recap {
  kind: string;
}

export interface Refused {
  type: 'refused';
  id: string;
  error: ErrorBody;
}

export interface ReplayPart {
  moves: number;
  frames: Frame[];
}

export interface Rule {
  id: string;
  section: string;
  section_lang: string;
  text: string;
  /** English where the rule has not been translated. */
  lang: string;
}

/** Free words: what a seat says although nobody asks it. */
export interface Say {
  type: 'say';
  seat: number;
  words: string[];
  /** Words of one's own that go with the last of them. */
  text?: string;
  /** The number of the offer they answer. */
  of?: number;
}

export interface Source {
  cause: string;
  thing: string | null;
  points: number;
}

export interface Table {
  id: string;
  title: string;
  /** The version of the title's pieces, to ask for them by; '' where there are none to be had. */
  content: string;
  options: Record<string, unknown>;
  state: 'waiting' | 'playing' | 'over';
  /** Of an older version of the rules: it can be left, and its record had once over; nothing else. */
  old: boolean;
  /** What is kept of it cannot be read: it can be put away, and its record had as far as it goes; nothing else. */
  damaged: boolean;
  /** Whether the reader may do what the host may; also somebody else, while the host is away. */
  host: boolean;
  invite: string | null;
  public: boolean;
  /** People may talk to their team or to one seat alone; else whatever is said is said to all. */
  whispers: boolean;
  created: number;
  seats: TableSeat[];
  /** Seats that play together and may talk among themselves; none where everybody plays alone. */
  teams: number[][];
  /** What the reader may decline beforehand; none for those who watch, and in games without such offers. */
  offers: Offer[];
  /** Seconds between the moves of bots. */
  pace: number;
  clock: NoClock | TurnClock | GameClock | DaysClock;
  clocks: number[] | null;
  /** Whose clocks run: of several who decide at once all, but for the own seats that have answered. */
  running: number[];
  paused: boolean;
  pause_asked: string[];
  n: number;
  round: number;
  /** Who is asked, whether they have answered or not; without the own seats that have. */
  to_act: number[];
  points: number[];
  watchers: number;
  winner: number[] | null;
  rematch: string | null;
  /** How the table is served just now, such as that its bots think less than usual. */
  notices: string[];
  /** What the reader is known by in the chat of this table. */
  by: string;
  /** The reader may not talk here. */
  silent: boolean;
  /** Who may not; `by` is `watchers` for all without a seat. */
  muted: Muted[];
  /** The SHA-256 of what the game is dealt from, once it has begun. */
  commitment: string | null;
  /** When it is cleared away if nothing happens there any more. */
  expires: number | null;
}

export interface TableMessage {
  type: 'table';
  table: Table;
}

export interface TableSeat {
  seat: number;
  kind: 'guest' | 'bot' | 'open';
  name: string;
  bot: 'novice' | 'adept' | 'mentat' | null;
  mine: boolean;
  present: boolean;
  /** Away for so long that the host may let a bot play. */
  absent: boolean;
  /** Why a bot plays in the place of a guest. */
  replaced: 'clock' | 'host' | 'left' | 'away' | null;
  /** Of the own seats: the offers that are declined for the reader. Nobody sees those of others. */
  declines: string[];
}

/** Pages of the two lists of tables, each with the mark of its next page. */
export interface Tables {
  mine: Table[];
  open: Table[];
  more: More;
}

/** A title as the start page lists it. */
export interface TitleInfo {
  id: string;
  name: string;
  seats: number[];
  options: TitleOption[];
  bots: BotLine[];
  /** The version of its pieces for each number of `seats`: see `Content`. */
  contents: string[];
}

export interface TitleOption {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  takes: string;
  seats?: number[];
}

/** What a title from elsewhere brings of words, as Fluent. */
export interface TitleWords {
  lang: string;
  text: string;
}

export interface TurnClock {
  kind: 'turn';
  seconds: number;
}

export interface Undo {
  type: 'undo';
  seat: number;
  at: number;
  to: number;
}

export interface UndoStep {
  to: number;
  label: string;
}

export interface Update {
  type: 'update';
  n: number;
  by: number | null;
  kind: 'start' | 'move' | 'said' | 'undo' | 'sync' | 'sealed';
  /** Of an undo: how many moves are left; lines of later ones are gone. */
  to?: number;
  lines: Line[];
  /** By seat; `watch` is the key of a spectator's view. */
  views: Record<string, View>;
}

/** What whoever has no socket is told. */
export interface Updates {
  messages: (TableMessage | Update | ChatLine | Refused | Done | Pong)[];
}

/** A position as a seat sees it: what every title tells. */
export interface View {
  title: string;
  /** -1 for who watches. */
  seat: number;
  round: number;
  phase: string;
  to_act: number[];
  turn_of: number | null;
  players: Player[];
  decision: Decision | null;
  prompt: string;
  rule: string | null;
  /** Others cannot tell whether there is a choice: an answer that comes too quickly would tell them. */
  hidden: boolean;
  options: Option[];
  closed: Record<string, Reason[]>;
  /** What an answer of this seat bears, so that it is known what it was meant for. */
  at: number;
  /** What this seat has answered while others still decide; it may take it back until the last answer is in. */
  answered: Answer[];
  undo: UndoStep[];
  /** Words that go with moves, by the numbers of these: the terms of deals the reader may know of. */
  said?: Record<string, string>;
  over: boolean;
  outcome: string | null;
  names: string[];
}

export type Clock = NoClock | TurnClock | GameClock | DaysClock;

export type FromServer = TableMessage | Update | ChatLine | Refused | Done | Pong;

export type ToServer = Act | Say | Undo | Chat | Pause;

export interface NewTable {
  title: string;
  options?: Record<string, unknown>;
  seats: NewSeat[];
  clock?: Clock;
  public?: boolean;
  whispers?: boolean;
  start?: boolean;
  pace?: number;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  bot?: 'novice' | 'adept' | 'mentat';
  name?: string;
}
