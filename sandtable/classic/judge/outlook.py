"""Estimates each seat's chance to win: search uses it to evaluate positions at its horizon.

The chances are a softmax of weighted facts. The weights are fitted to the winners of games of greedy bots, over
positions of all phases (`python -m bench.classic.fit_outlook`).
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT, FREMEN, SPACING_GUILD
from sandtable.classic.content.map import PART_TERRITORY, STRONGHOLDS, TERRITORIES
from sandtable.classic.judge.values import goal_of, living
from sandtable.classic.rules.board import IS_STRONGHOLD, advising
from sandtable.classic.rules.state import NOBODY, PLACES, State

# The facts of a seat, in this order; followed by one weight for each faction.
FACTS: Final = (
    "two short of victory", "one short", "enough strongholds", "contested strongholds", "forces in strongholds",
    "forces on the map", "reserves", "leaders", "cards", "spice", "Guild, late", "Fremen, late", "allied",
)  # fmt: skip
MOST_SPICE: Final = 30
FORETOLD: Final = 0.12  # chance that the victory comes in the very turn the Bene Gesserit predicted …
FORETOLD_NOW: Final = 0.5  # … and if it is this turn

WEIGHTS: Final[list[float]] = [
    0.37, 0.53, 1.60, 0.31, 0.0, 0.15, 0.10, 0.18, 0.42, 0.05, 1.90, -0.05, -0.26,
    -0.10, 0.10, -0.25, 0.10, -0.45, 0.60, 0.0, 0.0,
]  # fmt: skip


class Standing:
    """A seat's position on the map: its forces, the strongholds it holds alone, its share of contested ones."""

    __slots__ = ("held", "contested", "near", "forces")

    def __init__(self) -> None:
        self.held = 0
        self.contested = 0.0
        self.near = 0
        self.forces = 0


def standings(s: State) -> list[Standing]:
    """Return the standing of every seat, in one pass over the map."""
    found = [Standing() for _ in range(s.seats)]
    inside: list[list[int]] = [[0] * len(TERRITORIES) for _ in range(s.seats)]
    for seat in range(s.seats):
        place = 2 * seat * PLACES
        mine = found[seat]
        for part in range(PLACES):
            n = s.forces[place + part] + s.forces[place + PLACES + part]
            if n:
                mine.forces += n
                territory = PART_TERRITORY[part]
                if IS_STRONGHOLD[territory]:
                    mine.near += n
                    inside[seat][territory] += n
    for territory in STRONGHOLDS:
        there = [seat for seat in range(s.seats) if inside[seat][territory] and not advising(s, seat, territory)]
        if len(there) == 1:
            found[there[0]].held += 1
        elif there:
            total = sum([inside[seat][territory] for seat in there])
            for seat in there:
                found[seat].contested += inside[seat][territory] / total
    return found


def facts(s: State, all_of: list[Standing], seat: int) -> list[float]:
    """Return the facts of a seat; allies share those of the map, reserves and spice."""
    mine = all_of[seat]
    ally = s.ally[seat]
    held, contested, near, forces = mine.held, mine.contested, mine.near, mine.forces
    reserves = s.reserves[2 * seat] + s.reserves[2 * seat + 1]
    spice = min(MOST_SPICE, s.spice[seat])
    special = [s.factions[seat]]
    if ally != NOBODY:
        theirs = all_of[ally]
        held, contested = held + theirs.held, contested + theirs.contested
        near, forces = near + theirs.near, forces + theirs.forces
        reserves += s.reserves[2 * ally] + s.reserves[2 * ally + 1]
        spice += min(MOST_SPICE, s.spice[ally])
        special.append(s.factions[ally])
    short = goal_of(s, seat) - held
    late = (s.turn / s.rules.turns) ** 2
    found = [
        1.0 if short <= 2 else 0.0, 1.0 if short <= 1 else 0.0, 1.0 if short <= 0 else 0.0, contested, near / 10.0,
        forces / 10.0, reserves / 10.0, sum(living(s, seat)) / 10.0, len(s.hands[seat]) / 4.0, spice / 10.0,
        late if SPACING_GUILD in special else 0.0, late if FREMEN in special else 0.0, 0.0 if ally == NOBODY else 1.0,
    ]  # fmt: skip
    return found


def chances(s: State) -> list[float]:
    """Return each seat's chance to win; the chances add up to 1."""
    if s.outcomes:
        winners = s.outcomes[: s.seats].count(1)
        return [1.0 / winners if s.outcomes[seat] == 1 else 0.0 for seat in range(s.seats)]
    all_of = standings(s)
    raised: list[float] = []
    for seat in range(s.seats):
        total = WEIGHTS[len(FACTS) + s.factions[seat]]
        for at, fact in enumerate(facts(s, all_of, seat)):
            total += WEIGHTS[at] * fact
        raised.append(math.exp(total))
    bene = s.seat_of[BENE_GESSERIT]
    if bene != NOBODY and s.predicted != NOBODY and s.predicted_turn >= s.turn:
        share = raised[s.predicted] * (FORETOLD_NOW if s.predicted_turn == s.turn else FORETOLD)
        raised[bene] += share
        raised[s.predicted] -= share
    total = sum(raised)
    return [each / total for each in raised]
