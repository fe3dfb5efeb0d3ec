"""Leaders in the revival phase: a seat's own, early purchases and gholas (CLA-8.3 to 8.6, 23.6, 23.8)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    FACTION_LEADERS,
    KWISATZ_HADERACH_BONUS,
    LEADER_FACTION,
    LEADERS,
    LEADERS_EACH,
    TLEILAXU,
)
from sandtable.classic.content.pieces import MIRROR
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.goods import haderach_dead, pay, revive_haderach, revive_leader
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import UNPRICED, Question, declare, steps
from sandtable.classic.rules.revival import charge
from sandtable.classic.rules.state import ALIVE, DEAD, FACE_DOWN, NOBODY, Frame, State
from sandtable.classic.rules.words import HADERACH, LEADER, NO, NUMBER, NUMBERS, PASS, YES

EARLY: Final = ability("tle_early_leader")
GHOLAS: Final = ability("tle_gholas")
OWN_BACK: Final = 1  # one of the seat's own leaders was revived this turn
NO_GHOLAS: Final = 2  # a ghola was stopped


def dead_own(s: State, seat: int) -> list[int]:
    """Return the leaders of a seat's own faction that can be revived now: dead ones not face down (CLA-8.5)."""
    return [leader for leader in FACTION_LEADERS[s.factions[seat]] if s.leader_is[leader] == DEAD]


def not_yet(s: State, seat: int, one_back: bool) -> list[int]:
    """Return the leaders of a seat's own faction that cannot be revived yet (CLA-23.6): those face down, and all dead
    ones if the seat may revive no leader yet (CLA-8.3) or has already revived one this turn (`one_back`)."""
    free = s.reviving[seat] and not one_back
    return [
        leader
        for leader in FACTION_LEADERS[s.factions[seat]]
        if s.leader_is[leader] == FACE_DOWN or (s.leader_is[leader] == DEAD and not free)
    ]


def price_of(leader: int, half: bool) -> int:
    """Return the price to revive a leader or, if the number is one past the last, the Kwisatz Haderach (CLA-8.3,
    CLA-19.1, CLA-23.7)."""
    price = KWISATZ_HADERACH_BONUS if leader == len(LEADERS) else LEADERS[leader].price
    return (price + 1) // 2 if half else price


def _leaders(s: State, f: Frame) -> None:
    """Ask a seat for a leader to revive, if it can revive one.

    `a` is 1 for half price, `b` is 1 for no limits (the Tleilaxu themselves), `c` has the flags OWN_BACK and NO_GHOLAS.
    """
    seat = f[1]
    if len(leader_options(s, seat, f)) > 1:
        s.push(frames.ASK_LEADER, seat, f[2], f[3], f[4])


def leader_options(s: State, seat: int, f: Frame) -> list[int]:
    found = [PASS]
    half = f[2] == 1
    unlimited = f[3] == 1
    if unlimited or (s.reviving[seat] and not f[4] & OWN_BACK):
        for leader in FACTION_LEADERS[s.factions[seat]]:
            dead = s.leader_is[leader] == DEAD or (unlimited and s.leader_is[leader] != ALIVE)
            if dead and price_of(leader, half) <= purse(s, seat):
                found.append(LEADER + leader)
        if haderach_dead(s, seat) and price_of(len(LEADERS), half) <= purse(s, seat):
            found.append(HADERACH)
    gholas = s.factions[seat] == TLEILAXU and s.rules.advanced and not f[4] & NO_GHOLAS
    if gholas and living(s, seat) < LEADERS_EACH:
        for leader, declared in enumerate(LEADERS):
            foreign = LEADER_FACTION[leader] != TLEILAXU and s.seat_of[LEADER_FACTION[leader]] != NOBODY
            if foreign and s.leader_is[leader] == DEAD and (declared.strength + 1) // 2 <= purse(s, seat):
                found.append(LEADER + leader)
    return found


def living(s: State, seat: int) -> int:
    """Return how many living leaders a seat has, gholas included."""
    n = 0
    for leader, holder in enumerate(s.leader_of):
        if holder == seat and s.leader_is[leader] == ALIVE:
            n += 1
    return n


