"""Phase 3: CHOAM charity (CLA-6, CLA-19.2)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT
from sandtable.classic.content.technology import SPICE_PRODUCTION
from sandtable.classic.rules import frames
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.phases import trigger_token
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import NO, YES

BENE_CHARITY: Final = ability("bg_charity")
CHARITY: Final = 2


def _charity(s: State, f: Frame) -> None:
    s.push(frames.ASK_CHARITY)
    bene = s.seat_of[BENE_GESSERIT]
    if s.rules.advanced and bene != NOBODY:
        s.push(frames.CHARITY_BENE, bene)
        offer_stop(s, BENE_CHARITY, bene)


def _bene(s: State, f: Frame) -> None:
    """Give the Bene Gesserit two spice every turn, however much they have; if stopped, they claim like the others."""
    if not s.stopped:
        receive(s, f[1], CHARITY, "CLA-19.2")
        s.done |= 1 << f[1]


def receive(s: State, seat: int, amount: int, rule: str = "") -> None:
    s.spice[seat] += amount
    s.tell("charity", seat, amount, rule=rule)
    trigger_token(s, SPICE_PRODUCTION, seat)


class Claim(Question):
    """Ask the seats that may claim charity; spice is public, so only they are asked (CLA-6.1, R-CLA-26)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_CHARITY, "charity", "CLA-6.1")

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.spice[seat] < CHARITY and not (s.done >> seat) & 1]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if given[seat] and given[seat][0] == YES:
                receive(s, seat, CHARITY - s.spice[seat])


declare(Claim())
steps({frames.CHARITY: _charity, frames.CHARITY_BENE: _bene})
