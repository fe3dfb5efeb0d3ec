// A bar in place of the table's own, above everything: whoever shows a table in another way provides it.

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('bar');

export function provideBar(bar: Snippet): void {
  setContext(KEY, bar);
}

export function useBar(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