class ReviveLeader(Question):
    """Ask which leader a seat revives, if any (CLA-8.3, CLA-23.6, CLA-23.8)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_LEADER, "revive_leader", "CLA-8.3")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return leader_options(s, seat, f)

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        if word == PASS:
            return UNPRICED
        leader = word - LEADER
        if word != HADERACH and LEADER_FACTION[leader] != s.factions[seat]:
            return (LEADERS[leader].strength + 1) // 2
        return price_of(len(LEADERS) if word == HADERACH else leader, f[2] == 1)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word == PASS:
            return
        half = f[2] == 1
        if s.factions[seat] == TLEILAXU:  # as many as they like; if stopped, one of their own (CLA-8.3)
            own = word < HADERACH and LEADER_FACTION[word - LEADER] == TLEILAXU
            s.push(frames.REVIVE_LEADERS, seat, f[2], f[3], f[4] | OWN_BACK if own else f[4])
        else:  # the next frame is the last stage of this seat: tell it that the right was used
            what, whose, stage, priced, _ = s.stack.pop()
            s.push(what, whose, stage, priced, 1)
        if word == HADERACH:
            revive_haderach(s, seat)
            charge(s, seat, price_of(len(LEADERS), half))
            return
        leader = word - LEADER
        if LEADER_FACTION[leader] != s.factions[seat]:
            s.push(frames.REVIVE_GHOLA, seat, leader)
            offer_stop(s, GHOLAS, seat)
            return
        revive_leader(s, seat, leader)
        charge(s, seat, price_of(leader, half))


def _ghola(s: State, f: Frame) -> None:
    """Revive a ghola for half its strength, paid to the bank (CLA-23.8); if stopped, ask again without gholas."""
    seat, leader = f[1], f[2]
    if s.stopped:
        what, whose, half, unlimited, had = s.stack.pop()  # the question that comes next
        s.push(what, whose, half, unlimited, had | NO_GHOLAS)
        return
    strength = LEADERS[leader].strength
    assert strength != MIRROR
    revive_leader(s, seat, leader, "CLA-23.8")
    pay(s, seat, (strength + 1) // 2, rule="CLA-23.8")


# --- bought early ------------------------------------------------------------------------
def _early(s: State, f: Frame) -> None:
    """Let a seat buy a leader that cannot be revived yet, at a price it agrees with the Tleilaxu (CLA-23.6). `a` is 1
    if the seat has revived a leader this turn."""
    seat = f[1]
    if s.seat_of[TLEILAXU] not in (NOBODY, seat) and not_yet(s, seat, f[2] == 1):
        s.push(frames.ASK_EARLY, seat, f[2])


class AskEarly(Question):
    """Ask whether a seat requests an early leader from the Tleilaxu, and which."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_EARLY, "early_leader", "CLA-23.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *[LEADER + leader for leader in not_yet(s, seat, f[2] == 1)]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        if word != PASS:
            s.tell("leader_wanted", f[1], 0, word)
            s.push(frames.ASK_PRICE, s.seat_of[TLEILAXU], word - LEADER, f[1])


class NamePrice(Question):
    """Ask the Tleilaxu which price they want for the requested leader."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_PRICE, "leader_price", "CLA-23.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *[NUMBER + n for n in range(min(purse(s, f[3]), NUMBERS - 1) + 1)]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        if word != PASS:
            s.tell("leader_priced", f[1], word - NUMBER, LEADER + f[2])
            s.push(frames.ASK_BUY_LEADER, f[3], f[2], word - NUMBER)
            s.push(frames.EARLY_OFFERED, f[1])
            offer_stop(s, EARLY, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return LEADER + f[2]


def _offered(s: State, f: Frame) -> None:
    if s.stopped:
        s.stack.pop()  # the question whether the seat buys it


class BuyLeader(Question):
    """Ask whether the seat buys the leader for the price that the Tleilaxu want."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_BUY_LEADER, "buy_leader", "CLA-23.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES] if f[3] <= purse(s, seat) else [NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            revive_leader(s, f[1], f[2], "CLA-23.6")
            pay(s, f[1], f[3], s.seat_of[TLEILAXU], rule="CLA-23.6")

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        return f[3] if word == YES else UNPRICED

    def cause(self, s: State, f: Frame) -> int:
        return LEADER + f[2]


declare(ReviveLeader(), AskEarly(), NamePrice(), BuyLeader())
steps(
    {
        frames.REVIVE_LEADERS: _leaders,
        frames.REVIVE_GHOLA: _ghola,
        frames.REVIVE_EARLY: _early,
        frames.EARLY_OFFERED: _offered,
    }
)
