import { describe, expect, it } from 'vitest';
import { nearest } from './rove';

describe('nearest', () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left,
    top,
    width: 10,
    height: 10,
  });
  it('goes to the next piece in the direction, straight ahead first', () => {
    const boxes = [box(50, 0), box(50, 30), box(0, 50)];
    expect(nearest(boxes, box(0, 0), [1, 0])).toBe(0);
    expect(nearest(boxes, box(0, 0), [0, 1])).toBe(2);
    expect(nearest(boxes, box(0, 0), [-1, 0])).toBe(-1);
  });
});
