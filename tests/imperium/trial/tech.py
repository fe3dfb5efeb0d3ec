"""The module of Tech tiles: three stacks whose top tiles lie open. Whoever takes one pays its cost in spice, gets what
acquiring it gives, and finds its other effects open in every own Reveal turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.base import Leaf, add_kinds
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import pay_resources
from sandtable.imperium.rules.capabilities import Setup, Turns
from sandtable.imperium.rules.catalog import parts_of
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, Frame, State, luck_of
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.scenario_expect import NUMBER, SEATS, each, many
from tests.imperium.trial.tech_language import TECH, TILES

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

ID: Final = "tech"
STACKS: Final = 3
PARTIES: Final = 4
ASK_TECH: Final = given(ID, "take")  # a: node


class Tech(Component):
    """`stacks`: kinds of tiles, the open one last; `owned`: by party, in the order in which they were taken."""

    def __init__(self, parties: int) -> None:
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        self.owned: list[list[int]] = [[] for _ in range(parties)]

    def clone(self) -> Tech:
        copy = Tech(0)
        copy.stacks = [stack[:] for stack in self.stacks]
        copy.owned = [own[:] for own in self.owned]
        return copy

    def pack(self) -> list[Any]:
        return [self.stacks, self.owned]

    def unpack(self, data: list[Any]) -> None:
        stacks, owned = data
        self.stacks = [[int(kind) for kind in stack] for stack in stacks]
        self.owned = [[int(kind) for kind in own] for own in owned]

    def seen_by(self, s: State, seat: int) -> Tech:
        seen = Tech(0)
        seen.stacks = [[HIDDEN] * (len(stack) - 1) + stack[-1:] for stack in self.stacks]
        seen.owned = [own[:] for own in self.owned]
        return seen

    def opened(self, s: State) -> Tech:
        return self.seen_by(s, 0)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        there = self.open() + [kind for own in self.owned for kind in own]
        unseen = [kind for kind in s.rules.of(TECH).kinds if kind not in there]
        rng.shuffle(unseen)
        self.stacks = [[unseen.pop() if kind == HIDDEN else kind for kind in stack] for stack in self.stacks]

    def open(self) -> list[int]:
        """Return the tiles on top of the stacks."""
        return [stack[-1] for stack in self.stacks if stack]

    def facts(self, s: State) -> dict[str, Any]:
        owned = {
            TILES[kind].id: [seat for seat, own in enumerate(self.owned) if kind in own]
            for kind in s.rules.of(TECH).kinds
        }
        left = sum(len(stack) for stack in self.stacks)
        return {"open": [TILES[kind].id for kind in self.open()], "left": left, "owned": owned}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`owned`: `{ear_trumpet: [0]}`; `open`: the tiles on top, the others lie below in the order of the box."""
        kinds = s.rules.of(TECH).by_id
        left = s.rules.of(TECH).kinds[:]
        self.owned = [[] for _ in s.players]
        self.stacks = [[] for _ in range(STACKS)]
        for id, seats in given.get("owned", {}).items():
            if id not in kinds:
                raise BadScenario(f"given.tech.owned: there is no tile {id!r}; there are {', '.join(kinds)}")
            for seat in seats:
                left.remove(kinds[id])
                self.owned[seat].append(kinds[id])
        tops = [kinds[id] for id in given.get("open", [])] or left[:STACKS]
        for number, kind in enumerate([kind for kind in left if kind not in tops]):
            self.stacks[number % STACKS].append(kind)
        for number, kind in enumerate(tops):
            self.stacks[number].append(kind)

    def fault(self, s: State) -> str:
        there = [kind for tiles in (*self.stacks, *self.owned) for kind in tiles]
        return "" if sorted(there) == sorted(s.rules.of(TECH).kinds) else f"Tech tiles {there}"

    def observed(self, s: State, seat: int) -> list[int]:
        kinds = s.rules.of(TECH).kinds
        n = len(self.owned)
        row = [int(kind in self.open()) for kind in kinds]
        for step in range(PARTIES):
            own = self.owned[(seat + step) % n] if step < n else []
            row += [int(kind in own) for kind in kinds]
        return row


def tech_of(s: State) -> Tech:
    return cast(Tech, s.parts[s.rules.part[ID]])


def within_reach(s: State, seat: int) -> list[int]:
    """Return the open tiles that the seat can pay for."""
    return [kind for kind in tech_of(s).open() if TILES[kind].cost <= s.players[seat].spice]


class TakeTech(Leaf):
    """One of the open tiles for its cost, or none."""

    name = "take_tech"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return bool(within_reach(s, seat))

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_TECH, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Rivals take no tiles."""

    def tokens(self, node: Effect) -> list[str]:
        return ["spice", "right", "info"]


def tile_worth(w: Worth, kind: int) -> float:
    """What a tile brings at once and in two Reveal turns, less its cost."""
    tile = TILES[kind]
    return w.of(tile.acquire) + 2 * w.of(tile.ongoing) - tile.cost * w.spice


class ChooseTech(Question):
    """Which tile is taken, if any."""

    def __init__(self) -> None:
        super().__init__(ASK_TECH, "take_tech", "TRI-3", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = s.rules.of(TECH).words["tech"]
        return [words[kind] for kind in within_reach(s, frame[1])] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        seat, kind = frame[1], s.rules.kind[action]
        part = tech_of(s)
        stack = next(stack for stack in part.stacks if stack and stack[-1] == kind)
        stack.pop()
        part.owned[seat].append(kind)
        s.learnt += 1  # the next one lies open
        pay_resources(s, seat, 0, TILES[kind].cost, 0)
        if s.journal is not None:
            s.note("tech", seat, 1, TECH.thing | kind)
        s.stack.append((frames.DO, seat, TILES[kind].acquire.id, 0, 0))


class TechModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Tech:
        return Tech(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = len(rules.of(TECH).kinds)
        return [
            ("tech_open", kinds, 1, "Tech tiles that lie open"),
            ("tech_owned", PARTIES * kinds, 1, "Tech tiles of each party, the own first"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        ids = rules.of(TECH).by_id
        return {"open": many(ids), "left": NUMBER, "owned": each(ids, SEATS)}


class TechSetup(Setup):
    def laid_out(self, s: State) -> None:
        part = tech_of(s)
        part.owned = [[] for _ in s.players]
        tiles = s.rules.of(TECH).kinds[:]
        s.chance.shuffle(luck_of(s.rules, ID), tiles)
        part.stacks = [tiles[number::STACKS] for number in range(STACKS)]


class TechTurns(Turns):
    def reveals(self, s: State, seat: int) -> None:
        words = s.rules.of(TECH).words["tech"]
        for kind in tech_of(s).owned[seat]:
            s.todo += [(words[kind], part) for part in parts_of(TILES[kind].ongoing)]


declare(ChooseTech(), module=ID)
declare_event("tech", "TRI-3", ID)
add_kinds([TakeTech()])
register(TechModule(ID, has_luck=True), TechSetup(), TechTurns(), judged_by=("tests.imperium.trial.tech_liking",))
