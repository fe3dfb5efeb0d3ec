// Find rules, and the words in their texts. Pure: tested in search.test.ts.

import type { Rule } from '../lib/types';

// Accents of Latin letters do not matter; the marks of Japanese kana do: ガ is not カ.
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** The rules that contain every word of the query, in number, section or text. */
export function found(rules: readonly Rule[], question: string): Rule[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

export interface Section {
  book: string;
  name: string;
  lang: string;
  /** Names the section in an address. */
  anchor: string;
  rules: Rule[];
}

export function sections(rules: readonly Rule[]): Section[] {
  const out: Section[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    if (last?.name !== rule.section || last.book !== rule.book) {
      // With the letters of its book: a page has the rules of several boxes, each numbered from 1.
      const anchor = `section-${rule.id.split('.')[0]}`;
      out.push({ book: rule.book, name: rule.section, lang: rule.section_lang, anchor, rules: [] });
    }
    out.at(-1)?.rules.push(rule);
  }
  return out;
}

export interface Book {
  id: string;
  sections: Section[];
}

/** The sections by the rulebook they are from, in its order. */
export function books(rules: readonly Rule[]): Book[] {
  const out: Book[] = [];
  for (const section of sections(rules)) {
    if (out.at(-1)?.id !== section.book) out.push({ id: section.book, sections: [] });
    out.at(-1)?.sections.push(section);
  }
  return out;
}

export type Piece = { kind: 'text' | 'rule' | 'mark'; text: string };

const REFERENCE = /\b[A-Z]{2,5}-[A-Z]?\d+\.\d+\b/;

/** A text split into plain parts, numbers of other rules, and matches of the query. */
export function pieces(text: string, question: string): Piece[] {
  // The text as typed, and with full-width letters and figures (２香料) as the rules write them.
  const typed = `${question} ${question.normalize('NFKC')}`.split(/\s+/).filter(Boolean);
  const words = [...new Set(typed)].map(escaped);
  const cuts = new RegExp([REFERENCE.source, ...words].join('|'), 'giu');
  const out: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(cuts)) {
    if (match.index > at) out.push({ kind: 'text', text: text.slice(at, match.index) });
    out.push({ kind: REFERENCE.test(match[0]) ? 'rule' : 'mark', text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

export interface Parts {
  text: string;
  /** The rows of a table that belongs to the rule, heading first; empty if there is none. */
  table: string[][];
}

/** The text of a rule and the table below it, which is written as in Markdown. */
export function parts(text: string): Parts {
  const lines = text.split('\n');
  const rows = lines.filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line));
  return {
    text: lines
      .filter((line) => !line.startsWith('|'))
      .join('\n')
      .trim(),
    table: rows.map((row) =>
      row
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    ),
  };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
