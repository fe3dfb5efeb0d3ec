"""Golden games of six in two teams: `python -m tests.imperium.uprising.golden.six search`, or `sign`, or `check`.

They are replayed by `test_golden_six.py`, which demands that together they contain every piece of the box for six with
all of its effects, every question and event that only teams have, both ends, and a victory of either team. What the
words mean is told in `tests/imperium/golden.py`.
"""
