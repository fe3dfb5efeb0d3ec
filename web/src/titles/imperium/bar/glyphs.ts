// The icon of an answer, and what there is to say about it.

import { allModules, sortsOfModules } from '../modules';
import type { About } from '@/table/tip.svelte';

const GLYPHS: Record<string, string> = {
  reveal: 'reveal',
  ability: 'person',
  troop: 'troop',
  agent: 'agent',
  box: 'play',
  deploy: 'deploy',
};

/** Effect boxes (`box:…`) that are not on a card. */
const NO_CARDS = ['space', 'influence', 'leader'];

export function glyphOf(action: string, kind: string): string | null {
  const own = allModules()
    .map((module) => module.glyph?.(action, kind))
    .find((icon) => icon);
  if (own) return own;
  const [sort, id] = action.split(':');
  if (sort === 'faction') return id;
  if (action === 'box:influence') return 'influence';
  return GLYPHS[sort] ?? sortsOfModules()[sort]?.glyph ?? null;
}

export function aboutOption(action: string): About | null {
  const [sort, id] = action.split(':');
  if (sort === 'faction' || sortsOfModules()[sort]?.content) return { is: 'piece', piece: action };
  const card = sort === 'discard' || sort === 'inplay' || (sort === 'box' && !NO_CARDS.includes(id));
  return card ? { is: 'piece', piece: `card:${id}` } : null;
}
