import { describe, expect, it } from 'vitest';
import { chosenOf, isChosen, modesOf, pieceChoicesOf, versionOf, wantedOf, withWord } from './extras';

const option = (name: string, more: object) => ({ name, default: null, choices: null, takes: '', ...more });
const INFO = {
  options: [
    option('leaders', {}),
    option('boxes', { default: [], several: ['isle', 'moon'] }),
    option('long', { default: false, choices: [false, true], seats: [3, 4], needs: { boxes: 'isle' } }),
    option('cards', { default: 'all', named: ['all', 'red'], needs: { boxes: 'isle' } }),
    option('dice', { default: 'off', choices: ['off', 'reveal'], seats: [1], needs: { boxes: 'moon' } }),
  ],
};

describe('boxes and modes of a new table', () => {
  it('are none if nothing is chosen', () => {
    expect(chosenOf(INFO, {}, 4)).toEqual({});
    expect(versionOf(INFO, {}, 4)).toBe('');
  });
  it('are asked for in the order of the title', () => {
    const both = withWord(withWord({}, 'boxes', 'moon', true), 'boxes', 'isle', true);
    expect(chosenOf(INFO, both, 4)).toEqual({ boxes: ['isle', 'moon'] });
    expect(versionOf(INFO, both, 3)).toBe('3~boxes=isle+moon~');
    expect(isChosen(withWord(both, 'boxes', 'moon', false), 'boxes', 'moon')).toBe(false);
  });
  it('leave a mode out where its box or its number of players is missing', () => {
    const long = { boxes: ['isle'], long: true };
    expect(modesOf(INFO, long, 4).map(({ name }) => name)).toEqual(['long']);
    expect(chosenOf(INFO, long, 4)).toEqual({ boxes: ['isle'], long: true });
    expect(versionOf(INFO, long, 4)).toBe('4~boxes=isle~long=true~');
    expect(chosenOf(INFO, long, 2)).toEqual({ boxes: ['isle'] });
    expect(chosenOf(INFO, { boxes: ['moon'], long: true }, 4)).toEqual({ boxes: ['moon'] });
  });
  it('ask for the other value of a mode that is not on or off', () => {
    const dice = { boxes: ['moon'], dice: true };
    expect(modesOf(INFO, dice, 1).map(({ name }) => name)).toEqual(['dice']);
    expect(chosenOf(INFO, dice, 1)).toEqual({ boxes: ['moon'], dice: 'reveal' });
    expect(chosenOf(INFO, dice, 4)).toEqual({ boxes: ['moon'] });
  });
  it('ask for the pieces of a box by a word or one by one, and leave their default out', () => {
    const isle = { boxes: ['isle'] };
    expect(pieceChoicesOf(INFO, isle, 2).map(({ name }) => name)).toEqual(['cards']);
    expect(pieceChoicesOf(INFO, { boxes: ['moon'] }, 2)).toEqual([]);
    expect(wantedOf(pieceChoicesOf(INFO, isle, 2)[0], isle)).toBe('all');
    expect(chosenOf(INFO, { ...isle, cards: 'all' }, 2)).toEqual(isle);
    expect(chosenOf(INFO, { ...isle, cards: 'red' }, 2)).toEqual({ ...isle, cards: 'red' });
    expect(chosenOf(INFO, { ...isle, cards: [] }, 2)).toEqual({ ...isle, cards: [] });
    expect(chosenOf(INFO, { boxes: [], cards: ['red:a'] }, 2)).toEqual({});
    expect(versionOf(INFO, { ...isle, cards: ['red:a'] }, 2)).toBe('2~boxes=isle~');
  });
});
