// Fits names into the available room: line breaks, widths and shortened names.

const SOFT_HYPHEN = '\u00ad';
/** Words with fewer letters fit on the smallest card. */
const LONG = 10;
/** The least number of letters before and after a break. */
const LEAST = 3;
const VOWEL = /[aeiouy]/i;
/** Pairs of letters that are not parted: two letters for one sound, and pairs that begin a syllable. */
const TOGETHER = /^(?:ch|ck|gh|ng|ph|sh|th|wh|[bcdfgkpt][lr]|st|qu)$/i;

/**
 * The same text with soft hyphens between the syllables of its long Latin words. Few browsers have the patterns of a
 * language at hand for `hyphens: auto`, and without them a word breaks anywhere: "Reconnaissan|ce".
 */
export function breakable(text: string, long = LONG): string {
  return text.replace(/[A-Za-z]{2,}/g, (word) => (word.length < long ? word : broken(word)));
}

function broken(word: string): string {
  let out = word[0];
  for (let at = 1; at < word.length; at += 1) {
    if (at >= LEAST && word.length - at >= LEAST && splits(word, at)) out += SOFT_HYPHEN;
    out += word[at];
  }
  return out;
}

/** Whether a word may be broken here: between two consonants with vowels around them, or between a vowel and a single
 *  consonant before another vowel. */
function splits(word: string, at: number): boolean {
  const vowel = (i: number): boolean => VOWEL.test(word[i] ?? '');
  if (!vowel(at - 1)) return !vowel(at) && vowel(at - 2) && vowel(at + 1) && !TOGETHER.test(word.slice(at - 1, at + 1));
  return !vowel(at) && vowel(at + 1);
}

/** Split a text into the characters a reader sees: an emoji may be joined from several code points. */
function signsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]; // an older browser
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

const FULL_WIDTH =
  /^[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u;

/** Return the width of a text in Latin letters: a Han or kana character, or an emoji, takes the room of two. */
export function width(text: string): number {
  return signsOf(text).reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? 2 : 1), 0);
}

/** The last word of a text that is cut, and the characters that it must not end with. */
const LAST_WORD = /[\s:;,、，：；]+[^\s:;,、，：；]{0,14}$/;
const LOOSE = /[\s:;,、，：；]+$/;

/** The text, or its beginning that is no wider than `most`, cut between words if these are short enough. */
export function cut(text: string, most: number): string {
  if (width(text) <= most) return text;
  const signs = signsOf(text);
  while (signs.length && width(signs.join('')) > most - 1) signs.pop();
  const kept = signs.join('');
  const whole = /[\s:;,、，：；]/.test(text[kept.length] ?? '') ? kept : kept.replace(LAST_WORD, '');
  return `${(whole || kept).replace(LOOSE, '')}…`;
}
