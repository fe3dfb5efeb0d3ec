// Requests to the server. A refused request throws an `ApiError` with the server's own words.

import type {
  BotForGame,
  Content,
  Analysis,
  End,
  Guide,
  Hint,
  ErrorBody,
  Lesson,
  Log,
  Me,
  NewTable,
  ReplayPart,
  Rule,
  Table,
  Tables,
  TitleInfo,
  TitleWords,
  Update,
  ChatLine,
  Clock,
  FromServer,
  ListName,
  WinPage,
  PuzzleLists,
  PuzzleSolution,
  PuzzleVerdict,
} from './types';

export class ApiError extends Error {
  /** The class name of the server's error; or `Offline` if nothing was sent or the request changes nothing, `Unsure` if
   *  a change was sent and not answered and may have been made, `Broken` for an answer that cannot be read. */
  readonly type: string;
  /** The error as a saying; empty for errors that are not the server's, for which the page has its own texts. */
  readonly saying: string;
  readonly rule: string | null;
  readonly status: number;

  constructor(body: ErrorBody, status: number) {
    super(`${body.type} (${status})`);
    this.type = body.type;
    this.saying = body.message;
    this.rule = body.rule;
    this.status = status;
  }
}

const TIMEOUT = 20_000;
/** The number of tries for a GET, if the server says when to retry; and the longest wait it may ask for, in seconds. */
const TRIES = 3;
const LONGEST_WAIT = 10;

let met: Promise<Me> | null = null;

/** Resolves when the server knows this browser. The first request of a page is sent alone, because it brings the
 *  cookie: several at once would each create another guest. */
export function acquainted(): Promise<Me> {
  met ??= ask<Me>('GET', '/me').catch((error: unknown) => {
    met = null; // so that the next call tries again
    throw error;
  });
  return met;
}

async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  await acquainted();
  return ask(method, path, body, signal);
}

