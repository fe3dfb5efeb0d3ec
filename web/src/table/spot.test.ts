import { describe, expect, it } from 'vitest';
import { spotFor, type Around, type Box } from './spot';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const around = (more: Partial<Around> = {}): Around => ({
  window: { width: 1440, height: 900 },
  roof: 0,
  lit: [],
  beside: true,
  ...more,
});
const TIP = { width: 300, height: 200 };

describe('where an explanation lies', () => {
  it('is beside what it explains, in the window', () => {
    expect(spotFor(TIP, box(600, 300, 100, 40), around())).toEqual({ x: 710, y: 220 });
    expect(spotFor(TIP, box(1300, 300, 100, 40), around())).toEqual({ x: 990, y: 220 });
    expect(spotFor(TIP, box(600, 0, 100, 40), around())).toEqual({ x: 710, y: 10 });
  });
  it('goes above what lies at the foot', () => {
    expect(spotFor(TIP, box(300, 740, 116, 160), around())).toEqual({ x: 208, y: 530 });
  });
  it('covers nothing that can be pressed, as long as there is another place', () => {
    const card = box(300, 740, 116, 160);
    const lit = [box(280, 500, 140, 44)];
    expect(spotFor(TIP, card, around({ lit }))).toEqual({ x: 426, y: 690 });
    const neighbours = [box(424, 740, 116, 160), box(176, 740, 116, 160)];
    const reading = box(860, 250, 270, 380);
    expect(spotFor(TIP, card, around({ lit: [...lit, ...neighbours], reading }))).toEqual({ x: 860, y: 254 });
  });
  it('covers as little as it can where everything is lit, and never what it explains', () => {
    const card = box(100, 100, 100, 100);
    const lit = [box(0, 0, 1440, 98), box(210, 98, 1000, 10), box(0, 202, 1440, 700)];
    const { x, y } = spotFor(TIP, card, around({ lit }));
    expect([x, y]).toEqual([210, 50]);
  });
  it('is beside the pointer where what it explains is large', () => {
    const row = box(1140, 300, 290, 60);
    expect(spotFor(TIP, row, around({ pointer: { x: 1200, y: 330 } }))).toEqual({ x: 1050, y: 90 });
    const panel = box(10, 60, 250, 400);
    const { x, y } = spotFor(TIP, panel, around({ pointer: { x: 100, y: 300 } }));
    expect(Math.hypot(x - 100, y + TIP.height - 300)).toBeLessThan(160);
    expect(spotFor(TIP, box(600, 300, 100, 40), around({ pointer: { x: 690, y: 310 } }))).toEqual({ x: 710, y: 220 });
  });
  it('stays below a notice', () => {
    expect(spotFor(TIP, box(600, 60, 100, 40), around({ roof: 120 })).y).toBe(130);
  });
});
