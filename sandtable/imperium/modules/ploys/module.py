"""The component and the capabilities of the module `ploys`; `effects` has its effects, conditions and questions.

They are about extra turns, effects that wait for a victory, and known cards of the Intrigue deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.modules.ploys.costs import CheaperAccess
from sandtable.imperium.modules.ploys.hidden import Known, arrange, lifted, still_there
from sandtable.imperium.modules.ploys.language import ID
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Combat, Gains, Turns
from sandtable.imperium.rules.catalog import NODES, OF_INTRIGUE
from sandtable.imperium.rules.draws import forget_played
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY, State
from sandtable.scenario_expect import NUMBER

MOST_TURNS: Final = 4
MOST_WAITING: Final = 4


class Ploys(Component):
    """The component of the module `ploys`.

    - `turns`: the number of extra turns that follow this turn.
    - `waiting`: the effects that wait for a victory in this Conflict, as pairs of the seat that has to win and a node.
    - `known`: what seats know about the Intrigue deck, as tuples of a seat, the kind of a card, and its place in the
      deck counted from the bottom.
    """

    def __init__(self) -> None:
        self.turns: int = 0
        self.waiting: list[tuple[int, int]] = []
        self.known: list[Known] = []

    def clone(self) -> Ploys:
        copy = Ploys()
        copy.turns = self.turns
        copy.waiting = self.waiting[:]
        copy.known = self.known[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.turns, [list(entry) for entry in self.waiting], [list(entry) for entry in self.known]]

    def unpack(self, data: list[Any]) -> None:
        turns, waiting, known = data
        self.turns = int(turns)
        self.waiting = [(int(seat), int(node)) for seat, node in waiting]
        self.known = [(int(seat), int(kind), int(place)) for seat, kind, place in known]

    def seen_by(self, s: State, seat: int) -> Ploys:
        copy = self.clone()
        copy.known = [entry for entry in still_there(s, self.known) if entry[0] == seat]
        return copy

    def opened(self, s: State) -> Ploys:
        copy = self.clone()
        copy.known = []
        return copy

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        arrange(s, seat, self.known)

    def facts(self, s: State) -> dict[str, Any]:
        return {"turns": self.turns, "waiting": len(self.waiting)}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `turns` is the number of extra turns that follow the current turn."""
        for key in given:
            if key != "turns":
                raise BadScenario(f"given.{ID}: there is no {key!r}; there is turns")
        self.turns = int(given.get("turns", 0))

    def fault(self, s: State) -> str:
        if not 0 <= self.turns <= MOST_TURNS:
            return f"{self.turns} extra turns"
        for seat, node in self.waiting:
            if not 0 <= seat < len(s.players) or not 0 <= node < len(NODES):
                return f"an effect {node} waits for a victory of seat {seat}"
        for seat, kind, place in still_there(s, self.known):
            if s.intrigue_deck[place] != kind and kind >= 0 <= s.intrigue_deck[place]:
                return f"seat {seat} knows an Intrigue card in place {place} that is not there"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        mine = [1 for who, _ in self.waiting if who == seat]
        return [min(self.turns, MOST_TURNS), min(len(mine), MOST_WAITING)]


def ploys_of(s: State) -> Ploys:
    return cast(Ploys, s.parts[s.rules.part[ID]])


def bury_intrigue(s: State, seat: int, kind: int) -> None:
    """Put an Intrigue card from the hand under the Intrigue deck; nobody else sees it (IX-13.2)."""
    s.players[seat].intrigue.remove(kind)
    _forget_seen(s, seat, kind)
    s.intrigue_deck.insert(0, kind)
    part = ploys_of(s)
    part.known = [(seat, kind, 0), *lifted(still_there(s, part.known))]
    if s.journal is not None:
        s.note("intrigue_buried", seat, 1, OF_INTRIGUE | kind, 1 << seat)


def _forget_seen(s: State, owner: int, kind: int) -> None:
    """Forget what other seats know about the Intrigue cards in the owner's hand, since any of these cards may be the
    one that has just left the hand unseen."""
    forget_played(s, owner, kind)
    if s.seen_intrigue:
        s.seen_intrigue = [seen for seen in s.seen_intrigue if seen[1] != owner]


def know_top(s: State, seat: int) -> None:
    """Record that a seat knows the card on top of the Intrigue deck."""
    top = len(s.intrigue_deck) - 1
    part = ploys_of(s)
    part.known = [entry for entry in still_there(s, part.known) if entry[0] != seat or entry[2] != top]
    if top >= 0:
        part.known.append((seat, s.intrigue_deck[top], top))


class PloyModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Ploys:
        return Ploys()

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("extra_turns", 1, MOST_TURNS, "extra turns that follow this turn"),
            ("awaits_victory", 1, MOST_WAITING, "own effects that wait for winning this Conflict"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"turns": NUMBER, "waiting": NUMBER}


class PloyTurns(Turns):
    def follows(self, s: State, seat: int) -> bool:
        part = ploys_of(s)
        if not part.turns or s.players[seat].revealed:
            part.turns = 0
            return False
        part.turns -= 1
        s.cause = 0
        if s.journal is not None:
            s.note("extra_turn", seat, 1)
        return True


class PloyGains(Gains):
    def intrigue_shuffled(self, s: State) -> None:
        ploys_of(s).known = []


class PloyCombat(Combat):
    def combat_over(self, s: State, winner: int) -> None:
        """Give the winner of the Conflict the effects that waited for the victory; all other waiting effects are
        lost."""
        part = ploys_of(s)
        for seat, node in part.waiting:
            if seat == winner and winner != NOBODY:
                s.stack.append((frames.DO, seat, node, 0, 0))
        part.waiting = []


declare_event("intrigue_buried", "IX-13.2", ID, ("bottom_intrigue", "exchange_intrigue"))
declare_event("extra_turn", "IX-7.6", ID, ("extra_turn",))
register(
    PloyModule(ID),
    PloyTurns(),
    PloyGains(),
    PloyCombat(),
    CheaperAccess(),
    judged_by=("sandtable.imperium.modules.ploys.worth",),
    told_by="sandtable.imperium.modules.ploys.telling",
)
