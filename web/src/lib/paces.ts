/** How long a line of a Rival's turn stands, in milliseconds; `step` waits for a press. */
export const PACES = { step: 0, calm: 1_400, quick: 500 } as const;
export type Pace = keyof typeof PACES;
