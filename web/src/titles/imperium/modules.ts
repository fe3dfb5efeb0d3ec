// What modules of the rules have on the table: Spies on posts, battle icons, contracts. A game without one has none of it.

import type { Content, ContractFacts, Token, View } from './types';

/** Sorts of pieces that only some boxes bring: the content of a title without them does not have them at all. */
const OF_MODULES = { posts: {}, objectives: {}, contracts: {}, rivals: {} };

/** The pieces as this game plays them: where a module is missing some of them say something else. */
export function played(content: Content, view: View): Content {
  const missing = Object.keys(content.without ?? {}).filter((id) => !(id in view));
  return missing.reduce<Content>(
    (all, id) => {
      const others = Object.entries(content.without[id]).map(([sort, pieces]) => [
        sort,
        { ...(all[sort as keyof Content] as object), ...pieces },
      ]);
      return { ...all, ...(Object.fromEntries(others) as Partial<Content>) };
    },
    { ...OF_MODULES, ...content },
  );
}

/** The posts that watch a space. */
export function postsAt(content: Content, space: string): string[] {
  return Object.keys(content.posts).filter((id) => content.posts[id].spaces.includes(space));
}

/** Does a seat have a Spy that watches this space? */
export function watches(content: Content, view: View, seat: number, space: string): boolean {
  return postsAt(content, space).some((post) => view.spies?.at[post]?.includes(seat));
}

/** The contracts of a seat: as often as it has them. */
export function contractsOf(of: Record<string, number[]> | undefined, seat: number): string[] {
  return Object.entries(of ?? {}).flatMap(([id, seats]) => seats.filter((one) => one === seat).map(() => id));
}

/** Can a visit of this space complete a contract: it names the space, or asks for spice at any Maker. */
export function completedAt(content: Content, contract: string, space: string): boolean {
  const facts = content.contracts[contract];
  return facts.space === space || (facts.done === 'harvest' && content.spaces[space].maker > 0);
}

/** Memories of Leaders stand with the Bene Gesserit, whose spaces bring them: how many of each seat. */
export function memoriesAt(view: View, faction: string): { seat: number; n: number }[] {
  if (faction !== 'bene') return [];
  return (view.abilities?.memories ?? []).flatMap((n, seat) => (n ? [{ seat, n }] : []));
}

/** The sign of what completes a contract: the space's own, or one for the kind. */
export function contractGlyph(content: Content, facts: ContractFacts): { icon: string; tint: string } {
  const space = facts.space ? content.spaces[facts.space] : undefined;
  if (space) return { icon: space.icon, tint: space.icon };
  return {
    icon: { visit: 'contract-visit', harvest: 'maker', acquire: 'contract-acquire', immediate: 'contract-now' }[
      facts.done
    ],
    tint: '',
  };
}

/** The battle icon of a won Conflict or an Objective, as `crysknife`. */
export function battleIcon(content: Content, thing: string): string | null {
  const [sort, id] = thing.split(':');
  return (sort === 'objective' ? content.objectives[id]?.icon : content.conflicts[id]?.icon) ?? null;
}

/** Would the icon of this Conflict make a pair with one that lies face up before the seat? */
export function pairs(content: Content, view: View, conflict: string, seat: number): boolean {
  const icon = content.conflicts[conflict]?.icon;
  if (!icon || icon === 'wild') return false;
  return (view.icons?.up[seat] ?? []).some((thing) => battleIcon(content, thing) === icon);
}

/** No sandworm can come to this Conflict. */
export function guarded(content: Content, view: View): boolean {
  return view.worms?.wall === true && view.conflict !== null && content.conflicts[view.conflict].wall;
}

export const wormsOf = (view: View, seat: number): number => view.worms?.sandworms[seat] ?? 0;

/** Where the stones of a Leader's track lie: from 0 to 1 along it and across it. */
export function stones(track: readonly { then: number[] }[]): { x: number; y: number }[] {
  const column = track.map(() => 0);
  const follow = (at: number): void => {
    for (const step of track[at].then) {
      if (column[step] > column[at]) continue;
      column[step] = column[at] + 1;
      follow(step);
    }
  };
  follow(0);
  const most = Math.max(1, ...column);
  return column.map((x, at) => {
    // Those with as many steps before them share a column; one alone lies in the middle.
    const beside = column.flatMap((other, i) => (other === x ? [i] : []));
    return { x: x / most, y: beside.length > 1 ? beside.indexOf(at) / (beside.length - 1) : 0.5 };
  });
}

/** An effect with what finds no room left out: conditions, what is paid within it, and what every way to choose has. */
export function brief(draw: readonly Token[]): Token[] {
  const bare = unboxed(draw);
  const at = bare.indexOf('or');
  if (at < 0) return bare;
  const [left, right] = [bare.slice(0, at), bare.slice(at + 1)].map((way) => way.filter((t) => t !== '(' && t !== ')'));
  const only = (way: Token[], other: Token[]): Token[] => {
    const kept = entries(way).filter((entry) => !entries(other).some((one) => one.join() === entry.join()));
    return (kept.length ? kept : entries(way)).flatMap((entry, i) => (i ? [',', ...entry] : entry));
  };
  return [...only(left, right), 'or', ...only(right, left)];
}

function entries(way: readonly Token[]): Token[][] {
  const out: Token[][] = [[]];
  for (const token of way) {
    if (token === ',') out.push([]);
    else out[out.length - 1].push(token);
  }
  return out.filter((entry) => entry.length > 0);
}

/** Without the boxes of conditions and of costs, and the arrows behind them. */
function unboxed(draw: readonly Token[]): Token[] {
  const out: Token[] = [];
  let depth = 0;
  for (const token of draw) {
    if (depth) depth += token.endsWith('(') ? 1 : token === ')' ? -1 : 0;
    else if (token === 'if(' || token === 'cost(') depth = 1;
    else if (token !== 'pays') out.push(token);
  }
  return out;
}
