import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLink, type LinkState } from './socket';
import type { FromServer } from './types';

const TABLE = { type: 'table', table: {} };

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
    this.onmessage({ data: JSON.stringify(TABLE) });
  }
  static get last(): Socket {
    return Socket.made.at(-1)!;
  }
}

/** The server's reply to plain requests: a status and a body, or nothing at all. */
let server: (path: string) => [number, unknown] | null;
let asked: string[];
let states: LinkState[];
let heard: FromServer[];
let shut: string[];
let link: TableLink;
const state = (): LinkState | undefined => states.at(-1);
const refusal = (type: string): unknown => ({ error: { type, message: 'm', rule: null } });

beforeEach(async () => {
  vi.useFakeTimers();
  Socket.made = [];
  [asked, states, heard, shut] = [[], [], [], []];
  server = (path) => (path.includes('/updates') ? [200, { messages: [TABLE] }] : [200, {}]);
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = server(path);
    if (!answer) return Promise.reject(new TypeError('failed'));
    return Promise.resolve({ ok: answer[0] < 400, status: answer[0], json: () => Promise.resolve(answer[1]) });
  });
  link = new TableLink('t', {
    message: (message) => heard.push(message),
    state: (now) => states.push(now),
    shut: (why) => shut.push(why.type),
    from: () => 7,
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every socket that is tried fails, for so long. */
async function failing(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 100) {
    if (Socket.last.readyState === 0) Socket.last.close();
    await vi.advanceTimersByTimeAsync(100);
  }
}
const polls = (): number => asked.filter((path) => path.includes('/updates')).length;

describe('a line that fails', () => {
  it('is replaced by plain requests, though it was open once, and comes back', async () => {
    Socket.last.open();
    expect(state()).toBe('open');
    Socket.last.close();
    await failing(12_000);
    expect(state()).toBe('polling');
    expect(polls()).toBeGreaterThan(1);
    const tried = Socket.made.length;
    await failing(40_000);
    expect(Socket.made.length).toBeGreaterThan(tried); // it is tried all the while
    while (Socket.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100);
    Socket.last.open();
    expect(state()).toBe('open');
    const polled = polls();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polls()).toBe(polled);
    expect(state()).toBe('open');
  });
  it('is tried at once when the server answers again', async () => {
    Socket.last.open();
    server = () => null;
    Socket.last.close();
    await failing(60_000);
    expect(state()).toBe('lost');
    if (Socket.last.readyState === 0) Socket.last.close(); // one that was tried just now, as chance would have it
    const tried = Socket.made.length;
    server = () => [200, { messages: [TABLE] }];
    await vi.advanceTimersByTimeAsync(2_100);
    expect(Socket.made.length).toBeGreaterThan(tried);
  });
  it('counts as failed when it opens and says nothing', async () => {
    for (let i = 0; i < 3; i += 1) {
      while (Socket.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100);
      Socket.last.readyState = 1;
      Socket.last.onopen();
      Socket.last.close();
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(state()).toBe('polling');
  });
  it('is given up when it neither opens nor fails', async () => {
    const first = Socket.last;
    await vi.advanceTimersByTimeAsync(10_500);
    expect(first.readyState).toBe(3);
  });
});

describe('a table that will not have us', () => {
  it('says why when it closes the line', async () => {
    Socket.last.open();
    server = () => [404, refusal('UnknownTable')];
    Socket.last.close(1008);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.filter((path) => path === '/api/tables/t')).toHaveLength(1);
    expect(shut).toEqual(['UnknownTable']);
  });
  it('says why to plain requests', async () => {
    server = (path) => (path.includes('/updates') ? [410, refusal('DamagedData')] : [200, {}]);
    await failing(12_000);
    expect(shut).toEqual(['DamagedData']);
  });
  it('is another thing than haste or trouble', async () => {
    for (const status of [429, 503]) {
      server = () => [status, refusal('Later')];
      Socket.last.open();
      Socket.last.close(1008);
      await failing(12_000);
      while (Socket.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100);
    }
    expect(shut).toEqual([]);
  });
});

describe('what is sent', () => {
  const outcome = async (sending: Promise<void>): Promise<string> =>
    sending.then(
      () => 'done',
      (error: { type: string }) => error.type,
    );

  it('and not answered may have arrived', async () => {
    Socket.last.open();
    const sending = outcome(link.send({ type: 'chat', text: 'Usul!' }));
    Socket.last.close();
    expect(await sending).toBe('Unsure');
    while (Socket.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100);
    Socket.last.open();
    const silent = outcome(link.send({ type: 'chat', text: 'Usul!' }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await silent).toBe('Unsure');
  });
  it('by a plain request that breaks may have arrived too', async () => {
    server = () => null;
    expect(await outcome(link.send({ type: 'chat', text: 'Usul!' }))).toBe('Unsure');
  });
  it('without a network has not gone out', async () => {
    server = () => null;
    vi.stubGlobal('navigator', { onLine: false });
    expect(await outcome(link.send({ type: 'chat', text: 'Usul!' }))).toBe('Offline');
  });
});
