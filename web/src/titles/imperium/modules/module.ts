// The page of a module of the rules. Each module has a folder here: its `index.ts` exports one `PageModule`,
// and nothing else needs to know it. Components of the family ask `modules/index.ts` who draws in a place.

import type { Component } from 'svelte';
import type { Line, Recap as AnyRecap } from '@/lib/types';
import type { Sign } from '../help/legend';
import type { Slider } from '../choices';
import type { Showing } from '../recap/showing.svelte';
import type { Scene } from '../scene.svelte';
import type { Content, Player, Token, View } from '../types';
import '../styles/index.css'; // the sheets of modules come after it

/** A space and how it is drawn. */
export type SpaceAt = {
  id: string;
  /** In the phone's form. */
  cell: boolean;
  /** The reader may go there now. */
  open: boolean;
  /** Seats with an Agent there. */
  here: readonly number[];
};

/** The places where modules draw, with what each component is given. */
export interface Places {
  /** Marks on a space. */
  space: SpaceAt;
  /** Below the spaces of a region of the board. */
  region: { region: string };
  /** Over a faction's spaces. */
  faction: { faction: string };
  /** Beside the name of the Conflict. */
  conflict: Record<string, never>;
  /** In what is said about a Conflict card. */
  tip: { conflict: string };
  /** A line below its rewards there, as `<div><dt>…</dt><dd>…</dd></div>`. */
  terms: { conflict: string };
  /** On the pad of the Conflict in the phone's board. */
  war: Record<string, never>;
  /** Over the cells of the phone's board. */
  cells: { places: readonly string[] };
  /** Among the goods of a seat. */
  goods: { seat: number };
  /** Beside the Agents of a seat. */
  army: { seat: number };
  /** A row of its own in the panel of a seat: below the goods, or below the army. */
  ways: { seat: number };
  own: { seat: number };
  /** Before and behind the badges of a seat; a module that draws there gives them a row of their own. */
  won: { seat: number; compact: boolean };
  deals: { seat: number; compact: boolean };
  badges: { seat: number };
  /** In place of what a seat did last. */
  last: { seat: number };
  /** Offers above the Imperium Row, where the board has no room for them, and below it. */
  above: Record<string, never>;
  below: Record<string, never>;
  /** Beside the round, in the bar of a wide screen. */
  bar: Record<string, never>;
}
export type Place = keyof Places;

/** A component in a place; `when`: only there is something to draw. */
export interface Drawing<P extends Record<string, unknown>> {
  Draw: Component<P>;
  when: (scene: Scene, props: P) => boolean;
}
export type Draws = { [P in Place]?: Component<Places[P]> | Drawing<Places[P]> };

/** Units that fight beside troops. */
export interface Unit {
  /** Their kind among the parts of a strength, in the recap of a Conflict: the id of the module. */
  id: string;
  icon: string;
  /** Messages: their name; what they are, where they are counted. */
  name: string;
  about: string;
  /** The number that a seat has in the Conflict. */
  of: (view: View, seat: number) => number;
  said: (n: number) => string;
  /** The message over where they go after Combat. */
  home?: string;
  /** A seat with one takes its reward twice. */
  doubles?: boolean;
}

/** Pieces of a sort, as `contract:harvest`. */
export interface SortDrawing {
  /** The key in the content under which they are. */
  content: string;
  /** Sentences name them; true by default. */
  named?: boolean;
  /** All there is to say about one; without it the generic tile says it. */
  Tip?: Component<{ id: string }>;
  /** A small sign of one, beside what comes from it. */
  Pad?: Component<{ id: string }>;
  /** The icon of an answer that names one. */
  glyph?: string;
  /** They lie open on the table and are pressed there, where the table has room for them. */
  pressed?: boolean | (() => boolean);
  /** They lie on a board of their own, apart from each other: a small screen asks for no second press. */
  apart?: boolean;
}

/** A board beside the board: always in sight on its shelf, and opened as a drawer, on the phone as a tab. */
export interface SideBoard {
  /** The part of the view it shows. */
  id: string;
  icon: string;
  name: () => string;
  /** A small summary of what changes, shown on the shelf; tables of two teams have no room for it. */
  Summary: Component<{ part: string }>;
  Board: Component<{ part: string }>;
  /** The question is answered there: it opens by itself. */
  asks?: (scene: Scene) => boolean;
  /** Some of the answers are there, others elsewhere: it is lit. */
  answers?: (scene: Scene) => boolean;
  /** A colour of the tokens, for its edge. */
  tint?: string;
  /** Its share of the shelf; 1 by default. */
  share?: number;
}

