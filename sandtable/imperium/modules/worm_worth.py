"""The bots' estimates of sandworms, Maker Hooks and the Shield Wall for the module 'worms'."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge import price
from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import COLUMN
from sandtable.imperium.judge.conflict import conflict_worth, fighting_worth
from sandtable.imperium.judge.judgement import POINT, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.modules.worms import DOUBLED, SANDWORM, summoning, worms_of
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.state import NO_CONFLICT, State

_HELPING: Final[list[float]] = []


def _helping(kind: int) -> float:
    """Return the worth of one more reward of a Conflict card, which a sandworm gives: the average of its first and its
    second reward."""
    point = POINT / price.DEFAULT_WEIGHTS[COLUMN["vp"]]
    for conflict in CONFLICTS[len(_HELPING) :]:
        _HELPING.append(point * (price.price(conflict.first) + price.price(conflict.second)) / 2.0)
    return _HELPING[kind]


def worm_worth(w: Worth, n: int) -> float:
    """Return the worth of `n` more sandworms of the seat in the current Conflict: that of their strength and of taking
    the reward twice."""
    p = w.p
    strength = float(p.strength_of(p.conflict) + SANDWORM.strength * n)
    return w.rates[rate.WORM] * (fighting_worth(w, strength, DOUBLED) - conflict_worth(w, p.conflict, 0.0))


def later_worth(w: Worth, walled: bool) -> float:
    """Return the worth of a sandworm in an average future Conflict, beyond the two spice that the player takes instead.

    With `walled`, only Conflicts protected by the Shield Wall contribute, otherwise only the others; the sum is divided
    by the number of all future Conflicts in either case.
    """
    s = w.s
    total = 0.0
    unseen = 0
    seen = 0
    for kind in s.conflicts_seen:
        seen |= 1 << kind
    strength = SANDWORM.strength * w.rates[rate.SWORD]
    for kind in s.rules.conflicts:
        if not (seen >> kind) & 1:
            unseen += 1
            if CONFLICTS[kind].wall == walled:
                total += max(strength + w.rates[rate.REWARD] * _helping(kind) - 2.0 * w.spice, 0.0)
    return total / unseen if unseen else 0.0


def visits(w: Worth) -> float:
    """Return the expected number of visits, in the rest of the game, by the seat to spaces that summon sandworms; each
    of these spaces is visited once a round by one player."""
    return w.left * len(summoning(w.s.rules)) / len(w.s.players)


def wall_worth(w: Worth) -> float:
    """Return the seat's gain from removing the Shield Wall: its own sandworms can enter more Conflicts, but so can
    those of other players."""
    s = w.s
    hooks = worms_of(s).hooks
    others = sum(1 for seat, held in enumerate(hooks) if held and seat != w.seat)
    mine = 1.0 if hooks[w.seat] else 0.0
    worth = visits(w) * later_worth(w, True) * (mine - others / (len(s.players) - 1))
    if s.conflict != NO_CONFLICT and CONFLICTS[s.conflict].wall and hooks[w.seat] and w.p.agents:
        worth += len(summoning(s.rules)) / len(s.players) * worm_worth(w, 1)
    return worth


class WormWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        part = worms_of(s)
        hooks = 1.0 if part.hooks[seat] else 0.0
        return [hooks, 0.0 if part.wall else hooks]


judged("worms", WormWorth())
