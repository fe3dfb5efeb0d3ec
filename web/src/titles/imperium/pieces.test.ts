import { describe, expect, it } from 'vitest';
import type { CardFacts, Content, IntrigueFacts, Player, SpaceFacts } from './types';
import {
  brief,
  crowded,
  drawnWidth,
  intrigueRows,
  keyed,
  lacks,
  marksOn,
  spaceCost,
  spaceDraw,
  tabOf,
  without,
} from './pieces';

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

describe('effects of spaces', () => {
  const space = (draw: string, more: Partial<SpaceFacts> = {}): SpaceFacts =>
    ({ draw: draw.split(' '), cost: [], cost_options: [], cheaper: [], persuasion: 0, ...more }) as SpaceFacts;

  it('say what the dearer of two ways to pay gives', () => {
    const support = space('2 troop , if( pays 2 ) water', { cost_options: [[], ['2', 'solari']] });
    expect(spaceDraw(support).join(' ')).toBe('2 troop , cost( 2 solari ) pays water');
  });
  it('are those of a first or a later visit, where it is known', () => {
    const council = space('if( council-seat ) ( 2 spice , intrigue ) or council-seat');
    expect(spaceDraw(council, true).join(' ')).toBe('2 spice , intrigue');
    expect(spaceDraw(council, false)).toEqual(['council-seat']);
    expect(spaceDraw(council)).toEqual(council.draw);
  });
  it('cost less while they do', () => {
    const sword = space('swordmaster', { cost: ['8', 'solari'], cheaper: ['6', 'solari'] });
    expect([spaceCost(sword), spaceCost(sword, true)]).toEqual([
      ['8', 'solari'],
      ['6', 'solari'],
    ]);
  });
  it('are cut to what tells them apart where there is little room', () => {
    const cut = (draw: string): string => brief(draw.split(' ')).join(' ');
    expect(cut('( 4 spice or if( maker-hooks ) 2 sandworm )')).toBe('4 spice or 2 sandworm');
    expect(cut('( maker-hooks , troop , water ) or ( water , break-wall )')).toBe('maker-hooks , troop or break-wall');
    expect(cut('cost( discard intrigue ) pays intrigue , recall , draw')).toBe('intrigue , recall , draw');
  });
});

describe('marks of a card', () => {
  const card = { icons: ['city', 'emperor'], marks: { infiltrate: ['city'], unload: [] } } as unknown as CardFacts;
  it('are on the Agent icons that carry them', () => {
    expect([marksOn(card, 'city'), marksOn(card, 'emperor')]).toEqual([['infiltrate'], []]);
  });
  it('take the place of the sign of the Reveal box', () => {
    expect([tabOf(card, 'reveal'), tabOf(card, 'agent')]).toEqual(['unload', 'agent']);
    expect(tabOf({} as CardFacts, 'reveal')).toBe('reveal');
  });
});

it('takes each of some entries out once', () => {
  expect(without(['a', 'b', 'a'], ['a', 'c'])).toEqual(['b', 'a']);
});
