/** The time for which a line of a Rival's turn is shown, in milliseconds; `step` waits for a press. */
export const PACES = { step: 0, calm: 1_400, quick: 500 } as const;
export type Pace = keyof typeof PACES;
