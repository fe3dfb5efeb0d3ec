// Factions' tokens, where other pages show seats: before the game those that are named, after it all of them.

import type { Tokens } from '../title';
import Face from './board/Face.svelte';
import { factionName } from './names';
import type { End } from './types';

export const tokens: Tokens = {
  Face,
  name: factionName,
  waiting: ({ options: { factions } }, seat) => (Array.isArray(factions) ? String(factions[seat]) : ''),
  over: (end, party) => (end as End).factions[party],
};
