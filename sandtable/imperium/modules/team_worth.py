"""What effects that only a team has are worth to a seat, for bots: trade, the Throne Row, contracts for both allies."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.modules.team_acts import throne_candidates
from sandtable.imperium.modules.team_seats import INTRIGUE_GOOD, allies_of, clockwise, held

SNATCHED: Final = 0.3  # how often a card of the Imperium Row is taken by others before the team could acquire it


# --- trade -------------------------------------------------------------------------------
def given_of(w: Worth, good: int) -> int:
    """How many of a good a seat gives at most: half of what it has, as the next is worth less to the other."""
    return (held(w.s, w.seat, good) + 1) // 2


def gain_of_giving(giver: Worth, to: Worth, good: int) -> float:
    """What the team gains by one of a good that changes hands."""
    if good == INTRIGUE_GOOD:
        return to.intrigue - giver.intrigue
    return (to.solari, to.spice, to.water)[good] - (giver.solari, giver.spice, giver.water)[good]


def _best_gift(giver: Worth, to: Worth) -> float:
    best = 0.0
    for good in range(INTRIGUE_GOOD):  # whose Intrigue card is more use cannot be told
        best = max(best, given_of(giver, good) * gain_of_giving(giver, to, good))
    return best


def trade_worth(w: Worth, other: int) -> float:
    """What the team gains if the seat and this teammate each give what the other can use better (UPR-S8.2)."""
    theirs = Worth(w.s, other)
    return _best_gift(w, theirs) + _best_gift(theirs, w)


def best_trade(w: Worth) -> float:
    best = 0.0
    for other in clockwise(w.seat)[1:]:
        best = max(best, trade_worth(w, other))
    return best


# --- the Throne Row ----------------------------------------------------------------------
def throne_worth(w: Worth) -> float:
    """The best card that can be moved there is kept for the team (UPR-S10.2), which might have lost it."""
    best = 0.0
    for kind in throne_candidates(w.s):
        best = max(best, w.acquired(kind))
    return SNATCHED * best


# --- contracts for both allies -----------------------------------------------------------
def dealt(w: Worth, first_gets: int, second_gets: int) -> float:
    """What these contracts are worth to the two allies of the team, one for each (UPR-S12.1)."""
    first, second = allies_of(w.seat)
    return worth_of(Worth(w.s, first), first_gets) + worth_of(Worth(w.s, second), second_gets)


def best_deal(w: Worth) -> float:
    offer = contracts_of(w.s).offer
    if len(offer) != 2:
        return 0.0
    return max(dealt(w, offer[0], offer[1]), dealt(w, offer[1], offer[0]))
