// The data of a game of this title in addition to those of every title: sandtable/classic/tell/table.py.

import type { Content as AnyContent, End as AnyEnd, Player as AnyPlayer, Recap, View as AnyView } from '@/lib/types';

/** Forces of a seat in a part: all of them, and how many of them are starred. */
export interface Stack {
  seat: number;
  forces: number;
  starred: number;
  advisors: boolean;
}

/** `ready`, `used` (in another territory this turn), `dead`, `down` (dead, face down), `gone` (held by another). */
export interface Leader {
  id: string;
  state: 'ready' | 'used' | 'dead' | 'down' | 'gone';
}

export interface Player extends AnyPlayer {
  faction: string | null;
  /** The sector of its marker on the rim. */
  sector: number;
  points: number;
  /** Spice behind the shield; null if it is hidden from the reader. */
  spice: number | null;
  /** Spice in front of the shield, until the Mentat Pause. */
  bribe: number;
  /** Spice that is promised for the Mentat Pause, and cannot be spent. */
  promised: number;
  /** The help its ally may use in a phase, if the reader knows it. */
  help: number | null;
  /** The number of treachery cards it holds; null where that is hidden. */
  cards: number | null;
  limit: number;
  /** The cards that the reader may know. */
  hand: string[];
  traitors: string[];
  reserves: [number, number];
  tanks: [number, number];
  leaders: Leader[];
  /** Leaders of other factions that it has captured. */
  captives: string[];
  /** The reader's own cards that this player has seen, by their words. */
  knows: string[];
  ally: number | null;
  technology: string[];
  strongholds: string[];
  /** Forces lost, on the way to the Kwisatz Haderach, if the reader may know; -1 if it is dead. */
  haderach: number | null;
  prediction: { seat: number; turn: number } | null;
  dancers: string[];
  /** The number of forces revived for free and in all (null: no limit), and whether leaders may be revived. */
  revival: { free: number; limit: number | null; leaders: boolean } | null;
}

/** Spice that somebody is about to collect: `part:old_gap@9`, or `territory:arrakeen` for its income. */
export interface Gain {
  seat: number;
  place: string;
  spice: number;
}

/** Spice that one owes another at the Mentat Pause. */
export interface Promised {
  from: number;
  to: number;
  spice: number;
}

/** An offer, or an agreement that still holds; `id` is the number of the move that contains its terms. */
export interface Bargain {
  id: number;
  from: number;
  to: number;
  /** The spice it gives: now, and at the Mentat Pause. */
  gives: [number, number];
  wants: [number, number];
  /** `agreed`: in force as soon as spice can change hands. */
  is: 'offered' | 'agreed' | 'made';
  /** It has terms in words, which are in `said`. */
  terms: boolean;
  /** Whether everybody knows of it. */
  open: boolean;
  /** The seats that want to cancel it. */
  off: number[];
}

/** The reader's free words: the words that are possible now, the least and most of help, the spice that each seat can
 *  give away. */
export interface Freedom {
  words: string[];
  help: [number, number] | null;
  spare: number[];
  /** The cards and powers that can be used at a later moment, with the reader's wish for each: `want`, `hold`, or
   *  empty. */
  wishes: Record<string, string>;
}

/** The possible parts of a battle plan, by the words of its six answers. */
export interface PlanChoices {
  leaders: string[];
  /** Sort of leader (0 none, 1 a leader, 2 a Cheap Hero), weapon and defence that go together. */
  combos: [number, string, string][];
  haderach: boolean;
  /** By number on the wheel: the amounts of spice with which it is possible. */
  spice: Record<string, number[]>;
  labels: Record<string, string>;
}

export interface Auction {
  /** The current card, if the reader knows it. */
  card: string | null;
  /** The index of the current card, and the number of cards. */
  left: number;
  bid: number;
  bidder: number | null;
  /** The seats that have passed since the last bid. */
  passed: number[];
}

export interface Plan {
  /** In halves. */
  dial: number | null;
  leader: string | null;
  weapon: string | null;
  defence: string | null;
  haderach: boolean;
  spice: number | null;
}

