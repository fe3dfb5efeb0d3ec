// What the server says of any title, and what it takes: written by web/scripts/page_types.py from the
// server's models (sandtable/server/http/protocol.py, sandtable/server/http/api.py). Change those, then `make types-web`.

export interface Act {
  type: 'act';
  seat: number;
  at: number;
  action: string;
  /** Further answers of the same seat, in order; all of them are given, or none. */
  then?: string[];
}

/** The analysis of a finished game, or its progress. The state is `none` if the title has no analyses, `missing` if nobody has asked for one. */
export interface Analysis {
  state: 'none' | 'missing' | 'running' | 'failed' | 'done';
  done: number;
  analysis: AnalysisData | null;
}

export interface AnalysisData {
  version: number;
  title: string;
  moves: number;
  passes: number;
  names: string[];
  points: AnalysisPoint[];
  seats: AnalysisStory[];
}

export interface AnalysisLine {
  words: string[];
  labels: string[];
}

/** A choice that a seat made, and the best other line of play. */
export interface AnalysisMoment {
  /** The number of moves before this choice. */
  n: number;
  /** The number of moves with which a table to try the choice again begins: below `n` if others decided too. */
  begin: number;
  seat: number;
  round: number;
  did: AnalysisLine;
  other: AnalysisLine;
  chance: number;
  chance_other: number;
  error: number;
  facts: InsightFact[];
  why: string;
}

export interface AnalysisPart {
  round: number;
  luck: number;
  choices: number;
  others: number;
}

export interface AnalysisPoint {
  n: number;
  seat: number | null;
  round: number;
  chances: number[];
  errors: number[];
  measured: boolean;
}

/** How a seat's chance to win went from the start to the result: start + luck + choices + others = end. */
export interface AnalysisStory {
  seat: number;
  start: number;
  end: number;
  luck: number;
  luck_error: number;
  choices: number;
  others: number;
  rounds: AnalysisPart[];
  mistakes: AnalysisMoment[];
  best: AnalysisMoment | null;
}

/** An answer that a seat has given while others still decide. */
export interface Answer {
  action: string;
  label: string;
}

export interface Begin {
  kind: string;
  /** The number of moves made before, in another game; no undo goes back behind them. */
  moves: number;
}

/** A bot in games with certain options: how strong it is, or why it cannot play. */
export interface BotForGame {
  id: string;
  unfit: string | null;
  strength: string | null;
}

export interface BotLine {
  id: string;
  spec: string;
}

export interface Chat {
  type: 'chat';
  text: string;
  /** Recipients; everybody if absent. */
  to?: number[];
}

export interface ChatLine {
  type: 'chat';
  id: number;
  at: number;
  /** The sender's pseudonym at this table; `Table.by` is the reader's. */
  by: string;
  name: string;
  seat: number | null;
  /** True if a spectator sent the line. */
  watching: boolean;
  /** The recipients of a private line; null if everybody may read it. */
  to: number[] | null;
  text: string;
}

/** All pieces of a title, in the title's own form. */
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
  /** Per player or team: the sources of points; `start` is the starting amount. */
  sources: Source[][];
  /** Per player or team: the points after each round. */
  by_round: number[][];
  rounds: number;
  names: string[];
  /** The first lines of the record: the title, options and seed from which the game was dealt. */
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

export interface Guide {
  id: string;
  title: string;
  message: string;
  seats: number;
  /** The reader's seat. */
  seat: number;
  /** The game to begin, in the form of a request for a new table. */
  begin: Record<string, unknown>;
  moments: GuideMoment[];
}

export interface GuideMoment {
  id: string;
  message: string;
  when: GuideWhen;
  /** Highlighted things: words, patterns of words, and `spot:` with the name of a part of the table. */
  light: string[];
  /** The reader is taken to know the sentence once these conditions hold; null without any. */
  done: GuideWhen | null;
}

/** Conditions on a seat's view and its log (docs/guides.md); an empty list sets no condition. */
export interface GuideWhen {
  asked: string[];
  option: string[];
  phase: string[];
  line: string[];
  own: boolean;
  fact: string[];
  over: boolean;
}

/** The best lines of play for a seat's open question, judged from what the seat knows. */
export interface Hint {
  seat: number;
  at: number;
  /** The chance with the move that a bot would make without thinking ahead. */
  now: number;
  /** The number of worlds in which the lines were tried. */
  worlds: number;
  lines: HintLine[];
}

/** A suggested line of play: one action, or two that make one move. */
export interface HintLine {
  words: string[];
  labels: string[];
  chance: number;
  /** Half of the 95% confidence interval of `chance`. */
  error: number;
  /** True if this chance cannot be told from that of the line before. */
  close: boolean;
  /** The number of other lines with the same results. */
  alike: number;
  facts: InsightFact[];
  why: string;
}

export interface InsightFact {
  fact: string;
  more: number;
}

export interface Lesson {
  id: string;
  title: string;
  number: number;
  minutes: number;
  icon: string;
  message: string;
  seats: string[];
  /** The reader's seat. */
  seat: number;
  given: Record<string, unknown>;
  steps: LessonStep[];
}

