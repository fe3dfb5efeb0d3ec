// Limits for bids, stored with the standing answers of a seat (sandtable/classic/tell/offers.py): for one card, or for
// all cards of a turn; with a limit of 0 the seat does not bid. Pure.

const BID = /^bid:(\d+)(?:\.(\d+))?:(\d+)$/;

export interface Limit {
  /** It is for every card of this turn, not only for the current one. */
  all: boolean;
  most: number;
}

/** The limit for the current card; null if there is none. `left` is the number of cards in the row. */
export function limitOf(declines: readonly string[], turn: number, left: number): Limit | null {
  let found: Limit | null = null;
  for (const text of declines) {
    const [, of, card, most] = BID.exec(text) ?? [];
    if (Number(of) !== turn) continue;
    if (card === undefined) found ??= { all: true, most: Number(most) };
    else if (Number(card) === left) return { all: false, most: Number(most) };
  }
  return found;
}

/** The standing answers with another limit, or without one; limits of earlier turns are dropped. */
export function withLimit(declines: readonly string[], turn: number, left: number, limit: Limit | null): string[] {
  const kept = declines.filter((text) => {
    const found = BID.exec(text);
    if (!found) return true;
    // A limit for the turn replaces those for single cards; without a limit, none remains.
    return limit !== null && !limit.all && Number(found[1]) === turn && found[2] !== String(left);
  });
  if (!limit) return kept;
  return [...kept, limit.all ? `bid:${turn}:${limit.most}` : `bid:${turn}.${left}:${limit.most}`];
}
