import { describe, expect, it } from 'vitest';
import { ALWAYS, casesOf, modeOf, NEVER, silenced, TURN, withMode } from './declines';

describe('standing answers', () => {
  it('has one mode for each question', () => {
    const kept = ['lone', 'karama:mine', 'hajr', 'weather_control:turn:3'];
    expect(['karama', 'hajr', 'weather_control', 'harvester'].map((id) => modeOf(kept, id, 3))).toEqual([
      'mine',
      NEVER,
      TURN,
      ALWAYS,
    ]);
    expect(modeOf(kept, 'weather_control', 4)).toBe(ALWAYS);
  });

  it('silences one question and no other', () => {
    const before = ['lone', 'karama:mine', 'hajr'];
    expect(withMode(before, 'weather_control', NEVER, 2)).toEqual([...before, 'weather_control']);
    expect(withMode(before, 'karama', ALWAYS, 2)).toEqual(['lone', 'hajr']);
    expect(withMode(before, 'karama', 'battle', 2)).toEqual(['lone', 'hajr', 'karama:battle']);
  });

  it('is quiet for one turn, and then as before', () => {
    const quiet = withMode(['karama:mine', 'karama:turn:1'], 'karama', TURN, 2);
    expect(quiet).toEqual(['karama:mine', 'karama:turn:2']);
    expect(modeOf(quiet, 'karama', 2)).toBe(TURN);
    expect(modeOf(quiet, 'karama', 3)).toBe('mine');
  });

  it('silences one case of a question and leaves its mode', () => {
    const voice = silenced('karama', 'bg_voice');
    expect(voice).toBe('karama:not:bg_voice');
    const kept = [voice, 'karama:mine', 'hajr'];
    expect(modeOf(kept, 'karama', 2)).toBe('mine');
    expect(modeOf([voice], 'karama', 2)).toBe(ALWAYS);
    expect(casesOf(kept, 'karama')).toEqual(['bg_voice']);
    expect(casesOf(kept, 'hajr')).toEqual([]);
    for (const mode of [ALWAYS, NEVER, TURN, 'battle']) expect(withMode(kept, 'karama', mode, 2)).toContain(voice);
  });
});
