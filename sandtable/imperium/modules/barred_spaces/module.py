"""Spaces that a party bars to all others until its next turn (IMP-20.35)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.rivals.moments import RivalTurns
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Access, Turns
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.module import place_of, register
from sandtable.imperium.rules.placing import known
from sandtable.imperium.rules.question import ABOUT_NODE, ANYBODY, Question, declare
from sandtable.imperium.rules.records import HookKind, add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import acting, ask_for_rival
from sandtable.imperium.rules.state import NOWHERE, Frame, State
from sandtable.imperium.rules.table_module import EACH, PlacedField, TableComponent, TableModule

ID: Final = "barred_spaces"
PLACE: Final = place_of(ID)


class Bars(TableComponent):
    """The spaces barred by each party, in two lists by party: the space barred first (NOWHERE for none), and all of its
    barred spaces as bits.

    Both lists are empty while no space is barred. Copies of a position share the component; `bar` and `lift` therefore
    put a new one in its place.
    """

    def __init__(self, first: list[int], spaces: list[int]) -> None:
        self.first: list[int] = first
        self.spaces: list[int] = spaces

    def clone(self) -> Bars:
        return self

    def pack(self) -> list[Any]:
        return [self.first, self.spaces] if self.spaces else []

    def unpack(self, data: list[Any]) -> None:
        first, spaces = data or ([], [])
        self.first = [int(space) for space in first]
        self.spaces = [int(bits) for bits in spaces]

    def seen_by(self, s: State, seat: int) -> Bars:
        return self  # spaces are named in public

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def player_facts(self, s: State, seat: int) -> dict[str, Any]:
        first = self.first[seat] if self.spaces else NOWHERE
        more = self.spaces[seat] & ~(1 << first) if first != NOWHERE else 0
        return {
            "voice": s.rules.spaces[first].id if first != NOWHERE else None,
            "voice_more": [space.id for at, space in enumerate(s.rules.spaces) if (more >> at) & 1],
        }

    def place_with_player(self, s: State, seat: int, own: Mapping[str, Any], where: str) -> None:
        """Set up the space that a scenario lets the player bar, under the key `voice`."""
        if own.get("voice") is not None:
            bar(s, seat, known(own["voice"], s.rules.space, "space", f"{where}.voice"))

    def fault(self, s: State) -> str:
        if self.spaces and not len(self.spaces) == len(self.first) == len(s.players):
            return f"spaces of {len(self.spaces)} parties"
        for seat, bits in enumerate(self.spaces):
            first = self.first[seat]
            there = (bits >> first) & 1 if 0 <= first < len(s.rules.spaces) else 0
            if bits & ~s.rules.all_spaces or (not there if bits else first != NOWHERE):
                return f"seat {seat}: The Voice names space {first} first, of {bits:b}"
        return ""

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        for party, bits in enumerate(self.spaces):
            column = columns[0][(party - seat) % len(self.spaces)]
            while bits:
                if bits & 1:
                    sheet.mark(column)
                column += 1
                bits >>= 1


def bars_of(s: State) -> Bars:
    return cast(Bars, s.parts[s.rules.place[PLACE]])


def bar(s: State, seat: int, space: int) -> None:
    """Bar a space to all other parties; spaces that the seat has barred earlier in the same turn stay barred
    (IMM-14.4)."""
    bars = bars_of(s)
    first = bars.first[:] or [NOWHERE] * len(s.players)
    spaces = bars.spaces[:] or [0] * len(s.players)
    if first[seat] == NOWHERE:
        first[seat] = space
    spaces[seat] |= 1 << space
    s.parts[s.rules.place[PLACE]] = Bars(first, spaces)


def lift(s: State, seat: int) -> None:
    """End the bar on all spaces that this party has barred to others."""
    bars = bars_of(s)
    if bars.spaces and bars.spaces[seat]:
        if s.journal is not None:
            for space in range(len(s.rules.spaces)):
                if (bars.spaces[seat] >> space) & 1:
                    s.note("voice_lifted", seat, 1, s.rules.space_thing[space])
        first = bars.first[:]
        spaces = bars.spaces[:]
        first[seat] = NOWHERE
        spaces[seat] = 0
        s.parts[s.rules.place[PLACE]] = Bars(first, spaces) if any(spaces) else Bars([], [])


class BarModule(TableModule):
    def component(self, rules: Ruleset, seats: int) -> Bars:
        return Bars([], [])

    def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
        about = "the space The Voice keeps others from"
        return [PlacedField(EACH + "tokens", EACH + "voice", len(rules.spaces), 1, about)]

    def player_keys(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import one_of

        return {"voice": one_of(rules.space)}


class BarTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        lift(s, seat)


class BarRivalTurns(RivalTurns):
    def rival_begun(self, s: State, seat: int) -> None:
        lift(s, seat)


class BarAccess(Access):
    def closes(self, s: State, seat: int) -> int:
        spaces = cast(Bars, s.parts[s.rules.place[PLACE]]).spaces
        mask = 0
        if spaces:
            for party, bits in enumerate(spaces):
                if party != seat:
                    mask |= bits
        return mask

    def closed_by(self, s: State, party: int) -> int:
        spaces = bars_of(s).spaces
        return spaces[party] if spaces else 0


class TheVoice(HookKind):
    name = "the_voice"

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_VOICE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect) -> None:
        ask_for_rival(s, frames.ASK_VOICE, seat, node, 0)


class Voice(Question):
    """Ask which space the player bars to all others (The Voice)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_VOICE,
            "voice",
            "IMP-20.35",
            ABOUT_NODE,
            third=ANYBODY,
            by_effect=True,
            asked_by=("hook:the_voice",),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return s.rules.space_word[:]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = acting(frame)
        space = s.rules.kind[action]
        bar(s, seat, space)
        s.cause = NODES[frame[2]].thing
        if s.journal is not None:
            s.note("voice", seat, 1, s.rules.space_thing[space])


add_records([TheVoice()])
declare(Voice())
register(
    BarModule(ID, shared=True),
    BarTurns(),
    BarRivalTurns(),
    BarAccess(),
    judged_by=("sandtable.imperium.modules.barred_spaces.liking",),
)
