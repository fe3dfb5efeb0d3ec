"""Golden games: recorded games that must replay to what they came to, and together contain everything of the box.

How they are made, and signed anew after a change that is meant: `python -m tests.imperium.ix.golden.make --help`.
"""

from __future__ import annotations

from sandtable.imperium.boxes.ix.box import IX
from tests.imperium.golden import GoldenTests
from tests.imperium.ix.golden.demands import SELDOM, demanded
from tests.imperium.ix.golden.make import GOLDEN


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 30
    demands = 250


def test_every_piece_is_demanded() -> None:
    """Something must have happened with every piece of the box."""
    named = {word for name in demanded() for word in name.split()}
    sorts = ("card", "intrigue", "space", "leader", "conflict", "tech")
    pieces = {f"{sort}:{piece.id}" for sort in sorts for piece in IX.pieces[sort]}
    assert len(pieces) > 75
    assert pieces - named == set()
    assert len(SELDOM) < 30
