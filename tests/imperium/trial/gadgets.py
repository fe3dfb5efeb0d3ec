"""The module of gadgets: three stacks whose top gadgets lie open. Whoever takes one pays its cost in spice, gets what
acquiring it gives, and finds its other effects open in every own Reveal turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import pay_resources
from sandtable.imperium.rules.capabilities import Setup, Turns
from sandtable.imperium.rules.catalog import parts_of
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, Frame, State, luck_of
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.scenario_expect import NUMBER, SEATS, each, many
from tests.imperium.trial.gadget_language import GADGET, GADGETS

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

ID: Final = "gadget"
STACKS: Final = 3
PARTIES: Final = 4
ASK_GADGET: Final = given(ID, "take")  # a: node


class Gadgets(Component):
    """`stacks`: kinds of gadgets, the open one last; `owned`: by party, in the order in which they were taken."""

    def __init__(self, parties: int) -> None:
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        self.owned: list[list[int]] = [[] for _ in range(parties)]

    def clone(self) -> Gadgets:
        copy = Gadgets(0)
        copy.stacks = [stack[:] for stack in self.stacks]
        copy.owned = [own[:] for own in self.owned]
        return copy

    def pack(self) -> list[Any]:
        return [self.stacks, self.owned]

    def unpack(self, data: list[Any]) -> None:
        stacks, owned = data
        self.stacks = [[int(kind) for kind in stack] for stack in stacks]
        self.owned = [[int(kind) for kind in own] for own in owned]

    def seen_by(self, s: State, seat: int) -> Gadgets:
        seen = Gadgets(0)
        seen.stacks = [[HIDDEN] * (len(stack) - 1) + stack[-1:] for stack in self.stacks]
        seen.owned = [own[:] for own in self.owned]
        return seen

    def opened(self, s: State) -> Gadgets:
        return self.seen_by(s, 0)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        there = self.open() + [kind for own in self.owned for kind in own]
        unseen = [kind for kind in s.rules.of(GADGET).kinds if kind not in there]
        rng.shuffle(unseen)
        self.stacks = [[unseen.pop() if kind == HIDDEN else kind for kind in stack] for stack in self.stacks]

    def open(self) -> list[int]:
        """Return the gadgets on top of the stacks."""
        return [stack[-1] for stack in self.stacks if stack]

    def facts(self, s: State) -> dict[str, Any]:
        owned = {
            GADGETS[kind].id: [seat for seat, own in enumerate(self.owned) if kind in own]
            for kind in s.rules.of(GADGET).kinds
        }
        left = sum(len(stack) for stack in self.stacks)
        return {"open": [GADGETS[kind].id for kind in self.open()], "left": left, "owned": owned}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`owned`: `{ear_trumpet: [0]}`; `open`: the gadgets on top, the others lie below in the order of the box."""
        kinds = s.rules.of(GADGET).by_id
        left = s.rules.of(GADGET).kinds[:]
        self.owned = [[] for _ in s.players]
        self.stacks = [[] for _ in range(STACKS)]
        for id, seats in given.get("owned", {}).items():
            if id not in kinds:
                raise BadScenario(f"given.gadget.owned: there is no gadget {id!r}; there are {', '.join(kinds)}")
            for seat in seats:
                left.remove(kinds[id])
                self.owned[seat].append(kinds[id])
        tops = [kinds[id] for id in given.get("open", [])] or left[:STACKS]
        for number, kind in enumerate([kind for kind in left if kind not in tops]):
            self.stacks[number % STACKS].append(kind)
        for number, kind in enumerate(tops):
            self.stacks[number].append(kind)

    def fault(self, s: State) -> str:
        there = [kind for gadgets in (*self.stacks, *self.owned) for kind in gadgets]
        return "" if sorted(there) == sorted(s.rules.of(GADGET).kinds) else f"gadgets {there}"

    def observed(self, s: State, seat: int) -> list[int]:
        kinds = s.rules.of(GADGET).kinds
        n = len(self.owned)
        row = [int(kind in self.open()) for kind in kinds]
        for step in range(PARTIES):
            own = self.owned[(seat + step) % n] if step < n else []
            row += [int(kind in own) for kind in kinds]
        return row


def gadgets_of(s: State) -> Gadgets:
    return cast(Gadgets, s.parts[s.rules.part[ID]])


def within_reach(s: State, seat: int) -> list[int]:
    """Return the open gadgets that the seat can pay for."""
    return [kind for kind in gadgets_of(s).open() if GADGETS[kind].cost <= s.players[seat].spice]


class TakeGadget(Leaf):
    """One of the open gadgets for its cost, or none."""

    name = "take_gadget"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return bool(within_reach(s, seat))

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_GADGET, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Rivals take no gadgets."""

    def tokens(self, node: Effect) -> list[str]:
        return ["spice", "right", "info"]


def gadget_worth(w: Worth, kind: int) -> float:
    """Return what a gadget brings at once and in two Reveal turns, less its cost."""
    gadget = GADGETS[kind]
    return w.of(gadget.acquire) + 2 * w.of(gadget.steady) - gadget.cost * w.spice


class ChooseGadget(Question):
    """The question which gadget to take, if any."""

    def __init__(self) -> None:
        super().__init__(ASK_GADGET, "take_gadget", "TRI-3", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = s.rules.of(GADGET).words["gadget"]
        return [words[kind] for kind in within_reach(s, frame[1])] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        seat, kind = frame[1], s.rules.kind[action]
        part = gadgets_of(s)
        stack = next(stack for stack in part.stacks if stack and stack[-1] == kind)
        stack.pop()
        part.owned[seat].append(kind)
        s.learnt += 1  # the next one lies open
        pay_resources(s, seat, 0, GADGETS[kind].cost, 0)
        if s.journal is not None:
            s.note("gadget", seat, 1, GADGET.thing | kind)
        s.stack.append((frames.DO, seat, GADGETS[kind].acquire.id, 0, 0))


class GadgetModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Gadgets:
        return Gadgets(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = len(rules.of(GADGET).kinds)
        return [
            ("gadgets_open", kinds, 1, "gadgets that lie open"),
            ("gadgets_owned", PARTIES * kinds, 1, "gadgets of each party, the own first"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        ids = rules.of(GADGET).by_id
        return {"open": many(ids), "left": NUMBER, "owned": each(ids, SEATS)}


class GadgetSetup(Setup):
    def laid_out(self, s: State) -> None:
        part = gadgets_of(s)
        part.owned = [[] for _ in s.players]
        gadgets = s.rules.of(GADGET).kinds[:]
        s.chance.shuffle(luck_of(s.rules, ID), gadgets)
        part.stacks = [gadgets[number::STACKS] for number in range(STACKS)]


class GadgetTurns(Turns):
    def reveals(self, s: State, seat: int) -> None:
        words = s.rules.of(GADGET).words["gadget"]
        for kind in gadgets_of(s).owned[seat]:
            s.todo += [(words[kind], part) for part in parts_of(GADGETS[kind].steady)]


declare(ChooseGadget(), module=ID)
declare_event("gadget", "TRI-3", ID)
add_records([TakeGadget()])
register(
    GadgetModule(ID, has_luck=True), GadgetSetup(), GadgetTurns(), judged_by=("tests.imperium.trial.gadget_liking",)
)
