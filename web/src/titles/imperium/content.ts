// The pieces as a game plays them.

import type { Content, View } from './types';

/** Where a module is missing some pieces say something else. */
export function played(content: Content, view: View): Content {
  const missing = Object.keys(content.without ?? {}).filter((id) => !(id in view));
  return missing.reduce<Content>((all, id) => {
    const others = Object.entries(content.without[id]).map(([sort, pieces]) => [
      sort,
      { ...(all as unknown as Record<string, object>)[sort], ...pieces },
    ]);
    return { ...all, ...(Object.fromEntries(others) as Partial<Content>) };
  }, content);
}