export interface LessonAnswer {
  seat: number;
  /** The words that are accepted; the first is the usual one. */
  words: string[];
}

export interface LessonStep {
  id: string;
  message: string;
  /** Highlighted things: words of the vocabulary, and `spot:` with the name of a part of the table. */
  light: string[];
  show: string;
  /** The answers that the reader has to give; empty if the step is only read. */
  answers: LessonAnswer[];
  /** The actions that follow by themselves. */
  then: LessonAnswer[];
  says: ('do' | 'wrong' | 'praise')[];
}

/** The seconds a seat has left for its current answer; when they are over, the server answers for it. */
export interface Limit {
  seat: number;
  seconds: number;
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
  /** A text attached to the line: the terms of a deal. */
  said?: string;
  /** A summary of something that ends with this line. */
  recap?: Recap;
}

/** The whole log of a table, as its reader may see it. */
export interface Log {
  lines: Line[];
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

/** A frequent question that a guest can decline in advance. */
export interface Offer {
  id: string;
  label: string;
  /** The cases in which the question can be asked although it is declined otherwise; most offers have none. */
  modes: OfferMode[];
}

/** A case in which a question is asked although the guest has declined it in advance. */
export interface OfferMode {
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

/** The data of one player, with the fields that all titles have. */
export interface Player {
  seat: number;
}

export interface Pong {
  type: 'pong';
}

export interface PuzzleEntry {
  id: string;
  seats: number;
  /** The kind of question that the puzzle asks. */
  kind: string;
  answers: number;
}

export interface PuzzleLine {
  answer: string[];
  chance: number;
  accepted: boolean;
}

export interface PuzzleList {
  title: string;
  puzzles: PuzzleEntry[];
  /** The id of the puzzle of the day. */
  today: string;
}

export interface PuzzleLists {
  titles: PuzzleList[];
}

export interface PuzzleSolution {
  lines: PuzzleLine[];
  why: string;
  gap: number;
  /** The lead of the best line over the next, in standard errors. */
  certainty: number;
  worlds: number;
  /** The number of games played to their end after each of the two best lines. */
  games: number;
  won_best: number;
  won_next: number;
}

/** The result of a puzzle: the line played at its table, compared with the best one. */
export interface PuzzleVerdict {
  /** `open` until the whole line has been played. */
  state: 'open' | 'best' | 'worse';
  /** The labels of the line that was played. */
  answer: string[];
  chance: number;
  best: number;
  /** Why the best line is better than this one, or than the others. */
  why: string;
}

/** The reason why something cannot be chosen, and the rule behind it. */
export interface Reason {
  text: string;
  rule: string;
}

/** A summary of something that ends with a log line, such as a battle; each title adds fields of its own. */
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
  /** The rulebook it is from: `page-rules-book-…` names it where a title has several. */
  book: string;
  section: string;
  section_lang: string;
  text: string;
  /** The language of the text: English if there is no translation. */
  lang: string;
}

/** A message from the page that says free words: actions of a seat that is not asked. */
export interface Say {
  type: 'say';
  seat: number;
  words: string[];
  /** A text attached to the last word. */
  text?: string;
  /** The number of the offer that the words answer. */
  of?: number;
}

export interface Share {
  share: number;
  /** `low` and `high` are the ends of the 95% confidence interval. */
  low: number;
  high: number;
}

export interface Source {
  cause: string;
  thing: string | null;
  points: number;
}

export interface SourceFigures {
  id: string;
  /** The points that winners have from this source, on average. */
  winners: number;
  everybody: number;
  /** The share of winners who had points from this source. */
  had: Share;
  /** The share of games whose winner would not have been ahead without these points. */
  decided: Share;
}

export interface Table {
  id: string;
  title: string;
  /** The version of the title's pieces, to request them by; '' if there are none. */
  content: string;
  options: Record<string, unknown>;
  /** The beginning of a game that did not begin with a deal; null if it was dealt. */
  begin: Begin | null;
  state: 'waiting' | 'playing' | 'over';
  /** The game is of an older rules version: the table can only be left, and the record read once the game is over. */
  old: boolean;
  /** The stored data is invalid: it can only be removed from the list, and the valid part of its record be read. */
  damaged: boolean;
  /** True if the reader may act as host; a substitute may while the host is away. */
  host: boolean;
  invite: string | null;
  public: boolean;
  /** Private messages to one's team or a single seat are allowed. */
  whispers: boolean;
  /** Suggested moves are allowed even where several people play; the host decides when making the table. */
  hints: boolean;
  /** Whether the reader may ask for suggestions: `people` if not, because other people play; `none` if not, because the reader has no seat or the title has no suggestions. */
  suggests: 'allowed' | 'people' | 'none';
  created: number;
  seats: TableSeat[];
  /** Seats that play as teams and may talk in private; empty if everybody plays alone. */
  teams: number[][];
  /** The frequent questions that the reader may decline in advance; empty for spectators. */
  offers: Offer[];
  /** Seconds between the moves of bots. */
  pace: number;
  clock: NoClock | TurnClock | GameClock | DaysClock;
  clocks: number[] | null;
  /** Seats whose clocks run. In a simultaneous decision these are all, except the reader's own seats that have answered. */
  running: number[];
  /** Seats with a time limit for their current answer, apart from the clocks, such as for a bid. */
  limits: Limit[];
  paused: boolean;
  pause_asked: string[];
  n: number;
  round: number;
  /** Seats that are asked, whether or not they have answered, except the reader's own seats that have. */
  to_act: number[];
  points: number[];
  watchers: number;
  winner: number[] | null;
  rematch: string | null;
  /** Notices about how the table is served, such as that its bots think less than usual. */
  notices: string[];
  /** The reader's pseudonym in the chat of this table. */
  by: string;
  /** The reader is muted. */
  silent: boolean;
  /** Muted guests; `by` is `watchers` for all spectators. */
  muted: Muted[];
  /** The SHA-256 of title, rules version, options and seed of the game, once it has started. */
  commitment: string | null;
  /** The time at which the table will be deleted if nothing more happens there. */
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
  bot: string | null;
  mine: boolean;
  present: boolean;
  /** True if the guest has been away for so long that the host may replace them by a bot. */
  absent: boolean;
  /** The reason why a bot plays for a guest; null if none does. */
  replaced: 'clock' | 'host' | 'left' | 'away' | null;
  /** The ids of the questions that the reader declines in advance; empty on seats of others. */
  declines: string[];
}

/** Pages of the two lists of tables, each with the cursor of its next page. */
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
  several?: string[];
  named?: string[];
  needs?: Record<string, string>;
}

