"""Asks the engine about a position: chances to win, suggested moves, and the analysis of a finished game.

Nothing here names a title: a title takes part through its part `advice`, and through the files of `data/` that are
named after it (`calibration.json`, `<title>-facts.json`).
"""
