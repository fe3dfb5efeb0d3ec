// Starts a first game: a real table with Novices and the deal that its guide needs, with the guide beside it.

import { api } from '../lib/api';
import { TABLE_PACES } from '../lib/paces';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import type { Guide, NewTable } from '../lib/types';
import { guideKey, keepGuided } from './kept';

export function tableOf(guide: Guide, pace: number | undefined): NewTable {
  return {
    title: guide.title,
    options: {},
    seats: Array.from({ length: guide.seats }, (_, seat) =>
      seat === guide.seat ? { kind: 'me' } : { kind: 'bot', bot: 'novice' },
    ),
    clock: { kind: 'none' },
    public: false,
    start: true,
    ...(pace === undefined ? {} : { pace }),
    begin: guide.begin,
  };
}

export async function startFirst(guide: Guide): Promise<void> {
  const table = await api.create(tableOf(guide, TABLE_PACES[settings.bots]));
  keepGuided(table.id, { guide: guideKey(guide.title, guide.id), silent: false });
  go(`/table/${table.id}`);
}
