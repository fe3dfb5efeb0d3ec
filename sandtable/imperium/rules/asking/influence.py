"""Questions about Influence and Alliances (IMP-14)."""

from __future__ import annotations

from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES, OF_LEADER
from sandtable.imperium.rules.influence import (
    alliance_heirs,
    gain_influence,
    give_alliance,
    lose_influence,
    lost_with,
    open_tracks,
    readings,
)
from sandtable.imperium.rules.question import ABOUT_NODE, ABOUT_TRACK, ANYBODY, BARRED, MORE, PARTY, Question, declare
from sandtable.imperium.rules.sides import acting
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import SEAT_0


class Faction(Question):
    """Choose a faction with which to gain Influence; one effect never uses the same faction twice."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_FACTION, "faction", "IMP-15.8", ABOUT_NODE, BARRED, MORE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.faction_word[f] for f in self._tracks(s, frame) if not (frame[3] >> f) & 1]

    def _tracks(self, s: State, frame: Frame) -> list[int]:
        if frame[2] != frames.BY_LEADER:
            node = NODES[frame[2]]
            if node.op == fx.INFLUENCE and node.a != fx.ANY:  # an icon that may be read as either of two tracks
                return readings(s, frame[1], node)
        return open_tracks(s, frame[1])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        faction = s.rules.kind[action]
        s.cause = self.thing(s, frame)
        named = frame[3] | 1 << faction
        if frame[4] > 1:  # 1 with each of several different factions
            s.stack.append((frames.ASK_FACTION, seat, frame[2], named, frame[4] - 1))
        if not _named_first(frame):
            gain_influence(s, seat, faction, _steps(frame), self.step(s, frame) or "chosen")
        elif frame[4] == 1:
            for each in range(len(s.rules.tracks)):
                if (named >> each) & 1:
                    gain_influence(s, seat, each, 1, "different")

    def step(self, s: State, frame: Frame) -> str:
        if frame[2] == frames.BY_LEADER:
            return ""
        node = NODES[frame[2]]
        if node.op == fx.INFLUENCE_DIFFERENT:
            return "different"
        return "readings" if node.op == fx.INFLUENCE and node.a != fx.ANY else ""

    def thing(self, s: State, frame: Frame) -> int:
        if frame[2] == frames.BY_LEADER:
            return OF_LEADER | s.players[frame[1]].leader
        return NODES[frame[2]].thing

    def fault(self, s: State, frame: Frame) -> str:
        if frame[2] == frames.BY_LEADER:
            return Question.fault(self, s, (frame[0], frame[1], 0, frame[3], frame[4]))
        return Question.fault(self, s, frame)


def _named_first(frame: Frame) -> bool:
    """Tell whether all factions of the effect are named before any Influence is gained (UPR-23.4)."""
    if frame[2] == frames.BY_LEADER:
        return False
    node = NODES[frame[2]]
    return node.op == fx.INFLUENCE_DIFFERENT and node.b == 1


def _steps(frame: Frame) -> int:
    if frame[2] == frames.BY_LEADER:
        return 1
    node = NODES[frame[2]]
    return node.b if node.op == fx.INFLUENCE else 1


class LoseInfluence(Question):
    """Choose a faction with which to lose Influence, among those where the seat has enough (IMP-14.10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_LOSE_INFLUENCE, "lose_influence", "IMP-14.10", ABOUT_NODE, third=ANYBODY, by_effect=True
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.faction_word[f] for f in lost_with(s, acting(frame), NODES[frame[2]].b)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        lose_influence(s, acting(frame), s.rules.kind[action], node.b)


class Ally(Question):
    """Choose the seat that gets an Alliance which its holder has just lost, among those tied for the most Influence
    (IMP-14.6)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_ALLY,
            "ally",
            "IMP-14.6",
            ABOUT_TRACK,
            PARTY,
            named_within=True,
            rare="holder_chooses_between_equals",
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + seat for seat in alliance_heirs(s, frame[3], frame[2])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        give_alliance(s, frame[2], action - SEAT_0, "fell")


declare(Faction(), LoseInfluence(), Ally())
