// A word with the Korean particle that fits its last sound, as sandtable/core/particles.py chooses it for the server.
//   withParticle('폴', '을/를')      '폴을'
//   { PARTICLE($who, "이/가") }      in a message; the form after a consonant comes first

import type { FluentFunction, FluentValue } from '@fluent/bundle';

type Ending = 'consonant' | 'l' | 'vowel';

/** The endings of digits read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: Ending[] = [...'nlvnvvnllv'].map((sound) =>
  sound === 'n' ? 'consonant' : sound === 'l' ? 'l' : 'vowel',
);
/** Characters after the last sound, and remarks in brackets, which are not read before the particle. */
const SILENT = /(?:\s*\([^()]*\)|[^\p{L}\p{N}])+$/u;
/** Words that change with their particle. */
const IRREGULAR: Record<string, string> = { '나 이/가': '내가' };

export function ending(word: string): Ending {
  const read = word.replace(SILENT, '').toLowerCase() || word;
  const last = [...read].at(-1) ?? '';
  if (last >= '가' && last <= '힣') {
    const final = (last.charCodeAt(0) - '가'.charCodeAt(0)) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'l' : 'consonant';
  }
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)];
  if (last === 'l') return 'l';
  return /(?:[mnんン]|ng)$/.test(read) ? 'consonant' : 'vowel';
}

/** The word with the first particle of the pair after a consonant, with the second after a vowel. */
export function withParticle(word: string, pair: string): string {
  const [afterConsonant, afterVowel] = pair.split('/');
  if (afterVowel === undefined) throw new RangeError(`${pair} is no pair of particles, such as 을/를`);
  const irregular = IRREGULAR[`${word} ${pair}`];
  if (irregular) return irregular;
  const sound = ending(word);
  const open = sound === 'vowel' || (sound === 'l' && afterConsonant.startsWith('으로'));
  return word + (open ? afterVowel : afterConsonant);
}

const text = (value: FluentValue): string =>
  typeof value === 'object' && 'value' in value ? String(value.value) : String(value);

/** The functions that messages may call. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  PARTICLE: ([word, pair]) => withParticle(text(word), text(pair)),
};
