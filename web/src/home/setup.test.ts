import { describe, expect, it } from 'vitest';
import type { TableSeat } from '../lib/types';
import {
  benchesOf,
  botsAmong,
  commonBot,
  modeOf,
  request,
  resized,
  usual,
  withBots,
  withFitBots,
  withMode,
  type Setup,
} from './setup';

describe('a new table', () => {
  it('is me against bots, and begins at once', () => {
    expect(request(usual('some'), { deck: 'small' }, 'play')).toEqual({
      title: 'some',
      options: { seats: 4, deck: 'small' },
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', bot: 'adept' })],
      clock: { kind: 'none' },
      public: false,
      whispers: true,
      hints: false,
      start: true,
    });
  });

  it('gives open seats to bots when it begins at once, and keeps them open when it waits', () => {
    const setup: Setup = { ...usual('some', 3), seats: ['me', 'open', 'novice'], bot: 'mentat' };
    expect(request(setup, {}, 'play').seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'mentat' },
      { kind: 'bot', bot: 'novice' },
    ]);
    const waits = request(setup, {}, 'invite');
    expect(waits.seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'novice' }]);
    expect(waits.start).toBe(false);
  });

  it('opens the seats of bots when people are invited and none is open', () => {
    expect(request(usual('some', 3), {}, 'invite').seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  });
});

describe('seats', () => {
  it('keep who sits there when their number changes, and always seat me', () => {
    const setup: Setup = { ...usual('some', 3), seats: ['novice', 'open', 'me'], bot: 'mentat' };
    expect(resized(setup, 4).seats).toEqual(['novice', 'open', 'me', 'mentat']);
    expect(resized(setup, 2).seats).toEqual(['me', 'open']);
  });

  it('change all bots at once', () => {
    const setup: Setup = { ...usual('some', 3), seats: ['me', 'novice', 'open'] };
    expect(withBots(setup, 'mentat').seats).toEqual(['me', 'mentat', 'open']);
    expect(commonBot(withBots(setup, 'mentat'))).toBe('mentat');
    expect(commonBot({ ...setup, seats: ['me', 'novice', 'adept'] })).toBeNull();
  });

  it('give a bot that cannot play this game to the next simpler one that can', () => {
    const levels = ['novice', 'adept', 'mentat', 'navigator', 'own:Some'];
    const setup: Setup = { ...usual('some'), seats: ['me', 'navigator', 'novice', 'open'], bot: 'navigator' };
    expect(withFitBots(setup, levels, new Set())).toBe(setup);
    expect(withFitBots(setup, levels, new Set(['own:Some']))).toBe(setup);
    const fit = withFitBots(setup, levels, new Set(['navigator', 'mentat']));
    expect(fit.seats).toEqual(['me', 'adept', 'novice', 'open']);
    expect(fit.bot).toBe('adept');
    expect(withFitBots(fit, levels, new Set(['navigator', 'mentat']))).toBe(fit);
  });

  it('name each bot once, from the simplest to the strongest', () => {
    expect(botsAmong(['mentat', 'me', null, 'novice', 'mentat'], ['novice', 'adept', 'mentat'])).toEqual([
      'novice',
      'mentat',
    ]);
  });
});

describe('who plays', () => {
  it('is one of three: bots, friends by link, everybody at this screen', () => {
    const setup = usual('some', 3);
    expect(modeOf(setup)).toBe('bots');
    expect(withMode(setup, 'link').seats).toEqual(['me', 'open', 'open']);
    expect(modeOf(withMode(setup, 'link'))).toBe('link');
    const hot = withMode(setup, 'hot');
    expect(modeOf(hot)).toBe('hot');
    expect(withMode(hot, 'bots').seats).toEqual(setup.seats);
  });
  it('has names at one screen alone', () => {
    const hot: Setup = { ...withMode(usual('some', 3), 'hot'), names: ['Aiko', ' Ben ', ''] };
    expect(request(hot, {}, 'play').seats).toEqual([
      { kind: 'me', name: 'Aiko' },
      { kind: 'me', name: 'Ben' },
      { kind: 'me' },
    ]);
    expect(request(withMode(hot, 'bots'), {}, 'play').seats[0]).toEqual({ kind: 'me' });
  });
});

describe('the seats of a table', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat }) as TableSeat);
  it('are listed team by team', () => {
    expect(benchesOf({ seats, teams: [] })).toEqual([{ team: null, seats }]);
    const teams = [
      [0, 2],
      [1, 3],
    ];
    expect(benchesOf({ seats, teams }).map((bench) => bench.seats.map(({ seat }) => seat))).toEqual(teams);
  });
});
