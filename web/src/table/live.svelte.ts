// A live table: a connection that keeps a Scene up to date and sends the answers picked in it. Moves of others are
// shown one after another, so that players can follow them; the reader's own are shown at once.

import { api, ApiError, content } from '../lib/api';
import { keepSeal } from '../lib/sealed';
import { keepSeen, lastSeen } from '../lib/seen';
import { BOT_STEPS } from '../lib/paces';
import { settings, stillness } from '../lib/settings.svelte';
import { forGood, TableLink, type LinkState } from '../lib/socket';
import type { ChatLine, FromServer, Line, Table, ToServer, Update, View } from '../lib/types';
import { titleOf } from '../titles';
import type { Stop } from '../titles/title';
import { KeptLog } from './kept';
import { namesOf, OwnSeats, ownTable } from './own.svelte';
import { standIn, type Scene } from './scene.svelte';

const MOST_WAITING = 30;
const MOVES = new Set<Update['kind']>(['move', 'said']); // updates by which the game goes on: answers, free words
/** The milliseconds after which a forced answer is given, so that the player sees the question. */
const AUTOPLAY_AFTER = 350;
const SHOWN_WITHIN = 5_000;
/** After a change of names or seats the server soon sends everything on the socket; a page that has received nothing
 *  after these milliseconds requests it. */
const TOLD_WITHIN = 2_000;
const sleep = (): Promise<unknown> => new Promise((go) => setTimeout(go, 60));

