// Names of what the page has no word of its own for.

import { hasMessage, t } from '@/lib/i18n.svelte';

/** The message `<prefix>-<id>`; without one, the id as words. */
export function wordFor(prefix: string, id: string): string {
  const message = `${prefix}-${id.replaceAll('_', '-')}`;
  return hasMessage(message) ? t(message) : id.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}
