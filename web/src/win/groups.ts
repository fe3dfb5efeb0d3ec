// Names and icons of groups of sources of points. A group that has no name here is named after what is in it.

import { hasMessage, list, say, t } from '../lib/i18n.svelte';
import type { WinSource } from '../lib/types';
import type { Title } from '../titles/title';

const NAMED = 3;

export function groupWords(group: { group?: string; id: string; name?: string; sources?: WinSource[] }): string {
  const kind = (group.group ?? group.id).replaceAll('_', '-');
  for (const id of [`page-end-source-${kind}`, `page-win-group-${kind}`]) if (hasMessage(id)) return t(id);
  const names = (group.sources ?? []).slice(0, NAMED).map((source) => say(source.name));
  return names.length ? list(names, 'narrow') : t('page-win-group-other');
}

/** The title says which icon a group has; else its own sign, if there is one, else that of what is counted. */
export function groupIcon(title: Title | null, group: string): string {
  const own = title?.end?.sourceIcon?.(group);
  if (own) return own;
  return document.getElementById(group) instanceof SVGElement ? group : (title?.end?.icon ?? 'vp');
}
