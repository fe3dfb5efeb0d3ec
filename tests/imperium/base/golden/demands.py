"""Demands that the golden games must meet together, and the content of one of them.

Every demand has a name. With three and four players these are the pieces of the box, its effects and questions, and
the ways to end. Names that begin with `solo` or `two` are about games with House Hagal, and only such games can
contain them: what Rivals carry out by themselves says nothing about players.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.pieces import STARTING, TRAITS
from sandtable.imperium.rules.catalog import KIND_OF, thing_name
from tests.imperium.base.pieces import (
    CARDS,
    CONFLICTS,
    CONTROL_SPACES,
    DIFFICULTIES,
    HAGAL,
    HAGAL_SOLO_DECK,
    HAGAL_TWO_DECK,
    INTRIGUE,
    LEADERS,
    NODES,
    RULES,
    SPACES,
)
from tests.imperium.golden import of_events

# Effects that are carried out as such; a box of several is carried out part by part, a ring by its Leader.
_NOT_CARRIED_OUT: Final = (fx.NOTHING, fx.ALL, fx.SIGNET)
_PIECES: Final = ("card:", "intrigue:", "space:", "conflict:", "faction:", "leader:")

# Every question the game can ask with three or four players, but for the holder of an Alliance choosing between equals:
# that has not been found in play, and the scenario holder_chooses_between_equals shows it.
QUESTIONS: Final = (
    "leader", "tokens", "defend", "turn", "agent", "space", "melange", "figure", "menu", "part", "option", "faction",
    "lose_influence", "trash", "discard", "number", "acquire", "deck_top", "fetch", "recall", "voice", "aside", "peek",
    "pass_turn", "victim", "ordeal", "combat", "won", "endgame", "reward_part",
)  # fmt: skip

# How the games must end. That all is equal to the last troop has not been found in play: the scenario
# a_full_tie_is_shared shows it.
REASONS: Final = ("points", "conflict_deck")
ENDS: Final = tuple(f"reason {reason} {seats}" for reason in REASONS for seats in (3, 4))
TIE_BREAKS: Final = ("tie none", "tie spice", "tie solari", "tie water", "tie garrison")
SETTLED: Final = ("draft", "given", "random")
TABLES: Final = (
    *(f"leaders {how} {seats}" for how in SETTLED for seats in (3, 4)),
    *(f"first {how} {seats}" for how in ("given", "random") for seats in (3, 4)),
)
PLACES: Final = (1, 2, 3)

MODES: Final = {1: "solo", 2: "two"}
LEVELS: Final = tuple(level.id for level in DIFFICULTIES)
CONTROLLED: Final = tuple(f"space:{SPACES[kind].id}" for kind in CONTROL_SPACES)
# Leaders of Rivals whose Signet ability costs something, so that the player is asked.
PAYING: Final = tuple(f"leader:{leader.id}" for leader in LEADERS if leader.rival_ok and leader.signet.op == fx.ARROW)
TRADED: Final = ("intrigue", "water", "solari", "spice")
# What seldom happens: it is looked for among many games, played so that it may happen.
HARD: Final = ("solo reason conflict_deck", *(f"solo won player {level}" for level in LEVELS))
# What costs a Rival a troop.
HURTING: Final = ("card:gun_thopter", "card:test_of_humanity", "intrigue:double_cross")


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
    return wanted | {f"solo {name}" for name in _of_solo()} | {f"two {name}" for name in _of_two()}


def _of_solo() -> set[str]:
    """You against two Rivals."""
    wanted = {f"reason {reason}" for reason in REASONS} | {f"leaders {how}" for how in SETTLED}
    wanted |= {"rivals given", "rivals random", "deck anew", "card ignored"}
    wanted |= {f"card hagal:{HAGAL[kind].id}" for kind in HAGAL_SOLO_DECK}
    for level in DIFFICULTIES:
        # the Rivals win and the player wins, third Agents join, the Mentat has its price
        wanted |= {
            f"{name} {level.id}" for name in ("level", "won rival", "won player", "joined", "visit space:mentat")
        }
        if level.swordmaster_open:
            wanted.add(f"visit space:swordmaster {level.id}")
        if level.expert_deployment:
            wanted.add(f"held back {level.id}")
    wanted |= {f"trade_in {what}" for what in TRADED}
    wanted |= {f"signet leader:{leader.id}" for leader in LEADERS if leader.rival_ok}
    wanted |= {f"pay {leader} {answer}" for leader in PAYING for answer in ("yes", "no")}
    wanted |= {"faction leader:", "faction conflict:"} | {f"option option:{i}" for i in range(3)}
    wanted |= {f"{name} {space}" for name in ("control", "paid", "defend") for space in CONTROLLED}
    wanted |= {f"reward conflict:{card.id} {place}" for card in CONFLICTS for place in (1, 2)}
    wanted |= {f"alliance faction:{faction}" for faction in fx.FACTIONS}
    wanted |= {f"hurt {cause}" for cause in HURTING}
    return wanted | {"alliance_lost", "mentat", "control_lost"}


def _of_two() -> set[str]:
    """Two players, and House Hagal in their way."""
    wanted = {f"reason {reason}" for reason in REASONS} | {f"leaders {how}" for how in SETTLED}
    wanted |= {"first given", "first random", "won 0", "won 1", "card ignored", "reshuffle agent", "reshuffle swords"}
    wanted |= {f"card hagal:{HAGAL[kind].id}" for kind in HAGAL_TWO_DECK if not HAGAL[kind].reshuffle}
    wanted |= {f"alliance faction:{faction}" for faction in fx.FACTIONS}
    wanted |= {f"hurt {cause}" for cause in HURTING}
    wanted |= {f"{name} {space}" for name in ("marker off", "player paid") for space in CONTROLLED}
    wanted |= {f"place {place} {level}" for place in (1, 2) for level in (1, 2, 3)}
    return wanted | {"alliance_lost"}


def is_effect(node: fx.Effect) -> bool:
    return node.op not in _NOT_CARRIED_OUT and node.where.startswith(_PIECES)


# Events about a piece that each piece of its kind must have had.
_OF_PIECES: Final = ("card_played", "acquire", "foldspace", "intrigue_played", "agent", "leader")


class Watch:
    """Collects what happens in a game: give it the game before the first action and after the last."""

    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.questions: set[str] = set()
        self.for_rivals: set[str] = set()

    def decision(self, decision: Decision, action: int) -> None:
        """A question, and how it is answered."""
        self.questions.add(decision.kind)
        if decision.kind.startswith("rival_"):
            kind = decision.kind.removeprefix("rival_")
            cause = thing_name(decision.cause)
            word = decision.vocabulary.word(action)
            if kind == "faction":
                self.for_rivals.add(f"faction {cause.split(':')[0]}:")
            else:
                self.for_rivals.add(f"pay {cause} {word}" if kind == "pay" else f"option {word}")

    def seen(self, state: State, options: dict[str, Any]) -> set[str]:
        seats = options["seats"]
        events = state.take_events()
        leaders = options["leaders"]
        found = {f"leaders {leaders if isinstance(leaders, str) else 'given'}"}
        found.add(f"first {'random' if options['first'] == 'random' else 'given'}")
        if state.outcome is not None:
            found.add(f"reason {state.outcome.reason}")
        if seats in MODES:
            found |= self.for_rivals | Rivals(options).seen(events) | _of_end(state, options)
            return {f"{MODES[seats]} {name}" for name in found}
        found = {f"{name} {seats}" for name in found} | {f"asked {kind}" for kind in self.questions}
        found |= of_events(events, _OF_PIECES)
        for n in self.trace:
            if n < 0:
                found.add(f"trait {TRAITS[-n]}")
            elif is_effect(NODES[n]):
                found.add(f"effect {NODES[n].where}")
        if state.outcome is not None:
            found.add(f"tie {state.outcome.tie_break}")
        return found


def _of_end(state: State, options: dict[str, Any]) -> set[str]:
    winners = state.outcome.winners if state.outcome is not None else []
    if options["seats"] == 2:
        return {f"won {seat}" for seat in winners}
    level = options["difficulty"] or LEVELS[0]
    found = {f"won {'rival' if seat else 'player'} {level}" for seat in winners if len(winners) == 1}
    return found | {f"level {level}", "rivals given" if isinstance(options["rivals"], list) else "rivals random"}


class Rivals:
    """Actions of the parties that the game itself plays, found in its events one after the other."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.seats: int = options["seats"]
        self.level: str = options["difficulty"] or LEVELS[0]
        self.found: set[str] = set()
        self.turned = 0  # House Hagal cards since the turn began
        self.reshuffled = False
        self.shuffles = 0
        self.before: Event | None = None

    def seen(self, events: Iterable[Event]) -> set[str]:
        for event in events:
            if event.kind == "hagal_shuffle":
                self.shuffles += 1
                if self.shuffles > 1:
                    self.found.add("deck anew")
            elif event.seat >= self.seats:
                self._of_rival(event, thing_name(event.thing), thing_name(event.cause))
            else:
                self._of_player(event, thing_name(event.thing), thing_name(event.cause))
            self.before = event
        return self.found

    def _of_player(self, event: Event, thing: str, cause: str) -> None:
        kind = event.kind
        if kind == "agent":
            self.found.add(f"visit {thing} {self.level}")
        elif kind == "control_lost" and self._just("reward"):  # House Hagal has won, or a Rival has: below
            self.found.add(f"marker off {thing}")
        elif kind in ("solari", "spice") and cause in CONTROLLED and self._just("agent"):
            self.found.add(f"player paid {cause}")

    def _of_rival(self, event: Event, thing: str, cause: str) -> None:
        kind = event.kind
        if kind in ("turn", "hagal_card", "agent", "swords", "recruit"):
            self._of_card(event, thing, cause)
        elif kind in ("alliance", "control", "defend"):
            self.found.add(f"{kind} {cause if kind == 'defend' else thing}")
        elif kind in ("alliance_lost", "control_lost", "mentat"):
            self.found.add(kind)
        elif kind == "swordmaster":
            self.found.add(f"joined {self.level}")
        elif kind == "lose_troop":
            self.found.add(f"hurt {cause}")
        elif kind == "reward":
            self.found.add(f"reward {thing} {event.amount}")
            self.found.add(f"place {event.amount} {CONFLICTS[event.thing & KIND_OF].level}")
        elif kind == "trade_in" and self.before is not None:
            self.found.add(f"trade_in {self.before.kind}")
        elif kind in ("solari", "spice") and cause in CONTROLLED:
            self.found.add(f"paid {cause}")
        if cause.startswith("leader:") and kind not in ("leader", "swordmaster", "deploy"):
            self.found.add(f"signet {cause}")

    def _of_card(self, event: Event, thing: str, cause: str) -> None:
        """Turns by House Hagal cards: those ignored, the one that sends the Agent, the one for swords."""
        kind = event.kind
        card = HAGAL[event.cause & KIND_OF] if cause.startswith("hagal:") else None
        if kind == "turn":
            self.turned = 0
        elif kind == "hagal_card":
            assert card is not None
            self.turned += not card.reshuffle
            self.reshuffled = self.reshuffled or card.reshuffle
        elif kind == "agent":
            self.found.add(f"card {cause}")
            if self.turned > 1:
                self.found.add("card ignored")
        elif kind == "recruit" and card is not None:
            # in a Combat space recruits fight, unless the Rival is far enough ahead
            space = RULES.hagal_ways[event.cause & KIND_OF][0][0]
            if (RULES.combat_spaces >> space) & 1:
                self.found.add(f"held back {self.level}")
        if kind in ("agent", "swords"):
            if self.reshuffled:
                self.found.add(f"reshuffle {kind}")
            self.reshuffled = False

    def _just(self, kind: str) -> bool:
        """The event before was of this kind, and a Rival's."""
        return self.before is not None and self.before.kind == kind and self.before.seat >= self.seats
