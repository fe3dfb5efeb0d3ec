// The data of this family in addition to those of every title. A `Token` is one of
// sandtable/imperium/tell/drawing.py.

import type {
  Content as AnyContent,
  End as AnyEnd,
  Line,
  Option as AnyOption,
  Player as AnyPlayer,
  Reason,
  Recap as AnyRecap,
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
  /** The space that The Voice bars, in games with the module of barred spaces. */
  voice?: string | null;
  /** Further spaces: a copy of The Voice names its own. */
  voice_more?: string[];
  aside: string | null;
  /** The factions picked in secret, in games with their module; null if they are hidden. */
  tokens?: string[] | null;
  tokens_shown?: boolean;
  /** The traits, if they are no longer those of the Leader's card. */
  traits?: string[];
  rival: '' | 'hagal' | 'rival';
  /** The card of a Rival that has one of its own. */
  rival_card?: string;
}

export interface Option extends AnyOption {
  /** For troops to deploy or to take back: the Conflict afterwards. */
  then?: { strength: number; place: number; places: number[] };
}

/** An effect of the turn that is still open. */
export interface OpenEffect {
  /** The answers that resolve it, in order; empty while it cannot be resolved. */
  actions: string[];
  text: Saying;
  draw: Token[];
  /** The piece it is on: `space:carthag`, `card:stilgar`. */
  source: string;
  optional: boolean;
  /** May be done in one go with the others that are: their order cannot matter. */
  together: boolean;
}

export interface View extends AnyView {
  /** With the piece behind the question. */
  decision: (NonNullable<AnyView['decision']> & { cause?: string }) | null;
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
  /** Cards in the House Hagal deck and those turned up, in games with its module. */
  hagal_deck?: number;
  hagal_discard?: string[];
  mentat: number | null;
  players: Player[];
  /** By player, the cards whose places the reader does not know: of the own deck, of the hand and deck of others; not in a game that is over. */
  pools?: string[][];
  options: Option[];
  effects: OpenEffect[];
  /** The strength that the own hand and Intrigue could still add. */
  might: { strength: number; things: string[] };
  reach: Record<string, string[]>;
  /** Cards of the hand for which a space is being chosen, and cards that go with them. */
  playing?: string[];
  /** Spaces that cost less now. */
  cheaper?: string[];
  /** Notes of modules to the reader about their things on the table. */
  notes?: Record<string, Reason[]>;
  /** The modules of this game, by the names of their parts of the view; each module of the page knows the type of its own. */
  modules?: string[];
}

export interface StrengthPart {
  /** `troops`, `card`, `intrigue`, `hagal`, or the units of a module. */
  kind: string;
  thing: string | null;
  text: Saying;
  strength: number;
}

export interface CombatSide {
  seat: SeatNumber;
  strength: number;
  troops: number;
  /** The reward that was taken; 0 for none. */
  place: number;
  parts: StrengthPart[];
  why: Saying;
  rule: string;
  gave: Line[];
  /** The same by cause: `reward`, `influence`, `alliance`, or a source of points of a module. */
  causes: { of: string; gave: Line[] }[];
}

export interface CombatRecap {
  kind: 'combat';
  round: number;
  conflict: string;
  winner: SeatNumber | null;
  /** The lead of the first over the second. */
  ahead: number;
  /** The strongest first. */
  sides: CombatSide[];
  /** Cards and passes of the Combat phase, in order; `thing` is null for a pass. */
  plays: { seat: SeatNumber; thing: string | null }[];
}

/** The recap of a Conflict, or of something that a module recaps. */
export type Recap = CombatRecap | AnyRecap;

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
  /** Marks by name, each with the Agent icons that carry it; one without icons is on the Reveal box. */
  marks?: Record<string, string[]>;
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
  /** Its place on the board: the name of the space that was first printed there. */
  slot: string;
  icon: string;
  faction: string | null;
  combat: boolean;
  draw: Token[];
  words: Saying;
  cost: Token[];
  /** An amount that the player chooses; the effect draws it. */
  cost_varies: boolean;
  /** The amounts to choose from, if the cost varies. */
  cost_options: Token[][];
  /** The lower cost, while it is among the `cheaper` of the view. */
  cheaper: Token[];
  needs: Token[];
  maker: number;
  control: Token[];
  /** Persuasion in the Reveal turn of a player with an Agent here. */
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

export interface TrackFacts {
  name: Saying;
  /** The Leader on whose own board it is; tracks of the table have none. */
  owner?: string;
  /** For a track on an own board: the bonus of each level from 0 on; the level of the Alliance. */
  levels?: { draw: Token[]; words: Saying; points: number }[];
  alliance?: number;
  draw: Token[];
  words: Saying;
  lines: [string, Saying][];
}

/** The pieces of a game; sorts that modules bring are read by the modules. */
export interface Content extends AnyContent {
  cards: Record<string, CardFacts>;
  intrigue: Record<string, IntrigueFacts>;
  spaces: Record<string, SpaceFacts>;
  conflicts: Record<string, ConflictFacts>;
  leaders: Record<string, LeaderFacts>;
  tracks: Record<string, TrackFacts>;
  /** By module: pieces that say something else in games without it, by where the content has them. */
  without: Record<string, Record<string, Record<string, unknown>>>;
  difficulties: unknown[];
  reserve: string[];
  points_to_end: number;
}

export interface End extends AnyEnd {
  /** Per party: who leads it, whether it is a Rival. */
  leaders: (string | null)[];
  rivals: boolean[];
}
