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
    expect(made({ facts }).leading).toEqual(['a']);
    expect(made({ facts, choam: true }).leading).toEqual(['a', 'c']);
  });
});
