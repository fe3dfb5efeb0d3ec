// The distance of each seat from a victory by strongholds. Pure.

import type { Player } from './types';

/** A seat alone, or two allies: the strongholds they hold and need (CLA-12.2, CLA-12.3, CLA-2.9, CLA-24.5). */
export interface Standing {
  seats: number[];
  held: number;
  needed: number;
}

const ALONE = 3;
const ALLIED = 4;
const TOKENS = 3;

type Holder = Pick<Player, 'seat' | 'strongholds' | 'technology' | 'ally'>;
const heldBy = ({ strongholds, technology }: Holder): number =>
  strongholds.length + (technology.length === TOKENS ? 1 : 0);

export function partiesOf(players: readonly Holder[]): Standing[] {
  return players.flatMap((player) => {
    const ally = player.ally === null ? undefined : players[player.ally];
    if (ally && ally.seat < player.seat) return [];
    const both = ally ? [player, ally] : [player];
    return [
      {
        seats: both.map(({ seat }) => seat),
        held: both.reduce((sum, one) => sum + heldBy(one), 0),
        needed: ally || players.length === 2 ? ALLIED : ALONE,
      },
    ];
  });
}

/** The seats that need the fewest further strongholds; empty if nobody holds any. */
export function nearest(parties: readonly Standing[]): Standing[] {
  const holding = parties.filter(({ held }) => held > 0);
  const least = Math.min(...holding.map(({ held, needed }) => needed - held));
  return holding.filter(({ held, needed }) => needed - held === least);
}
