import { describe, expect, it } from 'vitest';
import { breakable, cut, width } from './lettering';

const shown = (text: string): string => breakable(text).replaceAll('\u00ad', '|');

describe('breakable', () => {
  it('breaks long words between syllables', () => {
    expect(shown('Reconnaissance')).toBe('Recon|nais|sance');
    expect(shown('Guild Administrator')).toBe('Guild Admi|nistra|tor');
    expect(shown('Recruitment Mission')).toBe('Recruit|ment Mission');
  });
  it('keeps together what is one sound, and three letters at either end', () => {
    expect(shown('Machinations')).toBe('Machi|na|tions');
    expect(shown('Allegiances')).toBe('Alle|gian|ces');
  });
  it('leaves short words and other scripts as they are', () => {
    for (const name of ['Stilgar', 'Seek Allies', 'サルダウカー軍団', '조합 관리자', '行星學家'])
      expect(breakable(name)).toBe(name);
  });
});

describe('width', () => {
  it('counts signs of full width twice', () => {
    expect(width('spice')).toBe(5);
    expect(width('香料')).toBe(4);
    expect(width('병력 소집')).toBe(9);
  });
  it('counts a joined emoji as one sign', () => {
    expect(width('👩‍👩‍👧‍👦')).toBe(2);
    expect(width('🇯🇵❤️')).toBe(4);
  });
});

describe('cut', () => {
  it('leaves what has room as it is', () => {
    expect(cut('Adept 1', 7)).toBe('Adept 1');
    expect(cut('熟練者 1', 8)).toBe('熟練者 1');
  });
  it('ends with a mark where there is none', () => {
    expect(cut('Lady Jessica', 6)).toBe('Lady…');
    expect(cut('熟練者の名前', 7)).toBe('熟練者…');
  });
  it('ends with a whole word', () => {
    expect(cut('Reinforce: recruit 3 troops, split between the allies', 40)).toBe(
      'Reinforce: recruit 3 troops, split…',
    );
    expect(cut('Reinforce: recruit 3 troops, split', 29)).toBe('Reinforce: recruit 3 troops…');
    expect(cut('支付 2 索拉利：拿取兩個公開的合約', 20)).toBe('支付 2 索拉利…');
  });
  it('never breaks a sign that is joined from several', () => {
    expect(cut('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 5)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…');
    expect(cut('e\u0301e\u0301e\u0301e\u0301', 3)).toBe('e\u0301e\u0301…');
  });
});
