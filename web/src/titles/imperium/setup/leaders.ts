// The Leaders of the places of a new table. Pure: tested in setup.test.ts.

/** House Hagal never plays these (IMP-19). */
export const NO_RIVALS: readonly string[] = ['paul_atreides', 'helena_richese'];
export const RIVALS = 2;

/** The number of Leaders that can be chosen: one a seat, and the Rivals of a single player. */
export const leaderPlaces = (seats: number): number => (seats === 1 ? 1 + RIVALS : seats);

export const mayLead = (leader: string, place: number, seats: number): boolean =>
  place < seats || !NO_RIVALS.includes(leader);

/** May a Leader be in this place? */
export type MayLead = (leader: string, place: number, seats: number) => boolean;

/** Choose a different Leader for each of this many places: the one chosen before, if it still fits, else the first one
 * free. */
export function cast(
  chosen: readonly string[],
  seats: number,
  leaders: readonly string[],
  places = leaderPlaces(seats),
  may: MayLead = mayLead,
): string[] {
  const out: string[] = [];
  for (let place = 0; place < places; place++) {
    const free = (leader: string): boolean => !out.includes(leader) && may(leader, place, seats);
    const wanted = chosen[place];
    const kept = wanted !== undefined && leaders.includes(wanted) && free(wanted);
    const later = chosen.slice(place + 1);
    out.push(kept ? wanted : (leaders.find((l) => free(l) && !later.includes(l)) ?? leaders.find(free) ?? ''));
  }
  return out;
}

/** Give a Leader to a place; the place that had it takes the one given up, or the first that is free. */
export function pick(
  chosen: readonly string[],
  place: number,
  leader: string,
  seats: number,
  leaders: readonly string[],
  may: MayLead = mayLead,
): string[] {
  const out = [...chosen];
  const other = out.indexOf(leader);
  const former = out[place];
  out[place] = leader;
  if (other >= 0 && other !== place) {
    out[other] = may(former, other, seats)
      ? former
      : (leaders.find((l) => !out.includes(l) && may(l, other, seats)) ?? '');
  }
  return out;
}
