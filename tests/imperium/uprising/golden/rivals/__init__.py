"""Golden games against Rivals: `python -m tests.imperium.uprising.golden.rivals search`, or `sign`, or `check`.

They are replayed by `test_golden_rivals.py`, which demands that together they contain every Rival, every House Hagal
card with whatever it can give, every reason to pass one over, every level and every variant. What the words mean is
told in `tests/imperium/golden.py`.
"""
