import { describe, expect, it } from 'vitest';
import { bestLanguage, list, locale, told } from './i18n.svelte';

const OFFERED = ['en', 'ja', 'ko', 'zh-Hant'];

describe('bestLanguage', () => {
  it('takes the first language of the reader that there is', () => {
    expect(bestLanguage(['de-DE', 'ja-JP', 'en'], OFFERED)).toBe('ja');
    expect(bestLanguage(['ko'], OFFERED)).toBe('ko');
    expect(bestLanguage(['en-GB', 'ja'], OFFERED)).toBe('en');
  });
  it('gives traditional Chinese to those who write it, and to nobody else', () => {
    for (const tag of ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-TW'])
      expect(bestLanguage([tag], OFFERED), tag).toBe('zh-Hant');
    for (const tag of ['zh', 'zh-CN', 'zh-Hans', 'zh-SG']) expect(bestLanguage([tag, 'ko'], OFFERED), tag).toBe('ko');
  });
  it('falls back to English', () => {
    expect(bestLanguage(['fr', 'de'], OFFERED)).toBe('en');
    expect(bestLanguage([], OFFERED)).toBe('en');
  });
});

describe('list', () => {
  it('joins names as the language does', () => {
    expect(list(['Paul', 'Chani', 'Stilgar'])).toBe('Paul, Chani, and Stilgar');
    expect(list(['Paul', 'Chani', 'Stilgar'], 'narrow')).toBe('Paul, Chani, Stilgar');
    expect(list(['Paul'])).toBe('Paul');
    expect(list([])).toBe('');
  });
});

describe('told', () => {
  it('leaves out what does not hold and rests as the language does', () => {
    expect(told(['costs 3', '', 'two left'])).toBe('costs 3, two left');
    locale.current = 'ja';
    expect(told(['三', '二'])).toBe('三、二');
    locale.current = 'en';
    expect(told([''])).toBe('');
  });
});
