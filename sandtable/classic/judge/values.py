"""What things are worth to a seat, in spice: forces, leaders, cards, strongholds held."""

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
RESERVE: Final = 1.2  # off the planet, over one in the tanks
FOES_FORCE: Final = 0.4  # that another loses
VICTORY: Final = 90.0

# What it is worth to hold so many strongholds, by how many are needed.
PRIZES: Final[dict[int, list[float]]] = {
    STRONGHOLDS_TO_WIN: [0.0, 7.0, 18.0, VICTORY, VICTORY + 6.0, VICTORY + 8.0],
    STRONGHOLDS_TO_WIN_ALLIED: [0.0, 5.0, 12.0, 25.0, VICTORY, VICTORY + 6.0],
}

_SPECIALS: Final[dict[int, float]] = {
    CHEAP_HERO: 3.5, FAMILY_ATOMICS: 2.0, WEATHER_CONTROL: 2.5, HAJR: 2.5, TLEILAXU_GHOLA: 3.0, TRUTHTRANCE: 1.0,
    KARAMA: 4.0, HARVESTER: 1.5, THUMPER: 0.8, AMAL: 1.5,
}  # fmt: skip


def goal_of(s: State, seat: int) -> int:
    """How many strongholds a seat needs, together with its ally if it has one (CLA-12.2, CLA-12.3, CLA-2.9)."""
    if s.seats == 2 or s.ally[seat] != NOBODY:
        return STRONGHOLDS_TO_WIN_ALLIED
    return STRONGHOLDS_TO_WIN


def prize(goal: int, have: float) -> float:
    """What it is worth to hold so many strongholds, by halves and quarters too."""
    points = PRIZES[goal]
    if have <= 0.0:
        return 0.0
    low = int(have)
    if low >= len(points) - 1:
        return points[-1]
    return points[low] + (have - low) * (points[low + 1] - points[low])


def holdings(s: State, seat: int) -> int:
    """Strongholds that count for a seat and its ally."""
    ally = s.ally[seat]
    return held(s, seat) + (held(s, ally) if ally != NOBODY else 0)


def spice_rate(s: State, seat: int) -> float:
    """What a spice is worth: less to who has plenty."""
    if s.turn == s.rules.turns and s.phase >= SHIPMENT_MOVEMENT:
        return 0.05  # there is nothing left to buy
    spice = s.spice[seat]
    return 1.0 if spice < 8 else 0.7 if spice < 14 else 0.4 if spice < 22 else 0.25


def force_worth(s: State) -> float:
    """What a force on the map is worth: less when the game is nearly over."""
    left = s.rules.turns - s.turn
    return FORCE if left > 3 else 0.4 + 0.33 * left


def leader_worth(leader: int) -> float:
    """What it costs to lose a leader."""
    return 1.0 + 0.7 * strength_of(leader)


def living(s: State, seat: int) -> list[int]:
    """Strengths of a seat's living leaders, the strongest first."""
    found: list[int] = []
    for leader, holder in enumerate(s.leader_of):
        if holder == seat and s.leader_is[leader] == ALIVE:
            found.append(strength_of(leader))
    found.sort(reverse=True)
    return found


def card_worth(s: State, seat: int, kind: int, hand: list[int]) -> float:
    """What one more card of a kind is worth to a seat beside the others of its hand."""
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
    """What a card nobody has seen is worth on the average."""
    total = 0.0
    n = 0
    hand = s.hands[seat]
    for kind, copies in enumerate(pool):
        if copies:
            total += copies * max(0.0, card_worth(s, seat, kind, hand))
            n += copies
    return total / n if n else 0.0