/** A cell of the phone's board that is no space. */
export interface Cell {
  Draw: Component<{ show: (tab: string) => void }>;
  /** The number of places it takes in its row. */
  wide?: number;
}

/** The look of a seat that is not like the others. */
export interface Look {
  /** It commands others: it wears a crown, and has no army. */
  commands?: boolean;
  /** The seat that acts for it now, whose colour it wears. */
  by?: number;
}

/** Agents of which each serves somebody. */
export interface Figure {
  ally: number | null;
  at: string | null;
}

/** Sides that play together. */
export interface Seating {
  /** The seats of each, in the order in which they are shown. */
  sides: number[][];
  /** The parties that have troops and Influence on the board, side by side. */
  parties: Player[];
  /** The levels of the Conflicts, round by round. */
  levels?: readonly number[];
}

/** The drawing of a recap that is not a Conflict. */
export interface RecapDrawing {
  /** In the place of the hand. */
  Body: Component<{ recap: AnyRecap; showing: Showing; small?: boolean }>;
  /** The seat whose turn it was. */
  seat: (recap: AnyRecap) => number;
  /** The lines that it is about begin here; those that are read out one by one. */
  from: (lines: readonly Line[], to: number, recap: AnyRecap) => number;
  deeds: (lines: readonly Line[]) => Line[];
  /** The head of the bar below it, and what is said of it there. */
  turn: () => string;
  head: (scene: Scene, recap: AnyRecap) => string;
  below: (scene: Scene, recap: AnyRecap, small: boolean) => string;
}

export interface PageModule {
  /** Its part of the view: the id of the module in the rules. */
  part: string;
  /** The order of modules that draw in one place: a smaller number comes first. */
  order?: number;
  /** It is on this table; by default where the view has its part. */
  on?: (view: View) => boolean;
  draws?: Draws;
  sorts?: Record<string, SortDrawing>;
  units?: readonly Unit[];
  side?: SideBoard;
  /** Cells of the phone's board by name, as `contracts`; and those that come before all others for the reader. */
  cells?: Record<string, Cell>;
  firstCells?: (scene: Scene) => string[];
  /** Knots on the lines between spaces, each by the spaces it ties. */
  ties?: { of: (content: Content) => Record<string, string[]>; Tie: Component<{ id: string; where?: string }> };
  /** Sentences about a space beyond what every space has. */
  says?: (scene: Scene, at: SpaceAt) => string[];
  /** A sentence about the rewards of a Conflict. */
  rewards?: (scene: Scene) => string;
  /** The number of things that it draws before the badges of a seat: others there leave them room. */
  trophies?: (view: View, seat: number) => number;
  /** The icon in the middle of the Conflict, in place of the crossed swords. */
  hub?: (scene: Scene) => string | null;
  seating?: (content: Content, view: View) => Seating | undefined;
  look?: (scene: Scene, seat: number) => Look | undefined;
  figures?: (scene: Scene, seat: number) => Figure[] | undefined;
  /** Why a turn that was ended goes on, in a word or two under the button that ends it. */
  again?: (scene: Scene) => string | undefined;
  /** The seat that an Agent on a space serves. */
  serves?: (scene: Scene, seat: number, space: string) => number | undefined;
  /** Events that are drawn as a number of one sign; events that belong to nobody's turn. */
  events?: Record<string, Token>;
  outside?: readonly string[];
  recaps?: Record<string, RecapDrawing>;
  /** Signs for the groups of the legend; `groups` are its own, before those of the board. */
  legend?: (content: Content) => { signs?: Record<string, Sign[]>; groups?: { id: string; signs: Sign[] }[] };
  /** Questions after a number, of which there may be many. */
  counted?: readonly string[];
  /** The icon of an answer, where its sort does not say it. */
  glyph?: (action: string, kind: string) => string | undefined;
  /** The phone's tab where such a question is answered. */
  tab?: (scene: Scene) => string | undefined;
  /** Cards that are played together are drawn as a pair with this sign between them. */
  together?: { icon: string; label: () => string };
  /** Questions for which the bench shows what each answer makes. */
  bench?: { asks: (kind: string) => boolean; Bench: Component<{ slider: Slider | null; small?: boolean }> };
}

/** Type the module that an `index.ts` exports. */
export const pageModule = (module: PageModule): PageModule => module;
