// The parts of a table of the classic game that a coach may light, by name.

const PART = /^(.+)-(\d+)$/;

/** Parts by name, on a wide screen and on a phone. */
const PARTS: Record<string, string[]> = {
  board: ['.orb > .map-wrap', '.p-map > .map-wrap'],
  hand: ['.own-cards'],
  question: ['.decide-orb .answer-strip, .decide-orb .decide', '.p-decide'],
  stage: ['.scene-panel'],
  auction: ['.scene-panel.bid'],
  nexus: ['.scene-panel.nexus .pacts'],
  sides: ['.planning .sideline'],
  wheel: ['.plan-dial'],
  you: ['.shield.is-you', '.fchip.is-you'],
  players: ['.rail-l', '.orb-seats'],
};

/** The selectors of a part: of the table, of the map (`old_gap-9`: a territory in a sector), or of a faction. */
export function spots(name: string): string[] {
  if (PARTS[name]) return PARTS[name];
  const part = PART.exec(name);
  if (part) return [`[data-part="${CSS.escape(`${part[1]}@${part[2]}`)}"]`];
  const faction = CSS.escape(name);
  return [`.shield:has([data-action="faction:${faction}"])`, `.fchip.f-${faction}`];
}
