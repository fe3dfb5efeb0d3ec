import { describe, expect, it } from 'vitest';
import { answersOf } from './answers';
import type { Scene } from './scene.svelte';
import type { Option } from './types';

const option = (action: string, strength?: number): Option => ({
  action,
  label: action,
  ...(strength === undefined ? {} : { then: { strength, place: 1, places: [1, 0] } }),
});
const scene = (options: Option[]): Scene =>
  ({ asked: true, kind: 'menu', modules: [], showing: null, view: { options, effects: [] } }) as unknown as Scene;

describe('the answers on the bench', () => {
  it('has a unit beside the troops that are counted', () => {
    const options = [option('deploy:1', 2), option('deploy:2', 4), option('unit:dreadnought', 3), option('end')];
    const { muster, others } = answersOf(scene(options), '');
    expect(muster?.steps.map(({ n }) => n)).toEqual([1, 2]);
    expect(others.map(({ action }) => action)).toEqual(['unit:dreadnought']);
  });
  it('has a number once, also a single one', () => {
    const { muster, others } = answersOf(scene([option('deploy:1', 2), option('end')]), '');
    expect(muster?.steps).toHaveLength(1);
    expect(others).toEqual([]);
  });
});
