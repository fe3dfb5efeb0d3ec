// The data that a table's components read: the title's pieces, one position as its reader sees it, the log, and answers
// picked but not sent. Without `send` nothing can be pressed. A title may extend this class; the members that it may
// override are marked "Title:".

import { getContext, setContext } from 'svelte';
import { locale, say, t, thing } from '../lib/i18n.svelte';
import type { Content, Line, Reason, Table, TableSeat, View } from '../lib/types';
import { asYou } from '../lib/you';
import { shapeOf } from '../titles';
import type { Title } from '../titles/title';
import type { About } from './tip.svelte';
import type { Showing } from './showing.svelte';

/** `may`: can be pressed now. `reach`: a card in hand could send an Agent there. `chosen`: picked, not sent. `shut`:
 *  closed, for a reason. */
export type PieceState = 'may' | 'reach' | 'chosen' | 'shut' | 'off';

/** Answers that end a turn or a question instead of choosing a piece: their button is at the right. */
export const CLOSING = ['end', 'done', 'pass'] as const;

/** Why a bot plays in one of the reader's seats; null if none does. */
export function standIn(table: Table | null, seat: number): TableSeat['replaced'] {
  return table?.seats.find((s) => s.seat === seat && s.mine)?.replaced ?? null;
}

/** What ending the turn means now: it is not possible yet, something would be lost, or nothing else is left to do. */
export interface Ending {
  state: 'shut' | 'calm' | 'next';
  /** In words: what must be done first, or what would be lost. */
  why: string;
}

export class Scene<V extends View = View, C extends Content = Content> {
  readonly title: Title;
  readonly content: C;
  view = $state.raw<V>() as V;
  lines = $state.raw<Line[]>([]);
  /** Loads earlier lines of the log; null if there are none. */
  readEarlier = $state.raw<(() => void) | null>(null);
  /** The table with its seats and clocks; null for a position alone. */
  table = $state.raw<Table | null>(null);
  /** Sends actions that belong together, in order; null if nothing may be pressed. */
  send = $state.raw<((actions: string[]) => void) | null>(null);
  /** Says free words for the reader's seat, with a text or as the answer to an offer; null if nothing may be said. */
  speak = $state.raw<((words: string[], text?: string, of?: number) => Promise<boolean>) | null>(null);
  /** A message is on its way: nothing can be pressed until it is answered. */
  busy = $state(false);
  /** The recap that is shown; later moves are not shown yet. Null if there is none. */
  showing = $state.raw<Showing | null>(null);
  /** On a small screen, the first press only chooses an answer and a second press sends it. */
  confirmFirst = $state(false);
  /** Answers that could be sent together are sent one at a time, as lessons need it. */
  oneByOne = $state(false);

  /** The words of the suggestion that is shown on the table. */
  hinted = $state.raw<readonly string[]>([]);
  /** The answer that was pressed and waits for a second press. */
  armed = $state<string | null>(null);
  /** The closed answer that was pressed, and the reasons why it is closed. */
  refusal = $state.raw<{ action: string; reasons: Reason[] } | null>(null);

  constructor(title: Title, content: C, view: V, lines: Line[] = []) {
    this.title = title;
    this.content = content;
    this.view = view;
    this.lines = lines;
  }

