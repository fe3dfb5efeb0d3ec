"""Judge positions with the engine: chances to win, suggested moves, and the analysis of a finished game.

No code here names a title. A title provides its part `advice`, and files in `data/` may hold values
for it (`calibration.json`, `<title>-facts.json`).
"""