export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  scene = $state.raw<Scene | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  #chatSeen = $state(-1);
  /** The number of chat lines by others since the chat was last shown in this browser. */
  readonly unread = $derived(this.chat.filter((line) => line.id > this.#chatSeen && !this.isOwn(line)).length);
  link = $state<LinkState>('connecting');
  /** The reason why the last action failed; cleared by the next action. */
  error = $state.raw<ApiError | null>(null);
  /** The reason why the table cannot be shown at all. */
  fatal = $state.raw<ApiError | null>(null);
  /** When the server last sent the clocks, by this machine's clock. */
  clockedAt = $state(0);
  /** Moves of others that are still to be shown. */
  waiting = $state(0);
  /** Increases each time the reader is called to a question. */
  called = $state(0);
  /** The prompt of that question. */
  calledFor = $state.raw('');

  #link: TableLink;
  #n = -1;
  #own: OwnSeats;
  #log: KeptLog;
  #queue: Update[] = [];
  /** The number of recaps in the first update of the queue that have been seen. */
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #auto: ReturnType<typeof setTimeout> | undefined;
  #anew: ReturnType<typeof setTimeout> | undefined;
  /** The reader's view that was shown last. */
  #before: View | undefined;
  #noAutoAt = -1;
  #wake: (() => void)[] = [];
  #closed = false;
  /** The seat whose view is shown; null for a spectator. */
  get seat(): number | null {
    return this.#own.shown;
  }

  /** The only seat that the reader of a lesson plays: a script plays the others, the page answers nothing. */
  readonly coached: number | null;
  /** Whether a hint is shown at this question: then it is not answered automatically, so that the hint can be read. */
  explains = (): boolean => false;

  constructor(id: string, coached: number | null = null) {
    this.id = id;
    this.#log = new KeptLog(id, (earlier) => this.#showEarlier(earlier));
    this.coached = coached;
    this.#own = new OwnSeats(() => this.table, coached);
    this.#chatSeen = lastSeen(id);
    this.#link = new TableLink(id, {
      message: (message) => this.#take(message),
      state: (state) => this.#linked(state),
      shut: (why) => this.#shut(why),
      from: () => this.#n,
    });
    void this.#look();
  }

  /** React to the state of the connection. If it was lost because the table was deleted, stop waiting. */
  #linked(state: LinkState): void {
    const broke = this.link !== state && (state === 'lost' || this.link === 'open');
    this.link = state;
    if (broke && !this.#closed) void this.#look();
  }

  /** Request the table, to learn why the socket does not open: a socket cannot tell. */
  async #look(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (!this.table) this.#seeTable(table);
    } catch (error) {
      if (forGood(error)) this.#shut(error); // otherwise the connection tries again by itself
    }
  }

  #shut(why: ApiError): void {
    this.fatal = why;
    this.close();
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#timer, this.#auto, this.#anew]) clearTimeout(timer);
    this.#link.close();
  }

  // ---- from the server -----------------------------------------------------------
  #take(message: FromServer): void {
    if (message.type === 'table') this.#seeTable(message.table);
    else if (message.type === 'update') this.#takeUpdate(message);
    else if (message.type === 'chat' && !this.chat.some((line) => line.id === message.id))
      this.chat = [...this.chat, message];
  }

  #seeTable(told: Table): void {
    const before = this.table;
    const table = (this.table = ownTable(told, this.coached));
    if (table.commitment) keepSeal(table.id, table.commitment);
    this.clockedAt = Date.now();
    if (this.scene) this.scene.table = table;
    const gained = table.seats.some(({ mine, seat }) => mine && !before?.seats[seat]?.mine);
    if (before && this.#n >= 0 && (gained || namesOf(before) !== namesOf(table))) {
      clearTimeout(this.#anew);
      this.#anew = setTimeout(() => void this.#askAnew(), TOLD_WITHIN);
    }
    const back = table.seats.filter(({ seat }) => standIn(before, seat) && !standIn(table, seat));
    // A player who pressed the button knows; one to whom the host gave the seat back may be looking elsewhere.
    if (back.some(({ seat }) => standIn(before, seat) === 'host' && this.#own.asks(seat)))
      this.#call(this.#own.views[String(this.seat)]?.prompt ?? '');
    const shown = this.seat;
    this.#own.choose();
    if (shown !== this.seat || back.length || (before?.paused && !table.paused)) this.#refresh();
  }

  /** Load views and log again, since they contain names; a plain request has brought only the table. */
  async #askAnew(): Promise<void> {
    try {
      const { messages } = await api.updates(this.id, -1);
      for (const message of messages) {
        if (message.type === 'update' && message.n >= this.#n && !this.#closed) this.#takeUpdate(message);
      }
    } catch {
      // the next move will bring them
    }
  }

  #takeUpdate(update: Update): void {
    if (update.kind === 'sync') clearTimeout(this.#anew);
    // Skip updates that are repeated after a reconnect; the reader's own sealed answers do not add a row.
    const known = update.kind === 'sealed' ? update.n < this.#n : update.kind !== 'sync' && update.n <= this.#n;
    if (known) return;
    this.#n = update.n;
    this.#queue.push(update);
    this.waiting = this.#queue.length;
    const mine = this.table?.seats.some((seat) => seat.mine && seat.seat === update.by);
    if (!MOVES.has(update.kind) || mine || stillness() || document.hidden || this.#queue.length > MOST_WAITING)
      this.#flush();
    else if (this.#timer === undefined) this.#step();
  }

  /** Show everything that has happened at once, up to the next recap that must be seen. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length && !this.#stops()) this.#show(this.#next());
    this.waiting = this.#queue.length;
  }

  /** Skip to the present: only recaps that stay are still shown. */
  skip(): void {
    do {
      if (this.scene?.showing?.stays === false) this.#seenIt();
      this.#flush();
    } while (this.scene?.showing?.stays === false);
  }

  #next(): Update {
    this.#seen = 0;
    return this.#queue.shift()!;
  }

  /** Whether later updates have to wait for a recap: the one shown, or one of the next update, then shown first. */
  #stops(): boolean {
    const { scene } = this;
    if (!scene || scene.showing) return scene !== null;
    const update = this.#queue[0];
    const { moments } = scene.title;
    if (!MOVES.has(update.kind) || !moments) return false;
    const stops = moments.stopsOf(update.lines);
    const stop = stops.slice(this.#seen).find(({ stays }) => this.#waitsFor(stays));
    if (!stop) return false;
    this.#seen = stops.indexOf(stop);
    this.#showUpTo(stop, update, scene);
    return true;
  }

  /** Whether to wait for a recap to be seen: not on hidden pages, and not for spectators who are far behind. Recaps
   *  that stay wait for players. */
  #waitsFor(stays: boolean): boolean {
    if (stays && this.#own.plays()) return true;
    return !document.hidden && this.#queue.length <= MOST_WAITING;
  }

  #showUpTo({ recap, from, to }: Stop, update: Update, scene: Scene): void {
    const told = update.lines.slice(0, to + 1);
    const view = this.#own.onScreen()!;
    scene.putBack();
    const moments = scene.title.moments!; // only a title with moments has stops
    scene.view = moments.carried(view, told);
    scene.lines = [...this.#log.lines, ...told];
    const plays = (): boolean => this.#own.plays();
    scene.showing = moments.showing(recap, update.lines.slice(from, to + 1), {
      onward: () => this.onward(),
      still: stillness(),
      get watched() {
        return !plays();
      },
    });
    const asked = update.views[String(this.seat)]?.prompt;
    if (document.hidden && asked) this.#call(asked);
    for (const wake of this.#wake.splice(0)) wake();
  }

  #seenIt(): void {
    if (!this.scene?.showing) return;
    this.scene.showing = null;
    this.#seen += 1;
  }

  /** Close the recap that was seen, and show the next moves. */
  onward(): void {
    if (!this.scene?.showing) return;
    this.#seenIt();
    if (this.#queue.length && !this.#stops()) this.#show(this.#next());
    this.waiting = this.#queue.length;
    if (stillness() || document.hidden || this.#queue.length > MOST_WAITING) this.#flush();
    else if (this.#timer === undefined) this.#step();
  }

  #call(prompt: string): void {
    this.calledFor = prompt;
    this.called += 1;
  }

  #step(): void {
    this.#timer = undefined;
    while (this.#queue.length && !this.#stops()) {
      const update = this.#next();
      this.waiting = this.#queue.length;
      this.#show(update);
      if (update.lines.some((line) => this.scene?.title.log.worthALook(line))) {
        this.#timer = setTimeout(() => this.#step(), BOT_STEPS[settings.bots]);
        return;
      }
    }
  }

  #show(update: Update): void {
    const before = this.#own.views;
    this.#own.views = update.views;
    this.#log.take(update);
    this.#own.choose();
    const now = this.#own.views[String(this.seat)];
    const tookBack = (before[String(this.seat)]?.answered?.length ?? 0) > (now?.answered?.length ?? 0);
    if (update.kind === 'undo' || (update.kind === 'sealed' && tookBack))
      this.#noAutoAt = this.#own.views[String(this.seat)]?.decision?.number ?? -1;
    this.#refresh();
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Let the scene load earlier lines of the log if there are any. */
  #offerEarlier(scene: Scene): void {
    scene.readEarlier = this.#log.hasEarlier ? () => void this.#log.readEarlier() : null;
  }

  /** Show earlier lines of the log, loaded because the reader scrolled back. */
  #showEarlier(earlier: readonly Line[]): void {
    if (!this.scene || this.#closed) return;
    this.scene.lines = [...earlier, ...this.scene.lines];
    this.#offerEarlier(this.scene);
  }

  /** In a browser with several seats: the seat whose player must sit down before a hand is shown; else null. */
  get nextSeat(): number | null {
    void this.scene?.view;
    return this.#own.unclaimed() ? this.seat : null;
  }

  /** Show the view of another of the reader's seats. */
  sitAt(seat: number): void {
    this.#own.sitAt(seat);
    this.#refresh();
  }

  #refresh(): void {
    const view = this.#own.of(this.seat);
    if (!view) return;
    if (!this.scene) {
      void this.#firstScene(view);
      return;
    }
    this.#offerEarlier(this.scene);
    if (this.scene.showing) return; // a recap shows an earlier position
    const shown = this.#own.onScreen()!;
    const { decision, seat } = this.scene.view;
    if (shown.decision?.number !== decision?.number || shown.seat !== seat) this.scene.putBack();
    this.scene.view = shown;
    this.scene.lines = this.#log.lines;
    const before = this.#before;
    this.#before = view;
    if (this.#own.asks(view.seat) && (!before?.decision || before.turn_of !== view.turn_of)) this.#call(view.prompt);
    this.#playAlone(view);
  }

  async #firstScene(view: View): Promise<void> {
    try {
      const found = content(view.title, this.table?.content ?? '');
      const [title, pieces] = await Promise.all([titleOf(view.title, found), found]);
      if (this.scene || this.#closed) return;
      const scene = title.scene(pieces, this.#own.onScreen()!, this.#log.lines);
      scene.table = this.table;
      scene.send = (actions) => void this.play(actions);
      scene.speak = (words, text, of) => this.speak(words, text, of);
      this.scene = scene;
      this.#before = view;
      if (this.#own.asks(view.seat)) this.#call(view.prompt);
      this.#refresh();
    } catch (error) {
      if (error instanceof ApiError) this.fatal = error;
    }
  }

  // ---- to the server -------------------------------------------------------------
  /** Answer a question with one option: an end of turn only if the reader wants it, and never what was just undone. */
  #playAlone(view: View): void {
    clearTimeout(this.#auto);
    const only = view.options.length === 1 ? view.options[0].action : null;
    if (!only || this.coached !== null || !(only === 'end' ? settings.endTurn : settings.autoplay)) return;
    if (!view.decision || this.#noAutoAt === view.decision.number) return;
    if (view.hidden && this.table?.seats.some(({ kind, mine }) => kind === 'guest' && !mine)) return;
    if (this.table?.paused || !this.#own.asks(view.seat) || this.nextSeat !== null || this.scene?.busy) return;
    const { seat, at, decision } = view;
    this.#auto = setTimeout(() => {
      if (at !== this.#own.views[String(seat)]?.at || this.scene?.busy) return;
      if (this.explains()) this.#noAutoAt = decision.number;
      else void this.play([only], true);
    }, AUTOPLAY_AFTER);
  }

  /** Send these actions, each when the one before has been answered and its position offers the next. With `alone`, the
   *  page answers by itself; it is no error if the same seat has answered in another window. */
  async play(actions: string[], alone = false): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.scene || this.scene.busy || this.scene.showing) return;
    this.scene.busy = true;
    this.error = null;
    clearTimeout(this.#auto);
    try {
      if (actions.length > 1 && this.scene.title.together) {
        const { at } = this.#own.views[String(seat)];
        await this.#link.send({ type: 'act', seat, at, action: actions[0], then: actions.slice(1) });
        await this.#past(seat, at);
        return;
      }
      for (const action of actions) {
        if (this.scene.showing) break;
        if (!this.#own.views[String(seat)]?.options.some((option) => option.action === action)) {
          if (this.scene.title.lapses?.(action)) continue;
          break;
        }
        const { at } = this.#own.views[String(seat)];
        await this.#link.send({ type: 'act', seat, at, action });
        await this.#past(seat, at);
      }
    } catch (error) {
      if (!(alone && error instanceof ApiError && error.type === 'StaleAction')) this.#refused(error);
    } finally {
      this.scene.busy = false;
      this.#refresh();
    }
  }

  /** Wait until everything that has happened is shown and all recaps have been seen. */
  async settled(): Promise<void> {
    while ((this.#queue.length || this.scene?.showing) && !this.#closed) await sleep();
  }

  /** Give an answer of any of the reader's seats, once all before it was seen; return false if the question is gone. */
  async answer(seat: number, action: string): Promise<boolean> {
    await this.settled();
    const view = this.#own.views[String(seat)];
    if (!this.scene || !view?.options.some((option) => option.action === action)) return false;
    return this.#sent(this.scene, { type: 'act', seat, at: view.at, action });
  }

  /** Send a message for a seat and wait for the update that follows; return false if it was refused. */
  async #sent(scene: Scene, what: Extract<ToServer, { at: number }>): Promise<boolean> {
    scene.busy = true;
    this.error = null;
    clearTimeout(this.#auto);
    try {
      await this.#link.send(what);
      await this.#past(what.seat, what.at);
      return true;
    } catch (error) {
      return this.#refused(error);
    } finally {
      scene.busy = false;
      this.#refresh();
    }
  }

  /** Wait for the update that follows an answer, which may arrive a little later. */
  async #past(seat: number, at: number): Promise<void> {
    const until = Date.now() + SHOWN_WITHIN;
    while (this.#own.views[String(seat)]?.at === at && !this.#closed && !this.scene?.showing) {
      const left = until - Date.now();
      if (left <= 0) return;
      await new Promise<void>((go) => {
        setTimeout(go, left);
        this.#wake.push(go);
      });
    }
  }

  async undo(to: number): Promise<void> {
    const { scene, seat } = this;
    if (seat === null || !scene || scene.busy) return;
    await this.#sent(scene, { type: 'undo', seat, at: this.#own.views[String(seat)].at, to });
    scene.putBack();
  }

  /** Whether a chat line was written in this browser, with a seat or without. */
  isOwn(line: ChatLine): boolean {
    return line.by === this.table?.by;
  }

  /** Mark all chat lines so far as read. */
  readChat(): void {
    const last = this.chat.at(-1)?.id ?? -1;
    if (last <= this.#chatSeen) return;
    this.#chatSeen = last;
    keepSeen(this.id, last);
  }

  /** Say free words, which no question asks for. Resolves to true once the server has stored them. */
  async speak(words: string[], text?: string, of?: number): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.#try({ type: 'say', seat, words, ...(text ? { text } : {}), ...(of === undefined ? {} : { of }) });
  }

  /** Write a chat line; `to`: only to these seats. */
  async say(text: string, to: number[] | null = null): Promise<boolean> {
    return this.#try(to ? { type: 'chat', text, to } : { type: 'chat', text });
  }

  /** Mute somebody in the chat or lift the mute, as the host. */
  async mute(by: string, on: boolean): Promise<void> {
    await this.change(api.mute(this.id, by, on));
  }

  async pause(on: boolean): Promise<boolean> {
    return this.#try({ type: 'pause', on });
  }

  async #try(what: ToServer): Promise<boolean> {
    this.error = null;
    return this.#link.send(what).then(
      () => true,
      (error: unknown) => this.#refused(error),
    );
  }

  /** Send a request that changes the table, and show the table that the server returns. */
  async change(request: Promise<Table>): Promise<void> {
    this.error = null;
    await request.then(
      (table) => this.#seeTable(table),
      (error: unknown) => this.#refused(error),
    );
  }

  #refused(error: unknown): false {
    if (!(error instanceof ApiError)) throw error;
    this.error = error;
    return false;
  }
}
