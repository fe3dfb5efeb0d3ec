### Style: docs/style/en.md
# How games of the family are won.
win-by-points = When a round ends and somebody has { $n } points or more, the game ends. Whoever has the most points wins.
win-by-conflict-deck = When the last Conflict has been fought, the game ends. Whoever has the most points wins.
