"""The Hidden Mobile Stronghold: its position, and how the Ixians move it (CLA-22.7 to CLA-22.9)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.map import INNER, MOBILE_PART, OUTER, PART_TERRITORY
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import IS_STRONGHOLD, stormy
from sandtable.classic.rules.goods import collect
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import PLACES, Frame, State
from sandtable.classic.rules.words import DONE, PART

IX_MOBILE: Final = ability("ix_hms")
TIMES: Final = 2  # how many times it may leave the same part in one move (R-CLA-38)


class Point(Question):
    """Ask the Ixians at which part of the map the stronghold points after the first storm (CLA-22.7)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_POINT, "point", "CLA-22.7")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [
            PART + part
            for part in range(PLACES)
            if part != MOBILE_PART and not IS_STRONGHOLD[PART_TERRITORY[part]] and not stormy(s, part)
        ]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.mobile = given[f[1]][0] - PART
        s.tell("stronghold_points", f[1], 0, PART + s.mobile, rule="CLA-22.7")


def _move(s: State, f: Frame) -> None:
    """Let the Ixians move the stronghold if they have forces in it and it is not in the storm (CLA-22.8)."""
    seat, left = f[1], f[2]
    if s.at(seat, MOBILE_PART) and not stormy(s, MOBILE_PART):
        s.move = []
        s.push(frames.ASK_MOBILE, seat, left)


class Mobile(Question):
    """Ask for the part at which the stronghold points next, one step at a time, until the Ixians are done.

    `s.move` lists the parts that it has left in this move. `b` is 1 once nobody has stopped the move.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_MOBILE, "stronghold_moves", "CLA-22.8")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        found = [DONE]
        for part in INNER[s.mobile]:
            if s.move.count(part) < TIMES and not stormy(s, part):
                found.append(PART + part)
        if f[2]:
            for part in OUTER[s.mobile]:
                if s.move.count(part) < TIMES and not stormy(s, part) and not IS_STRONGHOLD[PART_TERRITORY[part]]:
                    found.append(PART + part)
        return found

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word == DONE:
            s.move = []
            return
        s.push(frames.MOBILE_STEP, seat, f[2], word - PART)
        s.stopped = 0
        if not s.move and not f[3]:
            offer_stop(s, IX_MOBILE, seat)


def _step(s: State, f: Frame) -> None:
    """Move the stronghold one part further. It collects the spice of each part that it leaves, crosses or enters, once
    (CLA-22.8, CLA-25.33)."""
    seat, left, part = f[1], f[2], f[3]
    if s.stopped:
        s.move = []
        return
    if not s.move:
        _harvest(s, seat, s.mobile)
    s.move.append(s.mobile)
    if PART_TERRITORY[part] != PART_TERRITORY[s.mobile]:
        left -= 1
    s.mobile = part
    s.tell("stronghold_points", seat, 0, PART + part)
    if part not in s.move:
        _harvest(s, seat, part)
    s.push(frames.ASK_MOBILE, seat, left, 1)


def _harvest(s: State, seat: int, part: int) -> None:
    collect(s, seat, part, 2 * s.at(seat, MOBILE_PART), "CLA-22.8")


declare(Point(), Mobile())
steps({frames.MOBILE_MOVE: _move, frames.MOBILE_STEP: _step})
