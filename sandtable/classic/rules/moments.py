"""Cards and powers that can be used at any time: seats are asked at the start of each phase and before battle plans.

They are Truthtrance, Tleilaxu Ghola, Amal, Thumper, the Karama powers of factions, the Emperor's gift to its ally, and
showing cards. Deals need no question: they are made by free words (`deals`). Emperor and Harkonnen, whose powers belong
to no phase, are also asked during phases.

All seats that might have something to use are asked at once, sealed. The first in storm order that uses something does
so; then all are asked again, until everybody passes.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, EMPEROR, FREMEN, HARKONNEN, TLEILAXU
from sandtable.classic.content.phases import BATTLE, BIDDING, REVIVAL, SHIPMENT_MOVEMENT, SPICE_BLOW
from sandtable.classic.content.treachery import AMAL, THUMPER, TLEILAXU_GHOLA, TRUTHTRANCE
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.blow import THUMPED
from sandtable.classic.rules.deals import keep_possible
from sandtable.classic.rules.goods import haderach_dead, pay, play_card
from sandtable.classic.rules.karama import karamas, might_hold, might_karama, played_karama
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.revival import in_tanks, some_dead
from sandtable.classic.rules.state import ALIVE, NOBODY, Frame, State
from sandtable.classic.rules.words import GIFT, KARAMA_WORD, PASS, SHOW, TREACHERY_WORD

AT_START: Final = 0
BEFORE_PLANS: Final = 1
WITHIN: Final = frames.WITHIN_PHASE  # before a card is put up for bid, and before each turn of phase 6 (R-CLA-52)
ANY_TIME: Final = (TRUTHTRANCE, TLEILAXU_GHOLA)
SHOWING: Final = (BIDDING, SHIPMENT_MOVEMENT, BATTLE)  # the phases at whose start players may show cards (R-CLA-37)


def power_time(s: State, seat: int, moment: int) -> bool:
    """Tell whether the Karama power of a seat's faction can be used now, judging by public information (CLA-20.6)."""
    if not s.rules.advanced or (s.powers >> seat) & 1:
        return False
    faction = s.factions[seat]
    tied = s.rules.powers_in_phase  # CLA-26.15
    if faction == HARKONNEN:
        now = moment == AT_START and s.phase == BIDDING if tied else True
        return now and any(s.hands[other] for other in range(s.seats) if other != seat)
    if faction == EMPEROR:
        now = moment == AT_START and s.phase == REVIVAL if tied else True
        return now and (in_tanks(s, seat) > 0 or some_dead(s, seat))
    if moment == BEFORE_PLANS:
        return faction == ATREIDES
    if moment == WITHIN:
        return False
    if faction == FREMEN:
        return s.phase == SPICE_BLOW and s.turn > 1
    return faction == TLEILAXU and s.phase == REVIVAL


def may_show(s: State, seat: int, moment: int) -> bool:
    """Tell whether a seat may show cards voluntarily, once in each of these phases (CLA-14.1, R-CLA-37)."""
    if not s.rules.deals or moment != AT_START or s.phase not in SHOWING or (s.showed >> seat) & 1:
        return False
    return len(s.hands[seat]) + len(s.traitors[seat]) > 0


def may_give(s: State, seat: int, moment: int) -> bool:
    """Tell whether the Emperor may give its ally spice, once in a phase (CLA-16.3, R-CLA-32)."""
    return s.factions[seat] == EMPEROR and s.ally[seat] != NOBODY and not s.gifted and moment == AT_START


def ghola_helps(s: State, seat: int) -> bool:
    """Tell whether a Tleilaxu Ghola would revive anything."""
    if in_tanks(s, seat) or haderach_dead(s, seat):
        return True
    return any(s.leader_is[leader] != ALIVE and s.leader_of[leader] == seat for leader in range(len(s.leader_is)))


