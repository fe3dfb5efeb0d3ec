// Starts a table at the position of a puzzle.

import { api } from '../lib/api';
import { go } from '../lib/router.svelte';

export async function startPuzzle(id: string): Promise<void> {
  const table = await api.puzzleTable(id);
  go(`/table/${table.id}?puzzle=${encodeURIComponent(id)}`);
}
