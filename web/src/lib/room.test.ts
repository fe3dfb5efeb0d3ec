import { describe, expect, it } from 'vitest';
import { roomFor } from './room';

const table = (width: number, height: number, text = 100, zoom = 1) =>
  roomFor({ width, height, text, zoom, table: true });

describe('the room a table has', () => {
  it('is three columns in a usual window, larger in a large one', () => {
    expect(table(1440, 900)).toMatchObject({ layout: 'full', scale: 1 });
    expect(table(1920, 1080)).toMatchObject({ layout: 'full', scale: 1.18 });
  });
  it('is drawn a little smaller rather than folded, but never so small that it cannot be read', () => {
    const small = table(1366, 768);
    expect(small.layout).toBe('full');
    expect(small.scale).toBeGreaterThanOrEqual(0.88);
    expect(table(1280, 720)).toMatchObject({ layout: 'folded' });
    expect(table(1280, 720).scale).toBeGreaterThan(0.94);
    expect(table(1024, 768)).toMatchObject({ layout: 'folded', scale: 1 });
  });
  it('is drawn smaller where a title needs more height, within the same bounds', () => {
    const tall = roomFor({ width: 1024, height: 768, text: 100, zoom: 1, table: true, tall: 850 });
    expect(tall.layout).toBe('folded');
    expect(tall.height).toBeCloseTo(850);
    expect(roomFor({ width: 1024, height: 700, text: 100, zoom: 1, table: true, tall: 850 }).scale).toBe(0.88);
    expect(roomFor({ width: 1024, height: 768, text: 115, zoom: 1, table: true, tall: 850 }).scale).toBe(1.15);
  });
  it('grows with the text size by just as much', () => {
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [390, 844],
    ])
      for (const text of [115, 125, 150]) expect(table(width, height, text).scale).toBeCloseTo(text / 100);
    expect(table(1920, 1080, 150).scale).toBeCloseTo(1.77);
    expect(table(1440, 900, 125).layout).toBe('folded');
    expect(table(1024, 768, 150).layout).toBe('phone');
  });
  it('does not shrink against the browser’s zoom', () => {
    // A window of 1440 by 900, zoomed to 125 and 150 percent.
    expect(table(1152, 720, 100, 1.25)).toMatchObject({ layout: 'folded', scale: 1 });
    expect(table(960, 600, 100, 1.5)).toMatchObject({ layout: 'folded', scale: 1 });
    expect(table(720, 450, 100, 2)).toMatchObject({ layout: 'phone', scale: 1 });
    // A large window keeps its large table.
    expect(table(1536, 864, 100, 1.25).scale).toBeCloseTo(1.18);
  });
  it('is a phone’s where it is narrow, and a tablet’s is larger', () => {
    expect(table(390, 844)).toMatchObject({ layout: 'phone', scale: 1, width: 390 });
    expect(table(844, 390)).toMatchObject({ layout: 'phone', scale: 1 });
    expect(table(768, 1024)).toMatchObject({ layout: 'phone', scale: 1.2 });
  });
  it('has one column on other pages where text is large', () => {
    const page = (width: number, text: number) => roomFor({ width, height: 768, text, zoom: 1, table: false });
    expect(page(1024, 100)).toMatchObject({ layout: 'full', scale: 1 });
    expect(page(1024, 125)).toMatchObject({ layout: 'phone', scale: 1.25 });
    expect(page(1920, 150)).toMatchObject({ layout: 'full', scale: 1.5 });
  });
});
