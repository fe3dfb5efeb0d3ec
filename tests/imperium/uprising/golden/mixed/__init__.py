"""Golden games of Uprising's options for other boxes: `python -m tests.imperium.uprising.golden.mixed search`, or
`sign`, or `check`.

They are replayed by `test_golden_mixed.py`, which demands that together they contain every reward of the older Conflict
cards, both ways of the House Hagal card of Foldspace, the Epic game, and every kind of choice among the first box's
cards. What the words mean is told in `tests/imperium/golden.py`.
"""
