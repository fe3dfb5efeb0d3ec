"""Demands that the golden games of Uprising must meet together, and the content of one of them.

Every demand has a name: whatever coverage asks for (effects, traits, spaces, questions, events, ends), and each piece
at what it is there for: cards revealed, played and acquired, rewards of every place, posts, contracts, Objectives.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import ENDS, RARE, needed
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.icon_language import OBJECTIVE, OBJECTIVES
from sandtable.imperium.modules.spy_language import POST, POSTS
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    LEADERS,
)
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from tests.imperium import golden

TITLE: Final = "uprising"
EVERYTHING: Final = {"seats": 4, "leaders": "draft", "choam": True}  # the game with the most in it
SEATS: Final = (3, 4)
PLACES: Final = (1, 2, 3)
SETTLED: Final = ("draft", "given", "random")

# How a tie may have been broken. Below that it takes many thousand games: scenarios show those.
TIE_BREAKS: Final = ("tie none", "tie spice", "tie solari", "tie water")
TABLES: Final = (
    *(f"leaders {how} {seats}" for how in SETTLED for seats in SEATS),
    *(f"first {how} {seats}" for how in ("given", "random") for seats in SEATS),
    *(f"choam {choam} {seats}" for choam in ("with", "without") for seats in SEATS),
    *(f"reason {reason} {seats}" for reason in ENDS for seats in SEATS),
)
# Events about a piece that each piece of its kind must have had.
_OF_PIECES: Final = (
    "leader", "leader_turned", "objective", "agent", "card_played", "acquire", "intrigue_played", "conflict_won",
    "spy_placed", "spy_recalled", "infiltrated", "intelligence", "contract", "contract_done",
)  # fmt: skip


def rules() -> Ruleset:
    return ruleset_for(TITLE, meta(TITLE).check(EVERYTHING))


def demanded() -> set[str]:
    """Everything that must occur in some golden game, by name."""
    there = rules()
    wanted = {*TIE_BREAKS, *TABLES}
    wanted |= {id for id in needed(meta(TITLE).check(EVERYTHING), TITLE) if id not in RARE}
    for card in (CARDS[kind] for kind in there.cards):
        wanted.add(f"revealed card:{card.id}")
        if card.icons:
            wanted.add(f"card_played card:{card.id}")
        if card.cost >= 0:
            wanted.add(f"acquire card:{card.id}")
    wanted |= {f"intrigue_played intrigue:{INTRIGUE[kind].id}" for kind in there.intrigues}
    wanted |= {f"agent space:{space.id}" for space in there.spaces}
    wanted |= {f"leader leader:{LEADERS[kind].id}" for kind in there.leaders}
    wanted |= {f"leader_turned leader:{LEADERS[kind].id}" for kind in set(there.leader_sides) - set(there.leaders)}
    for conflict in (CONFLICTS[kind] for kind in there.conflicts):
        wanted.add(f"conflict_won conflict:{conflict.id}")
        wanted |= {f"reward conflict:{conflict.id} {place}" for place in PLACES}
    wanted |= {f"objective objective:{OBJECTIVES[kind].id}" for kind in there.of(OBJECTIVE).kinds}
    for post in (POSTS[kind].id for kind in there.of(POST).kinds):
        wanted |= {f"{event} post:{post}" for event in ("spy_placed", "spy_recalled", "infiltrated", "intelligence")}
    for contract in (CONTRACTS[kind].id for kind in there.of(CONTRACT).kinds):
        wanted |= {f"contract contract:{contract}", f"contract_done contract:{contract}"}
    return wanted


class Watch(golden.Watch):
    """Collects what happens in a game: give it the game before the first action and after the last."""

    of_pieces = _OF_PIECES

    def of_game(self, game: Game, options: dict[str, Any]) -> set[str]:
        seats = options["seats"]
        leaders = options["leaders"]
        found = {
            f"leaders {leaders if isinstance(leaders, str) else 'given'} {seats}",
            f"first {'random' if options['first'] == 'random' else 'given'} {seats}",
            f"choam {'with' if options['choam'] else 'without'} {seats}",
        }
        if game.outcome is not None:
            found |= {f"reason {game.outcome.reason} {seats}", f"tie {game.outcome.tie_break}"}
        return found
