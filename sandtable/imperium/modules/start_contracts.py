"""The module `start_contracts`: contracts dealt during setup; each player keeps one of them (IX-11.19, IX-11.8).

The choices stay hidden until the last one is made. In teams an ally hands the other contract to the commander, who
keeps one of those received. Once all players have chosen, the component is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.modules.choam import contract_tables, contracts_of
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.team_seats import COMMANDERS, team_of
from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.question import ABOUT_NOTHING, NO_ANSWER, Question, Step, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, NOBODY, Frame, State, luck_of

ID: Final = "start_contracts"
PLACE: Final = place_of(ID)
DEALT: Final = 2
NONE_KEPT: Final = -2
ASK_KEEP: Final = given(ID, "keep_contract")
KEEP: Final = given(ID, "keep")


class StartContracts(Component):
    """The component of the contracts dealt before the first round, each list by seat.

    - `dealt`: the kinds of the contracts that were dealt or handed to the seat and that it has not chosen to keep.
    - `source`: for each contract in `dealt`, the seat from which it came.
    - `kept`: the kind of the contract that the seat keeps, NONE_KEPT before it has chosen.
    """

    def __init__(self, parties: int) -> None:
        self.dealt: list[list[int]] = [[] for _ in range(parties)]
        self.source: list[list[int]] = [[] for _ in range(parties)]
        self.kept: list[int] = [NONE_KEPT] * parties

    def clone(self) -> StartContracts:
        copy = StartContracts(0)
        copy.dealt = [mine[:] for mine in self.dealt]
        copy.source = [mine[:] for mine in self.source]
        copy.kept = self.kept[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.dealt, self.source, self.kept]

    def unpack(self, data: list[Any]) -> None:
        dealt, source, kept = data
        self.dealt = [[int(kind) for kind in mine] for mine in dealt]
        self.source = [[int(seat) for seat in mine] for mine in source]
        self.kept = [int(kind) for kind in kept]

    def seen_by(self, s: State, seat: int) -> StartContracts:
        """Return a copy that shows only the contracts of this seat and those that it has handed to its commander."""
        seen = self.clone()
        for other, mine in enumerate(self.dealt):
            if other == seat:
                continue
            seen.dealt[other] = [kind if self.source[other][at] == seat else HIDDEN for at, kind in enumerate(mine)]
            if self.kept[other] != NONE_KEPT:
                seen.kept[other] = HIDDEN
        return seen

    def opened(self, s: State) -> StartContracts:
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        there = [kind for mine in (*self.dealt, self.kept) for kind in mine]
        unseen = [kind for kind in contract_tables(s.rules).start if kind not in there]
        rng.shuffle(unseen)
        self.dealt = [[unseen.pop() if kind == HIDDEN else kind for kind in mine] for mine in self.dealt]
        self.kept = [unseen.pop() if kind == HIDDEN else kind for kind in self.kept]

    def facts(self, s: State) -> dict[str, Any]:
        return {}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        for key in given:
            raise BadScenario(f"given.{ID}: there is no {key!r}; say in choam what players hold")

    def fault(self, s: State) -> str:
        there = [kind for mine in (*self.dealt, self.kept) for kind in mine if kind >= 0]
        if len(set(there)) < len(there) or not set(there) <= set(contract_tables(s.rules).start):
            return f"contracts {there} were dealt"
        return "contracts are still to be chosen" if there and s.round else ""

    def observed(self, s: State, seat: int) -> list[int]:
        mine = self.dealt[seat] if seat < len(self.dealt) else []
        return [mine.count(kind) for kind in contract_tables(s.rules).start]


def start_contracts_of(s: State) -> StartContracts:
    return cast(StartContracts, s.parts[s.rules.place[PLACE]])


def heir(s: State, seat: int) -> int:
    """Return the seat to which this seat hands the contract that it does not keep: an ally hands it to its commander;
    NOBODY for others."""
    if not s.rules.sides or seat in COMMANDERS:
        return NOBODY
    return COMMANDERS[team_of(seat)]


def asked(s: State) -> list[int]:
    """Return the seats that choose a contract to keep, in the order in which they are asked: commanders last."""
    seats = [seat for seat, p in enumerate(s.players) if not p.rival]
    last = [seat for seat in seats if s.rules.sides and seat in COMMANDERS]
    return [seat for seat in seats if seat not in last] + last


def keep(s: State, seat: int, kind: int) -> None:
    part = start_contracts_of(s)
    at = part.dealt[seat].index(kind)
    part.dealt[seat].pop(at)
    part.source[seat].pop(at)
    part.kept[seat] = kind
    to = heir(s, seat)
    if to != NOBODY:
        part.dealt[to] += part.dealt[seat]
        part.source[to] += [seat] * len(part.dealt[seat])
        part.dealt[seat] = []
        part.source[seat] = []


def keep_step(s: State, frame: Frame) -> None:
    """Ask the next seat which contract to keep; `frame[2]` counts the seats asked. After the last one, show all kept
    contracts and return the others to the game box."""
    order = asked(s)
    if frame[2] < len(order):
        s.stack.append((KEEP, NOBODY, frame[2] + 1, 0, 0))
        s.stack.append((ASK_KEEP, order[frame[2]], 0, 0, 0))
        return
    part = start_contracts_of(s)
    s.cause = 0
    for seat in sorted(order):
        contracts_of(s).held[seat].append(part.kept[seat])
        s.learnt += 1
        if s.journal is not None:
            s.note("contract", seat, 1, CONTRACT.thing | part.kept[seat], step="start")
    parties = len(s.players)
    part.dealt = [[] for _ in range(parties)]
    part.source = [[] for _ in range(parties)]
    part.kept = [NONE_KEPT] * parties


class KeepContract(Question):
    """Ask which of the contracts dealt to the seat it keeps; no other seat sees them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_KEEP, "keep_contract", "IX-11.19", ABOUT_NOTHING)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = contract_tables(s.rules).words
        return [words[kind] for kind in start_contracts_of(s).dealt[frame[1]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        keep(s, frame[1], s.rules.kind[action])

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER

    def hidden(self, s: State, seat: int) -> bool:
        return True


class StartContractModule(Module):
    def component(self, rules: Ruleset, seats: int) -> StartContracts:
        return StartContracts(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = [kind for kind in rules.of(CONTRACT).kinds if CONTRACTS[kind].start]
        told = ", ".join(CONTRACTS[kind].id for kind in kinds)
        return [("start_contracts", len(kinds), 1, f"contracts dealt to the seat, of which it keeps one: {told}")]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {}


class StartContractSetup(Setup):
    def deals(self, s: State) -> None:
        part = start_contracts_of(s)
        parties = len(s.players)
        part.dealt = [[] for _ in range(parties)]
        part.source = [[] for _ in range(parties)]
        part.kept = [NONE_KEPT] * parties
        pile = contract_tables(s.rules).start[:]
        s.chance.shuffle(luck_of(s.rules, ID), pile)
        for seat in asked(s):
            if not s.rules.sides or seat not in COMMANDERS:
                part.dealt[seat] = [pile.pop() for _ in range(DEALT)]
                part.source[seat] = [seat] * DEALT
        s.stack.append((KEEP, NOBODY, 0, 0, 0))


declare(KeepContract(), Step(KEEP, "keep_contracts", keep_step, of_table=True), module=ID)
register(
    StartContractModule(ID, has_luck=True),
    StartContractSetup(),
    judged_by=("sandtable.imperium.modules.start_contracts_liking",),
    told_by="sandtable.imperium.modules.start_contracts_telling",
)
