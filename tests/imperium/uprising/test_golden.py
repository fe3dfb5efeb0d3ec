"""Golden games: recorded games that must replay to what they came to, and together contain everything there is.

How they are made, and signed anew after a change that is meant: `python -m tests.imperium.uprising.golden.make --help`.
"""

from __future__ import annotations

from sandtable.imperium.lab.coverage import RARE
from tests.imperium.golden import GoldenTests
from tests.imperium.uprising.golden.demands import demanded, rules
from tests.imperium.uprising.golden.make import GOLDEN


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 30
    demands = 1250


def test_every_piece_is_demanded() -> None:
    """Something must have happened with every piece of the box, by the words of its vocabulary."""
    pieces = ("card:", "intrigue:", "leader:", "space:", "post:", "contract:", "objective:")
    words = {word for word in rules().vocabulary.words if word.startswith(pieces)}
    assert len(words) > 150
    assert words - {word for name in demanded() for word in name.split()} == set()
    assert not any(name in RARE for name in demanded())
