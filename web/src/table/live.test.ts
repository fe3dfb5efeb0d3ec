import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Line, Recap, Table, ToServer, Update, View } from '../lib/types';
import { settings } from '../lib/settings.svelte';
import { emptyStorage } from '../lib/storage.testing';
import type { Title } from '../titles/title';

/** The function by which the table receives messages. */
let hear: (message: FromServer) => void;

/** The messages the table has sent, and the server's answer to them. */
let sent: ToServer[] = [];
let answer: () => Promise<void>;
/** The messages it gets when it asks for everything, and a spy that counts how often it asks. */
let everything: FromServer[] = [];
const askedAnew = vi.fn();

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
      askedAnew(id, from);
      return Promise.resolve({ messages: everything });
    },
  },
  content: () => Promise.resolve({}),
}));

vi.mock('../titles', () => ({ titleOf: () => Promise.resolve(title) }));

const { LiveTable } = await import('./live.svelte');
const { ApiError } = await import('../lib/api');
const { Scene } = await import('./scene.svelte');
const { Showing } = await import('./showing.svelte');

/** A title with lines that stay until they were seen, and others that may be skipped. */
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

const line = (n: number, text: string): Line => ({
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
const view = (): View =>
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
const update = (kind: Update['kind'], n: number, lines: Line[], to?: number): Update => ({
  type: 'update',
  kind,
  n,
  by: 0,
  lines,
  views: { '0': { ...view(), at: n } },
  ...(to === undefined ? {} : { to }),
});

let live: InstanceType<typeof LiveTable>;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves: everything is shown at once
  sent = [];
  answer = () => Promise.resolve();
  live = new LiveTable('t');
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A view that asks for one of these. */
const asked = (seat: number, number: number, ...options: string[]): View =>
  ({
    ...view(),
    seat,
    turn_of: seat,
    to_act: [seat],
    decision: { kind: 'menu', number, cause: '', options, party: null },
    options: options.map((action) => ({ action, label: action })),
  }) as View;
const idle = (seat: number): View => ({ ...view(), seat });
const seats = (...replaced: (string | null)[]): FromServer => ({
  type: 'table',
  table: { seats: replaced.map((why, seat) => ({ seat, mine: true, replaced: why })) } as unknown as Table,
});
const shows = (n: number, ...views: View[]): Update => ({
  ...update('move', n, []),
  views: Object.fromEntries(views.map((v) => [String(v.seat), { ...v, at: n }])),
});

describe('several seats in one browser', () => {
  const opened = async (...views: View[]): Promise<void> => {
    hear(seats(...views.map(() => null)));
    hear(shows(1, ...views));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  };

  it('begin behind the curtain, with whoever is asked', async () => {
    await opened(idle(0), asked(1, 1, 'a', 'b'));
    expect(live.nextSeat).toBe(1);
    live.sitAt(1);
    expect(live.nextSeat).toBeNull();
    expect(live.scene!.view.seat).toBe(1);
  });
  it('stay behind it while others play, until somebody sits down', async () => {
    await opened(idle(0), idle(1));
    expect(live.nextSeat).toBe(0);
    hear(shows(2, idle(0), asked(1, 1, 'a', 'b')));
    expect(live.nextSeat).toBe(1);
    live.sitAt(1);
    hear(shows(3, asked(0, 2, 'a', 'b'), idle(1)));
    expect(live.nextSeat).toBe(0);
  });
  it('show what is public behind it', async () => {
    const watch = { ...view(), seat: -1 } as View;
    hear(seats(null, null));
    const told = shows(1, asked(0, 1, 'a', 'b'), idle(1));
    hear({ ...told, views: { ...told.views, watch } });
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
    expect(live.nextSeat).toBe(0);
    expect(live.scene!.view.seat).toBe(-1);
    live.sitAt(0);
    expect(live.scene!.view.seat).toBe(0);
    const next = shows(2, idle(0), asked(1, 2, 'a', 'b'));
    hear({ ...next, views: { ...next.views, watch } });
    expect(live.scene!.view.seat).toBe(-1);
  });
  it('answer nothing by themselves behind it', async () => {
    vi.useFakeTimers();
    await opened(asked(0, 1, 'only'), idle(1));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([]);
    live.sitAt(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
  });
  it('need no curtain for a seat that a bot plays', async () => {
    await opened(asked(0, 1, 'a', 'b'), idle(1));
    live.sitAt(0);
    hear(seats(null, 'clock'));
    hear(shows(2, idle(0), asked(1, 2, 'a', 'b')));
    expect(live.nextSeat).toBeNull();
  });
  it('keep it when the time of whoever should sit down runs out', async () => {
    await opened(asked(0, 1, 'a', 'b'), idle(1));
    live.sitAt(0);
    hear(shows(2, idle(0), asked(1, 2, 'a', 'b')));
    expect(live.nextSeat).toBe(1);
    hear(seats(null, 'clock'));
    expect(live.nextSeat).not.toBeNull(); // else the hand before it would lie open
  });
});

it('one seat needs no curtain', async () => {
  hear(seats(null));
  hear(shows(1, asked(0, 1, 'a', 'b')));
  await vi.waitFor(() => expect(live.scene).not.toBeNull());
  expect(live.nextSeat).toBeNull();
});

describe('an answer that needs no thought', () => {
  const refuse = (type: string) => () => Promise.reject(new ApiError({ type, message: 'm', rule: null }, 409));
  beforeEach(async () => {
    vi.useFakeTimers();
    hear(seats(null));
    hear(shows(1, asked(0, 1, 'only')));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  });

  it('is given', async () => {
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toMatchObject([{ type: 'act', seat: 0, at: 1, action: 'only' }]);
  });
  it('ends a turn only for readers who want that', async () => {
    await vi.advanceTimersByTimeAsync(400);
    hear(shows(2, asked(0, 2, 'end')));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
    settings.endTurn = true;
    hear(shows(3, asked(0, 3, 'end')));
    await vi.advanceTimersByTimeAsync(400);
    settings.endTurn = false;
    expect(sent.at(-1)).toMatchObject({ type: 'act', seat: 0, action: 'end' });
  });
  it('may have been given by the same seat in another window', async () => {
    answer = refuse('StaleAction');
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(1);
    expect(live.error).toBeNull();
    await live.play(['only']); // but a player who presses a button is told
    expect(live.error?.type).toBe('StaleAction');
  });
  it('may be refused for another reason', async () => {
    answer = refuse('Paused');
    await vi.advanceTimersByTimeAsync(400);
    expect(live.error?.type).toBe('Paused');
  });
  it('is not given again where it was taken back, be it in another window', async () => {
    hear({ ...shows(2, asked(0, 1, 'only')), kind: 'undo', to: 0 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([]);
  });
});

describe('what the others do', () => {
  const move = (n: number, kind: string): Update => ({
    ...shows(n, idle(0)),
    by: 1,
    lines: [{ ...line(n, `${kind} ${n}`), kind, seat: 1 }],
  });
  const last = (): string | undefined => live.scene!.lines.at(-1)?.text;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    hear(update('start', 0, []));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
    for (const [n, kind] of ['card_played', 'agent', 'deploy', 'reveal', 'acquire'].entries()) hear(move(n + 1, kind));
  });

  it('is shown one after another, with a moment for what is worth a look', async () => {
    expect(last()).toBe('agent 2');
    await vi.advanceTimersByTimeAsync(400);
    expect(last()).toBe('agent 2');
    await vi.advanceTimersByTimeAsync(40);
    expect(last()).toBe('reveal 4');
    expect(live.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(440);
    expect(last()).toBe('acquire 5');
  });
  it('is shown at the pace that the reader has chosen', async () => {
    settings.bots = 'quick';
    await vi.advanceTimersByTimeAsync(420); // the step under way was of the pace before
    expect(last()).toBe('reveal 4');
    await vi.advanceTimersByTimeAsync(130);
    settings.bots = 'usual';
    expect(last()).toBe('acquire 5');
  });
  it('is shown at once when it is skipped', () => {
    expect(live.waiting).toBe(3);
    live.skip();
    expect([last(), live.waiting]).toEqual(['acquire 5', 0]);
  });
});

describe('the chat', () => {
  const said = (id: number, seat: number | null): FromServer => ({
    type: 'chat',
    id,
    at: 0,
    by: seat === null ? 'beside' : `seat ${seat}`,
    name: '',
    seat,
    watching: seat === null,
    to: null,
    text: 'x',
  });
  beforeEach(() => {
    emptyStorage();
    hear({
      type: 'table',
      table: {
        by: 'seat 0',
        seats: [0, 1].map((seat) => ({ seat, mine: seat === 0, replaced: null })),
      } as unknown as Table,
    });
  });

  it('counts what others said and nobody has looked at', () => {
    for (const [id, seat] of [
      [1, 1],
      [2, 0],
      [3, null],
    ] as const)
      hear(said(id, seat));
    expect(live.unread).toBe(2);
    live.readChat();
    expect(live.unread).toBe(0);
    hear(said(4, 1));
    expect(live.unread).toBe(1);
  });
  it('knows the own lines of somebody without a seat', () => {
    hear({ type: 'table', table: { by: 'beside', seats: [] } as unknown as Table });
    for (const [id, seat] of [
      [1, 1],
      [2, null],
    ] as const)
      hear(said(id, seat));
    expect(live.unread).toBe(1);
  });
  it('is not counted anew after a reload', () => {
    hear(said(1, 1));
    live.readChat();
    live.close();
    live = new LiveTable('t');
    hear(said(1, 1));
    hear(said(2, 1));
    expect(live.unread).toBe(1);
  });
});

describe('a bot in the own place', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    hear(seats('clock'));
    hear(shows(1, asked(0, 1, 'only')));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  });

  it('is not driven away by what the page would answer by itself', async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([]);
    expect(live.called).toBe(0);
  });
  it('goes, and the page asks again', async () => {
    hear(seats(null));
    expect(live.scene!.asked).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
  });
  it('goes by the word of the host: the player is called', () => {
    hear(seats('host'));
    const before = live.called;
    hear(seats(null));
    expect(live.called).toBeGreaterThan(before);
  });
});

