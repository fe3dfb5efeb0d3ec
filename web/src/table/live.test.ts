import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Table, Update, View } from '../lib/types';
import { settings } from '../lib/settings.svelte';
import { emptyStorage } from '../lib/storage.testing';
import {
  ApiError,
  answerWith,
  asked,
  hear,
  idle,
  line,
  live,
  openForEachTest,
  reload,
  seats,
  sent,
  shows,
  update,
  view,
} from './live.testing';

openForEachTest();

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
    expect(live.nextSeat).not.toBeNull(); // otherwise the previous player's hand would be visible
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
  it('waits for its reader where a guide explains something', async () => {
    live.explains = () => true;
    await vi.advanceTimersByTimeAsync(2_000);
    live.explains = () => false; // the hint has been read: now the reader presses
    hear(shows(2, asked(0, 1, 'only')));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([]);
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
    answerWith(refuse('StaleAction'));
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(1);
    expect(live.error).toBeNull();
    await live.play(['only']); // but a player who presses a button gets the error
    expect(live.error?.type).toBe('StaleAction');
  });
  it('may be refused for another reason', async () => {
    answerWith(refuse('Paused'));
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
    await vi.advanceTimersByTimeAsync(420); // the step in progress still had the previous pace
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
    reload();
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