export interface Side {
  seat: number;
  forces: number;
  starred: number;
  /** It has said that it has neither leader nor Cheap Hero. */
  leaderless: boolean;
  /** Null until plans are shown, except for the reader's own. */
  plan: Plan | null;
}

export interface Battle {
  territory: string;
  sides: [Side, Side];
  shown: boolean;
  voice: string | null;
  /** The element that prescience asks for, and the word of what will be played, if the reader knows it. */
  sight: string | null;
  seen: string | null;
}

/** The result of one side of a battle. */
export interface SideRecap {
  seat: number;
  plan: Plan;
  /** In halves. */
  total: number | null;
  dead: boolean;
  /** The cause of the leader's death: a weapon, `traitor` or `explosion`. */
  by: string | null;
  called: boolean;
  /** The seat that called this side's leader a traitor. */
  caller: number | null;
  lost: number;
  paid: number;
  got: number;
  discarded: string[];
}

/** A battle that is decided, shown once more. */
export interface BattleRecap extends Recap {
  kind: 'battle';
  territory: string;
  winner: number | null;
  /** Whether the reader fought in it. */
  mine: boolean;
  sides: SideRecap[];
  story: string[];
}

/** A phase that is over: what its lines in the log say is shown on its stage. */
export interface PhaseRecap extends Recap {
  kind: 'phase';
  phase: string;
  mine: boolean;
}

/** The recap of a card played, a question answered or a deal made, in a sentence. */
export interface NoteRecap extends Recap {
  kind: 'note';
  /** The kind of the event. */
  of: string;
  seat: number;
  about: string | null;
  by: string | null;
  /** The question of a Truthtrance. */
  answer: boolean | null;
  text: string;
  mine: boolean;
}

export type AnyRecap = BattleRecap | PhaseRecap | NoteRecap;

/** The contents of a shield, hidden until the end. */
export interface Hid {
  spice: number | null;
  hand: string[];
  traitors: string[];
  dancers: string[];
  prediction: Player['prediction'];
}

export interface End extends AnyEnd {
  factions: string[];
  hid: Hid[];
}

export interface View extends AnyView {
  turns: number;
  advanced: boolean;
  storm: number;
  /** The sectors that the storm moves next, if the reader knows the card. */
  storm_card: number | null;
  /** The seats that dial the storm next. */
  wheels: number[];
  wall: boolean;
  /** The part at which the Hidden Mobile Stronghold points. */
  mobile: string | null;
  order: number[];
  spice: Record<string, number>;
  forces: Record<string, Stack[]>;
  decks: { spice: number; treachery: number; traitors: number };
  discards: string[];
  blows: (string | null)[];
  worms: string[];
  /** Answers to Truthtrance that still hold, by the words that were asked about. */
  heard: { seat: number; word: string; true: boolean }[];
  auction: Auction | null;
  battle: Battle | null;
  /** The price of reviving a plain force. */
  revival_price: number;
  /** In the phase of collection. */
  collecting: Gain[];
  promises: Promised[];
  deals: Bargain[];
  /** Null for those who watch. */
  free: Freedom | null;
  /** For a question in several steps: the answers so far, the piece it is about, whose action that is, and the costs of
   *  answers. */
  so_far: string[];
  about: string | null;
  by: number | null;
  prices: Record<string, number>;
  /** The kind of the offer that is open, if it can be declined for good. */
  offer: string | null;
  /** Everything a battle plan can consist of, while the reader makes one. */
  plan: PlanChoices | null;
  players: Player[];
}

export interface Piece {
  name: string;
  text?: string;
}

export interface TreacheryPiece extends Piece {
  type: 'weapon' | 'defence' | 'special' | 'worthless';
  kind: string;
  icon: string;
}

export interface LeaderPiece extends Piece {
  faction: string;
  /** Null: that of the leader he meets. */
  strength: number | null;
}

export interface FactionPiece extends Piece {
  abilities: { id: string; mode: string; phase: string; text: string }[];
}

export interface Content extends AnyContent {
  /** By their number in the log. */
  phases: string[];
  factions: Record<string, FactionPiece>;
  leaders: Record<string, LeaderPiece>;
  treachery: Record<string, TreacheryPiece>;
  territories: Record<string, Piece & { kind: string }>;
  technology: Record<string, Piece>;
}
