"""Family Atomics: the token of each player, and the menu entry that spends it for a new Imperium Row (IMM-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.draws import refill_row
from sandtable.imperium.rules.entries import Menu, add_menu
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import has_own_units
from sandtable.imperium.rules.state import NO_CARD, State
from sandtable.scenario_expect import SEATS

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ID: Final = "atomics"
WORD: Final = "atomics"


class Atomics(Component):
    """The Family Atomics tokens: `held` tells for each party whether it still has its token.

    `fighters` is an option of the set-up: parties that have no units of their own get no token.
    """

    def __init__(self, parties: int) -> None:
        self.held: list[bool] = [False] * parties
        self.fighters = False

    def clone(self) -> Atomics:
        copy = Atomics(0)
        copy.held = self.held[:]
        return copy

    def pack(self) -> list[Any]:
        return [[int(held) for held in self.held]]

    def unpack(self, data: list[Any]) -> None:
        (held,) = data
        self.held = [bool(one) for one in held]

    def seen_by(self, s: State, seat: int) -> Atomics:
        """Return a copy of everything, since all of it is public."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        return {"held": [seat for seat, held in enumerate(self.held) if held]}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `held` lists the seats that still have their token (default: everybody)."""
        for key in given:
            if key != "held":
                raise BadScenario(f"given.{ID}: there is no {key!r}; there is held")
        if "held" in given:
            self.held = [seat in given["held"] for seat in range(len(s.players))]

    def fault(self, s: State) -> str:
        wrong = [seat for seat, p in enumerate(s.players) if p.rival and self.held[seat]]
        return f"Rivals have tokens: {wrong}" if wrong or len(self.held) != len(s.players) else ""

    def observed(self, s: State, seat: int) -> list[int]:
        n = len(self.held)
        return [int(step < n and self.held[(seat + step) % n]) for step in range(s.rules.parties)]


def atomics_of(s: State) -> Atomics:
    return cast(Atomics, s.parts[s.rules.part[ID]])


class UseAtomics(Menu):
    """Menu entry: remove all cards of the Imperium Row from the game and deal new ones, once per game, in any of the
    player's own turns."""

    def words(self, rules: Ruleset) -> list[int]:
        return [rules.vocabulary.numbers[WORD]]

    def entries(self, s: State, seat: int) -> list[int]:
        return [s.rules.vocabulary.numbers[WORD]] if atomics_of(s).held[seat] and s.row else []

    def take(self, s: State, seat: int, word: int) -> None:
        """Spend the token, remove the cards of the Imperium Row from the game and deal new ones (IMM-17.8)."""
        atomics_of(s).held[seat] = False
        s.cause = 0
        if s.journal is not None:
            s.note("atomics", seat, len(s.row))
        s.trashed += s.row
        s.row = []
        s.lent = NO_CARD  # a card of the Row that is in use keeps serving, but is not trashed later (IMM-9.4)
        refill_row(s)

    def label(self, word: str, words: Words, known: State | None) -> str:
        return words.say("do-atomics")


class AtomicsModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Atomics:
        return Atomics(seats)

    def words(self) -> list[str]:
        return [WORD]

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [("atomics", rules.parties, 1, "1 for each party that still has its Family Atomics, the own first")]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"held": SEATS}


class AtomicsSetup(Setup):
    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        atomics_of(s).fighters = bool(options.get("allied_atomics"))

    def laid_out(self, s: State) -> None:
        """Give everybody a token except Rivals, which never use one (IMM-1.7, 17.9). A table without further tokens
        gives none to Commanders (UPR-S17.8)."""
        part = atomics_of(s)
        part.held = [not p.rival and (not part.fighters or has_own_units(s, seat)) for seat, p in enumerate(s.players)]


declare_event("atomics", "IMM-9.1", ID)
add_menu(ID, UseAtomics())
register(
    AtomicsModule(ID),
    AtomicsSetup(),
    judged_by=("sandtable.imperium.modules.atomics.worth",),
    told_by="sandtable.imperium.modules.atomics.telling",
)
