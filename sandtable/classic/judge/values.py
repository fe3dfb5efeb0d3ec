"""The worth of things to a seat, in spice: forces, leaders, cards, strongholds held."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    STRONGHOLDS_TO_WIN,
    STRONGHOLDS_TO_WIN_ALLIED,
)
from sandtable.classic.content.phases import SHIPMENT_MOVEMENT
from sandtable.classic.content.treachery import (
    AMAL,
    CHEAP_HERO,
    DEFENCE,
    FAMILY_ATOMICS,
    HAJR,
    HARVESTER,
    KARAMA,
    LASGUN,
    THUMPER,
    TLEILAXU_GHOLA,
    TREACHERY,
    TRUTHTRANCE,
    WEAPON,
    WEATHER_CONTROL,
    WORTHLESS,
)
from sandtable.classic.judge.knowledge import strength_of
from sandtable.classic.rules.mentat import held
from sandtable.classic.rules.state import ALIVE, HIDDEN, NOBODY, State

FORCE: Final = 1.7  # on the map
RESERVE: Final = 1.2  # in reserve, compared with one in the tanks
FOES_FORCE: Final = 0.4  # lost by another seat
VICTORY: Final = 90.0

# The worth of one spice to a seat that has fewer than this many.
SPICE_RATES: Final = ((4, 1.2), (8, 1.0), (12, 0.75), (16, 0.45), (20, 0.2), (999, 0.08))
TOLL: Final = 0.4  # cost of one spice that a rival receives
IN_BATTLE: Final = 1.15  # factor for spice in the advanced game, where forces fight with it
BOLD: Final = 7  # turns before the end in which seats take risks
LAST_FORCE: Final = 0.15  # worth of a force in the last turn
CAUTIOUS: Final = 4  # first turns, in which a seat's own strongholds come first
FINISH: Final = 1.0
MOST_SPICE: Final = 60
LEAN_YEARS: Final = 4  # turns before the end in which spice is saved less and less

# The worth of holding 0, 1, 2 … strongholds, by the number needed to win.
PRIZES: Final[dict[int, list[float]]] = {
    STRONGHOLDS_TO_WIN: [0.0, 7.0, 18.0, VICTORY, VICTORY + 6.0, VICTORY + 8.0],
    STRONGHOLDS_TO_WIN_ALLIED: [0.0, 5.0, 12.0, 25.0, VICTORY, VICTORY + 6.0],
}

_SPECIALS: Final[dict[int, float]] = {
    CHEAP_HERO: 3.5, FAMILY_ATOMICS: 2.0, WEATHER_CONTROL: 2.5, HAJR: 2.5, TLEILAXU_GHOLA: 3.0, TRUTHTRANCE: 1.0,
    KARAMA: 4.0, HARVESTER: 1.5, THUMPER: 0.8, AMAL: 1.5,
}  # fmt: skip


def goal_of(s: State, seat: int) -> int:
    """Return how many strongholds a seat, with its ally if it has one, needs to win (CLA-12.2, CLA-12.3, CLA-2.9)."""
    if s.seats == 2 or s.ally[seat] != NOBODY:
        return STRONGHOLDS_TO_WIN_ALLIED
    return STRONGHOLDS_TO_WIN


def prize(goal: int, have: float) -> float:
    """Return the worth of holding `have` strongholds, where `goal` are needed to win; `have` may be a fraction."""
    points = PRIZES[goal]
    if have <= 0.0:
        return 0.0
    low = int(have)
    if low >= len(points) - 1:
        return points[-1]
    return points[low] + (have - low) * (points[low + 1] - points[low])


def holdings(s: State, seat: int) -> int:
    """Return the number of strongholds that count for a seat and its ally."""
    ally = s.ally[seat]
    return held(s, seat) + (held(s, ally) if ally != NOBODY else 0)


def _savings() -> list[float]:
    """Return, for each amount of spice, the worth of holding it; the first spice is worth most."""
    found = [0.0]
    for n in range(MOST_SPICE):
        found.append(found[-1] + next(rate for below, rate in SPICE_RATES if n < below))
    return found


SAVINGS: Final[list[float]] = _savings()


def haste(s: State) -> float:
    """Return the factor for the worth of spice; it falls as the turns left to spend it run out."""
    left = s.rules.turns - s.turn
    if left == 0 and s.phase >= SHIPMENT_MOVEMENT:
        return 0.05  # nothing is left to buy
    worth = IN_BATTLE if s.rules.advanced else 1.0
    return worth if left >= LEAN_YEARS else worth * (0.35 + 0.65 * left / LEAN_YEARS)


def spice_rate(s: State, seat: int) -> float:
    """Return the worth of one more spice: less to a seat that has plenty."""
    spice = min(s.spice[seat], MOST_SPICE - 1)
    return (SAVINGS[spice + 1] - SAVINGS[spice]) * haste(s)


def spending(s: State, seat: int, price: int) -> float:
    """Return the worth of the spice that a price takes from a seat: the last spice is worth most."""
    spice = min(s.spice[seat], MOST_SPICE)
    return (SAVINGS[spice] - SAVINGS[max(0, min(spice, s.spice[seat] - price))]) * haste(s)


def toll(s: State, seat: int, faction: int, price: int) -> float:
    """Return the cost to a seat of a payment that a rival may receive: shippers pay the Guild, bidders the Emperor."""
    paid = s.seat_of[faction]
    return 0.0 if paid in (NOBODY, seat, s.ally[seat]) else TOLL * (1.0 - caution(s)) * price


def force_worth(s: State) -> float:
    """Return the worth of one force on the map; it falls when the game is nearly over."""
    left = s.rules.turns - s.turn
    return FORCE if left >= BOLD else LAST_FORCE + (FORCE - LAST_FORCE) * left / BOLD


def caution(s: State) -> float:
    """Return how much a seat protects its strongholds, from 0 to 1: most in the first turns, when all can attack."""
    return max(0.0, 1.0 - (s.turn - 1) / CAUTIOUS)


def finish(s: State) -> float:
    """Return the additional weight of winning now rather than later: 0 in the first turns, growing towards the last
    turn."""
    left = s.rules.turns - s.turn
    return FINISH * max(0.0, 1.0 - left / BOLD)


def leader_worth(leader: int) -> float:
    """Return the worth that is lost if this leader is killed."""
    return 1.0 + 0.7 * strength_of(leader)


def living(s: State, seat: int) -> list[int]:
    """Return the strengths of a seat's living leaders, the strongest first."""
    found: list[int] = []
    for leader, holder in enumerate(s.leader_of):
        if holder == seat and s.leader_is[leader] == ALIVE:
            found.append(strength_of(leader))
    found.sort(reverse=True)
    return found


