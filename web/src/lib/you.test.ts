import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asYou, withYou } from './you';

const FOLDER = new URL('../../../sandtable/locale/en/', import.meta.url);
/** The verbs that follow "{ $who } " in the messages of the log. */
const verbs = readdirSync(FOLDER).flatMap((file) =>
  [
    ...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/(?:= |\] )\{ \$who \} (?:also |now |again )?([a-z]+)/g),
  ].map(([, verb]) => verb),
);

describe('a sentence about the reader', () => {
  it('says what you do', () => {
    expect(asYou('Anna pays 3 spice', 'Anna', 'You', 'en')).toBe('You pay 3 spice');
    expect(asYou('Emperor is first in storm order', 'Emperor', 'You', 'en')).toBe('You are first in storm order');
    expect(asYou('Anna passes', 'Anna', 'You', 'en')).toBe('You pass');
    expect(asYou('Anna carries on', 'Anna', 'You', 'en')).toBe('You carry on');
    expect(asYou('Anna’s Agents come home', 'Anna', 'You', 'en')).toBe('Your Agents come home');
    expect(asYou('花子が2部隊を召集', '花子', 'あなた', 'ja')).toBe('あなたが2部隊を召集');
    expect(asYou('민준: 병력 2 소집', '민준', '나', 'ko')).toBe('나: 병력 2 소집');
  });

  it('leaves sentences about others as they are', () => {
    expect(asYou('Ben pays Anna', 'Anna', 'You', 'en')).toBe('Ben pays Anna');
    expect(asYou('Anna pays', '', 'You', 'en')).toBe('Anna pays');
  });

  it('knows every verb of the log', () => {
    expect(verbs.length).toBeGreaterThan(150);
    const odd = [...new Set(verbs)].filter((verb) => verb.endsWith('s') && withYou(verb) === verb);
    expect(odd).toEqual([]);
    const made = [...new Set(verbs.map(withYou))].filter((verb) => verb !== 'pass' && /[^aeiou]i$|s$/.test(verb));
    expect(made).toEqual([]);
  });
});
