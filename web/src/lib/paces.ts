/** The time for which a line of a Rival's turn is shown, in milliseconds; `step` waits for a press. */
export const PACES = { step: 0, calm: 1_400, quick: 500 } as const;
export type Pace = keyof typeof PACES;

/** The milliseconds for which an interesting move of another player is shown before the next. */
export const BOT_STEPS = { slow: 1_500, usual: 420, quick: 120 } as const;
export type BotPace = keyof typeof BOT_STEPS;
/** The seconds between moves of bots at tables that the reader creates; `undefined` is the server's default. */
export const TABLE_PACES: Record<BotPace, number | undefined> = { slow: 1.8, usual: undefined, quick: 0.1 };
