// Standing answers of a seat: which questions the server answers for it, and when it is asked all the same. Pure.

/** `always`: asked; a mode of the offer: asked in these cases; `turn`: not again this turn; `never`: declined. */
export type Mode = string;

export const ALWAYS = 'always';
export const NEVER = 'never';
export const TURN = 'turn';
/** The id of the offer that covers whatever a seat can only pass. */
export const LONE = 'lone';

const idOf = (text: string): string => text.split(':')[0];

/** Return the mode in which a question is asked now. */
export function modeOf(declines: readonly string[], id: string, turn: number): Mode {
  const kept = declines.filter((text) => idOf(text) === id).map((text) => text.slice(id.length + 1));
  if (kept.includes('')) return NEVER;
  if (kept.includes(`${TURN}:${turn}`)) return TURN;
  return kept.find((mode) => !mode.startsWith(TURN)) ?? ALWAYS;
}

/** The answers with another mode for one question; those of other questions stay as they are. "Not again this turn"
 * leaves what holds after it. */
export function withMode(declines: readonly string[], id: string, mode: Mode, turn: number): string[] {
  const kept = declines.filter((text) => idOf(text) !== id || (mode === TURN && !text.startsWith(`${id}:${TURN}`)));
  if (mode === ALWAYS) return kept;
  return [...kept, mode === NEVER ? id : mode === TURN ? `${id}:${TURN}:${turn}` : `${id}:${mode}`];
}
