import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS, withParticle } from './particles';

const CASES = JSON.parse(readFileSync('../tests/locale/particles.json', 'utf8')) as [string | number, string, string][];

describe('withParticle', () => {
  it.each(CASES)('fits the last sound of %s: %s', (word, pair, said) => {
    expect(withParticle(String(word), pair)).toBe(said);
  });
  it('needs both forms', () => {
    expect(() => withParticle('폴', '을')).toThrow('no pair of particles');
  });
});

describe('a message', () => {
  const bundle = new FluentBundle('ko', { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(
    new FluentResource(
      'forces = 병력 { $n }\nmoved = { PARTICLE(forces, "을/를") } { PARTICLE($what, "으로/로") }\nn = { PARTICLE($n, "이/가") }',
    ),
  );
  const said = (id: string, args: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
    expect(errors).toEqual([]);
    return text;
  };
  it('calls it with names, numbers and messages', () => {
    expect(said('moved', { n: 2, what: '카르타그' })).toBe('병력 2를 카르타그로');
    expect(said('moved', { n: 3, what: '아라킨' })).toBe('병력 3을 아라킨으로');
    expect(said('n', { n: 4 })).toBe('4가');
    expect(said('n', { n: 6 })).toBe('6이');
  });
});
