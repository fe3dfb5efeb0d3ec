// The data that a table's components read: the pieces of the title, one position as its reader sees it, the log, and what
// the reader has picked but not yet sent. Without `send` it only shows. A title may have its own kind of scene, which
// says more of its pieces: what it may say is marked "a title's".

import { getContext, setContext } from 'svelte';
import { locale, say, t, thing } from '../lib/i18n.svelte';
import type { Content, Line, Reason, Table, TableSeat, View } from '../lib/types';
import { asYou } from '../lib/you';
import { shapeOf } from '../titles';
import type { Title } from '../titles/title';
import type { About } from './tip.svelte';
import type { Showing } from './showing.svelte';

/** `may`: press it now. `reach`: some card can go there. `chosen`: picked, not sent. `shut`: closed, with a reason. */
export type PieceState = 'may' | 'reach' | 'chosen' | 'shut' | 'off';

/** Answers that are not a piece on the table but the last word of a turn: they have one place, at the right. */
export const CLOSING = ['end', 'done', 'pass'] as const;

/** Why a bot plays in an own seat, or null. */
export function standIn(table: Table | null, seat: number): TableSeat['replaced'] {
  return table?.seats.find((s) => s.seat === seat && s.mine)?.replaced ?? null;
}

/** The meaning of ending the turn now: it is not possible yet, it gives something up, or nothing else is left to do. */
export interface Ending {
  state: 'shut' | 'calm' | 'next';
  /** In words: the thing it waits for, or gives up. */
  why: string;
}