/** The seconds after which a busy server wants the request repeated; `null` if it does not say, or says too many. */
function soon(response: Response): number | null {
  const after = Number(response.headers?.get('Retry-After') ?? NaN);
  return (response.status === 429 || response.status === 503) && after <= LONGEST_WAIT ? after : null;
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, tries = TRIES): Promise<T> {
  let response: Response;
  const within = AbortSignal.timeout(TIMEOUT);
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, within]) : within,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const type = method === 'GET' || !navigator.onLine ? 'Offline' : 'Unsure';
    throw new ApiError({ type, message: '', rule: null }, 0);
  }
  const wait = method === 'GET' && tries > 1 ? soon(response) : null;
  if (wait !== null) {
    await new Promise((go) => setTimeout(go, 1000 * wait));
    if (!signal?.aborted) return ask(method, path, body, signal, tries - 1);
  }
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok && data !== undefined) return data as T;
  const told = (data as { error?: Partial<ErrorBody> } | undefined)?.error;
  throw new ApiError(
    { type: told?.type ?? 'Broken', message: told?.message ?? '', rule: told?.rule ?? null },
    response.status,
  );
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: (): Promise<Me> => request('GET', '/me'),
  rename: (name: string): Promise<Me> => request('PATCH', '/me', { name }),
  titles: (): Promise<TitleInfo[]> => request('GET', '/titles'),
  /** How strong each bot is in games with these options, or why it cannot play them. */
  bots: (title: string, options: Record<string, unknown>): Promise<BotForGame[]> =>
    request('GET', `/titles/${title}/bots?options=${encodeURIComponent(JSON.stringify(options))}`),
  puzzles: (): Promise<PuzzleLists> => request('GET', '/puzzles'),
  puzzleTable: (id: string): Promise<Table> => request('POST', `/puzzles/${encodeURIComponent(id)}/table`, {}),
  puzzleAnswer: (id: string, table: string): Promise<PuzzleVerdict> =>
    request('POST', `/puzzles/${encodeURIComponent(id)}/answer`, { table }),
  puzzleSolution: (id: string): Promise<PuzzleSolution> =>
    request('GET', `/puzzles/${encodeURIComponent(id)}/solution`),
  win: (title: string): Promise<WinPage> => request('GET', `/win/${encodeURIComponent(title)}`),
  rules: (title: string, lang: string): Promise<Rule[]> =>
    request('GET', `/rules/${encodeURIComponent(title)}?lang=${encodeURIComponent(lang)}`),

  /** Get the Fluent messages that a title from another package brings; empty for other titles. */
  words: (title: string, lang: string): Promise<TitleWords> =>
    request('GET', `/words/${encodeURIComponent(title)}?lang=${encodeURIComponent(lang)}`),

  /** The first pages of both lists of tables, or the page of one list that follows the mark `after`. */
  tables: (list?: ListName, after?: string): Promise<Tables> =>
    request('GET', list && after ? `/tables?list=${list}&after=${encodeURIComponent(after)}` : '/tables'),
  table: (id: string): Promise<Table> => request('GET', at(id)),
  lessons: (title: string): Promise<Lesson[]> => request('GET', `/lessons/${encodeURIComponent(title)}`),
  /** The guides of all titles. */
  guides: (): Promise<Guide[]> => request('GET', '/guides'),
  create: (table: NewTable): Promise<Table> => request('POST', '/tables', table),
  join: (id: string, invite: string, seat: number | null = null): Promise<Table> =>
    request('POST', `${at(id)}/join`, { invite, seat }),
  leave: (id: string, seat: number, keep = false): Promise<Table> => request('POST', `${at(id)}/leave`, { seat, keep }),
  /** Remove a table that cannot be read from the reader's list. */
  putAway: (id: string): Promise<Table> => request('DELETE', at(id)),
  start: (id: string): Promise<Table> => request('POST', `${at(id)}/start`, {}),
  /** Create a rematch for the players of a table; if another player was quicker, return the one that exists. */
  rematch: (id: string): Promise<Table> => request('POST', `${at(id)}/rematch`, {}),
  reseat: (id: string, seat: number, kind: 'bot' | 'guest' | 'open', bot?: string): Promise<Table> =>
    request('PATCH', `${at(id)}/seats/${seat}`, bot ? { kind, bot } : { kind }),
  change: (id: string, what: { public?: boolean; whispers?: boolean; clock?: Clock }): Promise<Table> =>
    request('PATCH', at(id), what),

  /** Set the offers that are declined for the reader from now on; nobody else learns of it. */
  decline: (id: string, seat: number, offers: string[]): Promise<Table> =>
    request('PUT', `${at(id)}/seats/${seat}/declines`, { offers }),

  act: (id: string, seat: number, n: number, action: string, then?: string[]): Promise<unknown> =>
    request('POST', `${at(id)}/act`, { seat, at: n, action, ...(then ? { then } : {}) }),
  say: (id: string, seat: number, words: string[], text?: string, of?: number): Promise<unknown> =>
    request('POST', `${at(id)}/say`, { seat, words, ...(text ? { text } : {}), ...(of === undefined ? {} : { of }) }),
  undo: (id: string, seat: number, n: number, to: number): Promise<unknown> =>
    request('POST', `${at(id)}/undo`, { seat, at: n, to }),
  /** Suggested moves for an own seat, whose question has the number `at`. */
  hint: (id: string, seat: number, n: number): Promise<Hint> => request('POST', `${at(id)}/hint`, { seat, at: n }),
  chat: (id: string, text: string, to?: number[]): Promise<unknown> =>
    request('POST', `${at(id)}/chat`, to ? { text, to } : { text }),
  /** Mute or unmute somebody in the chat, as the host; `watchers` are all guests without a seat. */
  mute: (id: string, by: string, on: boolean): Promise<Table> => request('POST', `${at(id)}/mute`, { by, on }),
  pause: (id: string, on: boolean): Promise<unknown> => request('POST', `${at(id)}/pause`, { on }),
  notes: (id: string): Promise<{ text: string }> => request('GET', `${at(id)}/notes`),
  writeNotes: (id: string, text: string): Promise<unknown> => request('PUT', `${at(id)}/notes`, { text }),
  updates: (id: string, from: number, signal?: AbortSignal): Promise<{ messages: FromServer[] }> =>
    request('GET', `${at(id)}/updates?from=${from}`, undefined, signal),

  log: (id: string): Promise<Log> => request('GET', `${at(id)}/log`),

  analysis: (id: string): Promise<Analysis> => request('GET', `${at(id)}/analysis`),
  /** The address of a finished analysis as a file, in a language. */
  analysisFile: (id: string, form: 'json' | 'html', lang: string): string =>
    `/api${at(id)}/analysis/file?form=${form}&lang=${encodeURIComponent(lang)}`,
  /** Start the analysis of a game that is over, unless there is one. */
  analyse: (id: string): Promise<Analysis> => request('POST', `${at(id)}/analysis`, {}),
  /** The record of a game that is over, as JSON. */
  record: (id: string): Promise<Record<string, unknown>> => request('GET', `${at(id)}/record`),
  end: (id: string): Promise<End> => request('GET', `${at(id)}/end`),
  replay: (id: string, eyes: string, from: number, to: number): Promise<ReplayPart> =>
    request('GET', `${at(id)}/replay?eyes=${encodeURIComponent(eyes)}&from=${from}&to=${to}`),
  /** Return the address from which the record can be downloaded. */
  recordAddress: (id: string): string => `/api${at(id)}/record`,
  /** Return the address of the record as readable text, in a language. */
  recordText: (id: string, lang: string): string => `/api${at(id)}/record?form=text&lang=${encodeURIComponent(lang)}`,
};

const contents = new Map<string, Promise<Content>>();

/** Every piece of a title, in the version that `TitleInfo` and `Table` name. It is loaded once; the browser caches it
 *  too, since another version has another address. */
export function content(title: string, version: string): Promise<Content> {
  const address = `/content/${encodeURIComponent(title)}?v=${encodeURIComponent(version)}`;
  let known = contents.get(address);
  if (!known) {
    known = request<Content>('GET', address);
    known.catch(() => contents.delete(address)); // so that the next call tries again
    contents.set(address, known);
  }
  return known;
}

export type { Update, ChatLine };
