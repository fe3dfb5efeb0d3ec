// Spies on observation posts. Pure: tested in spies.test.ts.

import type { Saying } from '@/lib/types';
import type { Scene } from '../../scene.svelte';
import type { Content, View } from '../../types';
import type { SpaceAt } from '../module';

export interface SpiesView {
  /** By post: the seats that have a Spy there. */
  at: Record<string, number[]>;
  /** Spies left, by seat. */
  supply: number[];
}

export interface PostFacts {
  name: Saying;
  spaces: string[];
  lines: [string, Saying][];
}

export const spiesIn = (view: View): SpiesView | undefined => (view as { spies?: SpiesView }).spies;

export const postsOf = (content: Content): Record<string, PostFacts> =>
  (content as { posts?: Record<string, PostFacts> }).posts ?? {};

/** The posts that watch a space. */
export function postsAt(content: Content, space: string): string[] {
  const posts = postsOf(content);
  return Object.keys(posts).filter((id) => posts[id].spaces.includes(space));
}

/** Does a seat have a Spy that watches this space? */
export function watches(content: Content, view: View, seat: number, space: string): boolean {
  return postsAt(content, space).some((post) => spiesIn(view)?.at[post]?.includes(seat));
}

/** The seats whose Spies watch a space. */
export function eyesOn(content: Content, view: View, space: string): number[] {
  return [...new Set(postsAt(content, space).flatMap((post) => spiesIn(view)?.at[post] ?? []))];
}

/** Others' Agents are no hindrance: an own Spy lets the Agent in. */
export const infiltrated = (scene: Scene, { id, open, here }: SpaceAt): boolean =>
  open && here.some((seat) => seat !== scene.me) && watches(scene.content, scene.view, scene.me, id);
