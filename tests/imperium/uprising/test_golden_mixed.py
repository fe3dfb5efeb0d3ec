"""Golden games of Uprising's options for other boxes: they replay to what they came to, and contain all that those add.

How they are made, and signed anew: `python -m tests.imperium.uprising.golden.mixed --help`.
"""

from __future__ import annotations

from sandtable.imperium.boxes.uprising.mixed_conflicts import UPRISING_BASE_CONFLICTS, UPRISING_IX_CONFLICTS
from tests.citing import rule
from tests.imperium.golden import GoldenTests, game
from tests.imperium.uprising.golden.mixed.make import GOLDEN, demanded

GAMES = GOLDEN.files()


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 24
    demands = 100


@rule("UPR-24.1", "IX-11.6", "IX-11.3")
def test_every_piece_of_the_options_is_demanded() -> None:
    named = {word for name in demanded() for word in name.split()}
    shared = {f"conflict:{name.partition(':')[2]}" for name in UPRISING_BASE_CONFLICTS.shares}
    shared |= {f"conflict:{conflict.id}" for conflict in UPRISING_BASE_CONFLICTS.pieces["conflict"]}
    assert UPRISING_IX_CONFLICTS.shares == ("ix/conflict:*",)
    shared |= {f"conflict:{id}" for id in ("skirmish_ix_troop", "skirmish_ix_spice", "trade_monopoly")}
    assert shared - named == set()
    assert {"conflict:economic_supremacy", "hagal:hagal_foldspace_interstellar"} <= named


@rule("UPR-24.2")
def test_a_record_keeps_the_choice_of_cards() -> None:
    """The text names it only where it is not the usual one, so that records made before it stay as they were."""
    for path in GAMES:
        record = game(path)
        chosen = record.options["base_cards"]
        assert ("option base_cards" in record.to_text()) is (chosen != "all")
