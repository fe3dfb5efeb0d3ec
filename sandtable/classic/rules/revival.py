"""Phase 5: revival of forces (CLA-8.1, CLA-8.2), and powers of others over it; leaders are in `leaders`."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import EMPEROR, FACTION_LEADERS, FACTIONS, FREMEN, REVIVAL_LIMIT, TLEILAXU
from sandtable.classic.content.technology import AXLOTL_TANKS
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.goods import earn, pay
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.phases import trigger_token
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import ALIVE, NOBODY, Frame, State
from sandtable.classic.rules.words import FACTION, NO, NUMBER, YES

LIMIT_FIVE: Final = ability("tle_limit_five")
UNLIMITED: Final = ability("tle_unlimited_revival")
ALLY_HALF: Final = ability("tle_ally_half")
INCOME: Final = ability("tle_revival_income")
FREE_INCOME: Final = ability("tle_free_income")
GRANT: Final = ability("fre_ally_revival")
EXTRA: Final = ability("emp_ally_revival")
RAISED_LIMIT: Final = 5
GRANTED: Final = 3
NO_LIMIT: Final = 20
EXTRA_MOST: Final = 3

# The stages of each seat's revival.
LIMIT: Final = 0
GRANTING: Final = 1
PRICING: Final = 2
FORCES: Final = 3
EXTRAS: Final = 4
LEADERS: Final = 5
EARLY: Final = 6
STAGES: Final = 7


def _revival(s: State, f: Frame) -> None:
    s.raised = 0
    for seat in reversed(s.order):  # CLA-3.3: the phase has no order; where one is needed it is storm order (CLA-3.4)
        s.push(frames.REVIVE_STAGE, seat, LIMIT)


def closed(s: State, seat: int) -> bool:
    """Tell whether a Karama power of the Tleilaxu stops all revival of a seat (CLA-25.35)."""
    return s.rules.stops_all_revival and (s.barred >> seat) & 1 == 1


def in_tanks(s: State, seat: int) -> int:
    """Return how many forces a seat could revive from the tanks."""
    return s.tanks[2 * seat] + starred_there(s, seat)


def some_dead(s: State, seat: int) -> bool:
    return any(s.leader_is[leader] != ALIVE for leader in FACTION_LEADERS[s.factions[seat]])


def _stage(s: State, f: Frame) -> None:
    """Run one stage of a seat's revival.

    `a` is the stage, `b` is 1 for half price, `c` is 1 for no limits; in the last stage, `c` is 1 if a leader was
    revived.
    """
    seat, stage = f[1], f[2]
    if closed(s, seat):
        return
    if stage + 1 < STAGES:
        s.push(frames.REVIVE_STAGE, seat, stage + 1, f[3], f[4])
    tleilaxu = s.seat_of[TLEILAXU]
    ally = s.ally[seat]
    if stage == LIMIT:
        s.granted = 0
        if tleilaxu not in (NOBODY, seat) and in_tanks(s, seat) > REVIVAL_LIMIT:
            s.push(frames.ASK_LIMIT, tleilaxu, seat)
    elif stage == GRANTING:
        free = FACTIONS[s.factions[seat]].free_revival
        if ally != NOBODY and s.factions[ally] == FREMEN and free < GRANTED and in_tanks(s, seat) > free:
            s.push(frames.ASK_GRANT, ally, seat)
    elif stage == PRICING:
        if seat == tleilaxu and (in_tanks(s, seat) or some_dead(s, seat)):
            s.push(frames.REVIVE_PRICED, seat, 1)
            offer_stop(s, UNLIMITED, seat)
        elif ally != NOBODY and ally == tleilaxu and (in_tanks(s, seat) or (s.reviving[seat] and some_dead(s, seat))):
            s.push(frames.REVIVE_PRICED, seat, 0)
            offer_stop(s, ALLY_HALF, seat)
    elif stage == FORCES:
        if in_tanks(s, seat):
            s.push(frames.ASK_REVIVE, seat, f[3], f[4])
    elif stage == EXTRAS:
        if ally != NOBODY and s.factions[ally] == EMPEROR and in_tanks(s, seat) and purse(s, ally):
            s.push(frames.ASK_EXTRA, ally, seat)
    elif stage == LEADERS:
        s.push(frames.REVIVE_LEADERS, seat, f[3], f[4])
    else:
        s.push(frames.REVIVE_EARLY, seat, f[4])


def _priced(s: State, f: Frame) -> None:
    """Give a seat half price, unless stopped, in the next stage of its revival (the next frame on the stack)."""
    if not s.stopped:
        what, whose, stage, _, _ = s.stack.pop()
        s.push(what, whose, stage, 1, f[2])


class Limit(Question):
    """Ask whether the Tleilaxu raise another seat's limit of revivals to five (CLA-23.6)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_LIMIT, "raise_limit", "CLA-23.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.push(frames.LIMIT_RAISED, f[1], f[2])
            offer_stop(s, LIMIT_FIVE, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


def _raised(s: State, f: Frame) -> None:
    if not s.stopped:
        s.raised |= 1 << f[2]
        s.tell("limit_raised", f[1], RAISED_LIMIT, FACTION + s.factions[f[2]])


class Grant(Question):
    """Ask whether the Fremen let their ally revive three forces for free (CLA-16.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GRANT, "grant_revival", "CLA-16.4")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.push(frames.FREE_GRANTED, f[1], f[2])
            offer_stop(s, GRANT, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


def _granted(s: State, f: Frame) -> None:
    if not s.stopped:
        s.granted = 1
        s.tell("revival_granted", f[1], GRANTED, FACTION + s.factions[f[2]])


# --- forces ------------------------------------------------------------------------------
def free_of(s: State, seat: int) -> int:
    """Return how many forces a seat revives for free."""
    if (s.barred >> seat) & 1:
        return 0
    ally = s.ally[seat]
    granted = s.granted and ally != NOBODY and s.factions[ally] == FREMEN
    return GRANTED if granted else FACTIONS[s.factions[seat]].free_revival


def limit_of(s: State, seat: int, unlimited: bool) -> int:
    if unlimited:
        return NO_LIMIT
    if s.factions[seat] == FREMEN and (s.barred >> seat) & 1:  # they cannot buy the first three (CLA-25.29)
        return RAISED_LIMIT - GRANTED if (s.raised >> seat) & 1 else 0
    return RAISED_LIMIT if (s.raised >> seat) & 1 else REVIVAL_LIMIT


def most_of(s: State, seat: int) -> int:
    """Return how many forces a seat may revive this turn if no Karama stops the ability of the Tleilaxu to revive more
    than others (CLA-23.6)."""
    return 0 if closed(s, seat) else limit_of(s, seat, s.factions[seat] == TLEILAXU)


def starred_limit(s: State, seat: int) -> int:
    """Return how many starred forces a seat may still revive: one Sardaukar or Fedaykin a turn, cyborgs at will."""
    kind = FACTIONS[s.factions[seat]].starred
    if kind is None or not kind.one_a_turn:  # CLA-22.6
        return NO_LIMIT
    return 0 if (s.starred_back >> seat) & 1 else 1  # CLA-19.3, CLA-19.7, CLA-25.30


def starred_there(s: State, seat: int) -> int:
    """Return how many of a seat's starred forces in the tanks may still be revived this turn."""
    return min(s.tanks[2 * seat + 1], starred_limit(s, seat))


def cost(s: State, seat: int, plain: int, starred: int, half: bool) -> int:
    """Return the cost to revive these forces; the most expensive are free first (CLA-8.1, CLA-22.6, CLA-25.38)."""
    free = free_of(s, seat)
    total = full_price(s, seat, max(0, plain - max(0, free - starred)), max(0, starred - free))
    return (total + 1) // 2 if half else total


def full_price(s: State, seat: int, plain: int, starred: int) -> int:
    """Return the price to revive these forces if none of them is free."""
    kind = FACTIONS[s.factions[seat]].starred
    price = s.rules.revival_price
    return plain * price + starred * (kind.price if kind is not None and kind.price else price)


class Revive(Question):
    """Ask how many plain, then starred forces a seat revives. `a` is 1 for half price, `b` is 1 for no limit."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_REVIVE, "revive", "CLA-8.1")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        half = f[2] == 1
        limit = limit_of(s, seat, f[3] == 1)
        answers = s.answers[seat]
        if not answers:
            found: list[int] = []
            for n in range(min(limit, s.tanks[2 * seat]) + 1):
                if cost(s, seat, n, 0, half) <= purse(s, seat):
                    found.append(NUMBER + n)
            return found
        plain = answers[0] - NUMBER
        found = []
        for n in range(min(limit - plain, starred_there(s, seat)) + 1):
            if cost(s, seat, plain, n, half) <= purse(s, seat):
                found.append(NUMBER + n)
        return found

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        answers = s.answers[seat]
        n = word - NUMBER
        return cost(s, seat, answers[0] - NUMBER, n, f[2] == 1) if answers else cost(s, seat, n, 0, f[2] == 1)

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == (2 if starred_there(s, seat) else 1)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        plain = answers[0] - NUMBER
        starred = answers[1] - NUMBER if len(answers) == 2 else 0
        if plain + starred == 0:
            return
        price = cost(s, seat, plain, starred, f[2] == 1)
        free = min(free_of(s, seat), plain + starred)
        bring_back(s, seat, plain, starred)
        charge(s, seat, price)
        if free:
            trigger_token(s, AXLOTL_TANKS, seat)
            free_income(s)


def bring_back(s: State, seat: int, plain: int, starred: int, rule: str = "") -> None:
    """Move forces of a seat from the tanks to its reserves."""
    if starred:
        s.starred_back |= 1 << seat
    s.tanks[2 * seat] -= plain
    s.tanks[2 * seat + 1] -= starred
    s.reserves[2 * seat] += plain
    s.reserves[2 * seat + 1] += starred
    s.tell("revived", seat, plain + starred, cause=starred and NUMBER + starred, rule=rule)


def charge(s: State, seat: int, price: int) -> None:
    """Charge a seat the price of a revival: the Tleilaxu pay the bank, others pay the Tleilaxu (CLA-8.2, CLA-23.6)."""
    if price == 0:
        return
    s.push(frames.REVIVE_PAID, seat, price)
    tleilaxu = s.seat_of[TLEILAXU]
    if tleilaxu not in (NOBODY, seat):
        offer_stop(s, INCOME, tleilaxu)


def _paid(s: State, f: Frame) -> None:
    tleilaxu = s.seat_of[TLEILAXU]
    pay(s, f[1], f[2], NOBODY if tleilaxu == f[1] or s.stopped else tleilaxu)


def free_income(s: State) -> None:
    """Give the Tleilaxu one spice from the bank for a free revival, unless stopped (CLA-23.6)."""
    tleilaxu = s.seat_of[TLEILAXU]
    if tleilaxu != NOBODY:
        s.push(frames.REVIVE_FREE, tleilaxu)
        offer_stop(s, FREE_INCOME, tleilaxu)


def _free(s: State, f: Frame) -> None:
    if not s.stopped:
        earn(s, f[1], 1, cause=FACTION + TLEILAXU, rule="CLA-23.6")


class Extra(Question):
    """Ask how many more of its ally's forces the Emperor pays for: plain, then starred ones (CLA-16.3, CLA-25.40)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_EXTRA, "extra_revival", "CLA-16.3", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        ally = f[2]
        answers = s.answers[seat]
        found: list[int] = []
        if not answers:
            for n in range(min(EXTRA_MOST, s.tanks[2 * ally]) + 1):
                if full_price(s, ally, n, 0) <= purse(s, seat):
                    found.append(NUMBER + n)
            return found
        plain = answers[0] - NUMBER
        for n in range(min(EXTRA_MOST - plain, starred_there(s, ally)) + 1):
            if full_price(s, ally, plain, n) <= purse(s, seat):
                found.append(NUMBER + n)
        return found

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == (2 if starred_there(s, f[2]) else 1)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        answers = given[f[1]]
        plain = answers[0] - NUMBER
        starred = answers[1] - NUMBER if len(answers) == 2 else 0
        if plain + starred:
            s.push(frames.REVIVE_EMPEROR, f[1], f[2], plain, starred)
            offer_stop(s, EXTRA, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


def _extra(s: State, f: Frame) -> None:
    if not s.stopped:
        bring_back(s, f[2], f[3], f[4], "CLA-16.3")
        charge(s, f[1], full_price(s, f[2], f[3], f[4]))


declare(Limit(), Grant(), Revive(), Extra())
steps(
    {
        frames.REVIVAL: _revival,
        frames.REVIVE_STAGE: _stage,
        frames.REVIVE_PRICED: _priced,
        frames.LIMIT_RAISED: _raised,
        frames.FREE_GRANTED: _granted,
        frames.REVIVE_PAID: _paid,
        frames.REVIVE_FREE: _free,
        frames.REVIVE_EMPEROR: _extra,
    }
)
