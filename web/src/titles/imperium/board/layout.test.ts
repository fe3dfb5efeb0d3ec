import { describe, expect, it } from 'vitest';
import type { Content } from '../types';
import { annexes, arrange, bySlot, cellsOf, inPairs, isFuller, knotsIn, type Region } from './layout';

type Places = Record<string, [slot: string, area: string, owner?: string]>;
const content = (spaces: Places): Content =>
  ({
    tracks: { fremen: {} },
    spaces: Object.fromEntries(Object.entries(spaces).map(([id, [slot, area, owner]]) => [id, { slot, area, owner }])),
  }) as unknown as Content;
const REGIONS: Record<string, Region> = {
  landsraad: { areas: ['landsraad'], slots: ['council', 'hall'] },
  arrakis: { areas: ['city', 'desert'], slots: ['arrakeen', 'flat'] },
};
const usual: Places = {
  sietch: ['sietch', 'fremen'],
  council: ['council', 'landsraad'],
  hall: ['hall', 'landsraad'],
  flat: ['flat', 'desert'],
  arrakeen: ['arrakeen', 'city'],
};

describe('a board', () => {
  it('has its spaces in the order of its slots', () => {
    expect(arrange(content(usual), REGIONS)).toEqual({
      landsraad: ['council', 'hall'],
      arrakis: ['arrakeen', 'flat'],
    });
    expect(isFuller(content(usual), REGIONS)).toBe(false);
  });
  it('has a space of another box where the one it replaces was, whatever its area', () => {
    const { hall: _, ...others } = usual;
    const replaced = content({ ...others, tech: ['hall', 'ix'] });
    expect(arrange(replaced, REGIONS).landsraad).toEqual(['council', 'tech']);
    expect(annexes(replaced, arrange(replaced, REGIONS))).toEqual([]);
  });
  it('has an added space with those of its area, and one of a new area under its name', () => {
    const more = content({ ...usual, carthag: ['carthag', 'city'], tech: ['tech', 'ix'], yard: ['yard', 'ix'] });
    const arranged = arrange(more, REGIONS);
    expect(arranged.arrakis).toEqual(['arrakeen', 'flat', 'carthag']);
    expect(annexes(more, arranged)).toEqual([{ area: 'ix', spaces: ['tech', 'yard'] }]);
    expect(isFuller(more, REGIONS)).toBe(true);
  });
  it('leaves out what lies on somebody’s own board', () => {
    const own = content({ ...usual, sardaukar: ['council', 'landsraad', 'shaddam'] });
    expect(bySlot(own).council).toBe('council');
    expect(arrange(own, REGIONS).landsraad).toEqual(['council', 'hall']);
  });
});

describe('the phone', () => {
  const CELLS = ['sietch', 'council', 'hall', '=council', 'arrakeen', 'flat', '=conflict'];
  it('has the same spaces in its rows', () => {
    expect(cellsOf(content(usual), CELLS)).toEqual(CELLS);
  });
  it('gives an added space the place of a cell that only informs, and then new ones', () => {
    const more = content({ ...usual, carthag: ['carthag', 'city'] });
    expect(cellsOf(more, CELLS)).toEqual(['sietch', 'council', 'hall', 'carthag', 'arrakeen', 'flat', '=conflict']);
    const { hall: _, ...fewer } = usual;
    const moved = content({ ...fewer, carthag: ['carthag', 'city'] });
    expect(cellsOf(moved, CELLS)).toEqual([
      'sietch',
      'council',
      'carthag',
      '=council',
      'arrakeen',
      'flat',
      '=conflict',
    ]);
    const many = content({ ...usual, a: ['a', 'x'], b: ['b', 'x'], c: ['c', 'x'] });
    expect(cellsOf(many, CELLS).slice(-4)).toEqual(['arrakeen', 'flat', 'b', 'c']);
  });
});

describe('knots', () => {
  const rows = [['council'], ['privilege', 'sword'], ['refinery']];
  const where = (...spaces: string[]): string[] =>
    knotsIn(rows, [{ spaces }]).map((knot) => `${knot.where} ${knot.before}`);
  it('stand between two of a row, above one, and over rows that they tie', () => {
    expect(where('privilege', 'sword')).toEqual(['between sword']);
    expect(where('refinery')).toEqual(['above refinery']);
    expect(where('sword', 'refinery')).toEqual(['above refinery']);
    expect(where('council', 'privilege', 'sword')).toEqual(['over sword']);
  });
  it('stand in the region of their first space alone', () => {
    expect(where('council', 'elsewhere')).toEqual(['above council']);
    expect(where('elsewhere', 'council')).toEqual([]);
  });
});

it('pairs may leave one over', () => {
  expect(inPairs(['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']]);
});
