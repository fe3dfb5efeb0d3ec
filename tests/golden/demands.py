"""What the golden games must contain together, and what one of them contains."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.events import Event
from sandtable.core.record import Record
from sandtable.imperium import effects as fx
from sandtable.imperium.catalog import CARDS, CONFLICTS, INTRIGUE, LEADERS, NODES, SPACES, thing_name
from sandtable.imperium.pieces import STARTING, TRAITS

# Effects that are carried out as such; a box of several is carried out part by part, a ring by its Leader.
_NOT_CARRIED_OUT: Final = (fx.NOTHING, fx.ALL, fx.SIGNET)
_PIECES: Final = ("card:", "intrigue:", "space:", "conflict:", "faction:", "leader:")

# Every question the game can ask with three or four players, but for the holder of an Alliance choosing between equals:
# that has not been found in play, and the scenario holder_chooses_between_equals shows it.
QUESTIONS: Final = (
    "leader", "tokens", "defend", "turn", "agent", "space", "melange", "menu", "part", "option", "faction",
    "lose_influence", "trash", "discard", "number", "acquire", "deck_top", "fetch", "recall", "voice", "aside", "peek",
    "pass_turn", "victim", "ordeal", "combat", "won", "endgame", "reward_part",
)  # fmt: skip

# How the games must end. That all is equal to the last troop has not been found in play: the scenario
# a_full_tie_is_shared shows it.
ENDS: Final = tuple(f"reason {reason} {seats}" for reason in ("points", "conflict_deck") for seats in (3, 4))
TIE_BREAKS: Final = ("tie none", "tie spice", "tie solari", "tie water", "tie garrison")
TABLES: Final = tuple(f"leaders {how} {seats}" for how in ("draft", "given", "random") for seats in (3, 4))
PLACES: Final = (1, 2, 3)


def demanded() -> set[str]:
    """Everything that must occur in some golden game, by name."""
    wanted = {*ENDS, *TIE_BREAKS, *TABLES}
    wanted |= {f"asked {kind}" for kind in QUESTIONS}
    for card in CARDS:
        wanted.add(f"revealed card:{card.id}")
        if card.icons or card.id == "kwisatz_haderach":
            wanted.add(f"card_played card:{card.id}")
        if card.cost >= 0:
            wanted.add(f"acquire card:{card.id}")
        elif card.source != STARTING:
            wanted.add(f"foldspace card:{card.id}")
    wanted |= {f"intrigue_played intrigue:{card.id}" for card in INTRIGUE}
    wanted |= {f"agent space:{space.id}" for space in SPACES}
    wanted |= {f"leader leader:{leader.id}" for leader in LEADERS}
    wanted |= {f"trait {name}" for name in TRAITS[1:]}
    wanted |= {f"reward conflict:{card.id} {place}" for card in CONFLICTS for place in PLACES}
    wanted |= {f"effect {node.where}" for node in NODES if is_effect(node)}
    return wanted


def is_effect(node: fx.Effect) -> bool:
    return node.op not in _NOT_CARRIED_OUT and node.where.startswith(_PIECES)


class Watch:
    """Collects what happens in a game: give it the game before the first action and after the last."""

    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.questions: set[str] = set()

    def seen(self, state: State, options: dict[str, Any]) -> set[str]:
        found = {f"asked {kind}" for kind in self.questions}
        found |= {name for event in state.take_events() for name in _of_event(event)}
        for n in self.trace:
            if n < 0:
                found.add(f"trait {TRAITS[-n]}")
            elif is_effect(NODES[n]):
                found.add(f"effect {NODES[n].where}")
        leaders = options["leaders"]
        found.add(f"leaders {leaders if isinstance(leaders, str) else 'given'} {options['seats']}")
        outcome = state.outcome
        if outcome is not None:
            found |= {f"reason {outcome.reason} {options['seats']}", f"tie {outcome.tie_break}"}
        return found


def _of_event(event: Event) -> list[str]:
    if event.kind == "reward":
        return [f"reward {thing_name(event.thing)} {event.amount}"]
    if event.kind == "revealed_card":
        return [f"revealed {thing_name(event.thing)}"]
    if event.kind in ("card_played", "acquire", "foldspace", "intrigue_played", "agent", "leader"):
        return [f"{event.kind} {thing_name(event.thing)}"]
    return []


def contents(record: Record) -> set[str]:
    """What a recorded game contains, found by playing it again."""
    watch = Watch()
    state = record.at(0, trace=watch.trace, listen=True)
    for move in record.moves:
        watch.questions.add(state.decision(move.seat).kind)
        state.apply(move.seat, move.action)
    return watch.seen(state, record.options)
