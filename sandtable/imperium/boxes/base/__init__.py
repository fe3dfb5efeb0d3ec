"""List the base box of Dune: Imperium as a box that titles can use; a game of Uprising can add it too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.titles import Option
from sandtable.imperium.listing import ALL_CARDS, CARD_SORTS, Added, Further, Listed

LISTED: Final = (
    Listed(
        "base",
        0,
        "sandtable.imperium.boxes.base.box",
        (
            "sandtable.imperium.nodes",
            "sandtable.imperium.modules.rivals.house_hagal",
            "sandtable.imperium.modules.secret_factions.module",
            "sandtable.imperium.modules.free_passage.module",
            "sandtable.imperium.modules.barred_spaces.module",
        ),
    ),
)
CARDS: Final = Option(
    "base_cards",
    ALL_CARDS,
    "with 'base' among the boxes: which of its cards are shuffled in: 'all', only 'imperium' or only 'intrigue' cards,"
    " or a list such as 'card:stilgar', 'intrigue:windfall'",
    named=(ALL_CARDS, *CARD_SORTS),
    other="list",
    needs={"boxes": "base"},
    late=True,
)
CONFLICTS: Final = Option(
    "base_conflicts",
    False,
    "with 'base' among the boxes: its Conflict cards are shuffled in; they have no battle icons",
    (False, True),
    needs={"boxes": "base"},
    late=True,
)


def _in_uprising(options: Mapping[str, Any]) -> Further:
    """Return what the options of a game of Uprising add from the base box: the box with its Conflict cards, if the
    option `base_conflicts` is set.

    The rules allow this, but advise against it (UPR-24.1).
    """
    return Further(("uprising_base_conflicts",) if options.get("base_conflicts") else ())


ADDED: Final = (
    Added(
        "uprising",
        "base",
        brings="uprising_base",
        options=(CARDS, CONFLICTS),
        further=_in_uprising,
        cards=CARDS.name,
    ),
)
