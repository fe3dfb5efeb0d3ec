import { describe, expect, it } from 'vitest';
import { capital, NoSaying, speak, type Say } from './sayings';

const B = '\x02';
const N = '\x1f';
const I = '\x1d';
const D = '\x1e';
const E = '\x03';

/** Returns ids and arguments instead of messages, so that the tests see them. */
const echo: Say = (id, args) => {
  const given = Object.entries(args).map(([name, value]) => `${name}=${typeof value === 'number' ? '#' : ''}${value}`);
  return `<${id}${given.length ? ' ' + given.join(' ') : ''}>`;
};

describe('speak', () => {
  it('leaves plain text as it is', () => {
    expect(speak('Mirelle says 3 < 4', echo)).toBe('Mirelle says 3 < 4');
    expect(speak('', echo)).toBe('');
  });
  it('speaks a message with words and numbers', () => {
    expect(speak(`${B}event-gain${N}who${I}Kenji${N}n${I}${D}2${E}`, echo)).toBe('<event-gain who=Kenji n=#2>');
  });
  it('speaks messages within messages, and text around them', () => {
    const inner = `${B}card-stilgar${E}`;
    expect(speak(`a ${B}do-play${N}piece${I}${inner}${E} b`, echo)).toBe('a <do-play piece=<card-stilgar>> b');
  });
  it('keeps fractions and negative numbers', () => {
    expect(speak(`${B}x${N}a${I}${D}-1${N}b${I}${D}2.5${E}`, echo)).toBe('<x a=#-1 b=#2.5>');
  });
  it('knows the capital', () => {
    expect(speak(`${B}^${N}text${I}${B}effect-draw${N}n${I}${D}1${E}${E}`, () => 'draw a card')).toBe('Draw a card');
  });
  it('takes an empty value', () => {
    expect(speak(`${B}x${N}a${I}${E}`, echo)).toBe('<x a=>');
  });
  it('refuses what is no saying', () => {
    for (const broken of [`${B}x`, `${B}x${N}a`, `${B}x${N}a${I}b`, `${B}x${E}${E}`, `a${N}${B}x${E}`]) {
      expect(() => speak(broken, echo), JSON.stringify(broken)).toThrow(NoSaying);
    }
  });
});

describe('capital', () => {
  it('raises the first letter only', () => {
    expect(capital('draw a Card')).toBe('Draw a Card');
    expect(capital('éclat')).toBe('Éclat');
    expect(capital('香料')).toBe('香料');
    expect(capital('')).toBe('');
  });
});
