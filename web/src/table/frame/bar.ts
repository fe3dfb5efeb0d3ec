// A bar that replaces the table's own, provided by components that show a table in another way.

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('bar');

export function provideBar(bar: Snippet): void {
  setContext(KEY, bar);
}

export function useBar(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
