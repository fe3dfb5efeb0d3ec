### Style: docs/style/en.md
# How the classic game is won.
classic-win-strongholds = At the end of a turn, hold { $own } strongholds without an ally, or { $allied } together with an ally.
classic-win-prediction = The Bene Gesserit win alone if the faction they wrote down wins by strongholds in the turn they wrote down.
classic-win-fremen = After the last turn the Fremen win if nobody else is in Sietch Tabr and Habbanya Sietch, and neither Harkonnen, Atreides nor Emperor holds Tuek’s Sietch.
classic-win-guild = After the last turn the Spacing Guild wins if nobody else has won.
classic-win-most-strongholds = After the last turn, in a game without Fremen and Guild, whoever holds the most strongholds wins.
classic-win-technology = All technology tokens
classic-win-fact-spice = Begins with { $n } spice.
classic-win-fact-revival = Revives { $n } forces free of charge each turn.
classic-win-fact-forces = Begins with { $n } forces on Dune.
classic-win-fact-leaders = Its leaders have a strength of { $n } together.