def card_worth(s: State, seat: int, kind: int, hand: list[int]) -> float:
    """Return the worth of one more card of a kind to a seat, given the other cards of its hand."""
    if kind == HIDDEN:
        return 2.5
    card = TREACHERY[kind]
    if card.type == WORTHLESS:
        return 3.0 if s.rules.advanced and s.factions[seat] == BENE_GESSERIT else -0.5
    if card.type in (WEAPON, DEFENCE):
        worth = 4.5
        if card.attack == LASGUN:
            worth = 4.0
        for other in hand:
            if other == HIDDEN:
                continue
            held_card = TREACHERY[other]
            if card.type == held_card.type:
                same = card.attack == held_card.attack and card.guard == held_card.guard
                worth -= 2.0 if same else 1.2
        return max(0.8, worth)
    worth = _SPECIALS.get(kind, 1.0)
    return worth * 0.6 if kind in hand else worth


def mean_card(s: State, seat: int, pool: list[int]) -> float:
    """Return the average worth to a seat of a card not yet seen; `pool` has the number of copies of each kind."""
    total = 0.0
    n = 0
    hand = s.hands[seat]
    for kind, copies in enumerate(pool):
        if copies:
            total += copies * max(0.0, card_worth(s, seat, kind, hand))
            n += copies
    return total / n if n else 0.0
