// The parts of a table of this family that a coach may light, by name.

const SEAT = /^seat-(\d)$/;

/** Parts by name, on a wide screen and on a phone. */
const PARTS: Record<string, string[]> = {
  hand: ['.dock .hand', '.p-hand'],
  intrigue: ['.dock .mine', '.p-hand'],
  conflict: ['.region.conflict'],
  row: ['.market'],
  deploy: ['.muster', '.p-muster'],
  effects: ['.tasks'],
  question: ['.decide', '.p-decide'],
  end: ['.endturn'],
  you: ['.panel.is-you', '.seat-chip.is-you'],
  players: ['.rail-l', '.p-seats'],
  board: ['.board', '.p-board'],
};

/** The selectors of a part: of the table, of a seat (`seat-2`), or of what has this id, such as a faction. */
export function spots(name: string): string[] {
  if (PARTS[name]) return PARTS[name];
  const seat = SEAT.exec(name)?.[1];
  if (seat) return [`.panel:has([data-action="seat:${seat}"])`, `.seat-chip[data-action="seat:${seat}"]`];
  const faction = `[data-action="faction:${CSS.escape(name)}"]`;
  return [
    `.region.faction:has(${faction})`,
    `.p-tracks > div:has(${faction})`,
    `[data-side="${CSS.escape(name)}"]`,
    `[data-spot="${CSS.escape(name)}"]`,
  ];
}
