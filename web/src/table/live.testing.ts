// A live table with a link, a server and a title made up for tests.
import { afterEach, beforeEach, vi } from 'vitest';
import type { FromServer, Line, Table, ToServer, Update, View } from '../lib/types';
import type { Title } from '../titles/title';

/** The function by which the table under test receives messages. */
export let hear: (message: FromServer) => void;

/** The messages that the table has sent, and the server's answer to each. */
export let sent: ToServer[] = [];
let answer: () => Promise<void>;
export const answerWith = (how: () => Promise<void>): void => void (answer = how);

/** The messages it gets when it requests everything, and a spy that counts these requests. */
let everything: FromServer[] = [];
export const keepForLater = (messages: FromServer[]): void => void (everything = messages);
export const askedAgain = vi.fn();

/** The server's answer to a request for the whole log. */
export const wholeLog = vi.fn<() => Promise<{ lines: Line[] }>>();

vi.mock('../lib/socket', () => ({
  TableLink: class {
    constructor(_id: string, heard: { message: (message: FromServer) => void }) {
      hear = heard.message;
    }
    send(what: ToServer): Promise<void> {
      sent.push(what);
      return answer();
    }
    close(): void {}
  },
}));
vi.mock('../lib/api', () => ({
  ApiError: class extends Error {
    constructor(readonly body: { type: string }) {
      super(body.type);
    }
    get type(): string {
      return this.body.type;
    }
  },
  api: {
    table: () => new Promise(() => undefined),
    updates: (id: string, from: number) => {
      askedAgain(id, from);
      return Promise.resolve({ messages: everything });
    },
    log: () => wholeLog(),
  },
  content: () => Promise.resolve({}),
}));

vi.mock('../titles', () => ({ titleOf: () => Promise.resolve(title) }));

const { LiveTable } = await import('./live.svelte');
export const { ApiError } = await import('../lib/api');
const { Scene } = await import('./scene.svelte');
const { Showing } = await import('./showing.svelte');

/** A title with two kinds of recap lines: those that stay until they were seen, and those that may be skipped. */
const title = {
  scene: (content, view, lines) => new Scene(title, content, view, lines),
  log: { groups: () => [], since: () => 0, worthALook: ({ kind }) => kind === 'agent' || kind === 'reveal' },
  moments: {
    stopsOf: (lines) =>
      lines.flatMap(({ recap }, to) => (recap ? [{ recap, from: to, to, stays: recap.kind === 'stays' }] : [])),
    carried: (view) => ({ ...view, decision: null, options: [] }),
    showing: (recap, _lines, how) => new Showing(recap, how, 0, recap.kind === 'stays'),
  },
} as Partial<Title> as Title;

export const line = (n: number, text: string): Line => ({
  n,
  text,
  seat: 0,
  rule: null,
  heading: false,
  kind: 'agent',
  amount: 0,
  thing: null,
  cause: null,
});
export const view = (): View =>
  ({
    title: 'some',
    seat: 0,
    decision: null,
    options: [],
    to_act: [],
    turn_of: 0,
    at: 0,
    answered: [],
  }) as unknown as View;
export const update = (kind: Update['kind'], n: number, lines: Line[], to?: number): Update => ({
  type: 'update',
  kind,
  n,
  by: 0,
  lines,
  views: { '0': { ...view(), at: n } },
  ...(to === undefined ? {} : { to }),
});

/** The table under test; every test has a new one. */
export let live: InstanceType<typeof LiveTable>;
export const reload = (): void => {
  live.close();
  live = new LiveTable('t');
};

/** Give every test of the file a new table. */
export const openForEachTest = (): void => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // no animations: everything is shown at once
    sent = [];
    answer = () => Promise.resolve();
    live = new LiveTable('t');
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};

/** A view in which a seat is asked to choose one of these options. */
export const asked = (seat: number, number: number, ...options: string[]): View =>
  ({
    ...view(),
    seat,
    turn_of: seat,
    to_act: [seat],
    decision: { kind: 'menu', number, cause: '', options, party: null },
    options: options.map((action) => ({ action, label: action })),
  }) as View;
export const idle = (seat: number): View => ({ ...view(), seat });
export const seats = (...replaced: (string | null)[]): FromServer => ({
  type: 'table',
  table: { seats: replaced.map((why, seat) => ({ seat, mine: true, replaced: why })) } as unknown as Table,
});
export const shows = (n: number, ...views: View[]): Update => ({
  ...update('move', n, []),
  views: Object.fromEntries(views.map((v) => [String(v.seat), { ...v, at: n }])),
});
