// Names for fields a page knows nothing of: the title's words where it has some, else the field itself.

import { hasMessage, say, t } from '@/lib/i18n.svelte';

export function fieldName(key: string): string {
  const id = `label-${key.replaceAll('_', '-')}`;
  return hasMessage(id) ? t(id) : key.replaceAll('_', ' ');
}

export const fieldValue = (value: string): string => say(value);
