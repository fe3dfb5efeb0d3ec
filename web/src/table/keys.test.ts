import { describe, expect, it } from 'vitest';
import { walks } from './keys';

const key = (name: string): KeyboardEvent => ({ key: name }) as KeyboardEvent;

describe('keys that lead the focus', () => {
  it('are arrows, Tab and letters', () => {
    for (const name of ['Tab', 'ArrowLeft', 'Home', 'b', 'H', '?']) expect(walks(key(name))).toBe(true);
  });
  it('are not those that press something', () => {
    for (const name of [' ', 'Enter', 'Escape', '1', 'Shift']) expect(walks(key(name))).toBe(false);
  });
});
