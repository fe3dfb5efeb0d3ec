import { describe, expect, it } from 'vitest';
import { Choices } from './choices.svelte';
import { cast, pick } from './leaders';

const LEADERS = ['paul_atreides', 'duke_leto_atreides', 'baron_vladimir_harkonnen', 'glossu_rabban', 'helena_richese'];

const chosen = (what: Partial<Choices>): Choices => Object.assign(new Choices(), what);

describe('a new table', () => {
  it('has Leaders by chance if nothing is chosen', () => {
    expect(new Choices().options(4)).toEqual({ leaders: 'random' });
  });
  it('takes the level of the Rivals with one player alone', () => {
    expect(chosen({ level: 'sardaukar' }).options(1)).toEqual({ leaders: 'random', difficulty: 'sardaukar' });
    expect(chosen({ level: 'sardaukar' }).options(2)).not.toHaveProperty('difficulty');
  });
  it('names Leaders for the seats, and alone for the Rivals too', () => {
    const three = ['paul_atreides', 'glossu_rabban', 'duke_leto_atreides'];
    const list = chosen({ leaders: 'list', chosen: three });
    expect(list.options(3).leaders).toEqual(three);
    expect(list.options(1)).toMatchObject({ leaders: ['paul_atreides'], rivals: three.slice(1) });
    expect(list.options(4).leaders, 'one is still missing').toBe('random');
    expect(chosen({ leaders: 'list' }).options(1), 'the Leaders are not loaded yet').not.toHaveProperty('rivals');
  });
  it('says how ties for second are read below four players', () => {
    const ties = chosen({ tiesTakeThird: true });
    expect(ties.options(3).ties_for_second).toBe('third');
    for (const n of [1, 4]) expect(ties.options(n)).not.toHaveProperty('ties_for_second');
    expect(new Choices().options(3)).not.toHaveProperty('ties_for_second');
  });
});

describe('Leaders', () => {
  it('are different in every place, and no Rival leads what Rivals may not', () => {
    expect(cast([], 4, LEADERS)).toEqual(LEADERS.slice(0, 4));
    expect(cast(['glossu_rabban'], 1, LEADERS)).toEqual([
      'glossu_rabban',
      'duke_leto_atreides',
      'baron_vladimir_harkonnen',
    ]);
  });

  it('change places when one is taken from another', () => {
    const chosen = cast([], 3, LEADERS);
    expect(pick(chosen, 0, chosen[2], 3, LEADERS)).toEqual([chosen[2], chosen[1], chosen[0]]);
  });

  it('leave a Rival with one it may have', () => {
    const chosen = cast(['paul_atreides'], 1, LEADERS);
    const after = pick(chosen, 0, chosen[1], 1, LEADERS);
    expect(after[0]).toBe(chosen[1]);
    expect(after[1]).toBe('glossu_rabban');
    expect(new Set(after).size).toBe(3);
  });
});
