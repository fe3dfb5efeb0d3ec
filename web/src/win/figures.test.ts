import { describe, expect, it } from 'vitest';
import { number, percent } from './figures';

describe('figures', () => {
  it('shows whole percentages, and tenths of those below one', () => {
    expect(percent(0.256, 'en')).toBe('26%');
    expect(percent(0.004, 'en')).toBe('0.4%');
    expect(percent(0, 'en')).toBe('0%');
  });
  it('shows means with few digits', () => {
    expect(number(2.345, 'en')).toBe('2.3');
    expect(number(0.347, 'en')).toBe('0.35');
    expect(number(-0.5, 'en')).toBe('-0.5');
  });
});
