"""Estimates of each seat's chance to win, with which search evaluates positions at its horizon, the end of a turn.

The chances are a softmax of weighted facts. The weights are fitted to the winners of games of greedy bots, over
positions at the ends of turns (`python -m bench.classic.fit_outlook`).
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT, FREMEN, LEADERS, SPACING_GUILD
from sandtable.classic.content.map import PART_TERRITORY, STRONGHOLDS, TERRITORIES
from sandtable.classic.content.treachery import DEFENCE, KARAMA, TREACHERY, WEAPON
from sandtable.classic.judge.values import goal_of, living
from sandtable.classic.rules.board import IS_STRONGHOLD, advising
from sandtable.classic.rules.state import ALIVE, HIDDEN, NOBODY, PLACES, State

# The facts of a seat, in this order.
FACTS: Final = (
    "one short of victory", "strongholds, late", "forces that hold strongholds", "smallest garrison",
    "forces on the map", "reserves", "leaders", "weapons", "a weapon", "defences", "a defence", "Karama", "traitors",
    "root of spice", "Guild", "Guild, late", "Fremen, late", "allied", "allied, later", "ally's strongholds, late",
    "ally's forces", "ally's leaders", "ally's weapons", "ally's defences", "root of ally's spice",
    "ally is the Guild, late", "late", "one",
)  # fmt: skip
GARRISON: Final = 5  # forces that count in a stronghold
UNSEEN: Final = 0.3  # weapons, and defences, that an unseen card counts as
FORETOLD: Final = 0.12  # chance that the victory comes in the very turn the Bene Gesserit predicted …
FORETOLD_NOW: Final = 0.5  # … and if it is this turn

# The weights of the facts for each faction: for the Guild, which wins by default, strongholds count little.
WEIGHTS: Final[list[list[float]]] = [
    [0.34, 0.73, 0.18, 0.36, 0.42, -0.05, 0.31, 0.16, 0.09, 0.15, 0.11, 0.08, 0.00, 0.04,
     0.72, 1.16, -0.15, 0.17, -0.55, 0.19, -0.08, -0.01, 0.05, 0.07, 0.04, 2.26, -0.09, -0.13],
    [0.31, 0.57, 0.03, 0.15, 0.39, 0.04, 0.16, 0.12, 0.17, 0.06, 0.12, 0.08, 0.08, 0.09,
     0.72, 1.16, -0.15, 0.15, -0.51, 0.24, 0.00, 0.04, 0.02, 0.00, -0.06, 2.25, -0.02, 0.20],
    [0.36, 0.66, 0.13, 0.24, 0.37, 0.23, 0.43, 0.10, 0.13, 0.13, 0.00, -0.05, 0.07, 0.00,
     0.72, 1.16, -0.15, 0.05, -0.51, 0.34, -0.05, 0.00, 0.08, 0.08, 0.03, 2.35, -0.12, -0.15],
    [0.21, 0.68, 0.10, 0.20, 0.31, 0.14, 0.20, 0.02, 0.12, 0.09, -0.03, 0.04, 0.14, 0.12,
     0.72, 1.16, -0.21, 0.02, -0.53, 0.18, -0.01, 0.07, 0.08, 0.06, 0.06, 2.28, -0.05, -0.18],
    [0.37, 0.77, 0.07, 0.27, 0.46, -0.12, 0.32, 0.08, 0.17, 0.09, 0.01, 0.14, 0.08, 0.03,
     0.72, 1.16, -0.15, 0.14, -0.48, 0.29, -0.05, 0.07, 0.04, 0.08, 0.05, 2.27, -0.10, -0.26],
    [0.10, 0.00, -0.09, -0.02, 0.36, 0.38, 0.26, 0.00, 0.15, 0.16, -0.09, 0.02, 0.18, 0.03,
     0.96, 1.55, -0.15, -0.18, -0.64, 0.43, 0.20, 0.07, 0.09, 0.12, -0.01, 2.14, 0.39, 0.52],
    [0.27, 0.54, 0.07, 0.19, 0.36, 0.10, 0.27, 0.08, 0.13, 0.11, 0.02, 0.05, 0.09, 0.05,
     0.72, 1.16, -0.15, 0.05, -0.51, 0.26, 0.00, 0.04, 0.06, 0.06, 0.01, 2.14, 0.00, 0.00],
    [0.27, 0.54, 0.07, 0.19, 0.36, 0.10, 0.27, 0.08, 0.13, 0.11, 0.02, 0.05, 0.09, 0.05,
     0.72, 1.16, -0.15, 0.05, -0.51, 0.26, 0.00, 0.04, 0.06, 0.06, 0.01, 2.14, 0.00, 0.00],
]  # fmt: skip


class Standing:
    """A seat's resources: strongholds that it holds alone, forces, leaders, cards and spice."""

    __slots__ = ("held", "guards", "least", "forces", "reserves", "leaders", "weapons", "defences", "karama", "spice")

    def __init__(self, s: State, seat: int) -> None:
        self.held = 0
        self.guards = 0
        self.least = 0
        self.forces = 0
        self.reserves = s.reserves[2 * seat] + s.reserves[2 * seat + 1]
        self.leaders = sum(living(s, seat)) / 10.0
        self.spice = math.sqrt(s.spice[seat])
        self.weapons = 0.0
        self.defences = 0.0
        self.karama = 0.0
        for kind in s.hands[seat]:
            if kind == HIDDEN:
                self.weapons += UNSEEN
                self.defences += UNSEEN
            elif TREACHERY[kind].type == WEAPON:
                self.weapons += 1.0
            elif TREACHERY[kind].type == DEFENCE:
                self.defences += 1.0
            elif kind == KARAMA:
                self.karama += 1.0


