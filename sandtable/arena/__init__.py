"""Many games played by bots: simulations, balanced matches, ratings and reports.

`simulate` sums up games with given bots; `match` lets bots meet in balanced matches, with `ratings`,
rows on disk (`store`) and a `report`.
"""