describe('an only answer that others may take for a choice', () => {
  const at = (...others: { kind: string; mine: boolean }[]): FromServer => ({
    type: 'table',
    table: { seats: [{ seat: 0, kind: 'guest', mine: true, replaced: null }, ...others] } as unknown as Table,
  });
  const pass = (): View => ({ ...asked(0, 1, 'pass'), hidden: true });
  const wait = async (others: FromServer): Promise<number> => {
    vi.useFakeTimers();
    hear(others);
    hear(shows(1, pass()));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
    await vi.advanceTimersByTimeAsync(2_000);
    return sent.length;
  };

  it('is left to the player where other people sit', async () => {
    expect(await wait(at({ kind: 'guest', mine: false }))).toBe(0);
  });
  it('comes by itself among bots', async () => {
    expect(await wait(at({ kind: 'bot', mine: false }))).toBe(1);
  });
});

describe('the log of a live table', () => {
  const told = (): string[] => live.scene!.lines.map((l) => l.text);

  beforeEach(async () => {
    hear(update('start', 0, [line(0, 'the game begins')]));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
    hear(update('move', 1, [line(1, 'a card')]));
    hear(update('move', 2, [line(2, 'a space'), line(2, 'a gain')]));
    hear(update('move', 3, [line(3, 'troops')]));
  });

  it('grows with every move', () => {
    expect(told()).toEqual(['the game begins', 'a card', 'a space', 'a gain', 'troops']);
  });
  it('loses what was taken back, and goes on from there', () => {
    hear(update('undo', 4, [], 1));
    expect(told()).toEqual(['the game begins', 'a card']);
    hear(update('move', 5, [line(2, 'another space')]));
    expect(told()).toEqual(['the game begins', 'a card', 'another space']);
  });
  it('can lose everything but the beginning', () => {
    hear(update('undo', 4, [], 0));
    expect(told()).toEqual(['the game begins']);
  });
  it('is told anew after a fresh start', () => {
    hear(update('sync', 9, [line(0, 'all of it')]));
    expect(told()).toEqual(['all of it']);
  });
  describe('when a name or a seat has changed', () => {
    const called = (name: string): FromServer => ({
      type: 'table',
      table: { seats: [{ seat: 0, mine: true, name }] } as unknown as Table,
    });
    beforeEach(() => {
      vi.useFakeTimers();
      askedAnew.mockClear();
      hear(called('Anna'));
      everything = [called('Bella'), update('sync', 3, [line(3, 'by Bella')])];
    });

    it('is asked for by whoever was not told', async () => {
      hear(called('Bella'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAnew.mock.calls).toEqual([['t', -1]]);
      expect(told()).toEqual(['by Bella']);
    });
    it('is not asked for by whoever was', async () => {
      hear(called('Bella'));
      hear(update('sync', 3, [line(3, 'told by Bella')]));
      await vi.advanceTimersByTimeAsync(2_500);
      hear(called('Bella'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAnew).not.toHaveBeenCalled();
      expect(told()).toEqual(['told by Bella']);
    });
    it('is asked for by whoever has a seat back that was not told', async () => {
      const away = called('Anna') as { table: Table };
      away.table.seats[0].mine = false;
      hear(away as FromServer);
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAnew).not.toHaveBeenCalled();
      hear(called('Anna'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAnew).toHaveBeenCalledTimes(1);
    });
    it('does not go back behind what has come since', async () => {
      hear(called('Bella'));
      hear(update('move', 4, [line(4, 'a move')]));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAnew).toHaveBeenCalled();
      expect(told().at(-1)).toBe('a move');
    });
  });
  it('hears nothing twice', () => {
    hear(update('move', 3, [line(3, 'troops')]));
    expect(told().filter((text) => text === 'troops')).toHaveLength(1);
  });
});

describe('a recap', () => {
  const fought = (n: number): Line => ({ ...line(n, 'over'), kind: 'fought', recap: { kind: 'stays' } as Recap });
  const passing = (n: number): Line => ({ ...line(n, 'passing'), seat: 1, recap: { kind: 'passes' } });
  const full = (seat: number, round: number): View =>
    ({ ...idle(seat), round, players: [], control: {}, closed: {} }) as unknown as View;
  const move = (n: number, round: number, ...lines: Line[]): Update => ({ ...shows(n, full(0, round)), lines, by: 1 });
  const opened = async (): Promise<void> => {
    hear(seats(null));
    hear(shows(1, full(0, 1)));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  };

  it('holds the next round back until it was seen, and loses nothing', async () => {
    await opened();
    hear(move(2, 2, line(2, 'a'), fought(2), line(2, 'new round')));
    expect(live.scene!.showing?.recap.kind).toBe('stays');
    expect(live.scene!.view.round).toBe(1);
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['a', 'over']);
    hear(move(3, 2, line(3, 'b')));
    hear(move(4, 2, line(4, 'c')));
    expect(live.scene!.view.round).toBe(1);
    live.scene!.showing!.press();
    expect(live.scene!.showing).toBeNull();
    expect(live.scene!.view.round).toBe(2);
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['a', 'over', 'new round', 'b', 'c']);
  });

  it('takes the key that ends it, so that nothing else is done by the same key', async () => {
    await opened();
    hear(move(2, 2, fought(2), line(2, 'new round')));
    expect(live.scene!.onward()).toBe(true);
    expect(live.scene!.showing).toBeNull();
    expect(live.scene!.onward()).toBe(false);
  });

  it('that stays is not skipped with what the others do, one that passes is', async () => {
    await opened();
    hear(move(2, 2, passing(2), passing(2), fought(2), line(2, 'on')));
    expect(live.scene!.showing?.recap.kind).toBe('passes');
    live.skip();
    expect(live.scene!.showing?.recap.kind).toBe('stays');
    live.skip();
    expect(live.scene!.showing?.recap.kind).toBe('stays');
    live.onward();
    expect(live.scene!.showing).toBeNull();
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['passing', 'passing', 'over', 'on']);
  });

  it('lets the own move that led to it be answered, and sends nothing more', async () => {
    await opened();
    hear(shows(2, { ...full(0, 1), ...asked(0, 5, 'pass', 'x'), players: [], closed: {} } as View));
    const playing = live.play(['pass', 'x']);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    hear({ ...move(3, 2, fought(3)), by: 0 });
    await playing;
    expect(live.scene!.busy).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('does not wait for who does not look and is not needed: what passes in a hidden window, what stays for nobody', async () => {
    await opened();
    vi.stubGlobal('document', { hidden: true });
    hear(move(2, 1, passing(2)));
    expect(live.scene!.showing).toBeNull();
    hear(move(3, 2, fought(3)));
    expect(live.scene!.showing?.recap.kind).toBe('stays');
    live.onward();
    hear(seats('clock'));
    hear(move(4, 3, fought(4)));
    expect(live.scene!.showing).toBeNull();
    expect(live.scene!.view.round).toBe(3);
  });

  it('stays when everything is told anew', async () => {
    await opened();
    hear(move(2, 2, fought(2)));
    hear({ ...update('sync', 2, [line(1, 'all')]), views: { '0': full(0, 2) } });
    expect(live.scene!.showing).not.toBeNull();
    live.onward();
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['all']);
  });
});

