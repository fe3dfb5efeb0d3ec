// Standing answers of a seat: which questions the server answers for it, and in which cases the player is asked
// nevertheless. Pure.

/** `always`: the player is asked; the id of a mode of the offer: asked in its cases; `turn`: not again this turn;
 *  `never`: declined. */
export type Mode = string;

export const ALWAYS = 'always';
export const NEVER = 'never';
export const TURN = 'turn';
/** The id of the offer for all questions in which a seat can do nothing but pass. */
export const LONE = 'lone';

/** Precedes a single case of a question that is never asked, whatever the mode of the question: `karama:not:bg_voice`.
 *  */
const NOT = 'not:';

const idOf = (text: string): string => text.split(':')[0];

/** Return the mode in which a question is asked now. */
export function modeOf(declines: readonly string[], id: string, turn: number): Mode {
  const kept = declines.filter((text) => idOf(text) === id).map((text) => text.slice(id.length + 1));
  if (kept.includes('')) return NEVER;
  if (kept.includes(`${TURN}:${turn}`)) return TURN;
  return kept.find((mode) => !mode.startsWith(TURN) && !mode.startsWith(NOT)) ?? ALWAYS;
}

/** The standing answer by which one case of a question is never asked. */
export const silenced = (id: string, one: string): string => `${id}:${NOT}${one}`;

/** Return the cases of a question that are switched off individually. */
export function casesOf(declines: readonly string[], id: string): string[] {
  const head = silenced(id, '');
  return declines.filter((text) => text.startsWith(head)).map((text) => text.slice(head.length));
}

/** The standing answers with another mode for one question; those for other questions and single cases stay the same.
 *  "Not again this turn" keeps the mode that applies afterwards. */
export function withMode(declines: readonly string[], id: string, mode: Mode, turn: number): string[] {
  const kept = declines.filter(
    (text) =>
      idOf(text) !== id || text.startsWith(silenced(id, '')) || (mode === TURN && !text.startsWith(`${id}:${TURN}`)),
  );
  if (mode === ALWAYS) return kept;
  return [...kept, mode === NEVER ? id : mode === TURN ? `${id}:${TURN}:${turn}` : `${id}:${mode}`];
}
