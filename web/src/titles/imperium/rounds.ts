// The rounds of a game. Imports nothing: modules of the page read it while they load.

/** Conflict cards by round: one of level I, five of II, four of III. */
export const ROUND_LEVELS = [1, 2, 2, 2, 2, 2, 3, 3, 3, 3];