/** The Fluent messages a title from elsewhere brings with it. */
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
  /** After an undo: the number of moves left; the log lines of later ones are void. */
  to?: number;
  lines: Line[];
  /** With `sync`: the number of lines of the log before these; `GET /api/tables/{id}/log` has them. */
  earlier?: number;
  /** Views by seat; `watch` for spectators. */
  views: Record<string, View>;
}

/** Messages for a client that polls instead of using a socket. */
export interface Updates {
  messages: (TableMessage | Update | ChatLine | Refused | Done | Pong)[];
}

/** A position as a seat sees it, with the fields that all titles have. */
export interface View {
  title: string;
  /** -1 for a spectator. */
  seat: number;
  round: number;
  phase: string;
  to_act: number[];
  turn_of: number | null;
  players: Player[];
  decision: Decision | null;
  prompt: string;
  rule: string | null;
  /** Others cannot tell whether there is a choice, so answering at once would tell them. */
  hidden: boolean;
  options: Option[];
  closed: Record<string, Reason[]>;
  /** The number an answer of this seat must carry, which identifies the question that it answers. */
  at: number;
  /** The seat's answers while others still decide; they can be taken back until the last one is in. */
  answered: Answer[];
  undo: UndoStep[];
  /** Texts attached to moves, by move number: the terms of deals the reader may know. */
  said?: Record<string, string>;
  over: boolean;
  outcome: string | null;
  names: string[];
}

export interface WinGain {
  id: string;
  group: string;
  /** Empty if the gain is that of a whole group. */
  name: string;
  more: number;
}

export interface WinGroup {
  id: string;
  /** The points that winners have from this source, on average. */
  winners: number;
  everybody: number;
  /** The share of winners who had points from this source. */
  had: Share;
  /** The share of games whose winner would not have been ahead without these points. */
  decided: Share;
  /** The most points that one of its sources gives at once. */
  most: number;
  /** Empty for a group that is a single source. */
  sources: WinSource[];
}

export interface WinLeader {
  share: number;
  /** `low` and `high` are the ends of the 95% confidence interval. */
  low: number;
  high: number;
  id: string;
  name: string;
  thing: string;
  /** Icons for the things that its abilities give. */
  gives: string[];
  facts: string[];
  games: number;
  /** The share of wins if all were equally strong. */
  even: number;
  /** The sources from which it clearly gains more points than the others. */
  gains: WinGain[];
  /** The reasons for its victories, the most frequent first. */
  by: string[];
}

export interface WinMixture {
  options: Record<string, unknown>;
  seats: number;
  /** 0 if no games were counted. */
  games: number;
  bots: string;
  rounds: number;
  reasons: WinReason[];
  groups: WinGroup[];
  leaders: WinLeader[];
}

export interface WinPage {
  title: string;
  version: number;
  mixtures: WinMixture[];
}

export interface WinReason {
  share: number;
  /** `low` and `high` are the ends of the 95% confidence interval. */
  low: number;
  high: number;
  id: string;
  text: string;
}

export interface WinSource {
  id: string;
  /** The points that winners have from this source, on average. */
  winners: number;
  everybody: number;
  /** The share of winners who had points from this source. */
  had: Share;
  /** The share of games whose winner would not have been ahead without these points. */
  decided: Share;
  name: string;
  points: number;
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
  hints?: boolean;
  start?: boolean;
  pace?: number;
  begin?: Record<string, unknown>;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  name?: string;
}
