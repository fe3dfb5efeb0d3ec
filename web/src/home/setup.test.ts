import { describe, expect, it } from 'vitest';
import { cast, commonBot, modeOf, pick, request, resized, usual, withBots, withMode, type Setup } from './setup';

const LEADERS = ['paul_atreides', 'duke_leto_atreides', 'baron_vladimir_harkonnen', 'glossu_rabban', 'helena_richese'];

describe('a new table', () => {
  it('is me against bots, and begins at once', () => {
    expect(request(usual('imperium'), 'play')).toEqual({
      title: 'imperium',
      options: { seats: 4, leaders: 'random' },
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', bot: 'adept' })],
      clock: { kind: 'none' },
      public: false,
      start: true,
    });
  });

  it('gives open seats to bots when it begins at once, and keeps them open when it waits', () => {
    const setup: Setup = { ...usual('imperium', 3), seats: ['me', 'open', 'novice'], bot: 'mentat' };
    expect(request(setup, 'play').seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'mentat' }, { kind: 'bot', bot: 'novice' }]);
    const waits = request(setup, 'invite');
    expect(waits.seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'novice' }]);
    expect(waits.start).toBe(false);
  });

  it('opens the seats of bots when people are invited and none is open', () => {
    expect(request(usual('imperium', 3), 'invite').seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  });

  it('takes the level of the Rivals with one player alone', () => {
    const solo = { ...resized(usual('imperium'), 1), level: 'sardaukar' };
    expect(request(solo, 'play').options).toEqual({ seats: 1, leaders: 'random', difficulty: 'sardaukar' });
    expect(request({ ...usual('imperium', 2), level: 'sardaukar' }, 'play').options).not.toHaveProperty('difficulty');
  });

  it('names Leaders for the seats, and alone for the Rivals too', () => {
    const chosen = ['paul_atreides', 'glossu_rabban', 'duke_leto_atreides'];
    const three: Setup = { ...usual('imperium', 3), leaders: 'list', chosen };
    expect(request(three, 'play').options.leaders).toEqual(chosen);
    const solo: Setup = { ...usual('imperium', 1), leaders: 'list', chosen };
    expect(request(solo, 'play').options).toMatchObject({ leaders: ['paul_atreides'], rivals: chosen.slice(1) });
  });
});

describe('seats', () => {
  it('keep who sits there when their number changes, and always seat me', () => {
    const setup: Setup = { ...usual('imperium', 3), seats: ['novice', 'open', 'me'], bot: 'mentat' };
    expect(resized(setup, 4).seats).toEqual(['novice', 'open', 'me', 'mentat']);
    expect(resized(setup, 2).seats).toEqual(['me', 'open']);
  });

  it('change all bots at once', () => {
    const setup: Setup = { ...usual('imperium', 3), seats: ['me', 'novice', 'open'] };
    expect(withBots(setup, 'mentat').seats).toEqual(['me', 'mentat', 'open']);
    expect(commonBot(withBots(setup, 'mentat'))).toBe('mentat');
    expect(commonBot({ ...setup, seats: ['me', 'novice', 'adept'] })).toBeNull();
  });
});

describe('Leaders', () => {
  it('are different in every place, and no Rival leads what Rivals may not', () => {
    expect(cast([], 4, LEADERS)).toEqual(LEADERS.slice(0, 4));
    expect(cast(['glossu_rabban'], 1, LEADERS)).toEqual(['glossu_rabban', 'duke_leto_atreides', 'baron_vladimir_harkonnen']);
  });

  it('change places when one is taken from another', () => {
    const chosen = cast([], 3, LEADERS);
    expect(pick(chosen, 0, chosen[2], 3, LEADERS)).toEqual([chosen[2], chosen[1], chosen[0]]);
  });

  it('leave a Rival with one it may have', () => {
    const chosen = cast(['paul_atreides'], 1, LEADERS);
    const after = pick(chosen, 0, chosen[1], 1, LEADERS);
    expect(after[0]).toBe(chosen[1]);
    expect(after[1]).toBe('glossu_rabban');
    expect(new Set(after).size).toBe(3);
  });
});

describe('who plays', () => {
  it('is one of three: bots, friends by link, everybody at this screen', () => {
    const setup = usual('imperium', 3);
    expect(modeOf(setup)).toBe('bots');
    expect(withMode(setup, 'link').seats).toEqual(['me', 'open', 'open']);
    expect(modeOf(withMode(setup, 'link'))).toBe('link');
    const hot = withMode(setup, 'hot');
    expect(modeOf(hot)).toBe('hot');
    expect(withMode(hot, 'bots').seats).toEqual(setup.seats);
  });
  it('has names at one screen alone', () => {
    const hot: Setup = { ...withMode(usual('imperium', 3), 'hot'), names: ['Aiko', ' Ben ', ''] };
    expect(request(hot, 'play').seats).toEqual([{ kind: 'me', name: 'Aiko' }, { kind: 'me', name: 'Ben' }, { kind: 'me' }]);
    expect(request(withMode(hot, 'bots'), 'play').seats[0]).toEqual({ kind: 'me' });
  });
  it('says how ties for second are read below four players', () => {
    const setup: Setup = { ...usual('imperium', 3), tiesTakeThird: true };
    expect(request(setup, 'play').options.ties_for_second).toBe('third');
    for (const n of [1, 4]) expect(request(resized(setup, n), 'play').options).not.toHaveProperty('ties_for_second');
    expect(request(usual('imperium', 3), 'play').options).not.toHaveProperty('ties_for_second');
  });
});
