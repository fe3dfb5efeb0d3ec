"""The worth of fighting for a Conflict: the chance to beat the others, and the best number of troops to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.rules.state import Player, State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

RETREAT_KEEPS: Final = 0.8  # share of a troop's worth kept when it leaves the Conflict


def may_fight(s: State, seat: int) -> bool:
    """Tell whether the seat has units of its own or can get them."""
    return all(module.may_fight(s, seat) for module in s.rules.when_receives)


class Other:
    """The expected strength of another party that may fight in the Conflict, and the uncertainty of this number."""

    __slots__ = ("strength", "spread")

    def __init__(self, strength: float, spread: float) -> None:
        self.strength = strength
        self.spread = spread


def likely_strength(p: Player, r: list[float]) -> float:
    """Return the strength that another party will probably have at the end of the round: its units, its swords and
    those that its hand may still bring; `r` has the exchange rates of `judge/rates.py`."""
    if p.revealed or p.rival:
        return float(p.strength()) + (2.0 if p.rival and p.units() else 0.0)
    swords = float(p.swords)
    card = r[rate.OTHERS_CARD]
    for _ in range(len(p.hand)):
        swords += card
    swords += r[rate.OTHERS_AGENT] * min(p.agents, 2)  # they may still deploy troops
    if not p.units():
        swords -= 1.0
    return p.strength_of(p.conflict) + swords


def chance_to_beat(mine: float, theirs: float, open_cards: float) -> float:
    """Return the chance that strength `mine` ends above strength `theirs`; `open_cards` is the uncertainty of the
    difference, in strength."""
    edge = (mine - theirs) / (1.0 + open_cards)
    if edge > 4.0:
        return 0.98
    if edge < -4.0:
        return 0.02
    # A straight line is good enough in between.
    return 0.5 + 0.12 * edge


def conflict_worth(w: Worth, troops: int, extra_swords: float) -> float:
    """Return the expected worth of the Conflict's reward if the seat has this many troops in the Conflict and gets
    these extra swords; the loss of the troops is not subtracted."""
    if troops <= 0 and not w.u.other_units:
        return 0.0
    if extra_swords == 0.0 and troops >= 0:
        return w.fighting(troops)
    return fighting_worth(w, w.u.strength_of(troops) + extra_swords)


def fighting_worth(w: Worth, strength: float, times: int = 0) -> float:
    """Return the expected worth of the Conflict's reward if the seat's units have this strength; the seat's swords are
    added to it.

    `times` is the number of times that the seat takes its reward (0: as often as it does now).
    """
    s = w.s
    others = w.in_the_conflict()
    mine = strength + w.u.swords + w.hand_swords()
    first = 1.0
    ahead = 0.0
    for other in others:
        beat = chance_to_beat(mine, other.strength, other.spread)
        first *= beat
        ahead += 1.0 - beat
    second = ahead * (1.0 - first) if ahead < 1.0 else (1.0 - first) * (2.0 - ahead if ahead < 2.0 else 0.0)
    if second < 0.0:
        second = 0.0
    worth = first * w.reward(1, times)
    if second > 0.0:
        worth += second * w.reward(2, times)
    if len(s.players) >= 4 and ahead > 1.0:
        worth += 0.3 * w.reward(3, times)
    return w.rates[rate.REWARD] * worth


def best_retreat(w: Worth, most: int) -> int:
    """Return the number of troops, up to `most`, whose retreat gains most: the worth of the troops kept, less the loss
    in the Conflict."""
    best_n = 0
    best = conflict_worth(w, w.u.conflict, 0.0)
    for n in range(1, most + 1):
        value = conflict_worth(w, w.u.conflict - n, 0.0) + n * w.troop * RETREAT_KEEPS
        if value > best + 0.01:
            best = value
            best_n = n
    return best_n


def best_deployment(w: Worth, most: int) -> int:
    """Return the number of additional troops, up to `most`, whose deployment gains most: the gain in the Conflict, less
    the loss of the troops."""
    base = w.u.conflict
    best_n = 0
    best = conflict_worth(w, base, 0.0)
    for n in range(1, most + 1):
        value = conflict_worth(w, base + n, 0.0) - n * w.troop * w.rates[rate.DEPLOY]
        if value > best + 0.01:
            best = value
            best_n = n
    return best_n


def deployment_worth(w: Worth, room: int) -> float:
    """Return the worth of deploying the best number of troops up to `room`: the gain in the Conflict less the loss of
    these troops."""
    if not room:
        return 0.0
    n = best_deployment(w, room)
    if not n:
        return 0.3
    now = w.u.conflict
    return conflict_worth(w, now + n, 0.0) - conflict_worth(w, now, 0.0) - w.rates[rate.DEPLOY] * n * w.troop
