import { describe, expect, it } from 'vitest';
import { found, parts, pieces, sections } from './search';

const RULES = [
  { id: 'IMP-1.1', section: '1. Set-up', text: 'Shared pieces: the board.' },
  { id: 'IMP-1.2', section: '1. Set-up', text: 'Pieces of one colour (IMP-4.13).' },
  { id: 'IMP-4.13', section: '4. Agent turn', text: 'High Council: 2 Persuasion from then on.' },
];

describe('the search', () => {
  it('finds all of nothing, words in any order, numbers, headings', () => {
    expect(found(RULES, ' ')).toHaveLength(3);
    expect(found(RULES, 'council HIGH').map((rule) => rule.id)).toEqual(['IMP-4.13']);
    expect(found(RULES, 'imp-1.2').map((rule) => rule.id)).toEqual(['IMP-1.2']);
    expect(found(RULES, 'agent turn')).toHaveLength(1);
    expect(found(RULES, 'sandworm')).toEqual([]);
  });

  it('keeps the sections of what is left', () => {
    expect(sections(RULES).map((section) => [section.name, section.anchor, section.rules.length])).toEqual([
      ['1. Set-up', 'section-1', 2],
      ['4. Agent turn', 'section-4', 1],
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

  it('takes a question as it is written, not as a pattern', () => {
    expect(pieces('a (b) c', '(b')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'mark', text: '(b' },
      { kind: 'text', text: ') c' },
    ]);
    expect(pieces('abc', '.*')).toEqual([{ kind: 'text', text: 'abc' }]);
  });

  it('loses nothing', () => {
    const text = 'IMP-1.1 and IMP-1.2';
    expect(pieces(text, 'and 1').map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('a table below a rule', () => {
  it('is taken out of the text', () => {
    expect(parts('Costs differ.\n| space | cost |\n|---|---|\n| Conspire | 4 spice |')).toEqual({
      text: 'Costs differ.',
      table: [['space', 'cost'], ['Conspire', '4 spice']],
    });
    expect(parts('No table.')).toEqual({ text: 'No table.', table: [] });
  });
});
