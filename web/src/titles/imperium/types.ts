// What the server says of this family beyond what it says of any title. A `Token` is one of
// sandtable/imperium/tell/drawing.py.

import type {
  Content as AnyContent,
  End as AnyEnd,
  Line,
  Option as AnyOption,
  Player as AnyPlayer,
  Reason,
  Saying,
  SeatNumber,
  View as AnyView,
} from '@/lib/types';

export type Token = string;

/** The id of a track. */
export type Faction = string;

export interface Player extends AnyPlayer {
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
  /** Where they are no longer those of the Leader's card. */
  traits?: string[];
  rival: '' | 'hagal' | 'rival';
  /** The card of a Rival that has one of its own. */
  rival_card?: string;
}

export interface Option extends AnyOption {
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

export interface View extends AnyView {
  first: number;
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
  options: Option[];
  effects: OpenEffect[];
  /** What the own hand and Intrigue could still add to the own strength. */
  might: { strength: number; things: string[] };
  reach: Record<string, string[]>;
  /** Spaces that cost less now. */
  cheaper?: string[];
  /** What modules say to the reader about their things on the table. */
  notes?: Record<string, Reason[]>;
  spies?: SpiesView;
  worms?: WormsView;
  icons?: IconsView;
  choam?: ContractsView;
  abilities?: AbilitiesView;
  rivals?: RivalsView;
  teams?: TeamsView;
}

// ---- What modules of the rules have on the table; a game without the module has none of it. ----

export interface SpiesView {
  /** By post: the seats that have a Spy there. */
  at: Record<string, number[]>;
  /** Spies left, by seat. */
  supply: number[];
}

export interface WormsView {
  /** The Shield Wall stands. */
  wall: boolean;
  /** Seats with Maker Hooks. */
  hooks: number[];
  /** In the Conflict, by seat. */
  sandworms: number[];
}

export interface IconsView {
  /** By seat: won Conflicts and Objectives face up, and those turned down, as `conflict:…`, `objective:…`. */
  up: Record<string, string[]>;
  down: Record<string, string[]>;
}

export interface ContractsView {
  offer: string[];
  bank: number;
  /** Kept for one Leader. */
  aside: string[];
  /** By contract: the seats that have taken it, and those that have completed it. */
  held: Record<string, number[]>;
  done: Record<string, number[]>;
}

export interface AbilitiesView {
  /** By seat: the step of the Leader's track, 0 before the first; and memories. */
  steps: number[];
  memories: number[];
}

/** Rivals with cards of their own. */
export interface RivalsView {
  /** Whose turn was the last of a Rival's; the House Hagal cards it turned up, and why each was passed over. */
  turn: SeatNumber | null;
  turned: string[];
  why: (string | null)[];
}

/** Of two teams, each of a Commander and two Allies, what changes; a Commander is named by his Leader. */
export interface TeamsView {
  /** The Ally for whom a Commander acts in the turn under way. */
  active: Record<string, number>;
  /** Where the Agents of a Commander stand; those that are not named are at home. */
  arrows: Record<string, Partial<Record<'left' | 'right' | 'swordmaster', string>>>;
  throne: string[];
  /** Seats with a Swordmaster bonus, and those whose Swordmaster has had its one placement. */
  bonus: number[];
  served: number[];
  /** Who gives, to whom, and the number of the good once it is chosen; empty while nobody trades. */
  trading: number[];
}

export interface StrengthPart {
  kind: 'troops' | 'worms' | 'card' | 'intrigue' | 'hagal';
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
  /** The Leader on whose own board it lies; those of the table have none. */
  owner?: string;
  area: string;
  icon: string;
  faction: string | null;
  combat: boolean;
  draw: Token[];
  words: Saying;
  cost: Token[];
  /** How much is the player's to choose: the effect draws it. */
  cost_varies: boolean;
  /** What may be chosen to pay, where it varies. */
  cost_options: Token[][];
  /** What it costs instead, while it is among the `cheaper` of the view. */
  cheaper: Token[];
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
  /** The battle icon, where it has one. */
  icon: string | null;
  /** The Shield Wall guards it. */
  wall: boolean;
  rewards: { place: number; draw: Token[]; words: Saying }[];
}

export interface Ability {
  name: Saying;
  draw: Token[];
  words: Saying;
}

export interface LeaderFacts {
  name: Saying;
  house: Saying | null;
  complexity: number;
  abilities: Ability[];
  signet: Ability;
  /** The Leader whose other side it is. */
  back_of: string | null;
  /** The module without which it is not in the game. */
  module: string | null;
  /** A track for a token, or nothing: what each step shows, and the numbers of those that follow it; the start first. */
  track: Step[];
}

export interface Step {
  draw: Token[];
  words: Saying | null;
  then: number[];
}

export interface PostFacts {
  name: Saying;
  spaces: string[];
  lines: [string, Saying][];
}

export interface ObjectiveFacts {
  name: Saying;
  icon: string;
  first: boolean;
  lines: [string, Saying][];
}

export interface ContractFacts {
  name: Saying;
  done: 'visit' | 'harvest' | 'acquire' | 'immediate';
  space: string | null;
  card: string | null;
  n: number;
  draw: Token[];
  words: Saying;
  lines: [string, Saying][];
}

export interface TrackFacts {
  name: Saying;
  /** The Leader on whose own board it stands; those of the table have none. */
  owner?: string;
  /** Of a track on an own board: what each level gives, from 0 on; the level that has the Alliance. */
  levels?: { draw: Token[]; words: Saying; points: number }[];
  alliance?: number;
  draw: Token[];
  words: Saying;
  lines: [string, Saying][];
}

/** A Rival's card. */
export interface RivalFacts {
  name: Saying;
  /** So many goods of any kind are its Swordmaster. */
  swordmaster: number;
  signet: { draw: Token[]; words: Saying };
  scheme: { draw: Token[]; words: Saying };
  /** Factions in the order in which it prefers them. */
  priority: string[];
  /** One that cannot gathers no points, and is for two players alone. */
  wins: boolean;
  /** What a point costs it once it has its Swordmaster. */
  sets: Record<'solari' | 'spice' | 'intrigue' | 'water', number>;
  lines: [string, Saying][];
}

export interface HagalFacts {
  name: Saying;
  space: string | null;
  draw: Token[];
  words: Saying;
  swords: number;
  /** One of several spaces that a card names, and when it counts; mostly empty. */
  ways: { space: string; when: Saying | null; draw: Token[]; words: Saying }[];
  /** Without this it is passed over. */
  needs: Saying | null;
}

export interface Content extends AnyContent {
  cards: Record<string, CardFacts>;
  intrigue: Record<string, IntrigueFacts>;
  spaces: Record<string, SpaceFacts>;
  conflicts: Record<string, ConflictFacts>;
  leaders: Record<string, LeaderFacts>;
  tracks: Record<string, TrackFacts>;
  posts: Record<string, PostFacts>;
  objectives: Record<string, ObjectiveFacts>;
  contracts: Record<string, ContractFacts>;
  /** By module: pieces that say something else in games without it. */
  without: Record<string, Record<string, Record<string, unknown>>>;
  hagal: Record<string, HagalFacts>;
  rivals: Record<string, RivalFacts>;
  /** The seats of each team, and those of Commanders with their Leaders; only games of teams have any. */
  teams?: { sides: number[][]; commanders: Record<string, string> };
  difficulties: unknown[];
  reserve: string[];
  points_to_end: number;
}

export interface End extends AnyEnd {
  /** Per party: who leads it, whether it is a Rival. */
  leaders: (string | null)[];
  rivals: boolean[];
}
