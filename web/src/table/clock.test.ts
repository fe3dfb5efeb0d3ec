import { describe, expect, it } from 'vitest';
import { clockText } from './clock';

describe('clockText', () => {
  it('is short at every length', () => {
    expect(clockText(0, 'en')).toBe('0:00');
    expect(clockText(59.9, 'en')).toBe('0:59');
    expect(clockText(845, 'en')).toBe('14:05');
    expect(clockText(7260, 'en')).toBe('2h 1m');
    expect(clockText(200_000, 'en')).toBe('2d 7h');
    expect(clockText(-5, 'en')).toBe('0:00');
  });
});