def standings(s: State) -> list[Standing]:
    """Return the standing of every seat, in one pass over the map."""
    found = [Standing(s, seat) for seat in range(s.seats)]
    inside: list[list[int]] = [[0] * len(TERRITORIES) for _ in range(s.seats)]
    for seat in range(s.seats):
        place = 2 * seat * PLACES
        for part in range(PLACES):
            n = s.forces[place + part] + s.forces[place + PLACES + part]
            if n:
                found[seat].forces += n
                territory = PART_TERRITORY[part]
                if IS_STRONGHOLD[territory]:
                    inside[seat][territory] += n
    for territory in STRONGHOLDS:
        there = [seat for seat in range(s.seats) if inside[seat][territory] and not advising(s, seat, territory)]
        for seat in there:
            n = min(GARRISON, inside[seat][territory])
            mine = found[seat]
            mine.guards += n
            if len(there) == 1:
                mine.held += 1
                mine.least = n if mine.least == 0 else min(mine.least, n)
    return found


def _traitors(s: State, seat: int) -> float:
    """Return how many living leaders of other seats are traitors of this seat."""
    n = 0
    for card in s.traitors[seat]:
        if 0 <= card < len(LEADERS) and s.leader_of[card] != seat and s.leader_is[card] == ALIVE:
            n += 1
    return float(n)


def facts(s: State, all_of: list[Standing], seat: int) -> list[float]:
    """Return the numbers that are weighted to estimate a seat's chance to win: its own, then those of its ally."""
    mine = all_of[seat]
    ally = s.ally[seat]
    turn = s.turn / s.rules.turns
    late = turn * turn
    own = s.factions[seat]
    held = mine.held if ally == NOBODY else mine.held + all_of[ally].held
    found = [
        1.0 if goal_of(s, seat) - held <= 1 else 0.0, late * mine.held, mine.guards / 10.0, mine.least / 5.0,
        mine.forces / 10.0, mine.reserves / 10.0, mine.leaders, mine.weapons, min(1.0, mine.weapons), mine.defences,
        min(1.0, mine.defences), mine.karama, _traitors(s, seat), mine.spice,
        turn if own == SPACING_GUILD else 0.0, late if own == SPACING_GUILD else 0.0, late if own == FREMEN else 0.0,
    ]  # fmt: skip
    if ally == NOBODY:
        return found + [0.0] * (len(FACTS) - 2 - len(found)) + [late, 1.0]
    theirs = all_of[ally]
    found += [
        1.0, turn, late * theirs.held, (theirs.forces + theirs.reserves + theirs.guards) / 10.0, theirs.leaders,
        theirs.weapons, theirs.defences, theirs.spice, late if s.factions[ally] == SPACING_GUILD else 0.0,
        late, 1.0,
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
        weights = WEIGHTS[s.factions[seat]]
        total = 0.0
        for at, fact in enumerate(facts(s, all_of, seat)):
            total += weights[at] * fact
        raised.append(math.exp(total))
    bene = s.seat_of[BENE_GESSERIT]
    if bene != NOBODY and s.predicted != NOBODY and s.predicted_turn >= s.turn:
        share = raised[s.predicted] * (FORETOLD_NOW if s.predicted_turn == s.turn else FORETOLD)
        raised[bene] += share
        raised[s.predicted] -= share
    total = sum(raised)
    return [each / total for each in raised]
