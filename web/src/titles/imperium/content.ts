// The pieces as a game plays them.

import type { Content, View } from './types';

/** Return the content with the other texts of pieces that depend on a missing module. */
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
