import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Line, Update, View } from '../lib/types';

/** What the table was given to hear by. */
let hear: (message: FromServer) => void;

vi.mock('../lib/socket', () => ({
  TableLink: class {
    constructor(_id: string, heard: { message: (message: FromServer) => void }) {
      hear = heard.message;
    }
    close(): void {}
  },
}));
vi.mock('../lib/api', () => ({
  ApiError: class extends Error {},
  api: { table: () => new Promise(() => undefined) },
  content: () => Promise.resolve({}),
}));

const { LiveTable } = await import('./live.svelte');

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
const view = (): View => ({ title: 'imperium', seat: 0, decision: null, options: [], to_act: [], turn_of: 0 }) as unknown as View;
const update = (kind: Update['kind'], n: number, lines: Line[], to?: number): Update => ({
  type: 'update',
  kind,
  n,
  by: 0,
  lines,
  views: { '0': view() },
  ...(to === undefined ? {} : { to }),
});

describe('the log of a live table', () => {
  let live: InstanceType<typeof LiveTable>;
  const told = (): string[] => live.scene!.lines.map((l) => l.text);

  beforeEach(async () => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves: everything is shown at once
    live = new LiveTable('t');
    hear(update('start', 0, [line(0, 'the game begins')]));
    await vi.waitFor(() => expect(live.scene).not.toBeNull());
    hear(update('move', 1, [line(1, 'a card')]));
    hear(update('move', 2, [line(2, 'a space'), line(2, 'a gain')]));
    hear(update('move', 3, [line(3, 'troops')]));
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
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
  it('hears nothing twice', () => {
    hear(update('move', 3, [line(3, 'troops')]));
    expect(told().filter((text) => text === 'troops')).toHaveLength(1);
  });
});
