// A side board for a part of the view that no module of the page draws: its facts, plainly.

import { wordFor } from '../names';
import type { SideBoard } from './module';
import PlainPart from './PlainPart.svelte';
import PlainSummary from './PlainSummary.svelte';

/** The name of a part or a field. */
export const partName = (id: string): string => wordFor('module', id);

export const plainBoard = (part: string): SideBoard => ({
  id: part,
  icon: 'info',
  name: () => partName(part),
  Summary: PlainSummary,
  Board: PlainPart,
});
