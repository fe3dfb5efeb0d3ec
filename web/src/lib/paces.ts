/** The time for which a line of a Rival's turn is shown, in milliseconds; `step` waits for a press. */
export const PACES = { step: 0, calm: 1_400, quick: 500 } as const;
export type Pace = keyof typeof PACES;

/** The time for which a move of somebody else is shown before the next, in milliseconds, where it is worth a look. */
export const BOT_STEPS = { slow: 1_500, usual: 420, quick: 120 } as const;
export type BotPace = keyof typeof BOT_STEPS;
/** Seconds between the moves of bots at tables one makes; the server's own where nothing is said. */
export const TABLE_PACES: Record<BotPace, number | undefined> = { slow: 1.8, usual: undefined, quick: 0.1 };
