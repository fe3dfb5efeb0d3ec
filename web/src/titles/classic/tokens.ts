// The tokens of factions, for pages that show seats: before the game those that were chosen, afterwards all of them.

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
