// An effect as icons: the tokens of sandtable/imperium/tell/drawing.py as a small tree that Fx.svelte draws.

import type { Token } from '../types';

export type Part =
  { is: 'number'; text: string } | { is: 'icon'; id: string } | { is: 'piece'; name: string } | { is: 'self' };

export type FxNode =
  /** Numbers and glyphs that belong together: nothing may break between them. */
  | { kind: 'run'; parts: Part[] }
  | { kind: 'mark'; mark: 'or' | 'per' | 'differs' | 'pays' }
  | { kind: 'box'; box: 'group' | 'cost' | 'if' | 'of' | 'opponents'; kids: FxNode[] };

const BOXES: Record<string, 'group' | 'cost' | 'if' | 'of' | 'opponents'> = {
  '(': 'group',
  'cost(': 'cost',
  'if(': 'if',
  'of(': 'of',
  'opponents(': 'opponents',
};
const MARKS = new Set(['or', 'per', 'differs', 'pays']);

export function parse(tokens: readonly Token[]): FxNode[] {
  const [nodes, at] = parseFrom(tokens, 0);
  if (at !== tokens.length) throw new Error(`a bracket too many in ${tokens.join(' ')}`);
  return nodes;
}

function parseFrom(tokens: readonly Token[], at: number): [FxNode[], number] {
  const out: FxNode[] = [];
  let run: Part[] = [];
  const flush = (): void => {
    if (run.length) out.push({ kind: 'run', parts: run });
    run = [];
  };
  while (at < tokens.length && tokens[at] !== ')') {
    const token = tokens[at];
    at += 1;
    if (token in BOXES) {
      flush();
      const [kids, end] = parseFrom(tokens, at);
      if (tokens[end] !== ')') throw new Error(`a bracket is open in ${tokens.join(' ')}`);
      at = end + 1;
      out.push({ kind: 'box', box: BOXES[token], kids });
    } else if (token === ',') {
      flush();
    } else if (MARKS.has(token)) {
      flush();
      out.push({ kind: 'mark', mark: token as 'or' | 'per' | 'differs' | 'pays' });
    } else {
      run.push(partOf(token));
    }
  }
  flush();
  return [out, at];
}

/** A condition and what it gives, side by side. */
export type Paired = FxNode | { kind: 'when'; nodes: [FxNode, FxNode] };

/** The same nodes, with each condition joined to the icons right after it: on a space no line breaks between them. */
export function paired(nodes: readonly FxNode[]): Paired[] {
  const out: Paired[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (node.kind === 'run' && before?.kind === 'box' && before.box === 'if') {
      out[out.length - 1] = { kind: 'when', nodes: [before, node] };
    } else out.push(node);
  }
  return out;
}

function partOf(token: Token): Part {
  if (/^[\d-]+$/.test(token)) return { is: 'number', text: token.replace('-', '–') };
  if (token === 'up-to') return { is: 'number', text: '≤' };
  if (token === 'any') return { is: 'number', text: 'X' };
  if (token === 'self') return { is: 'self' };
  if (token.includes(':')) return { is: 'piece', name: token };
  return { is: 'icon', id: token };
}

/** Influence is drawn as "+2" and the faction's own glyph; in a condition the glyph comes before the level. */
export function settle(parts: readonly Part[], condition: boolean): Part[] {
  const at = parts.findIndex((p) => p.is === 'icon' && (p.id === 'influence' || p.id === 'influence-any'));
  if (at < 0) return [...parts];
  const influence = parts[at] as { is: 'icon'; id: string };
  const glyph = influence.id === 'influence' ? parts[at + 1] : influence;
  if (!glyph) return [...parts];
  const before = parts.slice(0, at);
  const level = before.at(-1)?.is === 'number' ? (before.pop() as { text: string }).text : '1';
  const lost = before.at(-1)?.is === 'icon' && (before.at(-1) as { id: string }).id === 'minus';
  if (lost) before.pop();
  const rest = parts.slice(influence.id === 'influence' ? at + 2 : at + 1);
  if (condition) return [...before, glyph, { is: 'number', text: level }, ...rest];
  return [...before, { is: 'number', text: (lost ? '−' : '+') + level }, glyph, ...rest];
}