  // ---- what is asked ---------------------------------------------------------
  /** All players have agreed to a pause: the server refuses every move until it ends. */
  readonly paused = $derived(this.table?.paused === true);
  /** Why a bot plays in the reader's place: until it stops, the reader is asked nothing, whatever the view says. */
  readonly replaced = $derived(standIn(this.table, this.view.seat));
  readonly asked = $derived(
    this.send !== null &&
      !this.paused &&
      this.replaced === null &&
      this.view.decision !== null &&
      this.view.options.length > 0,
  );
  /** The reader's sealed answers, which can be taken back until the last player has answered. */
  readonly sealed = $derived(this.send !== null && this.view.answered?.length ? this.view.answered : []);
  /** The seats that are asked, as far as the reader may know; not which of them have answered. */
  readonly deciding = $derived(this.view.over ? [] : this.view.to_act);
  readonly labels = $derived(new Map(this.asked ? this.view.options.map((o) => [o.action, o.label]) : []));
  readonly kind = $derived(this.asked ? (this.view.decision?.kind ?? '') : '');
  readonly closing = $derived(CLOSING.find((action) => this.labels.has(action)) ?? null);
  /** The answers that a press would send now. */
  readonly ready = $derived(this.picked());
  /** The sorts of pieces that the question is about; only pieces of these sorts are marked as closed. */
  readonly #sorts = $derived(
    new Set([...this.labels.keys(), ...this.reachable()].map((action) => action.split(':')[0])),
  );

  /** Title: the answers that are picked and can be sent. */
  protected picked(): string[] {
    return this.armed ? [this.armed] : [];
  }

  /** Title: pieces that can be picked although they are not yet an answer. */
  protected reachable(): string[] {
    return [];
  }

  // ---- people ------------------------------------------------------------------
  readonly me = $derived(this.view.seat);
  readonly players: V['players'] = $derived(this.view.players);
  readonly watching = $derived(this.me < 0 || this.table?.seats.every((seat) => !seat.mine) === true);
  /** There are several seats in this browser: then every player is called by name. */
  readonly hotSeat = $derived((this.table?.seats.filter((seat) => seat.mine).length ?? 0) > 1);

  isMe(seat: number): boolean {
    return seat === this.me && !this.watching;
  }

  /** Whether a seat is called "You": the reader's, unless several people sit at this screen. */
  isYou(seat: number): boolean {
    return this.isMe(seat) && !this.hotSeat;
  }

  nameOf(seat: number): string {
    return say(this.view.names[seat]) || t('page-table-seat', { n: seat + 1 });
  }

  /** "You" for the reader, else the name. */
  callOf(seat: number): string {
    return this.isYou(seat) ? t('page-table-you') : this.nameOf(seat);
  }

  /** A line of the log for this reader, with "You" if it begins with the reader's name. */
  tellingOf({ text, seat }: Pick<Line, 'text' | 'seat'>): string {
    const said = say(text);
    return seat >= 0 && this.isYou(seat) ? asYou(said, this.nameOf(seat), t('page-table-you'), locale.current) : said;
  }

  /** The text that a bot plays in one of the reader's seats. */
  botPlaysFor(seat: number): string {
    return this.hotSeat ? t('page-table-bot-plays-for', { who: this.nameOf(seat) }) : t('page-table-bot-plays');
  }

  /** The number of a seat's shape and colour. */
  shapeOf(seat: number): number {
    return shapeOf(this.title.id, this.players.length, seat);
  }

  sitting(seat: number): TableSeat | undefined {
    return this.table?.seats.find((s) => s.seat === seat);
  }

  player(seat: number): V['players'][number] | undefined {
    return this.players[seat];
  }

  // ---- how a title speaks of it --------------------------------------------------
  /** Title: the current phase of the game, in a word or two. */
  get stage(): string {
    return '';
  }

  /** Title: instructions for what is picked, shown in place of the question; null to show the question. */
  get leading(): { head: string; below: string } | null {
    return null;
  }

  /** Title: what the end of the turn would mean now. */
  get ending(): Ending {
    return {
      state: this.closing ? 'next' : 'shut',
      why: !this.asked || this.closing ? '' : t('page-table-end-answer-first'),
    };
  }

  /** Title: a question to confirm before the picked answer is sent; empty for most answers. */
  get caution(): string {
    return '';
  }

  /** Title: whether this is the name of one of its pieces, such as `space:arrakeen`. */
  knows(_piece: string): boolean {
    return false;
  }

  /** Title: the sorts of pieces that sentences name. */
  get sorts(): readonly string[] {
    return [];
  }

  /** Title: the name of a piece or an answer. */
  called(action: string): string {
    const label = this.labels.get(action);
    return label ? say(label) : this.knows(action) ? thing(action) : action;
  }

  /** Title: the id of the shape that represents a seat. */
  markOf(seat: number): string {
    return `seat-${this.shapeOf(seat)}`;
  }

  /** Title: the icon of an answer. */
  glyphOf(action: string): string | null {
    const [sort, id] = action.split(':');
    if (sort === 'seat') return `seat-${this.shapeOf(Number(id))}`;
    return { yes: 'check', no: 'close', none: 'close' }[sort] ?? null;
  }

  /** Title: the subject of an answer's tooltip. */
  aboutOption(_action: string): About | null {
    return null;
  }

  /** Title: do the obvious next thing, for the space bar; return false if there is none. */
  onward(): boolean {
    const { showing } = this; // the press may close the recap, and has used up the key even then
    showing?.press();
    return showing !== null;
  }

  // ---- pieces --------------------------------------------------------------------
  /** Return the state of the piece for `action`: chosen, may be chosen, shut or off. */
  stateOf(action: string): PieceState {
    if (this.ready.includes(action)) return 'chosen';
    return this.labels.has(action) ? 'may' : this.shut(action);
  }

  protected shut(action: string): PieceState {
    return this.#sorts.has(action.split(':')[0]) && this.view.closed[action]?.length ? 'shut' : 'off';
  }

  why(action: string): Reason[] {
    if (this.labels.has(action) || ['may', 'reach', 'chosen'].includes(this.stateOf(action))) return [];
    return this.view.closed[action] ?? [];
  }

  /** Handle a press on a piece: pick it if it needs a second press, show the reasons if it is closed, else send it at
   *  once. */
  press(action: string): void {
    if (!this.asked || this.busy) return;
    this.refusal = null;
    if (this.pick(action)) return;
    if (this.labels.has(action)) {
      if (this.confirmFirst && !this.plain(action)) this.#arm(action);
      else this.#deliver([action]);
    } else {
      const reasons = this.why(action);
      if (reasons.length) this.refusal = { action, reasons };
    }
  }

  /** Title: whether an answer needs no second press on a small screen, because its label says what it does or it is
   *  hardly pressed by accident. */
  protected plain(action: string): boolean {
    return (CLOSING as readonly string[]).includes(action);
  }

  /** Title: pick a piece that needs a second one; return false if it does not. */
  protected pick(_action: string): boolean {
    return false;
  }

  #arm(action: string): void {
    if (this.armed === action) return this.confirm();
    this.putBack();
    this.armed = action;
  }

  /** Send what is chosen. */
  confirm(): void {
    if (this.ready.length) this.#deliver([...this.ready]);
  }

  #deliver(actions: string[]): void {
    this.putBack();
    this.send?.(actions);
  }

  /** Title: the piece that is picked and not sent. */
  get held(): string | null {
    return this.armed;
  }

  /** Put back what was picked and not sent, and clear the reasons of a closed piece. */
  putBack(): void {
    this.refusal = null;
    this.armed = null;
  }

  /** Send actions whose button says what they do: no second press is required. */
  perform(actions: readonly string[]): void {
    if (this.asked && !this.busy && actions.length) this.#deliver([...actions]);
  }
}

const KEY = Symbol('scene');

/** The scene of all components below; a component shows one scene all its life. */
export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
