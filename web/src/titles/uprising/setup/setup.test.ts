import { describe, expect, it } from 'vitest';
import type { LeaderFacts } from '../../imperium/types';
import { UprisingChoices } from './choices.svelte';

const made = (what: Partial<UprisingChoices> = {}): UprisingChoices =>
  Object.assign(new UprisingChoices({ options: [] }), what);

describe('a new table of Uprising', () => {
  it('has what the server takes for usual', () => {
    expect(made().options(4)).toEqual({ leaders: 'random', choam: false, first: 'random' });
    const usual = new UprisingChoices({ options: [{ name: 'choam', default: true, choices: null, takes: '' }] });
    expect(usual.options(3)).toMatchObject({ choam: true });
  });
  it('names who begins, if the seat is there', () => {
    expect(made({ first: 3 }).options(4)).toMatchObject({ first: 3 });
    expect(made({ first: 3 }).options(3)).toMatchObject({ first: 'random' });
  });
  it('offers Leaders of the module with it alone, and no other sides', () => {
    const leader = (more: Partial<LeaderFacts>): LeaderFacts =>
      ({ back_of: null, module: null, ...more }) as LeaderFacts;
    const facts = { a: leader({}), b: leader({ back_of: 'a' }), c: leader({ module: 'choam' }) };
    expect(made({ facts }).leading(4)).toEqual(['a']);
    expect(made({ facts, choam: true }).leading(4)).toEqual(['a', 'c']);
  });
  it('names Rivals, a level and what makes them stronger where there are Rivals alone', () => {
    expect(made().options(1)).toEqual({
      ...{ leaders: 'random', choam: false, rivals: 'random', difficulty: 'sardaukar', churn: 'off' },
      ...{ brutal: false, expert: false, politics: false },
    });
    const rivals = ['rival_irulan', 'random'];
    expect(made({ rivals, churn: 'reveal' }).options(1)).toMatchObject({ rivals, churn: 'reveal' });
    expect(made({ rivals, streamlined: true }).options(2)).toMatchObject({
      rivals: ['rival_irulan'],
      streamlined: true,
    });
    expect(made().options(2)).not.toHaveProperty('difficulty');
    for (const seats of [3, 4, 6]) expect(made({ rivals }).options(seats)).not.toHaveProperty('rivals');
  });
  it('has all variants with the harder levels of a single player', () => {
    const hard = made({ level: 'mentat' });
    expect(hard.options(1)).toMatchObject({ brutal: true, expert: true, politics: true });
    expect(hard.options(2)).toMatchObject({ brutal: false, expert: false, politics: false });
  });
  it('always has the CHOAM module with six, and Commanders in their seats', () => {
    expect(made({ objectives: 'adjacent' }).options(6)).toEqual({
      leaders: 'random',
      choam: true,
      objectives: 'adjacent',
    });
    const leader = (module: string | null): LeaderFacts => ({ back_of: null, module }) as LeaderFacts;
    const ids = ['muad_dib', 'a', 'b', 'c', 'd'];
    const facts = {
      ...Object.fromEntries(ids.map((id) => [id, leader(null)])),
      shaddam_corrino_iv: leader('choam'),
    };
    const six = made({ facts, leaders: 'list' });
    expect(six.cast(6)).toEqual(['muad_dib', 'a', 'b', 'shaddam_corrino_iv', 'c', 'd']);
  });
});
