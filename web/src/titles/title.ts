// The page of a title. Everything outside `titles/` knows a title by this alone; `index.ts` lists them.

import type { Component } from 'svelte';
import type { Party } from '@/end/standing';
import type { Setup } from '@/home/setup';
import type { Content, End, Frame, Line, Recap, Table, TitleInfo, View } from '@/lib/types';
import type { Shortcut } from '@/table/keys';
import type { Scene } from '@/table/scene.svelte';
import type { How, Showing } from '@/table/showing.svelte';

export interface Title {
  id: string;
  /** A position of this title for its components: a `Scene`, or the title's own kind of it. */
  scene: (content: Content, view: View, lines: Line[]) => Scene;
  /** The table on a wide screen, and on a phone. */
  Desktop: Component<FaceProps, Face>;
  Phone: Component<FaceProps, Face>;
  /** Everything open about somebody at the table, over it. */
  Player?: Component<{ seat: number; onclose: () => void }>;
  /** The body of the explanation of a piece that `Scene.knows`. */
  Piece?: Component<{ piece: string }>;
  /** The height that the table needs where it is folded, if that is more than usual (lib/room.ts). */
  tall?: number;
  /** Keys beside those of every table; a `deed` that is not every table's is given to `Face.show`. */
  keys: Shortcut[];
  /** Pages of the help beside those about text and keys. */
  help: HelpPage[];
  log: LogWords;
  /** The recaps that are shown before the game goes on. */
  moments?: Moments;
  /** An answer that may be left out where it is no longer asked, when several are given in one go. */
  lapses?: (action: string) => boolean;
  /** Return the text of a single case of a question about which a reader is never asked. */
  silenced?: (single: string) => string;
  /** Several answers given in one go are one request: all of them are given, or none. */
  together?: boolean;
  /** The title's part of the form for a new table. */
  setup?: SetupForm;
  /** The title's part of the page after the game. */
  end?: EndWords;
  /** Teams, where the title has any. */
  teams?: TeamWords;
  /** The tokens that represent seats in place of their shapes. */
  tokens?: Tokens;
  /** The selectors of a part of the table that a coach names, best first: those of a wide screen and of a phone. */
  spots?: (name: string) => string[];
  /** The highlights of a game, for the slider of a replay. */
  marks?: (frames: readonly Frame[]) => Mark[];
}

/** Tokens of what seats play, each by an id of the title's own; `.token-<id>` gives its colour as `--seat`. */
export interface Tokens {
  Face: Component<{ id: string }>;
  name: (id: string) => string;
  /** Before the game; '' where it is not known yet. */
  waiting: (table: Table, seat: number) => string;
  over: (end: End, party: number) => string;
}

/** The teams of a title: by number, the first is 0. */
export interface TeamWords {
  /** The seats of each team in a game with this many seats; none if everybody plays alone. */
  of: (seats: number) => number[][];
  name: (team: number) => string;
  icon: (team: number) => string;
  /** The role of a seat in its team. */
  role?: (seat: number) => string;
}

export interface FaceProps {
  onhelp: () => void;
  onplayer: (seat: number) => void;
  /** Shows the final scores, once there are any. */
  onresult?: () => void;
}

/** The functions of a desktop or phone that the table around it calls. */
export interface Face extends Record<string, unknown> {
  showTalk: (tab: 'log' | 'chat') => void;
  /** Brings a region into view and gives it the focus: `players`, or what the title's keys and help name. */
  show: (region: string) => void;
  /** Puts away what was opened over the board; false if there was nothing. */
  fold?: () => boolean;
}

export interface HelpProps {
  /** Leads to a part of the table, or to a deed of its keys. */
  show: (where: string) => void;
}

export interface HelpPage {
  id: string;
  icon: string;
  /** The id of the message that names it. */
  label: string;
  Body: Component<HelpProps> | Component;
  /** It has a field `[data-find]`, to which `/` leads, and is the page that opens. */
  find?: boolean;
}

/** A stretch of the log: a seat's turn, what happened between turns (`seat` is -1), or a heading alone. */
export interface LogGroup {
  key: string;
  /** The line it begins with. */
  from: number;
  seat: number;
  heading: Line | null;
  lines: Line[];
}

/** The structure of a title's log: its groups, headings and icons. */
export interface LogWords {
  /** The icon of what happens between turns. */
  between?: string;
  /** The log in stretches. */
  groups: (lines: readonly Line[]) => LogGroup[];
  /** Kinds of headings, from those that are over others; all are alike where a title does not say. */
  headings?: readonly string[];
  /** Return the first line that happened after the last turn of a seat. */
  since: (lines: readonly Line[], me: number) => number;
  /** Is a move with this line worth a look before the next is shown? */
  worthALook: (line: Line) => boolean;
  /** The result of a group of lines, beside the name of its seat. */
  Head?: Component<{ group: LogGroup }>;
}

/** A line of the log at which it waits for its reader, and the lines it is about. */
export interface Stop {
  recap: Recap;
  from: number;
  to: number;
  /** Players must see it; a stop that does not stay is skipped by players in a hurry. */
  stays: boolean;
}

export interface Moments {
  stopsOf: (lines: readonly Line[]) => Stop[];
  /** A position with these lines told, for the eye alone: nothing is asked in it. */
  carried: (view: View, lines: readonly Line[]) => View;
  showing: (recap: Recap, lines: readonly Line[], how: How) => Showing;
}

/** The data for the title's part of the form: its own choices, and those every table has. */
export interface SetupProps {
  own: OwnSetup;
  setup: Setup;
  /** The title's pieces, for forms that let players choose among them. */
  pieces: () => Promise<Content>;
}

/** The choices made in the title's own part of the form. */
export interface OwnSetup {
  /** The options of the request for a new table; their `seats` are put in by the form. */
  options: (seats: number) => Record<string, unknown>;
}

export interface SetupForm {
  usual: (info: TitleInfo) => OwnSetup;
  /** A message about a game with this many players. */
  about?: (seats: number) => string;
  /** In place of the strength of bots where one plays alone. */
  Opponents?: Component<SetupProps>;
  /** Within the place of a seat. */
  Seat?: Component<SetupProps & { seat: number }>;
  /** Places of those who take part without a seat. */
  MoreSeats?: Component<SetupProps>;
  BelowSeats?: Component<SetupProps>;
  /** Beside the clock. */
  Fields?: Component<SetupProps>;
  HouseRules?: Component<SetupProps>;
  /** The facts agreed for a table beyond its clock. */
  facts?: (table: Table) => { icon: string; text: string }[];
}

export interface EndWords {
  /** The reason for the victory, in place of points and the lead; then no plot of points is shown. */
  by?: (end: End) => string;
  /** Points that end the game: a line across the plot. */
  goal?: number;
  /** The icon of what is counted at the end, if not points. */
  icon?: string;
  /** The role of a party in the game, below its name. */
  playedAs?: (end: End, party: number) => string;
  /** The icon of a kind of source of points; '' where it has none of its own. */
  sourceIcon?: (kind: string) => string;
  /** The sources of the points. */
  Sources?: Component<{ end: End; parties: Party[]; shape: (party: number) => number }>;
}

export interface Mark {
  n: number;
  icon: string;
  seat: number;
  /** The id of the message that explains it; `who` is the name of the seat. */
  label: string;
}
