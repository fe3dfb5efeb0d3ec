"""Scores for alliances: the best partner, and when to break with an ally."""

from __future__ import annotations

import math
from typing import Final

from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    FREMEN,
    SPACING_GUILD,
    STRONGHOLDS_TO_WIN,
    STRONGHOLDS_TO_WIN_ALLIED,
)
from sandtable.classic.content.map import PART_TERRITORY
from sandtable.classic.judge.values import living
from sandtable.classic.rules.board import IS_STRONGHOLD
from sandtable.classic.rules.mentat import held
from sandtable.classic.rules.state import NOBODY, PLACES, Frame, State
from sandtable.classic.rules.words import BREAK, FACTION, PASS, YES

HEAT: Final = 1.05  # growth of the chance with each stronghold, as an exponent of e
ALLIED: Final = 0.9  # two allies are worth a little less than two single seats
TWO: Final = 0.8  # two shipments and two moves a turn are worth this many strongholds
EARLY: Final = 3  # before this turn no seat makes an alliance …
BOUND: Final = 0.3  # … unless it gains this much for each turn before it
SAVED: Final = 0.04  # least gain for breaking an alliance; making one needs a part of it


def material(s: State, seat: int) -> float:
    """Return the fighting means of a seat: forces, leaders, cards, spice."""
    forces = 0.0
    near = 0.0
    place = 2 * seat * PLACES
    for part in range(PLACES):
        n = s.forces[place + part] + s.forces[place + PLACES + part]
        if n:
            forces += n
            if IS_STRONGHOLD[PART_TERRITORY[part]]:
                near += n
    forces += 0.7 * (s.reserves[2 * seat] + s.reserves[2 * seat + 1])
    leaders = living(s, seat)
    total = 1.0 + 0.05 * forces + 0.03 * near + 0.03 * sum(leaders) + 0.08 * len(s.hands[seat])
    total += 0.03 * min(30, s.spice[seat])
    late = s.turn / s.rules.turns
    if s.factions[seat] == SPACING_GUILD:
        total += 2.5 * late * late
    elif s.factions[seat] == FREMEN:
        total += 1.2 * late * late
    elif s.factions[seat] == BENE_GESSERIT:
        total += 0.6
    return total


def chances_with(s: State, ally: list[int], goods: list[float]) -> list[float]:
    """Return each seat's chance to win with these alliances (`ally`, by seat) and fighting means (`goods`, by seat);
    allies share their wins."""
    alone = STRONGHOLDS_TO_WIN if s.seats > 2 else STRONGHOLDS_TO_WIN_ALLIED
    raised: list[float] = []
    for seat in range(s.seats):
        other = ally[seat]
        have = held(s, seat)
        if other == NOBODY:
            raised.append(goods[seat] * math.exp(HEAT * (have - alone)))
        else:
            have += held(s, other)
            both = goods[seat] + goods[other]
            raised.append(ALLIED * both / 2 * math.exp(HEAT * (have - STRONGHOLDS_TO_WIN_ALLIED + TWO)))
    bene = s.seat_of[BENE_GESSERIT]
    if bene != NOBODY and s.predicted != NOBODY and s.predicted_turn >= s.turn:
        taken = 0.8 / (1 + s.predicted_turn - s.turn)
        share = taken * raised[s.predicted] / 2
        raised[bene] += share
        raised[s.predicted] -= share
    total = sum(raised)
    return [each / total for each in raised]


# --- alliances ---------------------------------------------------------------------------
def with_alliance(s: State, seat: int, other: int, foretold: bool) -> float:
    """Return a seat's chance to win if it is allied with `other`, or unallied if `other` is NOBODY.

    `foretold` tells whether the seat may know the prediction of the Bene Gesserit.
    """
    ally = s.ally[:]
    if ally[seat] != NOBODY:
        ally[ally[seat]] = NOBODY
        ally[seat] = NOBODY
    if other != NOBODY:
        ally[seat] = other
        ally[other] = seat
    goods = [material(s, of) for of in range(s.seats)]
    known = s.predicted
    if not foretold:
        s.predicted = NOBODY
    found = chances_with(s, ally, goods)[seat]
    s.predicted = known
    return found


def too_early(s: State) -> float:
    """Return the additional gain required of an alliance in early turns, while it is unclear who will be strong."""
    return BOUND * max(0, EARLY - s.turn)


def alliance_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score alliances: prefer to break a harmful one, and to ask the most helpful seat that would also gain."""
    foretold = s.factions[seat] == BENE_GESSERIT
    now = with_alliance(s, seat, s.ally[seat], foretold)
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
        elif option == BREAK:
            found.append(30.0 * (with_alliance(s, seat, NOBODY, foretold) - now - SAVED))
        else:
            other = s.seat_of[option - FACTION]
            gain = with_alliance(s, seat, other, foretold) - now - too_early(s)
            theirs = with_alliance(s, other, seat, foretold) - with_alliance(s, other, NOBODY, foretold)
            found.append(30.0 * (gain - SAVED / 2) if theirs > SAVED / 4 else min(-0.5, 30.0 * gain - 3.0))
    return found


def accept_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    foretold = s.factions[seat] == BENE_GESSERIT
    gain = with_alliance(s, seat, f[2], foretold) - with_alliance(s, seat, s.ally[seat], foretold) - SAVED / 4
    gain -= too_early(s)
    return [30.0 * gain if option == YES else 0.0 for option in options]
