"""Estimates each party's chance to win at the start of a round, for a search at its horizon.

Every party gets a weighted sum of features; a softmax of the sums gives the chances. The weights are the best fit to
the winners of many thousand games of the bot `greedy`: `python -m bench.imperium.fit_prospects`. A box may have its own
weights, also for the facts that modules add (`pieces.Figures`, `ModuleWorth.facts_of`).

A Rival of House Hagal buys nothing and turns resources into points (IMP-19.16), so it has separate weights.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.imperium.judge.horizon import rounds_left
from sandtable.imperium.judge.judgement import CARD_WORTH, SPICE_WANTED
from sandtable.imperium.judge.modules import weighing
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import NOBODY, RIVAL, Player, State

# The features of a party; each has one weight, and another that is multiplied by the rounds left.
FEATURES: Final = (
    "points", "solari", "solari_surplus", "spice", "spice_surplus", "water", "water_more", "garrison", "intrigue",
    "influence_1", "influence_3", "influence_more", "swordmaster", "council", "cards", "thin", "control", "threes",
)  # fmt: skip
_SOLARI_WANTED: Final = 8


def features(s: State, seat: int) -> list[float]:
    p = s.players[seat]
    owned = 0.0
    cards = 0
    for zone in (p.hand, p.deck, p.discard, p.play):
        for kind in zone:
            if kind >= 0:
                owned += CARD_WORTH[kind]
                cards += 1
    ones = 0
    threes = 0
    more = 0
    contested = 0
    for faction, level in enumerate(p.influence):
        if level == 1:
            ones += 1
        elif level == 3:
            threes += 1
            if s.alliance[faction] != NOBODY:
                contested += 1
        elif level > 4:
            more += level - 4
    control = 0
    for space in s.rules.control_spaces:
        if controller_of(s, space) == seat:
            control += 1
    return [
        float(p.vp),
        float(min(p.solari, _SOLARI_WANTED)),
        float(max(p.solari - _SOLARI_WANTED, 0)),
        float(min(p.spice, SPICE_WANTED)),
        float(max(p.spice - SPICE_WANTED, 0)),
        float(min(p.water, 2)),
        float(max(p.water - 2, 0)),
        float(p.garrison + p.conflict),
        float(len(p.intrigue)),
        float(ones),
        float(threes),
        float(more),
        1.0 if p.swordmaster else 0.0,
        1.0 if p.council else 0.0,
        owned / cards if cards else 0.0,
        0.1 * (14 - cards) if cards else 0.0,
        float(control),
        float(contested),
    ]


def weights_of(s: State, p: Player) -> list[float]:
    if p.rival == RIVAL:
        return RIVALS
    if s.rules.figures.prospects:
        return s.rules.figures.prospects
    return AMONG_PLAYERS if s.rules.level is None else SOLO


def further_names(s: State) -> list[str]:
    """Return the names of the facts that the game's modules add to the features of each party."""
    return [name for module in s.rules.modules for name in module.fact_names()]


def further(s: State, seat: int) -> list[float]:
    """Return the values, for one party, of the facts that the game's modules add to its features."""
    found: list[float] = []
    for worth in weighing(s.rules).all:
        found += worth.facts_of(s, seat)
    return found


def standing(s: State, seat: int, left: float) -> float:
    """Return the weighted sum of a party's features, with `left` rounds to come; `chances` turns the sums of all
    parties into chances to win."""
    found = features(s, seat)
    weights = weights_of(s, s.players[seat])
    n = len(found)
    value = weights[2 * n] + left * weights[2 * n + 1]
    for i in range(n):
        value += found[i] * (weights[i] + left * weights[n + i])
    weighed = s.rules.fact_weights
    if weighed:
        for i, fact in enumerate(further(s, seat)):
            once, each = weighed[i]
            value += fact * (once + left * each)
    return value


def chances(s: State) -> list[float]:
    """Return each party's chance to win; each member of a team has the team's chance."""
    left = rounds_left(s)
    values = [standing(s, seat, left) for seat, p in enumerate(s.players) if p.competes()]
    sides = s.rules.sides
    if sides:
        values = [sum(values[other] for other in range(len(values)) if (side >> other) & 1) for side in sides]
    top = max(values)
    raised = [exp(value - top) for value in values]
    total = sum(raised)
    if sides:  # a team wins or loses together: each member has the whole chance
        total = sum(x / side.bit_count() for x, side in zip(raised, sides, strict=True))
    return [x / total for x in raised]


# A weight for each feature, one for each feature times the rounds left, and two constants.
AMONG_PLAYERS: Final[list[float]] = [
    0.7683, 0.0131, -0.0256, 0.0875, 0.0657, 0.2297, 0.0912, 0.1453, 0.2333,
    0.3556, 0.4527, 0.1269, 0.4157, 0.5518, 0.4532, -0.0199, 0.1811, -0.2945,
    -0.0364, 0.0163, 0.0220, 0.0075, 0.0124, -0.0092, -0.0146, 0.0017, -0.0054,
    -0.0061, -0.0154, -0.0715, 0.1568, 0.0752, 0.0720, 0.0396, 0.0307, 0.0688,
    0.0000, 0.0000,
]  # fmt: skip
SOLO: Final[list[float]] = [
    0.8610, 0.0116, 0.0294, 0.1353, 0.0190, 0.1187, 0.1166, 0.1863, 0.2831,
    0.4121, 0.7302, 0.0739, 0.4447, 0.2030, 0.3512, -0.7015, 0.1136, -0.5560,
    -0.0451, 0.0243, 0.0151, 0.0129, 0.0482, 0.0332, -0.0072, -0.0025, -0.0118,
    -0.0359, -0.0741, 0.0100, 0.2323, 0.2059, 0.0157, 0.1989, 0.0553, 0.1169,
    -1.3144, -0.0305,
]  # fmt: skip
RIVALS: Final[list[float]] = [
    0.8967, 0.0758, 0.0000, 0.1245, 0.0000, 0.0158, 0.0000, 0.1350, 0.1135,
    0.4763, 0.4359, 0.0955, -0.5294, 0.0000, 0.0000, 0.0000, 0.2342, -0.3979,
    -0.0488, 0.0032, 0.0000, -0.0075, 0.0000, 0.0415, 0.0000, -0.0028, 0.0618,
    -0.0347, -0.0705, -0.1289, 0.2345, 0.0000, 0.0000, 0.0000, 0.0665, 0.0165,
    0.8238, 0.0097,
]  # fmt: skip
