import { describe, expect, it } from 'vitest';
import { ago } from './shell.svelte';

describe('ago', () => {
  const now = Date.parse('2026-07-01T12:00:00Z');
  const before = (seconds: number, language = 'en'): string => ago(now / 1000 - seconds, language, now);

  it('says how long it is, in the largest unit', () => {
    expect(before(125)).toBe('2m ago');
    expect(before(3 * 3600)).toBe('3h ago');
    expect(before(86_400)).toBe('yesterday');
  });
  it('calls less than a minute now', () => {
    expect(before(20)).toBe('now');
    expect(before(20, 'ko')).toBe('지금');
    expect(before(-5, 'ja')).toBe('今');
  });
});
