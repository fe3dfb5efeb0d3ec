// What the server says about any title, as docs/table-protocol.md has it; what is a title's own is in its folder.
// A `Saying` is text still to be spoken (sayings.ts).

export type Saying = string;
export type SeatNumber = number;

export interface ErrorBody {
  type: string;
  message: Saying;
  rule: string | null;
}

export interface Me {
  id: string;
  name: string;
}

export interface TitleOption {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  takes: string;
}

export interface Title {
  id: string;
  name: Saying;
  seats: number[];
  options: TitleOption[];
  bots: { id: BotLevel; spec: string }[];
}

export interface Rule {
  id: string;
  section: string;
  section_lang: string;
  text: string;
  /** English where the rule has not been translated. */
  lang: string;
}

export type BotLevel = 'novice' | 'adept' | 'mentat';

export type Clock =
  | { kind: 'none' }
  | { kind: 'turn'; seconds: number }
  | { kind: 'game'; seconds: number; add: number }
  | { kind: 'days'; days: number };

export type SeatKind = 'guest' | 'bot' | 'open';

export interface TableSeat {
  seat: SeatNumber;
  kind: SeatKind;
  name: string;
  bot: BotLevel | null;
  mine: boolean;
  present: boolean;
  /** Away for so long that the host may let a bot play. */
  absent: boolean;
  /** Why a bot plays in the place of a guest. */
  replaced: 'clock' | 'host' | 'left' | 'away' | null;
}

export interface Table {
  id: string;
  title: string;
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
  created: string | number;
  seats: TableSeat[];
  /** Seconds between the moves of bots. */
  pace: number;
  clock: Clock;
  clocks: number[] | null;
  /** Whose clocks run: of several who decide at once all, but for the own seats that have answered. */
  running: SeatNumber[];
  paused: boolean;
  pause_asked: string[];
  n: number;
  round: number;
  to_act: SeatNumber[];
  points: number[];
  watchers: number;
  winner: SeatNumber[] | null;
  rematch: string | null;
  /** Sayings: how the table is served just now, such as that its bots think less than usual. */
  notices: string[];
  /** What the reader is known by in the chat of this table. */
  by: string;
  /** The reader may not talk here. */
  silent: boolean;
  /** Who may not; `by` is `watchers` for all without a seat. */
  muted: { by: string; name: string; seat: SeatNumber | null }[];
  /** The SHA-256 of what the game is dealt from, once it has begun. */
  commitment: string | null;
  /** When it is cleared away if nothing happens there any more. */
  expires: number | null;
}

export type ListName = 'mine' | 'open';

/** Pages of the two lists of tables, each with the mark of its next page. */
export type Tables = Record<ListName, Table[]> & { more: Record<ListName, string | null> };

export interface NewTable {
  title: string;
  options: Record<string, unknown>;
  seats: { kind: 'me' | 'open' | 'bot'; bot?: BotLevel; name?: string }[];
  clock: Clock;
  public: boolean;
  start: boolean;
}

export interface Decision {
  kind: string;
  number: number;
  cause: string;
  options: string[];
  party: number | null;
}

export interface Option {
  action: string;
  label: Saying;
}

export interface UndoStep {
  to: number;
  label: Saying;
}

/** Why something cannot be chosen, and the rule behind it. */
export interface Reason {
  text: Saying;
  rule: string;
}

/** What is shown of somebody in the game, whatever else a title tells. */
export interface Player {
  seat: SeatNumber;
}

/** A position as a seat sees it: what every title tells. */
export interface View {
  title: string;
  seat: number;
  round: number;
  phase: string;
  to_act: number[];
  turn_of: SeatNumber | null;
  players: Player[];
  decision: Decision | null;
  prompt: Saying;
  rule: string | null;
  /** Others cannot tell whether there is a choice: an answer that comes too quickly would tell them. */
  hidden: boolean;
  options: Option[];
  closed: Record<string, Reason[]>;
  undo: UndoStep[];
  over: boolean;
  outcome: Saying | null;
  names: Saying[];
}

/** Something that is over with a line of the log, and worth a look back; the rest of it is the title's. */
export interface Recap {
  kind: string;
}

export interface Line {
  n: number;
  seat: number;
  text: Saying;
  rule: string | null;
  heading: boolean;
  kind: string;
  amount: number;
  thing: string | null;
  cause: string | null;
  /** With this line something is over that is worth a look back. */
  recap?: Recap;
}

export interface ChatLine {
  type: 'chat';
  id: number;
  at: string | number;
  /** Who it was, for this table alone; `Table.by` is the reader. */
  by: string;
  name: string;
  seat: SeatNumber | null;
  /** From somebody without a seat. */
  watching: boolean;
  text: string;
}

/** `watch` is the key of a spectator's view. */
export type ViewKey = string;

export interface Update {
  type: 'update';
  n: number;
  by: SeatNumber | null;
  kind: 'start' | 'move' | 'undo' | 'sync';
  /** Of an undo: how many moves are left; lines of later ones are gone. */
  to?: number;
  lines: Line[];
  views: Record<ViewKey, View>;
}

export type FromServer =
  | { type: 'table'; table: Table }
  | Update
  | ChatLine
  | { type: 'refused'; id: string; error: ErrorBody }
  | { type: 'done'; id: string }
  | { type: 'pong' };

/** What the page asks for; `id` is added when it is sent. */
export type ToServer =
  | { type: 'act'; seat: SeatNumber; at: number; action: string }
  | { type: 'undo'; seat: SeatNumber; at: number; to: number }
  | { type: 'chat'; text: string }
  | { type: 'pause'; on: boolean };

/** Every piece of a title; which sorts there are is the title's. */
export interface Content {
  version: string;
}

// ---- after the game --------------------------------------------------------------

export interface End {
  ranks: number[];
  points: number[];
  reason: Saying;
  tie_break: string;
  sources: { cause: Saying; thing: string | null; points: number }[][];
  by_round: number[][];
  rounds: number;
  /** Per party. */
  names: Saying[];
  /** The first lines of the record: what the game was dealt from. */
  opening: string;
}

export interface Frame {
  n: number;
  lines: Line[];
  view: View;
}

export interface ReplayPart {
  moves: number;
  frames: Frame[];
}
