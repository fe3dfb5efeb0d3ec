import { beforeEach, describe, expect, it } from 'vitest';
import { emptyStorage } from '../lib/storage.testing';
import { nextAfter, note, progressOf } from './progress';

describe('progress', () => {
  beforeEach(() => {
    emptyStorage();
  });
  it('keeps that a puzzle was solved, also when it is tried again', () => {
    note('a', 'tried');
    expect(progressOf('a')).toBe('tried');
    note('a', 'solved');
    note('a', 'tried');
    expect(progressOf('a')).toBe('solved');
  });
  it('leads to the next puzzle that is not solved', () => {
    note('b', 'solved');
    expect(nextAfter(['a', 'b', 'c'], 'a')).toBe('c');
    expect(nextAfter(['a', 'b', 'c'], 'c')).toBe('a');
    note('a', 'solved');
    note('c', 'solved');
    expect(nextAfter(['a', 'b', 'c'], 'a')).toBe('b');
    expect(nextAfter(['a'], 'a')).toBe('');
  });
});
