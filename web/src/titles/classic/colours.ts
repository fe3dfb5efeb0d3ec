// Sets the seat colours to those of the factions, for everything that uses a seat's colour: marks in the log, the bar,
// the chat.

import type { Player } from './types';

/** `{@attach seatColours(() => scene.players)}` on the table. */
export function seatColours(players: () => readonly Player[]): (node: HTMLElement) => void {
  return (node) => {
    for (const { seat, faction } of players())
      if (faction) node.style.setProperty(`--seat-${seat + 1}`, `var(--fe-${faction})`);
  };
}
