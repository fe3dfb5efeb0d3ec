"""Golden games against Rivals: they replay to what they came to, and together contain all there is of Rivals.

How they are made, and signed anew: `python -m tests.imperium.uprising.golden.rivals --help`.
"""

from __future__ import annotations

from tests.imperium.golden import GoldenTests
from tests.imperium.uprising.golden.rivals.make import GOLDEN


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 16
    demands = 130
