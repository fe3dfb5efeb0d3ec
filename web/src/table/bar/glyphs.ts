// The icon of an answer, and what there is to say about it.

import type { About } from '../tip.svelte';

const GLYPHS: Record<string, string> = {
  reveal: 'reveal',
  ability: 'person',
  troop: 'troop',
  agent: 'agent',
  box: 'play',
  deploy: 'deploy',
  yes: 'check',
  no: 'close',
  none: 'close',
};

export function glyphOf(action: string): string | null {
  const [sort, id] = action.split(':');
  if (sort === 'faction') return id;
  if (sort === 'seat') return `seat-${Number(id) + 1}`;
  if (action === 'box:influence') return 'influence';
  return GLYPHS[sort] ?? null;
}

export function aboutOption(action: string): About | null {
  const [sort, id] = action.split(':');
  if (sort === 'faction') return { is: 'track', id };
  if (sort === 'box' && id !== 'space' && id !== 'influence') return { is: 'card', id };
  if (sort === 'discard' || sort === 'inplay') return { is: 'card', id };
  return null;
}
