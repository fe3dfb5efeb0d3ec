"""Demands that the golden games of Rise of Ix must meet together, and the content of one of them.

Every demand has a name: whatever coverage asks for that the box brings (effects, traits, spaces, questions, events),
and each of its pieces at what it is there for: cards revealed, played and acquired, rewards, tiles acquired.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.titles import meta
from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.lab.coverage import ENDS, RARE, needed
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from tests.imperium import golden

TITLE: Final = "imperium"
BOXES: Final = ["ix"]
EVERYTHING: Final = {"seats": 4, "leaders": "draft", "boxes": BOXES, "epic": True}
WITHOUT: Final = {"seats": 4, "leaders": "draft"}
SEATS: Final = (3, 4)
PLACES: Final = (1, 2, 3)

TABLES: Final = (
    *(f"epic {epic} {seats}" for epic in ("with", "without") for seats in SEATS),
    *(f"reason {reason}" for reason in ENDS),
)
# What these games do not have, and the tests of the rules show: what only Rivals do (IX-9.14), and the second step of
# the Shipping track as a whole, whose parts are resolved one by one.
SELDOM: Final[frozenset[str]] = frozenset({"event:tech_cleared", "shipping:ship_2 reward"})
# Events about a piece that each piece of its kind must have had.
_OF_PIECES: Final = ("leader", "agent", "card_played", "acquire", "intrigue_played", "tech")


def rules() -> Ruleset:
    return ruleset_for(TITLE, meta(TITLE).check(EVERYTHING))


def demanded() -> set[str]:
    """Everything that must occur in some golden game, by name."""
    wanted = set(TABLES)
    before = set(needed(meta(TITLE).check(WITHOUT), TITLE))
    wanted |= {id for id in needed(meta(TITLE).check(EVERYTHING), TITLE) if id not in before and id not in RARE}
    for card in IX.pieces["card"]:
        wanted |= {f"revealed card:{card.id}", f"acquire card:{card.id}"}
        if card.icons:
            wanted.add(f"card_played card:{card.id}")
    wanted |= {f"intrigue_played intrigue:{card.id}" for card in IX.pieces["intrigue"]}
    wanted |= {f"agent space:{space.id}" for space in IX.pieces["space"]}
    wanted |= {f"leader leader:{leader.id}" for leader in IX.pieces["leader"]}
    wanted |= {f"tech tech:{tile.id}" for tile in IX.pieces["tech"]}
    for conflict in IX.pieces["conflict"]:
        wanted |= {f"reward conflict:{conflict.id} {place}" for place in PLACES}
    return wanted - SELDOM


class Watch(golden.Watch):
    """Collects what happens in a game: give it the game before the first action and after the last."""

    of_pieces = _OF_PIECES

    def of_game(self, game: Game, options: dict[str, Any]) -> set[str]:
        found = {f"epic {'with' if options['epic'] else 'without'} {options['seats']}"}
        if game.outcome is not None:
            found.add(f"reason {game.outcome.reason}")
        return found