class Moment(Question):
    """Ask who plays or shows something now. `a`: AT_START, BEFORE_PLANS or WITHIN."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_MOMENT, "moment", "CLA-17.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if self._might(s, seat, f[2])]

    def _might(self, s: State, seat: int, moment: int) -> bool:
        """Tell whether a seat might have something to play, show or give, judging by public information."""
        if moment == WITHIN:
            return power_time(s, seat, moment) and might_karama(s, seat)
        if may_show(s, seat, moment) or may_give(s, seat, moment):
            return True
        for kind in ANY_TIME:
            if might_hold(s, seat, kind):
                return True
        if moment == AT_START and s.rules.more:
            if might_hold(s, seat, AMAL):
                return True
            if s.phase == SPICE_BLOW and s.turn > 1 and might_hold(s, seat, THUMPER):
                return True
        return power_time(s, seat, moment) and might_karama(s, seat)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        moment = f[2]
        hand = s.hands[seat]
        found = [PASS]
        if TRUTHTRANCE in hand and moment != WITHIN:
            found.append(TREACHERY_WORD + TRUTHTRANCE)
        if TLEILAXU_GHOLA in hand and moment != WITHIN and ghola_helps(s, seat):
            found.append(TREACHERY_WORD + TLEILAXU_GHOLA)
        if moment == AT_START:
            if AMAL in hand:
                found.append(TREACHERY_WORD + AMAL)
            if THUMPER in hand and s.phase == SPICE_BLOW and s.turn > 1 and s.nexus != THUMPED:
                found.append(TREACHERY_WORD + THUMPER)
        if power_time(s, seat, moment) and karamas(s, seat):
            found.append(KARAMA_WORD)
        if may_give(s, seat, moment) and purse(s, seat):
            found.append(GIFT)
        if may_show(s, seat, moment):
            found.append(SHOW)
        return found

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if given[seat] and given[seat][0] != PASS:
                s.push(frames.ASK_MOMENT, NOBODY, f[2])
                self._act(s, seat, given[seat][0])
                return

    def _act(self, s: State, seat: int, word: int) -> None:
        if word == SHOW:
            s.tell("showing", seat)
            s.showed |= 1 << seat
            s.push(frames.ASK_REVEAL, seat)
        elif word == GIFT:
            s.tell("offering", seat, 0, word)
            s.gifted = 1
            s.push(frames.ASK_GIFT, seat)
        elif word == KARAMA_WORD:
            s.powers |= 1 << seat
            s.push(frames.POWER_KARAMA, seat)
            played_karama(s, seat, word)
        elif word == TREACHERY_WORD + TRUTHTRANCE:
            play_card(s, seat, TRUTHTRANCE)
            s.push(frames.ASK_TRUTH, seat)
        elif word == TREACHERY_WORD + TLEILAXU_GHOLA:
            play_card(s, seat, TLEILAXU_GHOLA)
            s.push(frames.ASK_GHOLA, seat)
        elif word == TREACHERY_WORD + THUMPER:
            play_card(s, seat, THUMPER)
            s.nexus = THUMPED
        else:
            play_card(s, seat, AMAL)
            for other in s.order:  # includes the player of the card; rounded up (CLA-21.5)
                pay(s, other, (s.spice[other] + 1) // 2, rule="CLA-21.5")
                if s.deals:
                    keep_possible(s, other)


def _power(s: State, f: Frame) -> None:
    """Start the Karama power of a faction."""
    seat = f[1]
    faction = s.factions[seat]
    s.tell("power", seat)
    if faction == ATREIDES:
        s.push(frames.ASK_SEE_PLAN, seat)
    elif faction == EMPEROR:
        s.push(frames.ASK_FREE, seat)
    elif faction == FREMEN:
        s.push(frames.ASK_CALL_WORM, seat)
    elif faction == HARKONNEN:
        s.push(frames.ASK_TAKE, seat)
    else:
        s.push(frames.ASK_STOP_REVIVAL, seat)


declare(Moment())
steps({frames.POWER_KARAMA: _power})
