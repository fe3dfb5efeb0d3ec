"""List Rise of Ix: its options, and the boxes and modules they add to games of each title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.titles import Option
from sandtable.imperium.listing import Added, Further, Listed

LISTED: Final = (
    Listed(
        "ix",
        4,
        "sandtable.imperium.boxes.ix.box",
        (
            "sandtable.imperium.modules.tech.effects",
            "sandtable.imperium.modules.tech.using",
            "sandtable.imperium.modules.shipping.track",
            "sandtable.imperium.modules.rivals.cards",
            "sandtable.imperium.modules.dreadnoughts.effects",
            "sandtable.imperium.modules.infiltration.module",
            "sandtable.imperium.modules.unload.module",
            "sandtable.imperium.modules.ploys.effects",
            "sandtable.imperium.modules.ix_leaders.effects",
        ),
    ),
    Listed("ix_epic", 5, "sandtable.imperium.boxes.ix.epic", ("sandtable.imperium.modules.epic",)),
)
MODULES: Final = ("tech", "shipping", "dreadnoughts", "ploys", "ix_leaders")
NEEDED: Final = {"boxes": "ix"}


def _epic(seats: tuple[int, ...], said: str) -> Option:
    takes = f"with 'ix' among the boxes and {said} seats: the Epic game, to 12 points with stronger starts"
    return Option("epic", False, takes, (False, True), seats=seats, needs=NEEDED, late=True)


CHURN: Final = Option(
    "churn",
    "off",
    "with 'ix' among the boxes and seats=1: dice remove Imperium Row cards at the end of your 'reveal' turn",
    ("off", "reveal"),
    seats=(1,),
    needs=NEEDED,
    late=True,
)
BRUTAL: Final = Option(
    "brutal",
    False,
    "with 'ix' among the boxes and seats=1: in level III Conflicts, Rivals add the swords of two cards",
    (False, True),
    seats=(1,),
    needs=NEEDED,
    late=True,
)
CONFLICTS: Final = Option(
    "ix_conflicts",
    False,
    "with 'ix' among the boxes: its Conflict cards are shuffled in; they have no battle icons",
    (False, True),
    needs=NEEDED,
    late=True,
)
FOLDSPACE: Final = Option(
    "foldspace",
    False,
    "with 'ix' among the boxes, seats=1 and 2: the House Hagal card of Foldspace stays, and means Deliver Supplies",
    (False, True),
    seats=(1, 2),
    needs=NEEDED,
    late=True,
)


def _in_imperium(options: Mapping[str, Any]) -> Further:
    """Return the additions that the options select for Dune: Imperium with Rise of Ix: the box of the Epic game (IX-8),
    and the variants of how Rivals play (IX-9.20, IX-9.21)."""
    variants = ["brutal"] if options.get("brutal") else []
    churns = options.get("churn", "off") != "off"
    if churns:
        variants.append("churn_" + options["churn"])
    return Further(("ix_epic",) if options.get("epic") else (), ("rivals",) if churns else (), tuple(variants))


def _in_uprising(options: Mapping[str, Any]) -> Further:
    """Return the boxes and modules that the options add to Uprising with Rise of Ix: the House Hagal cards (IX-11.1,
    IX-11.3), the Epic game (IX-11.14), the Conflict cards (IX-11.6) and the first contracts (IX-11.19)."""
    boxes = ["uprising_ix_rivals"] if options["seats"] < 3 else []
    if options.get("foldspace"):
        boxes.append("uprising_ix_foldspace")
    if options.get("epic"):
        boxes.append("uprising_ix_epic")
    if options.get("ix_conflicts"):
        boxes.append("uprising_ix_conflicts")
    return Further(tuple(boxes), ("start_contracts",) if options["choam"] else ())


ADDED: Final = (
    Added(
        "imperium",
        "ix",
        MODULES,
        options=(_epic((3, 4), "3 or 4"), CHURN, BRUTAL),
        further=_in_imperium,
        rulebook="ix",
    ),
    Added(
        "uprising",
        "ix",
        MODULES,
        brings="uprising_ix",
        options=(_epic((3, 4, 6), "3, 4 or 6"), CONFLICTS, FOLDSPACE),
        further=_in_uprising,
        rulebook="ix",
    ),
)
