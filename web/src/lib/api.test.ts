import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, content } from './api';

const busy = (after: string | null): Response =>
  new Response(JSON.stringify({ error: { type: 'Busy', message: '', rule: null } }), {
    status: 503,
    headers: after === null ? {} : { 'Retry-After': after },
  });
const good = (): Response => new Response('{}');

describe('a server with too much to do', () => {
  let answers: Response[];
  let asked: string[];

  beforeEach(async () => {
    vi.useFakeTimers();
    asked = [];
    answers = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(answers.shift() ?? good());
    });
    await api.me(); // the first request goes alone
    asked = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked again when it says', async () => {
    answers = [busy('2'), busy('1')];
    const got = api.end('t');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await got).toEqual({});
  });
  it('is not asked for ever', async () => {
    answers = [busy('1'), busy('1'), busy('1')];
    const got = api.end('t').catch((error: { type: string }) => error.type);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await got).toBe('Busy');
    expect(asked).toHaveLength(3);
  });
  it('is believed when it does not say, or says that it takes long', async () => {
    for (const after of [null, '3600']) {
      answers = [busy(after)];
      expect(await api.end('t').catch((error: { type: string }) => error.type)).toBe('Busy');
    }
    expect(asked).toHaveLength(2);
  });
  it('is not told twice what may have been done', async () => {
    answers = [busy('1')];
    expect(await api.chat('t', 'x').catch((error: { type: string }) => error.type)).toBe('Busy');
    expect(asked).toHaveLength(1);
  });
});

describe('the pieces of a title', () => {
  let asked: string[];
  let good: boolean;

  beforeEach(() => {
    asked = [];
    good = true;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(good ? new Response('{"version": "x"}') : busy(null));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const ofContent = (): string[] => asked.filter((path) => path.includes('/content/'));

  it('are asked for once for all tables of a version, and anew for another', async () => {
    const [one, two] = await Promise.all([content('some', 'a1'), content('some', 'a1')]);
    expect(one).toBe(two);
    expect(await content('some', 'a1')).toBe(one);
    expect(ofContent()).toEqual(['/api/content/some?v=a1']);
    await content('some', 'b2');
    await content('other', 'a1');
    expect(ofContent()).toEqual(['/api/content/some?v=a1', '/api/content/some?v=b2', '/api/content/other?v=a1']);
  });
  it('are asked for again after a failure', async () => {
    good = false;
    await expect(content('some', 'c3')).rejects.toThrow();
    good = true;
    expect(await content('some', 'c3')).toEqual({ version: 'x' });
    expect(ofContent()).toHaveLength(2);
  });
});
