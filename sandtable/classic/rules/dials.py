"""The strength of forces in battle, the dials they can make and the spice a dial costs (CLA-10.4, 18.4 to 18.9, 22.4).

Strength is counted in halves. A force has one strength without spice and another with one spice paid for it.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ABILITY_NUMBER, EMPEROR, FACTIONS, FREMEN, IXIANS
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.board import joined
from sandtable.classic.rules.state import State

# Indices into `s.battle`.
PLACE: Final = 0  # a part of the place of battle
AGGRESSOR: Final = 1
DEFENDER: Final = 2
SEEN: Final = 3  # sides whose plan Atreides sees with their Karama power, as bits
TOOTH: Final = 4  # sides that have withdrawn a Poison Tooth, as bits
LOSSES: Final = 5  # cyborgs the winner has lost
LEADERLESS: Final = 6  # sides that have announced neither leader nor Cheap Hero, as bits (CLA-10.5)

# Abilities that a Karama may stop in a battle before plans are shown (CLA-20.2): bits of `s.stops`.
STOPPABLE: Final[list[int]] = [
    ABILITY_NUMBER[id] for id in ("atr_kwisatz_haderach", "emp_sardaukar", "fre_fedaykin", "fre_no_spice", "ix_cyborgs")
]
HADERACH_STOP: Final = 0
SARDAUKAR_STOP: Final = 1
FEDAYKIN_STOP: Final = 2
NO_SPICE_STOP: Final = 3
CYBORGS_STOP: Final = 4


def stopped(s: State, which: int) -> bool:
    return (s.stops >> which) & 1 == 1


def battle_parts(s: State) -> list[int]:
    """Return the parts of the territory whose forces fight: all joined to the place of battle (CLA-10.1, CLA-25.39)."""
    return joined(s, s.battle[PLACE])


def foe_of(s: State, seat: int) -> int:
    return s.battle[DEFENDER] if seat == s.battle[AGGRESSOR] else s.battle[AGGRESSOR]


def side_of(s: State, seat: int) -> int:
    """Return the side of a seat in the battle: 0 for the aggressor, 1 for the defender."""
    return 0 if seat == s.battle[AGGRESSOR] else 1


def seat_at(s: State, side: int) -> int:
    """Return the seat that fights on a side (the inverse of `side_of`)."""
    return s.battle[AGGRESSOR] if side == 0 else s.battle[DEFENDER]


def engaged(s: State, seat: int) -> tuple[int, int]:
    """Return how many plain and how many starred forces a seat has in the battle."""
    plain = 0
    starred = 0
    for part in battle_parts(s):
        plain += s.plain_at(seat, part)
        starred += s.starred_at(seat, part)
    return plain, starred


def leaderless(s: State) -> list[int]:
    """Return the seats that have announced that they have neither leader nor Cheap Hero for this battle (CLA-10.5)."""
    return [seat_at(s, side) for side in range(2) if s.battle and (s.battle[LEADERLESS] >> side) & 1]


class Worth:
    """The forces of one side in battle, and the strength, in halves, of a plain and of a starred force: without spice,
    and with one spice paid for it."""

    __slots__ = ("plain", "starred", "low", "high", "star_low", "star_high")

    def __init__(self, plain: int, starred: int, low: int, high: int, star_low: int, star_high: int) -> None:
        self.plain = plain
        self.starred = starred
        self.low = low
        self.high = high
        self.star_low = star_low
        self.star_high = star_high


def worth_of(s: State, seat: int) -> Worth:
    """Return the forces and strengths of this seat's side of the battle; abilities that a Karama stopped do not count
    (CLA-25.28)."""
    plain, starred = engaged(s, seat)
    foe = foe_of(s, seat)
    faction = s.factions[seat]
    advanced = s.rules.advanced
    low = 1 if advanced else 2
    high = 2
    declared = FACTIONS[faction].starred
    if faction == IXIANS:
        if stopped(s, CYBORGS_STOP):
            return Worth(plain, starred, 1, 1, low, high)
        return Worth(plain, starred, 1, 1, 2 * low, 4)
    if faction == FREMEN and not stopped(s, NO_SPICE_STOP):
        low = 2
    double = declared is not None and starred > 0
    if faction == FREMEN and stopped(s, FEDAYKIN_STOP):
        double = False
    if faction == EMPEROR and (stopped(s, SARDAUKAR_STOP) or s.factions[foe] == FREMEN):
        double = False
    return Worth(plain, starred, low, high, 2 * low if double else low, 2 * high if double else high)


def ways(w: Worth, dial: int, most: int) -> list[int]:
    """Return all ways to make exactly this dial (in halves) with at most `most` spice. A way is the forces committed
    and the spice paid, packed into one number, from which `way_plain`, `way_starred` and `way_spice` read them."""
    found: list[int] = []
    for starred in range(w.starred + 1):
        for paid in range((starred if w.star_high > w.star_low else 0) + 1):
            left = dial - (starred - paid) * w.star_low - paid * w.star_high
            if left < 0 or paid > most:
                continue
            if w.low == w.high:
                if left % w.low == 0 and left // w.low <= w.plain:
                    _add(found, left // w.low, starred, paid)
                continue
            # Each plain force is worth 1 without spice and 2 with it.
            for backed in range(max(0, left - w.plain), left // 2 + 1):
                if paid + backed <= most:
                    _add(found, left - backed, starred, paid + backed)
    return found


def _add(found: list[int], plain: int, starred: int, spice: int) -> None:
    way = plain * 10000 + starred * 100 + spice
    if way not in found:
        found.append(way)


def way_plain(way: int) -> int:
    return way // 10000


def way_starred(way: int) -> int:
    return way // 100 % 100


def way_spice(way: int) -> int:
    return way % 100


def least_spice(w: Worth, most: int) -> list[int]:
    """Return a list with the least spice needed for each dial, by the dial in halves; -1 where more than `most` is
    needed."""
    top = w.plain * w.high + w.starred * w.star_high
    least = [-1] * (top + 1)
    for starred in range(w.starred + 1):
        for paid in range((starred if w.star_high > w.star_low else 0) + 1):
            base = (starred - paid) * w.star_low + paid * w.star_high
            if w.low == w.high:
                for n in range(w.plain + 1):
                    _least(least, base + n * w.low, paid, most)
            else:
                for made in range(2 * w.plain + 1):
                    _least(least, base + made, paid + max(0, made - w.plain), most)
    return least


def _least(least: list[int], dial: int, spice: int, most: int) -> None:
    if spice <= most and (least[dial] < 0 or spice < least[dial]):
        least[dial] = spice


def dials(s: State, seat: int) -> list[int]:
    """Return the dials that a seat can make in this battle, in halves (CLA-10.4, CLA-18.5)."""
    least = least_spice(worth_of(s, seat), purse(s, seat))
    return [dial for dial in range(len(least)) if least[dial] >= 0]


def spices(s: State, seat: int, dial: int) -> list[int]:
    """Return the amounts of spice that may be committed to a dial: those of the ways to make it (CLA-18.6)."""
    if not s.rules.advanced:
        return [0]
    return sorted({way_spice(way) for way in ways(worth_of(s, seat), dial, purse(s, seat))})


def reachable(s: State, seat: int, dial: int, spice: int) -> int:
    """Return this dial, in halves, if the forces can make it with the committed spice; else the highest lower dial that
    they can make (CLA-25.28)."""
    least = least_spice(worth_of(s, seat), spice if s.rules.advanced else 0)
    dial = min(dial, len(least) - 1)
    while dial > 0 and least[dial] < 0:
        dial -= 1
    return dial
