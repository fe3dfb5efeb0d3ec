// The modules that have a folder here, found by their `index.ts`. Asked late: a component that belongs to a module may be
// what is loaded first.

import type { Component } from 'svelte';
import type { Scene } from '../scene.svelte';
import type { Recap } from '@/lib/types';
import type { Token, View } from '../types';
import type { Drawing, PageModule, Place, Places, RecapDrawing, SideBoard, SortDrawing } from './module';
import { plainBoard } from './plain';
import '../styles/around.css';

const FOUND = import.meta.glob<{ default: PageModule }>('./*/index.ts', { eager: true });

let known: PageModule[] | undefined;

/** All modules there are, in the order in which they draw. */
export function allModules(): readonly PageModule[] {
  known ??= Object.keys(FOUND)
    .sort()
    .map((path) => FOUND[path].default)
    .sort((a, b) => (a.order ?? LAST) - (b.order ?? LAST));
  return known;
}
const LAST = 100;

/** The modules on this table. */
export function modulesOn(view: View, all: readonly PageModule[] = allModules()): PageModule[] {
  return all.filter((module) => (module.on ? module.on(view) : module.part in view));
}

/** Parts of the view that no module here draws: each is told plainly. */
export function unknownParts(view: View, all: readonly PageModule[] = allModules()): string[] {
  return (view.modules ?? []).filter((part) => !all.some((module) => module.part === part));
}

/** The side boards of a table: those of its modules, and a plain one for each part that nobody draws. */
export function sideBoardsOf(view: View, all: readonly PageModule[] = allModules()): SideBoard[] {
  const drawn = modulesOn(view, all).flatMap(({ side }) => (side ? [side] : []));
  return [...drawn, ...unknownParts(view, all).map(plainBoard)];
}

/** The components of a table's modules in a place, for these things. */
export function drawnIn<P extends Place>(scene: Scene, place: P, props: Places[P]): Component<Places[P]>[] {
  return scene.modules.flatMap(({ draws }) => {
    const found = draws?.[place] as Component<Places[P]> | Drawing<Places[P]> | undefined;
    if (!found) return [];
    if (typeof found === 'function') return [found];
    return found.when(scene, props) ? [found.Draw] : [];
  });
}

/** The sorts of pieces that modules bring, by their names. */
export function sortsOfModules(): Record<string, SortDrawing> {
  return Object.assign({}, ...allModules().map(({ sorts }) => sorts ?? {})) as Record<string, SortDrawing>;
}

/** Return a module's drawing of a recap; none for a Conflict, which belongs to no module. */
export const recapOf = ({ kind }: Recap): RecapDrawing | undefined =>
  allModules().find(({ recaps }) => recaps && kind in recaps)?.recaps?.[kind];

/** Events that modules draw as a number of one sign, and those that belong to nobody's turn. */
export const eventGlyphs = (): Record<string, Token> =>
  Object.assign({}, ...allModules().map(({ events }) => events ?? {})) as Record<string, Token>;
export const eventsOutside = (): string[] => allModules().flatMap(({ outside }) => outside ?? []);
