"""Play many games between bots: simulations, balanced matches, ratings and reports.

`simulate` plays games with given bots and sums them up. `match` plays balanced matches between bots, with `ratings`,
results on disk (`store`) and a `report`.
"""
