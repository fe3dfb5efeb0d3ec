"""The module of the trial box: whispers, which lie in a bag and before each player, hidden from the others.

A whisper is worth 1 to 3. Whoever takes one looks at it; in the Reveal turn each gives 1 Persuasion, and one may be put
back into the bag for 1 spice. At the end who has whispers worth more than anybody else's scores a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import SPICE, Effect
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.capabilities import Endgame, Setup, Turns
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.question import Question, declare
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, STEAL_LUCK, Frame, State
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.scenario_expect import NUMBERS, many

if TYPE_CHECKING:
    pass

WORTHS: Final = (1, 2, 3)
COPIES: Final = 6
PARTIES: Final = 4
ASK_CONFIDE: Final = given("whispers", "confide")


class Whispers(Component):
    """`bag`: what is left, in no order; `held`: by party."""

    def __init__(self, parties: int) -> None:
        self.bag: list[int] = [worth for worth in WORTHS for _ in range(COPIES)]
        self.held: list[list[int]] = [[] for _ in range(parties)]

    def clone(self) -> Whispers:
        copy = Whispers(0)
        copy.bag = self.bag[:]
        copy.held = [held[:] for held in self.held]
        return copy

    def pack(self) -> list[Any]:
        return [self.bag, self.held]

    def unpack(self, data: list[Any]) -> None:
        bag, held = data
        self.bag = [int(worth) for worth in bag]
        self.held = [[int(worth) for worth in mine] for mine in held]

    def seen_by(self, s: State, seat: int) -> Whispers:
        seen = Whispers(0)
        seen.bag = [HIDDEN] * len(self.bag)
        seen.held = [sorted(held) if party == seat else [HIDDEN] * len(held) for party, held in enumerate(self.held)]
        return seen

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        unseen = [worth for worth in WORTHS for _ in range(COPIES)]
        for held in self.held:
            for worth in held:
                if worth != HIDDEN:
                    unseen.remove(worth)
        rng.shuffle(unseen)
        self.held = [[unseen.pop() if worth == HIDDEN else worth for worth in held] for held in self.held]
        self.bag = sorted(unseen)

    def facts(self, s: State) -> dict[str, Any]:
        said = [["?" if worth == HIDDEN else worth for worth in held] for held in self.held]
        return {"bag": len(self.bag), "held": said}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        for party, worths in enumerate(given.get("held", [])):
            for worth in worths:
                if worth not in self.bag:
                    raise BadScenario(f"given.whispers.held: no whisper of {worth!r} is left in the bag")
                self.bag.remove(worth)
                self.held[party].append(worth)

    def fault(self, s: State) -> str:
        there = sorted(self.bag + [worth for held in self.held for worth in held])
        return "" if there == [worth for worth in WORTHS for _ in range(COPIES)] else f"whispers {there}"

    def observed(self, s: State, seat: int) -> list[int]:
        counts = [len(held) for held in self.held]
        n = len(counts)
        clockwise = [counts[(seat + step) % n] for step in range(n)] + [0] * (PARTIES - n)
        return [len(self.bag), *clockwise, *(self.held[seat].count(worth) for worth in WORTHS)]


def whispers_of(s: State) -> Whispers:
    return cast(Whispers, s.parts[s.rules.part["whispers"]])


def take_whispers(s: State, seat: int, n: int) -> None:
    """Out of the bag at random, as many as there are."""
    part = whispers_of(s)
    for _ in range(min(n, len(part.bag))):
        worth = part.bag.pop(s.chance.below(STEAL_LUCK, len(part.bag)))
        part.held[seat].append(worth)
        s.learnt += 1
        if s.journal is not None:
            s.note("whisper", seat, 1)


class Whisper(Leaf):
    """`a` whispers out of the bag."""

    name = "whisper"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(whispers_of(s).bag) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        take_whispers(s, seat, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [str(node.a), "intrigue"]


class Confide(Question):
    """The question which whisper goes back into the bag, if any: nobody else sees its value."""

    def __init__(self) -> None:
        super().__init__(ASK_CONFIDE, "confide", "TRI-2")

    def options(self, s: State, frame: Frame) -> list[int]:
        held = whispers_of(s).held[frame[1]]
        return [s.rules.vocabulary.number(f"whisper:{worth}") for worth in sorted(set(held))] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        part = whispers_of(s)
        worth = worth_of(s, action)
        part.held[frame[1]].remove(worth)
        part.bag.append(worth)
        s.cause = 0
        gain_resource(s, frame[1], SPICE, 1)

    def hidden(self, s: State, seat: int) -> bool:
        return True

    def fault(self, s: State, frame: Frame) -> str:
        return "asks for a whisper of nobody's" if not whispers_of(s).held[frame[1]] else super().fault(s, frame)


def worth_of(s: State, word: int) -> int:
    return int(s.rules.vocabulary.words[word].partition(":")[2])


class WhisperModule(Module):
    def words(self) -> list[str]:
        return [f"whisper:{worth}" for worth in WORTHS]

    def component(self, rules: Ruleset, seats: int) -> Whispers:
        return Whispers(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("whispers", 1, COPIES * len(WORTHS), "whispers in the bag"),
            ("whispers_held", PARTIES, COPIES * len(WORTHS), "whispers held by each party, the own first"),
            ("whispers_own", len(WORTHS), COPIES, "own whispers by what they are worth"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"bag": NUMBERS, "held": many([str(worth) for worth in WORTHS])}


class WhisperSetup(Setup):
    def laid_out(self, s: State) -> None:
        whispers_of(s).held = [[] for _ in s.players]


class WhisperTurns(Turns):
    def reveals(self, s: State, seat: int) -> None:
        n = len(whispers_of(s).held[seat])
        if n:
            s.players[seat].persuasion += n
            if s.journal is not None:
                s.note("persuasion", seat, n)
            s.stack.append((ASK_CONFIDE, seat, 0, 0, 0))


class WhisperEndgame(Endgame):
    def game_ends(self, s: State) -> None:
        sums = [sum(held) for held in whispers_of(s).held]
        best = max(sums)
        if best and sums.count(best) == 1:
            s.cause = 0
            score(s, sums.index(best), 1)


declare(Confide(), module="whispers")
declare_event("whisper", "TRI-1", "whispers")
add_records([Whisper()])
register(
    WhisperModule("whispers"),
    WhisperSetup(),
    WhisperTurns(),
    WhisperEndgame(),
    judged_by=("tests.imperium.trial.whisper_liking",),
    told_by="tests.imperium.trial.whisper_telling",
)
