"""The worth of team effects to a seat, for bots: trade, the Throne Row, contracts for both allies."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.modules.team_acts import throne_candidates
from sandtable.imperium.modules.team_seats import INTRIGUE_GOOD, allies_of, clockwise, held

SNATCHED: Final = 0.3  # chance that others acquire a card of the Imperium Row before the team can


# --- trade -------------------------------------------------------------------------------
def given_of(w: Worth, good: int) -> int:
    """Return the largest amount of a good that a bot gives away in a trade: half of what it has, since each further
    unit is worth less to the receiver."""
    return (held(w.s, w.seat, good) + 1) // 2


def gain_of_giving(giver: Worth, to: Worth, good: int) -> float:
    """Return what the team gains if one unit of a good moves from the seat of `giver` to that of `to`."""
    if good == INTRIGUE_GOOD:
        return to.intrigue - giver.intrigue
    return (to.solari, to.spice, to.water)[good] - (giver.solari, giver.spice, giver.water)[good]


def _best_gift(giver: Worth, to: Worth) -> float:
    best = 0.0
    for good in range(INTRIGUE_GOOD):  # Intrigue cards are skipped: their use to the other is unknown
        best = max(best, given_of(giver, good) * gain_of_giving(giver, to, good))
    return best


def trade_worth(w: Worth, other: int) -> float:
    """Return what the team gains from a trade with the teammate `other`, in which each of the two gives the good that
    is worth more to the other (UPR-S8.2)."""
    theirs = Worth(w.s, other)
    return _best_gift(w, theirs) + _best_gift(theirs, w)


def best_trade(w: Worth) -> float:
    best = 0.0
    for other in clockwise(w.seat)[1:]:
        best = max(best, trade_worth(w, other))
    return best


# --- the Throne Row ----------------------------------------------------------------------
def throne_worth(w: Worth) -> float:
    """Return the worth of moving the best possible card to the Throne Row: the worth of acquiring the card, times the
    chance that the team would lose it to opponents otherwise (UPR-S10.2)."""
    best = 0.0
    for kind in throne_candidates(w.s):
        best = max(best, w.acquired(kind))
    return SNATCHED * best


# --- contracts for both allies -----------------------------------------------------------
def dealt(w: Worth, first_gets: int, second_gets: int) -> float:
    """Return the worth for the commander's team of dealing two contracts, the kind `first_gets` to the first ally and
    `second_gets` to the second (UPR-S12.1)."""
    first, second = allies_of(w.seat)
    return worth_of(Worth(w.s, first), first_gets) + worth_of(Worth(w.s, second), second_gets)


def best_deal(w: Worth) -> float:
    offer = contracts_of(w.s).offer
    if len(offer) != 2:
        return 0.0
    return max(dealt(w, offer[0], offer[1]), dealt(w, offer[1], offer[0]))
