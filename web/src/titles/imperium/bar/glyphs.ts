// The icon of an answer, and what there is to say about it.

import type { About } from '@/table/tip.svelte';

const GLYPHS: Record<string, string> = {
  reveal: 'reveal',
  ability: 'person',
  troop: 'troop',
  agent: 'agent',
  box: 'play',
  deploy: 'deploy',
  post: 'post',
  contract: 'contract',
};

/** What is chosen by yes and no, where that says nothing by itself. */
const OF_QUESTION: Record<string, Record<string, string>> = {
  which_row: { yes: 'throne-row', no: 'row' },
  send_swordmaster: { yes: 'swordmaster', no: 'agent' },
};

/** Boxes that stand on no card. */
const NO_CARDS = ['space', 'influence', 'leader'];

export function glyphOf(action: string, kind: string): string | null {
  const own = OF_QUESTION[kind]?.[action];
  if (own) return own;
  const [sort, id] = action.split(':');
  if (sort === 'faction') return id;
  if (sort === 'icon') return `battle-${id}`;
  if (action === 'box:influence') return 'influence';
  return GLYPHS[sort] ?? null;
}

export function aboutOption(action: string): About | null {
  const [sort, id] = action.split(':');
  if (sort === 'faction' || sort === 'post' || sort === 'contract') return { is: 'piece', piece: action };
  const card = sort === 'discard' || sort === 'inplay' || (sort === 'box' && !NO_CARDS.includes(id));
  return card ? { is: 'piece', piece: `card:${id}` } : null;
}
