// A table's connection to the server: a WebSocket that reconnects by itself and continues after the last row `n`. If
// sockets do not work, requests are sent every few seconds instead.

import { acquainted, api, ApiError } from './api';
import type { FromServer, ToServer } from './types';

export type LinkState = 'connecting' | 'open' | 'polling' | 'lost';

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 15_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** The time limit for opening a socket, in milliseconds: on some networks the attempt neither succeeds nor fails. */
const OPEN_WITHIN = 10_000;
/** After this many failures in a row, the page polls until a socket opens again. */
const TRIES_BEFORE_POLLING = 3;
const POLL_EVERY = 2_000;
/** The code with which the server closes the socket of a guest it refuses. */
const NOT_ALLOWED = 1008;

interface Waiting {
  done: () => void;
  refused: (error: ApiError) => void;
  timer: ReturnType<typeof setTimeout>;
}

export interface LinkEvents {
  message: (message: FromServer) => void;
  state: (state: LinkState) => void;
  /** Called when the server refuses this guest at the table for good, with the reason; the connection is of no use
   *  then. */
  shut: (why: ApiError) => void;
  /** Returns the last row `n` that the page has. */
  from: () => number;
}

/** The error for a request that was sent and not answered: the server may have carried it out. */
const unsure = (): ApiError => new ApiError({ type: 'Unsure', message: '', rule: null }, 0);

/** Whether a refusal is final: not one because of too many requests, nor because of a problem of the server. */
export const forGood = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export class TableLink {
  readonly #id: string;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #closed = false;
  #failures = 0;
  #sent = 0;
  #heard = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: AbortController | null = null;

  constructor(id: string, events: LinkEvents) {
    this.#id = id;
    this.#events = events;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    void acquainted().then(
      () => this.#connect(),
      () => this.#again(),
    );
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#poll?.abort();
    this.#socket?.close();
    this.#fail();
  }

  /** Resolves when the server has stored the message; rejects with the server's refusal, with `Offline`, or with
   *  `Unsure` if the message was sent. */
  async send(what: ToServer): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.#post(what);
    const id = String(++this.#sent);
    return new Promise((done, refused) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        refused(unsure());
        socket.close(); // it does not answer: reconnect
      }, ANSWER_WITHIN);
      this.#waiting.set(id, { done, refused, timer });
      socket.send(JSON.stringify({ ...what, id }));
    });
  }

  async #post(what: ToServer): Promise<void> {
    if (what.type === 'act') await api.act(this.#id, what.seat, what.at, what.action, what.then);
    else if (what.type === 'say') await api.say(this.#id, what.seat, what.words, what.text, what.of);
    else if (what.type === 'undo') await api.undo(this.#id, what.seat, what.at, what.to);
    else if (what.type === 'chat') await api.chat(this.#id, what.text, what.to);
    else await api.pause(this.#id, what.on);
  }

  #connect(): void {
    if (this.#closed) return;
    if (!this.#poll) this.#events.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/socket?from=${this.#events.from()}`,
    );
    this.#socket = socket;
    let spoke = false;
    const patience = setTimeout(() => socket.close(), OPEN_WITHIN);
    socket.onopen = () => {
      clearTimeout(patience);
      this.#heard = Date.now();
      this.#poll?.abort();
      this.#poll = null;
      this.#events.state('open');
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#beat(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      spoke = true;
      this.#failures = 0;
      this.#take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(patience);
      clearInterval(this.#ping);
      if (this.#socket === socket) this.#socket = null;
      this.#fail();
      if (this.#closed) return;
      if (!spoke) this.#failures += 1;
      if (code === NOT_ALLOWED) void this.#askWhy();
      this.#again();
    };
  }

  /** Send a ping; a connection on which nothing arrived since the last ping is dead. */
  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > 2 * PING_EVERY) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
  }

  /** Find out why a socket was closed, by a request: a socket cannot tell. */
  async #askWhy(): Promise<void> {
    try {
      await api.table(this.#id);
    } catch (error) {
      if (forGood(error) && !this.#closed) this.#events.shut(error);
    }
  }

  #again(): void {
    clearTimeout(this.#retry);
    if (this.#failures < TRIES_BEFORE_POLLING) this.#events.state('connecting');
    else if (!this.#poll) void this.#startPolling();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network or the reader is back: try to reconnect at once. */
  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden' || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  async #startPolling(): Promise<void> {
    const poll = new AbortController();
    this.#poll = poll;
    let answered = true;
    while (!poll.signal.aborted) {
      try {
        const { messages } = await api.updates(this.#id, this.#events.from(), poll.signal);
        if (poll.signal.aborted) return;
        this.#events.state('polling');
        for (const message of messages) this.#take(message);
        if (!answered) this.#hurry(); // the server is back: so may the socket be
        answered = true;
      } catch (error) {
        if (poll.signal.aborted) return;
        if (forGood(error)) return this.#events.shut(error);
        this.#events.state('lost');
        answered = false;
      }
      await new Promise((go) => setTimeout(go, POLL_EVERY));
    }
  }

  #take(message: FromServer): void {
    if (message.type === 'done' || message.type === 'refused') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (!waiting) return;
      clearTimeout(waiting.timer);
      if (message.type === 'done') waiting.done();
      else waiting.refused(new ApiError(message.error, 409));
      return;
    }
    if (message.type !== 'pong') this.#events.message(message);
  }

  /** Reject everything that waits for an answer; the messages may have arrived. */
  #fail(): void {
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.refused(unsure());
    }
    this.#waiting.clear();
  }
}
