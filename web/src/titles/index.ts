// The titles that have a page of their own, each fetched when it is first wanted. All others are shown plainly.

import { bringWords } from '@/lib/i18n.svelte';
import type { Content } from '@/lib/types';
import type { Title } from './title';

export interface Listing {
  id: string;
  /** The picture on the start page: a vignette of the sheet every page has. */
  picture: string;
  /** By the number of players: the shape of each seat, where that is not its number. */
  shapes?: Record<number, readonly number[]>;
  load: () => Promise<{ default: Title }>;
  /** A page for another title whose content says that it is of this family. */
  family?: (id: string) => Promise<Title>;
}

const LISTED: Listing[] = [
  {
    id: 'imperium',
    picture: 'city',
    load: () => import('./imperium'),
    family: async (id) => (await import('./imperium')).titleFor(id),
  },
  {
    id: 'uprising',
    picture: 'maker',
    // Only Allies are on tracks and in the Conflict: they have the four shapes of four players, Commanders the others.
    shapes: { 6: [5, 1, 2, 6, 3, 4] },
    load: () => import('./uprising'),
  },
  { id: 'classic', picture: 'classic', load: () => import('./classic') },
];

/** Titles that are planned: shown on the start page, not playable. */
export const LATER: { id: string; picture: string; seats: string }[] = [];

/** The title a page shows that was given none. */
export const FIRST = LISTED[0].id;

export const pictureOf = (id: string): string => LISTED.find((one) => one.id === id)?.picture ?? 'planet';

/** The shape and colour of a seat, or of a party without one: 1 is the red disc. */
export const shapeOf = (title: string, players: number, seat: number): number =>
  LISTED.find((one) => one.id === title)?.shapes?.[players]?.[seat] ?? seat + 1;

/** Titles without a page of their own bring their words, if they come from elsewhere. */
async function plain(id: string): Promise<Title> {
  const [module] = await Promise.all([import('./plain'), bringWords(id)]);
  return module.default;
}

/** A title without a page of its own is drawn by that of its family, which its pieces tell, or plainly. */
async function familiar(id: string, pieces: Promise<Content>): Promise<Title> {
  const { family } = (await pieces) as Content & { family?: string };
  const listed = LISTED.find((one) => one.id === family);
  if (!listed?.family) return plain(id);
  const [title] = await Promise.all([listed.family(id), bringWords(id)]);
  return title;
}

const loaded = new Map<string, Promise<Title>>();

/** The page of a title; fetched once, and again after a failure. With its pieces one that has no page of its own gets
 * that of its family. */
export function titleOf(id: string, pieces?: Promise<Content>): Promise<Title> {
  const key = pieces ? `${id}/family` : id;
  let title = loaded.get(key);
  if (!title) {
    const listed = LISTED.find((one) => one.id === id);
    if (listed) title = listed.load().then((module) => module.default);
    else title = pieces ? familiar(id, pieces) : plain(id);
    title.catch(() => loaded.delete(key));
    loaded.set(key, title);
  }
  return title;
}
