// What a table's components read: the pieces of the title, one position as its reader sees it, the log, and what
// the reader has picked but not yet sent. Without `send` it only shows.

import { getContext, setContext } from 'svelte';
import { say, t } from '../lib/i18n.svelte';
import type { Content, Line, Option, Player, Reason, Table, TableSeat, View } from '../lib/types';
import type { Showing } from './recap/showing.svelte';

/** `may`: press it now. `reach`: some card can go there. `chosen`: picked, not sent. `shut`: closed, with a reason. */
export type PieceState = 'may' | 'reach' | 'chosen' | 'shut' | 'off';

/** Answers that are not a piece on the table but the last word of a turn: they have one place, at the right. */
export const CLOSING = ['end', 'done', 'pass'] as const;

/** Why a bot plays in an own seat, or null. */
export function standIn(table: Table | null, seat: number): TableSeat['replaced'] {
  return table?.seats.find((s) => s.seat === seat && s.mine)?.replaced ?? null;
}

export class Scene {
  readonly content: Content;
  view = $state.raw<View>() as View;
  lines = $state.raw<Line[]>([]);
  /** Who sits where, and the clocks; a position alone has none. */
  table = $state.raw<Table | null>(null);
  /** Takes the actions of one intent, in order; absent where nothing may be pressed. */
  send = $state.raw<((actions: string[]) => void) | null>(null);
  /** Something is on its way: nothing more can be pressed until it is answered. */
  busy = $state(false);
  /** Something that is over and waits to be seen; what came after it is not shown yet. */
  showing = $state.raw<Showing | null>(null);
  /** The number of troops that is thought of: what it would make is shown at the Conflict. */
  thought = $state.raw<Option | null>(null);
  /** On a small screen what is pressed is first only chosen, and sent by a second press. */
  confirmFirst = $state(false);

  card = $state<string | null>(null);
  space = $state<string | null>(null);
  armed = $state<string | null>(null);
  /** What was pressed though it is closed, and why it is. */
  refusal = $state.raw<{ action: string; reasons: Reason[] } | null>(null);

  constructor(content: Content, view: View, lines: Line[] = []) {
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
  readonly labels = $derived(new Map(this.asked ? this.view.options.map((o) => [o.action, o.label]) : []));
  readonly kind = $derived(this.asked ? (this.view.decision?.kind ?? '') : '');
  /** A card may be picked and its spaces light up, before anything is sent. */
  readonly sending = $derived(this.kind === 'turn' && Object.keys(this.view.reach).length > 0);
  readonly closing = $derived(CLOSING.find((action) => this.labels.has(action)) ?? null);
  /** What a press would send now. */
  readonly ready = $derived(this.card && this.space ? [this.card, this.space] : this.armed ? [this.armed] : []);

  /** The sorts of pieces the question is about; only among these is a closed one marked as such. */
  readonly #sorts = $derived(
    new Set([...this.labels.keys()].map((action) => action.split(':')[0]).concat(this.sending ? ['space'] : [])),
  );
  readonly #reached = $derived(new Set(this.sending ? Object.values(this.view.reach).flat() : []));

  // ---- people ------------------------------------------------------------------
  readonly me = $derived(this.view.seat);
  readonly players = $derived(this.view.players);
  readonly watching = $derived(this.me < 0 || this.table?.seats.every((seat) => !seat.mine) === true);
  /** Several seats in one browser: then everybody goes by name. */
  readonly hotSeat = $derived((this.table?.seats.filter((seat) => seat.mine).length ?? 0) > 1);

  isMe(seat: number): boolean {
    return seat === this.me && !this.watching;
  }

  nameOf(seat: number): string {
    return say(this.view.names[seat]) || t('page-table-seat', { n: seat + 1 });
  }

  /** "You" for the reader, else the name. */
  callOf(seat: number): string {
    return this.isMe(seat) && !this.hotSeat ? t('page-table-you') : this.nameOf(seat);
  }

  /** Says that a bot plays in an own seat. */
  botPlaysFor(seat: number): string {
    return this.hotSeat ? t('page-table-bot-plays-for', { who: this.nameOf(seat) }) : t('page-table-bot-plays');
  }

  sitting(seat: number): TableSeat | undefined {
    return this.table?.seats.find((s) => s.seat === seat);
  }

  player(seat: number): Player | undefined {
    return this.players[seat];
  }

  // ---- pieces --------------------------------------------------------------------
  /** What may be done with a piece that stands for `action`. */
  stateOf(action: string): PieceState {
    if (this.ready.includes(action) || this.card === action || this.space === action) return 'chosen';
    if (this.sending && action.startsWith('space:')) {
      if (this.card) return this.view.reach[this.card]?.includes(action) ? 'may' : this.#shut(action);
      return this.#reached.has(action) ? 'reach' : this.#shut(action);
    }
    if (this.labels.has(action)) {
      const elsewhere =
        this.sending && this.space && action.startsWith('card:') && !this.view.reach[action]?.includes(this.space);
      return elsewhere ? 'off' : 'may';
    }
    return this.#shut(action);
  }

  #shut(action: string): PieceState {
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
    if (this.sending && (this.view.reach[action] || this.#reached.has(action))) {
      this.#pick(action);
    } else if (this.labels.has(action)) {
      if (this.confirmFirst && !(CLOSING as readonly string[]).includes(action)) this.#arm(action);
      else this.#deliver([action]);
    } else {
      const reasons = this.why(action);
      if (reasons.length) this.refusal = { action, reasons };
    }
  }

  #pick(action: string): void {
    this.armed = null;
    const again = this.card === action || this.space === action;
    if (again && this.confirmFirst && this.ready.length > 1) return this.confirm();
    if (action.startsWith('card:')) {
      this.card = again ? null : action;
      if (this.card && this.space && !this.view.reach[this.card]?.includes(this.space)) this.space = null;
    } else {
      this.space = again ? null : action;
      if (this.space && this.card && !this.view.reach[this.card]?.includes(this.space)) this.card = null;
    }
    if (!this.confirmFirst && this.ready.length > 1) this.confirm();
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

  get holding(): boolean {
    return this.card !== null || this.space !== null || this.armed !== null;
  }

  /** Take back what was picked and not sent, and what was said about it. */
  putBack(): void {
    this.refusal = null;
    this.card = null;
    this.space = null;
    this.armed = null;
  }

  /** Effects that come to the same in any order, done in one go. */
  readonly together = $derived(this.asked ? this.view.effects.filter((effect) => effect.together) : []);

  doAll(): void {
    if (this.together.length > 1) this.perform(this.together.flatMap(({ actions }) => actions));
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
