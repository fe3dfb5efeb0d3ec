"""Golden games: recorded games that must replay to what they came to, and together contain everything of the box.

How they are made and signed: `python -m tests.imperium.immortality.golden.make --help`.
"""

from __future__ import annotations

from sandtable.imperium.boxes.immortality.box import IMMORTALITY
from tests.imperium.golden import GoldenTests
from tests.imperium.immortality.golden.make import GOLDEN, demanded


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 24
    demands = 320


def test_every_card_is_demanded() -> None:
    names = {name.split()[0] for name in demanded()}
    for sort in ("card", "intrigue", "hex", "rung"):
        assert {f"{sort}:{piece.id}" for piece in IMMORTALITY.pieces[sort]} - {"hex:r0", "rung:t0"} <= names
