import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/types';
import { carried } from './moments';
import { nearest, partiesOf } from './standing';
import { blowOf, gainsOf, stormOf, sumBySeat, toldIn } from './story';
import type { View } from './types';

const line = (kind: string, amount = 0, thing: string | null = null, seat = -1, cause: string | null = null): Line => ({
  n: 0,
  seat,
  text: kind,
  rule: '',
  heading: kind === 'phase',
  kind,
  amount,
  thing,
  cause,
});
const PHASES = ['setup', 'storm', 'spice_blow', 'revival'];
const STORM = 1;
const BLOW = 2;

describe('what was told in a phase', () => {
  it('ends with the next heading, and is that of its last time', () => {
    const lines = [
      line('phase', STORM),
      line('storm', 4),
      line('phase', BLOW),
      line('turned', 0, 'spice:old_gap'),
      line('turn', 2),
      line('phase', STORM),
      line('storm', 9),
    ];
    expect(toldIn(lines, 'storm', PHASES).map(({ amount }) => amount)).toEqual([9]);
    expect(toldIn(lines, 'spice_blow', PHASES).map(({ kind }) => kind)).toEqual(['turned']);
    expect(toldIn(lines, 'revival', PHASES)).toEqual([]);
  });
  it('is a storm by two dials, and what it took', () => {
    const story = stormOf([
      line('storm_dialled', 3, null, 0),
      line('storm_dialled', 1, null, 4),
      line('lost', 2, 'part:meridian@1', 3),
      line('spice_gone', 8, 'part:red_chasm@7'),
      line('storm', 7),
    ]);
    expect([story.by, story.to, story.dials.get(4)]).toEqual([4, 7, 1]);
    expect(story.lost).toEqual([
      { seat: 3, part: 'meridian@1', n: 2 },
      { seat: null, part: 'red_chasm@7', n: 8 },
    ]);
  });
  it('is a storm moved by Weather Control in place of the card', () => {
    const story = stormOf([line('storm_card', 6), line('weather', 0, null, 2)]);
    expect([story.card, story.by, story.to]).toEqual([6, 0, null]);
  });
  it('is cards turned, each with its spice, and worms', () => {
    const { cards, worms } = blowOf([
      line('turned', 0, 'spice:shai_hulud'),
      line('worm', 0, 'territory:old_gap'),
      line('turned', 0, 'spice:red_chasm'),
      line('blow', 8, 'part:red_chasm@7'),
    ]);
    expect(cards).toEqual([
      { card: 'shai_hulud', part: '', spice: 0 },
      { card: 'red_chasm', part: 'red_chasm@7', spice: 8 },
    ]);
    expect(worms).toEqual(['old_gap']);
  });
  it('is what each has taken, and from where', () => {
    const lines = [
      line('spice', 2, null, 1, 'territory:arrakeen'),
      line('collected', 6, 'part:old_gap@9', 1),
      line('spice', 1, null, 2),
    ];
    expect(gainsOf(lines)).toEqual([
      { seat: 1, place: 'territory:arrakeen', spice: 2 },
      { seat: 1, place: 'part:old_gap@9', spice: 6 },
    ]);
    expect(sumBySeat([line('revived', 2, null, 1), line('revived', 1, null, 1)], 'revived').get(1)).toBe(3);
  });
});

describe('the table under it', () => {
  it('has storm and spice as they are told', () => {
    const view = { storm: 3, spice: { 'old_gap@9': 6, 'red_chasm@7': 2 } } as unknown as View;
    const { storm, spice } = carried(view, [
      line('spice_gone', 6, 'part:old_gap@9'),
      line('storm', 11),
      line('blow', 8, 'part:red_chasm@7'),
    ]);
    expect([storm, spice]).toEqual([11, { 'red_chasm@7': 10 }]);
  });
});

describe('who is near a victory', () => {
  const player = (seat: number, n: number, ally: number | null = null, technology: string[] = []) => ({
    seat,
    strongholds: Array<string>(n).fill('arrakeen'),
    technology,
    ally,
  });
  it('counts allies together, and all three tokens as one more', () => {
    const parties = partiesOf([player(0, 1, 2), player(1, 1, null, ['a', 'b', 'c']), player(2, 2, 0)]);
    expect(parties).toEqual([
      { seats: [0, 2], held: 3, needed: 4 },
      { seats: [1], held: 2, needed: 3 },
    ]);
    expect(nearest(parties)).toEqual(parties);
  });
  it('needs four where two play, and is nobody where nobody holds anything', () => {
    expect(partiesOf([player(0, 3), player(1, 0)])[0].needed).toBe(4);
    expect(nearest(partiesOf([player(0, 0), player(1, 0), player(2, 0)]))).toEqual([]);
  });
});
