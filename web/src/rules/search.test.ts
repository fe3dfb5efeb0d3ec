import { describe, expect, it } from 'vitest';
import { books, found, parts, pieces, sections } from './search';

const rule = (id: string, section: string, text: string, lang = 'en', book = 'imperium') => ({
  id,
  book,
  section,
  section_lang: lang,
  text,
  lang,
});
const RULES = [
  rule('IMP-1.1', '1. Set-up', 'Shared pieces: the board.'),
  rule('IMP-1.2', '1. Set-up', 'Pieces of one colour (IMP-4.13).'),
  rule('IMP-4.13', '4. Agent turn', 'High Council: 2 Persuasion from then on.'),
];
const IN_OTHERS = [
  rule('IMP-7.1', '7. 香料の収穫', 'ハッガ盆地では2香料を獲得する。', 'ja'),
  rule('IMP-7.2', '7. 수확', '하가 분지에서 2 스파이스를 얻습니다.', 'ko'),
  rule('IMP-7.3', '7. 採收', '在哈加盆地獲得 2 香料。', 'zh-Hant'),
];

describe('the search', () => {
  it('finds all of nothing, words in any order, numbers, headings', () => {
    expect(found(RULES, ' ')).toHaveLength(3);
    expect(found(RULES, 'council HIGH').map((rule) => rule.id)).toEqual(['IMP-4.13']);
    expect(found(RULES, 'imp-1.2').map((rule) => rule.id)).toEqual(['IMP-1.2']);
    expect(found(RULES, 'agent turn')).toHaveLength(1);
    expect(found(RULES, 'sandworm')).toEqual([]);
  });

  it('finds in every language, whatever the width of what was typed', () => {
    const numbers = (question: string): string[] => found(IN_OTHERS, question).map((one) => one.id);
    expect(numbers('ハッガ盆地')).toEqual(['IMP-7.1']);
    expect(numbers('２香料　獲得')).toEqual(['IMP-7.1']); // by a Japanese keyboard, the space as well
    expect(numbers('カ盆地')).toEqual([]); // not ガ
    expect(numbers('스파이스 수확')).toEqual(['IMP-7.2']);
    expect(numbers('採收')).toEqual(['IMP-7.3']);
    expect(numbers('香料')).toEqual(['IMP-7.1', 'IMP-7.3']);
  });

  it('keeps the sections of what is left', () => {
    expect(sections(RULES).map((section) => [section.name, section.anchor, section.rules.length])).toEqual([
      ['1. Set-up', 'section-IMP-1', 2],
      ['4. Agent turn', 'section-IMP-4', 1],
    ]);
    expect(sections(IN_OTHERS).map((section) => section.lang)).toEqual(['ja', 'ko', 'zh-Hant']);
  });

  it('keeps the books apart, each numbered from 1', () => {
    const shelf = books([RULES[0], RULES[1], rule('IX-1.1', '1. Set-up', 'The board.', 'en', 'ix')]);
    expect(shelf.map((book) => [book.id, book.sections.map((section) => section.anchor)])).toEqual([
      ['imperium', ['section-IMP-1']],
      ['ix', ['section-IX-1']],
    ]);
  });
});

describe('a text', () => {
  it('is cut at numbers of rules and at what was searched for', () => {
    expect(pieces('Pieces of one colour (IMP-4.13).', 'colour')).toEqual([
      { kind: 'text', text: 'Pieces of one ' },
      { kind: 'mark', text: 'colour' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'IMP-4.13' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('links to rules of a mode', () => {
    expect(pieces('See UPR-R14.4.', '')[1]).toEqual({ kind: 'rule', text: 'UPR-R14.4' });
  });

  it('takes a question as it is written, not as a pattern', () => {
    expect(pieces('a (b) c', '(b')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'mark', text: '(b' },
      { kind: 'text', text: ') c' },
    ]);
    expect(pieces('abc', '.*')).toEqual([{ kind: 'text', text: 'abc' }]);
  });

  it('is cut in other scripts as well, where no space parts words', () => {
    expect(pieces('説得力の行使ではIMP-8.6を見る。', '説得力')).toEqual([
      { kind: 'mark', text: '説得力' },
      { kind: 'text', text: 'の行使では' },
      { kind: 'rule', text: 'IMP-8.6' },
      { kind: 'text', text: 'を見る。' },
    ]);
    expect(pieces('2香料', '２香料')).toEqual([{ kind: 'mark', text: '2香料' }]);
  });

  it('loses nothing', () => {
    const text = 'IMP-1.1 and IMP-1.2';
    expect(
      pieces(text, 'and 1')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a table below a rule', () => {
  it('is taken out of the text', () => {
    expect(parts('Costs differ.\n| space | cost |\n|---|---|\n| Conspire | 4 spice |')).toEqual({
      text: 'Costs differ.',
      table: [
        ['space', 'cost'],
        ['Conspire', '4 spice'],
      ],
    });
    expect(parts('No table.')).toEqual({ text: 'No table.', table: [] });
  });
});
