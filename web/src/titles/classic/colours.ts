// Everything that goes by a seat's colour goes by its faction's here: marks in the log, the bar, the chat.

import type { Player } from './types';

/** `{@attach seatColours(() => scene.players)}` on the table. */
export function seatColours(players: () => readonly Player[]): (node: HTMLElement) => void {
  return (node) => {
    for (const { seat, faction } of players())
      if (faction) node.style.setProperty(`--seat-${seat + 1}`, `var(--fe-${faction})`);
  };
}
