"""List Immortality: its options, and the boxes and modules they add to games of each title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.titles import Option
from sandtable.imperium.listing import Added, Further, Listed

LISTED: Final = (
    Listed(
        "immortality",
        6,
        "sandtable.imperium.boxes.immortality.box",
        (
            "sandtable.imperium.modules.choam_effects",
            "sandtable.imperium.modules.ploys.effects",
            "sandtable.imperium.modules.research.track",
            "sandtable.imperium.modules.research.effects",
            "sandtable.imperium.modules.tleilaxu.module",
            "sandtable.imperium.modules.tleilaxu.effects",
            "sandtable.imperium.modules.atomics.tokens",
            "sandtable.imperium.modules.grafting.module",
            "sandtable.imperium.modules.intrigue_memory.module",
        ),
    ),
    Listed("immortality_solo", 7, "sandtable.imperium.boxes.immortality.solo"),
    Listed("immortality_uprising_solo", 8, "sandtable.imperium.boxes.immortality.uprising_solo"),
    Listed("to_eleven", 9, "sandtable.imperium.boxes.immortality.eleven"),
    Listed("from_zero", 10, "sandtable.imperium.boxes.immortality.eleven"),
)
MODULES: Final = ("research", "tleilaxu", "atomics", "grafting", "intrigue_memory", "ploys")


def _go_to_11(more: str) -> Option:
    takes = f"with Immortality: a longer game, to 11 points, or with {more} points on"
    return Option("go_to_11", False, takes, (False, True), needs={"boxes": "immortality"}, late=True)


ALLIED_ATOMICS: Final = Option(
    "allied_atomics",
    False,
    "with Immortality and seats=6: only the Allies have a Family Atomics token, and the Commanders have none",
    (False, True),
    seats=(6,),
    needs={"boxes": "immortality"},
    late=True,
)


def _further(options: Mapping[str, Any], alone: str) -> Further:
    """Return the further boxes of a game with Immortality: the one named `alone` if the game has a single player, and
    the one of the longer game Go to 11 if the options select it.

    The Epic game keeps its own target of points (IX-8.7), so it is never combined with the longer game.
    """
    boxes = [alone] if options["seats"] == 1 else []
    if options.get("go_to_11") and not options.get("epic"):  # IMM-10.2, 10.3, 13.6
        boxes.append("to_eleven" if options["seats"] < 4 else "from_zero")
    return Further(tuple(boxes))


def _in_imperium(options: Mapping[str, Any]) -> Further:
    """Return the further boxes of a game of Dune: Imperium with Immortality and these options (IMM-11.1)."""
    return _further(options, "immortality_solo")


def _in_uprising(options: Mapping[str, Any]) -> Further:
    """Return the further boxes of a game of Uprising with Immortality and these options (IMM-12.3)."""
    return _further(options, "immortality_uprising_solo")


ADDED: Final = (
    Added(
        "imperium",
        "immortality",
        MODULES,
        options=(_go_to_11("four players from 0"),),
        further=_in_imperium,
        rulebook="immortality",
    ),
    Added(
        "uprising",
        "immortality",
        MODULES,
        options=(_go_to_11("four and six players from fewer"), ALLIED_ATOMICS),
        further=_in_uprising,
        rulebook="immortality",
    ),
)
