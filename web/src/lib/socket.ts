// A table's line to the server: a WebSocket that comes back by itself and goes on from the last `n`;
// where sockets do not get through, plain requests every few seconds.

import { acquainted, api, ApiError } from './api';
import type { FromServer, ToServer } from './types';

export type LinkState = 'connecting' | 'open' | 'polling' | 'lost';

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 15_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Sockets that fail this often in a row without ever having opened are given up for polling. */
const TRIES_BEFORE_POLLING = 3;
const POLL_EVERY = 2_000;
const SOCKET_AGAIN_AFTER = 60_000;

interface Waiting {
  done: () => void;
  refused: (error: ApiError) => void;
  timer: ReturnType<typeof setTimeout>;
}

export interface LinkEvents {
  message: (message: FromServer) => void;
  state: (state: LinkState) => void;
  /** The last `n` the page has, to go on from. */
  from: () => number;
}

const lost = (): ApiError => new ApiError({ type: 'Offline', message: '', rule: null }, 0);

export class TableLink {
  readonly #id: string;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #closed = false;
  #everOpened = false;
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

  /** Resolves when the server has it on disk; rejects with its refusal, or `Offline`. */
  async send(what: ToServer): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.#post(what);
    const id = String(++this.#sent);
    return new Promise((done, refused) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        refused(lost());
        socket.close(); // it does not answer: start anew
      }, ANSWER_WITHIN);
      this.#waiting.set(id, { done, refused, timer });
      socket.send(JSON.stringify({ ...what, id }));
    });
  }

  async #post(what: ToServer): Promise<void> {
    if (what.type === 'act') await api.act(this.#id, what.seat, what.at, what.action);
    else if (what.type === 'undo') await api.undo(this.#id, what.seat, what.at, what.to);
    else if (what.type === 'chat') await api.chat(this.#id, what.text);
    else await api.pause(this.#id, what.on);
  }

  #connect(): void {
    if (this.#closed) return;
    this.#events.state(this.#poll ? 'polling' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/socket?from=${this.#events.from()}`,
    );
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#everOpened = true;
      this.#failures = 0;
      this.#heard = Date.now();
      this.#poll?.abort();
      this.#poll = null;
      this.#events.state('open');
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#beat(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      clearInterval(this.#ping);
      if (this.#socket === socket) this.#socket = null;
      this.#fail();
      if (this.#closed) return;
      if (!opened) this.#failures += 1;
      this.#again();
    };
  }

  /** Ask for a sign of life; a line that has been silent through a whole ping is dead. */
  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > 2 * PING_EVERY) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
  }

  #again(): void {
    clearTimeout(this.#retry);
    if (!this.#everOpened && this.#failures >= TRIES_BEFORE_POLLING) {
      if (!this.#poll) void this.#startPolling();
      this.#retry = setTimeout(() => this.#connect(), SOCKET_AGAIN_AFTER);
      return;
    }
    if (this.#failures >= TRIES_BEFORE_POLLING) this.#events.state('lost');
    else this.#events.state('connecting');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network or the reader is back: do not wait for the next try. */
  readonly #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden' || this.#socket || this.#poll) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  async #startPolling(): Promise<void> {
    const poll = new AbortController();
    this.#poll = poll;
    while (!poll.signal.aborted) {
      try {
        const { messages } = await api.updates(this.#id, this.#events.from(), poll.signal);
        if (poll.signal.aborted) return;
        this.#events.state('polling');
        for (const message of messages) this.#take(message);
      } catch {
        if (poll.signal.aborted) return;
        this.#events.state('lost');
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

  /** Whoever waits for an answer is told that none will come. */
  #fail(): void {
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.refused(lost());
    }
    this.#waiting.clear();
  }
}
