// Battle icons of won Conflicts and Objectives. Pure: tested in icons.test.ts.

import type { Saying } from '@/lib/types';
import type { Content, View } from '../../types';

export interface IconsView {
  /** By seat: won Conflicts and Objectives face up, and those turned down, as `conflict:…`, `objective:…`. */
  up: Record<string, string[]>;
  down: Record<string, string[]>;
}

export interface ObjectiveFacts {
  name: Saying;
  icon: string;
  first: boolean;
  lines: [string, Saying][];
}

export const iconsIn = (view: View): IconsView | undefined => (view as { icons?: IconsView }).icons;

export const objectivesIn = (content: Content): Record<string, ObjectiveFacts> =>
  (content as { objectives?: Record<string, ObjectiveFacts> }).objectives ?? {};

/** The battle icon of a won Conflict or an Objective, as `crysknife`. */
export function battleIcon(content: Content, thing: string): string | null {
  const [sort, id] = thing.split(':');
  return (sort === 'objective' ? objectivesIn(content)[id]?.icon : content.conflicts[id]?.icon) ?? null;
}

/** Would the icon of this Conflict make a pair with one that lies face up before the seat? */
export function pairs(content: Content, view: View, conflict: string, seat: number): boolean {
  const icon = content.conflicts[conflict]?.icon;
  if (!icon || icon === 'wild') return false;
  return (iconsIn(view)?.up[seat] ?? []).some((thing) => battleIcon(content, thing) === icon);
}
