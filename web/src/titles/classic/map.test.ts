import { describe, expect, it } from 'vitest';
import { exposed, MAP, PARTS, placed, PLAQUE, plaqueAt, rowsOf, stormArrow } from './map';
import type { Stack } from './types';

const stacks = (n: number): Stack[] =>
  Array.from({ length: n }, (_, seat) => ({ seat, forces: 1, starred: 0, advisors: false }));

describe('the map', () => {
  it('has every part once, each touching back', () => {
    expect(PARTS).toHaveLength(86);
    for (const [id, { touches }] of PARTS) for (const other of touches) expect(MAP.parts[other].touches).toContain(id);
  });
  it('puts stacks into slots, and all of them smaller where there are more', () => {
    const few = placed('arrakeen@9', stacks(2));
    const slots = MAP.parts['arrakeen@9'].slots.length;
    expect(new Set(few.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
    expect(new Set(placed('arrakeen@9', stacks(slots + 1)).map(({ r }) => r))).toEqual(new Set([12.5]));
  });
  it('shows the storm where forces die: not on rock, and in the basin only once the wall is gone', () => {
    expect(exposed(9, true)).toEqual(['old_gap@9']);
    expect(exposed(9, false).sort()).toEqual(['arrakeen@9', 'imperial_basin@9', 'old_gap@9']);
    expect(exposed(16, true).every((part) => MAP.territories[MAP.parts[part].territory].kind === 'sand')).toBe(true);
  });
  it('stands the mobile stronghold within the rim, and beside the name of every stronghold', () => {
    const forts = Object.values(MAP.territories).filter(({ kind }) => kind === 'stronghold');
    for (const [id, { territory }] of PARTS) {
      const [x, y] = plaqueAt(id, 1);
      expect(Math.hypot(x, y), id).toBeLessThan(500);
      if (MAP.territories[territory].kind === 'stronghold') continue;
      for (const { label } of forts)
        expect(Math.abs(label![0] - x) > PLAQUE[0] || Math.abs(label![1] - y) > PLAQUE[1], id).toBe(true);
    }
  });
  it('points the storm the way it goes', () => {
    expect(stormArrow(1)).toMatch(/^M-?[\d.]+ 5\d\d/); // the first sector is at the bottom
  });
  it('breaks names into rows that find room', () => {
    expect(rowsOf('Harg Pass', 82)).toEqual(['Harg Pass']);
    expect(rowsOf('False Wall South', 78)).toEqual(['False Wall', 'South']);
    expect(rowsOf('Rim Wall West', 38)).toEqual(['Rim', 'Wall', 'West']);
    expect(rowsOf('タブルの群居洞', 66)).toEqual(['タブルの', '群居洞']);
    expect(rowsOf('シエラゴ窪地', 66)).toEqual(['シエラゴ', '窪地']);
    expect(rowsOf('大平原', 121)).toEqual(['大平原']);
  });
});
