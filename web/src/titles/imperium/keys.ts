// The keys of this family beside those of every table.

import type { Shortcut } from '@/table/keys';

export const KEYS: Shortcut[] = [
  { key: 'A', deed: 'hand', id: 'page-table-key-hand' },
  { key: 'B', deed: 'board', id: 'page-table-key-board' },
  { key: 'R', deed: 'row', id: 'page-table-key-row' },
  { key: 'Space', deed: 'choice', id: 'page-recap-key-space' },
  { key: '+ −', deed: 'choice', id: 'page-recap-key-troops' },
];
