"""Demands that the golden games of Uprising must meet together, and the content of one of them.

Every demand has a name: whatever coverage asks for (effects, traits, spaces, questions, events, ends), and each piece
at what it is there for: cards revealed, played and acquired, rewards of every place, posts, contracts, Objectives.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import ENDS, RARE, Coverage, needed
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.icon_language import OBJECTIVE, OBJECTIVES
from sandtable.imperium.modules.spy_language import POST, POSTS
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    LEADERS,
    thing_name,
)
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for

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


class Watch:
    """Collects what happens in a game: give it the game before the first action and after the last."""

    def __init__(self) -> None:
        self.coverage = Coverage()

    def decision(self, decision: Decision) -> None:
        self.coverage.decision(decision)

    def seen(self, game: Game, options: dict[str, Any]) -> set[str]:
        seats = options["seats"]
        leaders = options["leaders"]
        found = {
            f"leaders {leaders if isinstance(leaders, str) else 'given'} {seats}",
            f"first {'random' if options['first'] == 'random' else 'given'} {seats}",
            f"choam {'with' if options['choam'] else 'without'} {seats}",
        }
        if game.outcome is not None:
            found |= {f"reason {game.outcome.reason} {seats}", f"tie {game.outcome.tie_break}"}
        events = game.take_events()
        self.coverage.events(events)
        self.coverage.game(game)
        found |= {name for event in events for name in _of_event(event)}
        return found | self.coverage.reached()


def _of_event(event: Event) -> list[str]:
    if event.kind == "reward":
        return [f"reward {thing_name(event.thing)} {event.amount}"]
    if event.kind == "revealed_card":
        return [f"revealed {thing_name(event.thing)}"]
    return [f"{event.kind} {thing_name(event.thing)}"] if event.kind in _OF_PIECES else []


def contents(record: Record) -> set[str]:
    """Return the contents of a recorded game, found by playing it again."""
    watch = Watch()
    state = record.at(0, trace=watch.coverage.trace, listen=True)
    assert isinstance(state, Game)
    for move in record.moves:
        watch.decision(state.decision(move.seat))
        state.apply(move.seat, move.action)
    return watch.seen(state, record.options)
