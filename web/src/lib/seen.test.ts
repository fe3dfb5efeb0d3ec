import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeen, lastSeen } from './seen';
import { emptyStorage } from './storage.testing';

let kept: Map<string, string>;
beforeEach(() => {
  kept = emptyStorage();
});
afterEach(() => void vi.unstubAllGlobals());

it('remembers each table by itself', () => {
  keepSeen('a', 3);
  keepSeen('b', 9);
  keepSeen('a', 5);
  expect([lastSeen('a'), lastSeen('b'), lastSeen('c')]).toEqual([5, 9, -1]);
});
it('forgets the oldest', () => {
  for (let i = 0; i < 80; i += 1) keepSeen(`t${i}`, i);
  expect(lastSeen('t0')).toBe(-1);
  expect(lastSeen('t79')).toBe(79);
});
it('takes rubbish for nothing', () => {
  for (const rubbish of ['{', '{"a":1}', '[1,["a"],["a","b"]]']) {
    kept.set('sandtable.chat', rubbish);
    expect(lastSeen('a')).toBe(-1);
  }
});
it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSeen('a', 1);
  expect(lastSeen('a')).toBe(-1);
});
