"""Deals: spice now or at the Mentat Pause, and the Emperor's gift (CLA-15, CLA-16.3).

What is promised for the spice is said aloud and is the players' own affair; the spice itself is binding: given now it
lies in front of the shield until the Mentat Pause (CLA-15.4), promised for then it is paid then, unless both call it
off (CLA-15.5).
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


def partners(s: State, seat: int) -> list[int]:
    """With whom a seat has something promised for the Mentat Pause, either way."""
    found: set[int] = set()
    for giver, receiver, _ in s.promised():
        if seat in (giver, receiver):
            found.add(receiver if seat == giver else giver)
    return [other for other in s.order if other in found]


class CallOff(Question):
    """With whom is all called off that was promised? (CLA-15.5)"""

    def __init__(self) -> None:
        super().__init__(frames.ASK_CALL_OFF, "call_off", "CLA-15.5")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [FACTION + s.factions[other] for other in partners(s, seat)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        s.tell("calling_off", f[1], 0, word)
        s.push(frames.ASK_FREED, s.seat_of[word - FACTION], f[1])


class Freed(Question):
    """Does the other agree? `a`: who asks."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_FREED, "freed", "CLA-15.5")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, other = f[1], f[2]
        if given[seat][0] == NO:
            s.tell("not_called_off", seat, 0, FACTION + s.factions[other])
            return
        left: list[int] = []
        for giver, receiver, amount in s.promised():
            if giver in (seat, other) and receiver in (seat, other):
                s.tell("called_off", giver, amount, FACTION + s.factions[receiver])
            else:
                left += [giver, receiver, amount]
        s.promises = left

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


declare(Offer(), Agree(), CallOff(), Freed(), Gift())
steps({frames.GIFT_GIVEN: _given})
