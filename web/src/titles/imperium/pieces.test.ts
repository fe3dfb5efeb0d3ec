import { describe, expect, it } from 'vitest';
import type { Content, IntrigueFacts, Player, SpaceFacts } from './types';
import { crowded, drawnWidth, intrigueRows, keyed, lacks, spaceDraw } from './pieces';

const player = {
  solari: 3,
  spice: 1,
  water: 0,
  influence: { emperor: 0, guild: 0, bene: 0, fremen: 1 },
} as unknown as Player;
const space = (more: Partial<SpaceFacts>): Content =>
  ({ spaces: { x: { cost: [], needs: [], draw: [], persuasion: 0, ...more } } }) as unknown as Content;

describe('lacks', () => {
  it('says what is missing, with what there is', () => {
    expect(lacks(space({ cost: ['4', 'spice'] }), 'x', player)).toEqual([{ icon: 'spice', have: 1, need: 4 }]);
    expect(lacks(space({ cost: ['water'] }), 'x', player)).toEqual([{ icon: 'water', have: 0, need: 1 }]);
    expect(lacks(space({ needs: ['2', 'influence', 'fremen'] }), 'x', player)).toEqual([
      { icon: 'fremen', have: 1, need: 2 },
    ]);
  });
  it('is empty where nothing is', () => {
    expect(lacks(space({ cost: ['3', 'solari'] }), 'x', player)).toEqual([]);
    expect(lacks(space({}), 'x', undefined)).toEqual([]);
  });
});

describe('spaceDraw', () => {
  it('leaves the sign of gathered spice to the number beside it', () => {
    expect(spaceDraw({ draw: ['2', 'spice', 'plus', 'maker'], persuasion: 0 } as SpaceFacts)).toEqual(['2', 'spice']);
  });
  it('adds what comes in the Reveal turn', () => {
    expect(spaceDraw({ draw: ['troop'], persuasion: 1 } as SpaceFacts)).toEqual([
      'troop',
      ',',
      'if(',
      'reveal',
      ')',
      'persuasion',
    ]);
  });
});

describe('intrigueRows', () => {
  it('puts condition and cost before each effect', () => {
    const card = {
      boxes: [
        { kind: 'when', draw: [], words: '' },
        { kind: 'condition', draw: ['if(', 'council-seat', ')'], words: '' },
        { kind: 'cost', draw: ['2', 'solari'], words: '' },
        { kind: 'effect', draw: ['4', 'sword'], words: '' },
        { kind: 'endgame', draw: ['vp'], words: '' },
      ],
    } as unknown as IntrigueFacts;
    expect(intrigueRows(card)).toEqual([
      ['if(', 'council-seat', ')', 'cost(', '2', 'solari', ')', 'pays', '4', 'sword'],
      ['if(', 'council-seat', ')', 'cost(', '2', 'solari', ')', 'pays', 'vp'],
    ]);
  });
});

describe('crowded', () => {
  it('is what does not fit a box at its usual size', () => {
    expect(crowded(['2', 'persuasion'], ['3', 'sword'])).toBe(false);
    expect(crowded(['discard', 'bene', 'right', 'hand'])).toBe(true);
    expect(crowded(['card:the_spice_must_flow', 'minus', '3', 'bubble'])).toBe(true);
    expect(crowded(['cost(', '2', 'solari', ')', 'pays', 'influence', 'guild', 'or', 'influence', 'bene'])).toBe(true);
  });
  it('grows with every sign', () => {
    expect(drawnWidth([])).toBe(0);
    expect(drawnWidth(['2', 'spice'])).toBeGreaterThan(drawnWidth(['spice']));
  });
});

describe('keyed', () => {
  it('tells cards of a kind apart and keeps the keys of those that stay', () => {
    expect(keyed(['dagger', 'signet_ring', 'dagger']).map((card) => card.key)).toEqual([
      'dagger.1',
      'signet_ring.1',
      'dagger.2',
    ]);
    expect(keyed(['signet_ring', 'dagger']).map((card) => card.key)).toEqual(['signet_ring.1', 'dagger.1']);
  });
});
