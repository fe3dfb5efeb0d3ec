// The keys of this title beside those of every table.

import type { Shortcut } from '@/table/keys';

export const KEYS: Shortcut[] = [
  { key: 'A', deed: 'hand', id: 'page-table-key-hand' },
  { key: 'B', deed: 'board', id: 'page-table-key-board' },
];