export class Scene<V extends View = View, C extends Content = Content> {
  readonly title: Title;
  readonly content: C;
  view = $state.raw<V>() as V;
  lines = $state.raw<Line[]>([]);
  /** Reads the lines of the log before these; null where these are all. */
  readEarlier = $state.raw<(() => void) | null>(null);
  /** The seats and clocks; a position alone has none. */
  table = $state.raw<Table | null>(null);
  /** Takes the actions of one intent, in order; absent where nothing may be pressed. */
  send = $state.raw<((actions: string[]) => void) | null>(null);
  /** Says free words for the reader's seat, with a text or as the answer to an offer; absent where nothing may be said. */
  speak = $state.raw<((words: string[], text?: string, of?: number) => Promise<boolean>) | null>(null);
  /** Something is on its way: nothing more can be pressed until it is answered. */
  busy = $state(false);
  /** Something that is over and waits to be seen; what came after it is not shown yet. */
  showing = $state.raw<Showing | null>(null);
  /** On a small screen what is pressed is first only chosen, and sent by a second press. */
  confirmFirst = $state(false);
  /** Answers that belong together are sent one at a time, as a lesson asks for them. */
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
  /** Everybody has agreed to a pause: until it ends the server refuses every move. */
  readonly paused = $derived(this.table?.paused === true);
  /** Why a bot plays in the reader's place: until that ends nothing is asked of the reader, whatever the view says. */
  readonly replaced = $derived(standIn(this.table, this.view.seat));
  readonly asked = $derived(
    this.send !== null &&
      !this.paused &&
      this.replaced === null &&
      this.view.decision !== null &&
      this.view.options.length > 0,
  );
  /** The reader's answers while others still decide: they may be taken back until the last answer is in. */
  readonly sealed = $derived(this.send !== null && this.view.answered?.length ? this.view.answered : []);
  /** The seats that are asked, as far as the reader may know; not which of them have answered. */
  readonly deciding = $derived(this.view.over ? [] : this.view.to_act);
  readonly labels = $derived(new Map(this.asked ? this.view.options.map((o) => [o.action, o.label]) : []));
  readonly kind = $derived(this.asked ? (this.view.decision?.kind ?? '') : '');
  readonly closing = $derived(CLOSING.find((action) => this.labels.has(action)) ?? null);
  /** The answers that a press would send now. */
  readonly ready = $derived(this.picked());
  /** The sorts of pieces the question is about; only among these is a closed one marked as such. */
  readonly #sorts = $derived(
    new Set([...this.labels.keys(), ...this.reachable()].map((action) => action.split(':')[0])),
  );

  /** A title's: what is picked and can be sent. */
  protected picked(): string[] {
    return this.armed ? [this.armed] : [];
  }

  /** A title's: pieces that can be picked though they answer nothing yet. */
  protected reachable(): string[] {
    return [];
  }

  // ---- people ------------------------------------------------------------------
  readonly me = $derived(this.view.seat);
  readonly players: V['players'] = $derived(this.view.players);
  readonly watching = $derived(this.me < 0 || this.table?.seats.every((seat) => !seat.mine) === true);
  /** Several seats in one browser: then everybody goes by name. */
  readonly hotSeat = $derived((this.table?.seats.filter((seat) => seat.mine).length ?? 0) > 1);

  isMe(seat: number): boolean {
    return seat === this.me && !this.watching;
  }

  /** A seat that is called "You": the reader's, unless several sit at this screen. */
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

  /** A sentence of the log as its reader is told it, with "You" where it begins with the reader. */
  tellingOf({ text, seat }: Pick<Line, 'text' | 'seat'>): string {
    const said = say(text);
    return seat >= 0 && this.isYou(seat) ? asYou(said, this.nameOf(seat), t('page-table-you'), locale.current) : said;
  }

  /** Says that a bot plays in an own seat. */
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
  /** A title's: what the game is at, in a word or two. */
  get stage(): string {
    return '';
  }

  /** A title's: what to do with what is picked, and what that is; else the question itself is shown. */
  get leading(): { head: string; below: string } | null {
    return null;
  }

  /** A title's: what the end of a turn would mean now. */
  get ending(): Ending {
    return {
      state: this.closing ? 'next' : 'shut',
      why: !this.asked || this.closing ? '' : t('page-table-end-answer-first'),
    };
  }

  /** A title's: what is asked once more before the answer in hand is sent; nothing for most. */
  get caution(): string {
    return '';
  }

  /** A title's: is this the name of one of its pieces, as `space:arrakeen`? */
  knows(_piece: string): boolean {
    return false;
  }

  /** A title's: the sorts of pieces that sentences name. */
  get sorts(): readonly string[] {
    return [];
  }

  /** A title's: what to call a piece or an answer. */
  called(action: string): string {
    const label = this.labels.get(action);
    return label ? say(label) : this.knows(action) ? thing(action) : action;
  }

  /** A title's: the shape a seat goes by. */
  markOf(seat: number): string {
    return `seat-${this.shapeOf(seat)}`;
  }

  /** A title's: the icon of an answer. */
  glyphOf(action: string): string | null {
    const [sort, id] = action.split(':');
    if (sort === 'seat') return `seat-${this.shapeOf(Number(id))}`;
    return { yes: 'check', no: 'close', none: 'close' }[sort] ?? null;
  }

  /** A title's: what there is to say about an answer. */
  aboutOption(_action: string): About | null {
    return null;
  }

  /** A title's: the space bar does what is plainly next; false if nothing is. */
  onward(): boolean {
    const { showing } = this; // the press may end it, and was the answer to the key all the same
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

  /** A piece is pressed. What needs a second word waits for it, what is closed says why; the rest is sent at once. */
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

  /** A title's: an answer that needs no second press on a small screen: it says what it does, or is not touched by chance. */
  protected plain(action: string): boolean {
    return (CLOSING as readonly string[]).includes(action);
  }

  /** A title's: take a piece in hand that needs a second one; false if this is none. */
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

  /** A title's: the piece that is picked and not sent. */
  get held(): string | null {
    return this.armed;
  }

  /** Take back what was picked and not sent, and what was said about it. */
  putBack(): void {
    this.refusal = null;
    this.armed = null;
  }

  /** Send what says itself what it does: no second press is asked for. */
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