describe('several who decide at once', () => {
  const answer = (action: string): View['answered'][number] => ({ action, label: action });
  /** Own answers that are sealed: the same `n`, another `at`. */
  const sealed = (n: number, at: number, view: View): Update => ({
    ...update('sealed', n, []),
    views: { '0': { ...view, at } },
  });
  const opened = async (): Promise<void> => {
    hear(seats(null));
    hear({ ...shows(4, asked(0, 4, 'card:1', 'card:2')), lines: [line(4, 'a round')] });
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  };

  it('are told of their own answer, which makes no row, and keep the log', async () => {
    await opened();
    const playing = live.play(['card:1', 'market:north']);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    hear(sealed(4, 5, { ...asked(0, 5, 'market:north', 'market:east'), answered: [answer('card:1')] }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    hear(sealed(4, 6, { ...idle(0), to_act: [1], answered: [answer('card:1'), answer('market:north')] }));
    await playing;
    expect(sent).toEqual([
      { type: 'act', seat: 0, at: 4, action: 'card:1' },
      { type: 'act', seat: 0, at: 5, action: 'market:north' },
    ]);
    expect(live.scene!.sealed.map(({ action }) => action)).toEqual(['card:1', 'market:north']);
    expect(live.scene!.deciding).toEqual([1]);
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['a round']);
  });
  it('take back what nobody else knows of, and are not answered for then', async () => {
    await opened();
    hear(sealed(4, 5, { ...idle(0), to_act: [1], answered: [answer('none')], undo: [{ to: 4, label: 'none' }] }));
    expect(live.scene!.asked).toBe(false);
    vi.useFakeTimers();
    const undoing = live.undo(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ type: 'undo', seat: 0, at: 5, to: 4 }]);
    hear(sealed(4, 4, asked(0, 4, 'none')));
    await undoing;
    expect([live.scene!.asked, live.scene!.sealed]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
  });
  it('see all of it when the last answer is in', async () => {
    await opened();
    hear(sealed(4, 5, { ...idle(0), answered: [answer('none')] }));
    hear({ ...shows(7, idle(0)), by: null, lines: [line(5, 'opened')] });
    expect(live.scene!.sealed).toEqual([]);
    expect(live.scene!.lines.map(({ text }) => text)).toEqual(['a round', 'opened']);
    hear(sealed(4, 5, { ...idle(0), answered: [answer('none')] }));
    expect(live.scene!.sealed).toEqual([]); // it came late
  });
});
