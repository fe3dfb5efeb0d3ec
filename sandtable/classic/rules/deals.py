"""Deals: spice now or at the Mentat Pause, and the Emperor's gift (CLA-15, CLA-16.3).

What is promised for the spice is said aloud and is the players' own affair; the spice itself is binding: given now it
lies in front of the shield until the Mentat Pause (CLA-15.4), promised for then it is paid then.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.rules import frames
from sandtable.classic.rules.goods import pay
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import FACTION, NO, NOW, NUMBER, NUMBERS, PAUSE, YES

EMPEROR_GIFT: Final = ability("emp_ally_gift")


class Offer(Question):
    """To whom is how much offered, and when is it paid? (CLA-15.1, CLA-15.3)"""

    def __init__(self) -> None:
        super().__init__(frames.ASK_OFFER, "offer", "CLA-15.1")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            return [FACTION + s.factions[other] for other in s.order if other not in (seat, s.ally[seat])]
        if len(answers) == 1:
            return [NUMBER + n for n in range(1, min(s.spice[seat], NUMBERS - 1) + 1)]
        return [NOW, PAUSE]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 3

    def seats(self, s: State, f: Frame) -> list[int]:
        rivals = [other for other in range(s.seats) if other not in (f[1], s.ally[f[1]])]
        return [f[1]] if rivals and s.spice[f[1]] else []

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        if not given[seat]:
            return
        word, amount, when = given[seat]
        later = 1 if when == PAUSE else 0
        s.tell("offered", seat, amount - NUMBER, word, cause=when)
        s.push(frames.ASK_AGREE, s.seat_of[word - FACTION], seat, amount - NUMBER, later)


class Agree(Question):
    """Is the deal made? `a`: with whom, `b`: how much, `c`: 1 at the Mentat Pause."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_AGREE, "agree", "CLA-15.1")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, giver, amount, later = f[1], f[2], f[3], f[4]
        if given[seat][0] == NO:
            s.tell("deal_refused", seat, amount, FACTION + s.factions[giver])
            return
        s.tell("deal", giver, amount, FACTION + s.factions[seat], cause=PAUSE if later else NOW)
        if later:
            s.promises += [giver, seat, amount]
        else:
            s.spice[giver] -= amount
            s.bribes[seat] += amount

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


class Gift(Question):
    """How much does the Emperor give its ally? (CLA-16.3)"""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GIFT, "gift", "CLA-16.3")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NUMBER + n for n in range(1, min(s.spice[seat], NUMBERS - 1) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.push(frames.GIFT_GIVEN, f[1], given[f[1]][0] - NUMBER)
        offer_stop(s, EMPEROR_GIFT, f[1])


def _given(s: State, f: Frame) -> None:
    if not s.stopped and s.ally[f[1]] != NOBODY:
        pay(s, f[1], f[2], s.ally[f[1]])


declare(Offer(), Agree(), Gift())
steps({frames.GIFT_GIVEN: _given})
