"""Many games: played by bots, counted, compared.

`simulate` sums up games with given bots; `match` lets bots meet in balanced matches, with `ratings`,
rows on disk (`store`) and a `report`.
"""
