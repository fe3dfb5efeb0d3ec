// What the server says, as docs/table-protocol.md has it. A `Saying` is text still to be spoken
// (sayings.ts); a `Token` is one of sandtable/imperium/tell/drawing.py.

export type Saying = string;
export type Token = string;
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
  running: SeatNumber | null;
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

export const FACTIONS = ['emperor', 'guild', 'bene', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];

export interface Player {
  seat: SeatNumber;
  leader: string | null;
  points: number;
  solari: number;
  spice: number;
  water: number;
  influence: Record<Faction, number>;
  garrison: number;
  supply: number;
  conflict: number;
  swords: number;
  strength: number;
  persuasion: number;
  agents: number;
  agents_at: string[];
  swordmaster: boolean;
  council: boolean;
  revealed: boolean;
  hand: string[];
  deck: string[];
  discard: string[];
  play: string[];
  intrigue: string[];
  open_intrigue: string[];
  voice: string | null;
  aside: string | null;
  tokens: string[] | null;
  tokens_shown: boolean;
  rival: '' | 'hagal' | 'rival';
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
  /** Of troops to deploy or to take back: what that makes of the Conflict. */
  then?: { strength: number; place: number; places: number[] };
}

/** An effect of the turn that is still open. */
export interface OpenEffect {
  /** What resolves it, in order; empty while it cannot be. */
  actions: string[];
  text: Saying;
  draw: Token[];
  /** The piece it stands on: `space:carthag`, `card:stilgar`. */
  source: string;
  optional: boolean;
  /** May be done in one go with the others that are: their order cannot matter. */
  together: boolean;
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

export interface View {
  title: string;
  seat: number;
  round: number;
  phase: string;
  first: number;
  to_act: number[];
  turn: number | null;
  conflict: string | null;
  conflicts_seen: string[];
  conflict_deck: number;
  row: string[];
  imperium_deck: number;
  reserve: Record<string, number>;
  trashed: string[];
  intrigue_deck: number;
  intrigue_discard: string[];
  alliance: Partial<Record<Faction, number>>;
  control: Record<string, number>;
  bonus_spice: Record<string, number>;
  difficulty: string | null;
  hagal_deck: number;
  hagal_discard: string[];
  mentat: number | null;
  players: Player[];
  decision: Decision | null;
  prompt: Saying;
  rule: string | null;
  /** Others cannot tell whether there is a choice: an answer that comes too quickly would tell them. */
  hidden: boolean;
  options: Option[];
  effects: OpenEffect[];
  /** What the own hand and Intrigue could still add to the own strength. */
  might: { strength: number; things: string[] };
  closed: Record<string, Reason[]>;
  reach: Record<string, string[]>;
  undo: UndoStep[];
  over: boolean;
  outcome: Saying | null;
  turn_of: SeatNumber | null;
  names: Saying[];
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

export interface StrengthPart {
  kind: 'troops' | 'card' | 'intrigue' | 'hagal';
  thing: string | null;
  text: Saying;
  strength: number;
}

export interface CombatSide {
  seat: SeatNumber;
  strength: number;
  troops: number;
  /** Which reward was taken; 0 for none. */
  place: number;
  parts: StrengthPart[];
  why: Saying;
  rule: string;
  gave: Line[];
}

export interface CombatRecap {
  kind: 'combat';
  round: number;
  conflict: string;
  winner: SeatNumber | null;
  /** How much stronger the first is than the second. */
  ahead: number;
  /** The strongest first. */
  sides: CombatSide[];
  /** Cards and passes of the Combat phase, in order; `thing` is null for a pass. */
  plays: { seat: SeatNumber; thing: string | null }[];
}

export interface RivalRecap {
  kind: 'rival';
  seat: SeatNumber;
  /** House Hagal cards as they were turned up; the last one was used. */
  cards: { id: string; why: Saying | null }[];
}

export type Recap = CombatRecap | RivalRecap;

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

// ---- content -------------------------------------------------------------------

export interface EffectBox {
  kind: string;
  draw: Token[];
  words: Saying;
}

export interface CardFacts {
  name: Saying;
  cost: number | null;
  icons: string[];
  factions: string[];
  boxes: EffectBox[];
}

export interface IntrigueFacts {
  name: Saying;
  kinds: string[];
  boxes: EffectBox[];
}

export interface SpaceFacts {
  name: Saying;
  area: string;
  icon: string;
  faction: string | null;
  combat: boolean;
  draw: Token[];
  words: Saying;
  cost: Token[];
  /** How much is the player's to choose: the effect draws it. */
  cost_varies: boolean;
  needs: Token[];
  maker: number;
  control: Token[];
  /** Persuasion in the Reveal turn of whoever stands here. */
  persuasion: number;
  once: boolean;
  /** The whole piece in words, as [key, text]; the label of a key is the message `label-<key>`. */
  lines: [string, Saying][];
}

export interface ConflictFacts {
  name: Saying;
  level: number;
  about: string | null;
  rewards: { place: number; draw: Token[]; words: Saying }[];
}

export interface Ability {
  name: Saying;
  draw: Token[];
  words: Saying;
}

export interface LeaderFacts {
  name: Saying;
  house: Saying;
  complexity: number;
  abilities: Ability[];
  signet: Ability;
}

export interface TrackFacts {
  name: Saying;
  draw: Token[];
  words: Saying;
  lines: [string, Saying][];
}

export interface HagalFacts {
  name: Saying;
  space: string | null;
  draw: Token[];
  words: Saying;
  swords: number;
}

export interface Content {
  version: string;
  cards: Record<string, CardFacts>;
  intrigue: Record<string, IntrigueFacts>;
  spaces: Record<string, SpaceFacts>;
  conflicts: Record<string, ConflictFacts>;
  leaders: Record<string, LeaderFacts>;
  tracks: Record<string, TrackFacts>;
  hagal: Record<string, HagalFacts>;
  difficulties: unknown[];
  reserve: string[];
  points_to_end: number;
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
  /** Per party: what it is called, who leads it, whether it is a Rival. */
  names: Saying[];
  leaders: (string | null)[];
  rivals: boolean[];
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
