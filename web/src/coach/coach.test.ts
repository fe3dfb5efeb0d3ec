import { expect, test } from 'vitest';
import { placeFor } from './coach';

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 150 };
const area = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meets = (at: { x: number; y: number }, one: ReturnType<typeof area>): boolean =>
  at.x < one.right && at.x + SIZE.width > one.left && at.y < one.bottom && at.y + SIZE.height > one.top;

test('the bubble is beside what is lit', () => {
  const lit = area(100, 300, 200, 100);
  const at = placeFor(SIZE, [lit], WINDOW, 50);
  expect(meets(at, lit)).toBe(false);
  expect(at.x).toBeGreaterThanOrEqual(lit.right);
});

test('it keeps off what else may be pressed, where there is room', () => {
  const lit = area(100, 300, 200, 100);
  const other = area(310, 250, 300, 200);
  expect(meets(placeFor(SIZE, [lit], WINDOW, 50), other)).toBe(true);
  const at = placeFor(SIZE, [lit], WINDOW, 50, [other]);
  expect(meets(at, other)).toBe(false);
  expect(meets(at, lit)).toBe(false);
});
