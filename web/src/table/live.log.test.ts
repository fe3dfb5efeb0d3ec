import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Line, Recap, Table, Update, View } from '../lib/types';
import {
  ApiError,
  asked,
  askedAgain,
  hear,
  idle,
  keepForLater,
  line,
  live,
  openForEachTest,
  seats,
  sent,
  shows,
  update,
  wholeLog,
} from './live.testing';

openForEachTest();

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
      askedAgain.mockClear();
      hear(called('Anna'));
      keepForLater([called('Bella'), update('sync', 3, [line(3, 'by Bella')])]);
    });

    it('is asked for by whoever was not told', async () => {
      hear(called('Bella'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAgain.mock.calls).toEqual([['t', -1]]);
      expect(told()).toEqual(['by Bella']);
    });
    it('is not asked for by whoever was', async () => {
      hear(called('Bella'));
      hear(update('sync', 3, [line(3, 'told by Bella')]));
      await vi.advanceTimersByTimeAsync(2_500);
      hear(called('Bella'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAgain).not.toHaveBeenCalled();
      expect(told()).toEqual(['told by Bella']);
    });
    it('is asked for by whoever has a seat back that was not told', async () => {
      const away = called('Anna') as { table: Table };
      away.table.seats[0].mine = false;
      hear(away as FromServer);
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAgain).not.toHaveBeenCalled();
      hear(called('Anna'));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAgain).toHaveBeenCalledTimes(1);
    });
    it('does not go back behind what has come since', async () => {
      hear(called('Bella'));
      hear(update('move', 4, [line(4, 'a move')]));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(askedAgain).toHaveBeenCalled();
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
  /** An update with the seat's own sealed answers: the same `n`, another `at`. */
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
    expect(live.scene!.sealed).toEqual([]); // it arrived late
  });
});

describe('the log of a long game', () => {
  const opened = async (): Promise<void> => {
    hear(seats(null));
    hear({ ...update('sync', 9, [line(9, 'c')]), earlier: 2 });
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
  };
  const texts = (): string[] => live.scene!.lines.map(({ text }) => text);

  it('begins late, and is read to its start when its reader scrolls back', async () => {
    await opened();
    expect(texts()).toEqual(['c']);
    wholeLog.mockResolvedValue({ lines: ['a', 'b', 'c', 'd'].map((text, n) => line(n, text)) });
    hear(update('move', 10, [line(10, 'd')]));
    live.scene!.readEarlier!();
    await vi.waitFor(() => expect(texts()).toEqual(['a', 'b', 'c', 'd']));
    expect(live.scene!.readEarlier).toBeNull();
    hear(update('undo', 11, [], 9));
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  it('stays whole when the game is sent again', async () => {
    await opened();
    wholeLog.mockResolvedValue({ lines: ['a', 'b', 'c'].map((text, n) => line(n, text)) });
    live.scene!.readEarlier!();
    await vi.waitFor(() => expect(texts()).toEqual(['a', 'b', 'c']));
    wholeLog.mockResolvedValue({ lines: ['A', 'B', 'C'].map((text, n) => line(n, text)) });
    hear({ ...update('sync', 9, [line(9, 'C')]), earlier: 2 });
    await vi.waitFor(() => expect(texts()).toEqual(['A', 'B', 'C']));
  });

  it('can be asked for once more after a failure', async () => {
    await opened();
    wholeLog.mockRejectedValueOnce(new ApiError({ type: 'Busy' } as never, 503));
    live.scene!.readEarlier!();
    await new Promise((go) => setTimeout(go));
    expect(texts()).toEqual(['c']);
    wholeLog.mockResolvedValue({ lines: ['a', 'b', 'c'].map((text, n) => line(n, text)) });
    live.scene!.readEarlier!();
    await vi.waitFor(() => expect(texts()).toEqual(['a', 'b', 'c']));
  });
});
