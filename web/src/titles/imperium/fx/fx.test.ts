import { describe, expect, it } from 'vitest';
import { paired, parse, settle, type FxNode } from './fx';

/** The tree in one line, to compare. */
function shape(nodes: FxNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'mark') return node.mark;
      if (node.kind === 'box') return `${node.box}[${shape(node.kids)}]`;
      return node.parts
        .map((part) =>
          part.is === 'number' ? part.text : part.is === 'icon' ? part.id : part.is === 'piece' ? part.name : '@',
        )
        .join('.');
    })
    .join(' ');
}

describe('parse', () => {
  it('keeps a number with its glyph and parts effects', () => {
    expect(shape(parse(['2', 'spice', ',', 'water']))).toBe('2.spice water');
  });
  it('reads costs, conditions, choices and groups', () => {
    expect(shape(parse(['cost(', '2', 'solari', ')', 'pays', 'influence-any']))).toBe(
      'cost[2.solari] pays influence-any',
    );
    expect(shape(parse(['if(', '2', 'influence', 'fremen', ')', 'draw']))).toBe('if[2.influence.fremen] draw');
    expect(shape(parse(['(', 'spice', ',', 'water', ')', 'or', '3', 'sword']))).toBe('group[spice water] or 3.sword');
    expect(shape(parse(['opponents(', 'discard', ')']))).toBe('opponents[discard]');
  });
  it('reads ranges, limits and the card itself', () => {
    expect(shape(parse(['2-5', 'spice']))).toBe('2–5.spice');
    expect(shape(parse(['up-to', '3', 'deploy']))).toBe('≤.3.deploy');
    expect(shape(parse(['trash', 'self']))).toBe('trash.@');
    expect(shape(parse(['control', 'space:arrakeen']))).toBe('control.space:arrakeen');
  });
  it('refuses brackets that do not match', () => {
    expect(() => parse(['cost(', 'spice'])).toThrow();
    expect(() => parse(['spice', ')'])).toThrow();
  });
});

describe('settle', () => {
  const drawn = (tokens: string[], condition = false): string => {
    const [run] = parse(tokens);
    return run.kind === 'run' ? shape([{ kind: 'run', parts: settle(run.parts, condition) }]) : '';
  };
  it('writes influence with a sign before the faction', () => {
    expect(drawn(['influence', 'bene'])).toBe('+1.bene');
    expect(drawn(['2', 'influence-any'])).toBe('+2.influence-any');
    expect(drawn(['minus', 'influence-any'])).toBe('−1.influence-any');
  });
  it('writes a level after the faction in a condition', () => {
    expect(drawn(['2', 'influence', 'fremen'], true)).toBe('fremen.2');
  });
  it('leaves everything else alone', () => {
    expect(drawn(['3', 'sword'])).toBe('3.sword');
  });
});

describe('paired', () => {
  const kinds = (...tokens: string[]): string[] =>
    paired(parse(tokens)).map((node) => (node.kind === 'box' ? node.box : node.kind));
  it('joins a condition to what it gives', () => {
    expect(kinds('tech', 'or', 'negotiator', ',', 'if(', 'reveal', ')', 'persuasion')).toEqual([
      'run',
      'mark',
      'run',
      'when',
    ]);
  });
  it('leaves a condition alone before a cost or a mark', () => {
    expect(kinds('if(', 'reveal', ')', 'cost(', 'spice', ')', 'pays', 'troop')).toEqual(['if', 'cost', 'mark', 'run']);
    expect(kinds('if(', 'reveal', ')', 'or', 'water')).toEqual(['if', 'mark', 'run']);
  });
});
