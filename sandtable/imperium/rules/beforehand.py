"""What a seat could do before an effect that would resolve itself, so that it has to wait (R-IMP-21).

Plot cards are hidden. Whether an effect waits must not show which cards a seat holds, so these functions go by how many
it holds, which lies open, and by what the Plot cards can do that are not to be seen elsewhere.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import RECRUIT, Effect
from sandtable.imperium.language.pieces import PLOT
from sandtable.imperium.nodes.base import CONDS, can_pay, minds_influence, minds_mentat, supply_taken
from sandtable.imperium.rules.catalog import INTRIGUE, INTRIGUE_HAS_COST, NODES
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_TURN, REVEAL_TURN, State


class Plots:
    """What the Plot cards of a game can do."""

    __slots__ = ("mind_influence", "mind_mentat", "take", "take_revealing", "recruit")

    def __init__(self, rules: Ruleset) -> None:
        self.mind_influence: list[int] = []  # those that lower a level of Influence, or follow from one
        self.mind_mentat: list[int] = []  # those that take the Mentat
        self.take: int = 0  # troops that all of them take from the supply to another place than the garrison
        self.take_revealing: int = 0  # the same in a Reveal turn
        self.recruit: int = 0  # troops that all of them take from the supply to the garrison
        for kind in rules.intrigues:
            card = INTRIGUE[kind]
            if not card.windows & PLOT:
                continue
            asks = card.condition
            trees = (card.cost, card.effect)
            if (asks is not None and CONDS[asks.op].minds_influence) or any(minds_influence(tree) for tree in trees):
                self.mind_influence.append(kind)
            if (asks is not None and CONDS[asks.op].minds_mentat) or any(minds_mentat(tree) for tree in trees):
                self.mind_mentat.append(kind)
            for tree in trees:
                self.take += card.copies * supply_taken(tree, False)
                self.take_revealing += card.copies * supply_taken(tree, True)
                self.recruit += card.copies * _recruits(tree)


_MADE: Final[dict[str, Plots]] = {}  # by fingerprint of the ruleset


def plots_of(rules: Ruleset) -> Plots:
    found = _MADE.get(rules.fingerprint)
    if found is None:
        found = _MADE[rules.fingerprint] = Plots(rules)
    return found


def _in_own_turn(s: State, seat: int) -> bool:
    """Plot cards are played in the own turn alone, and effects wait in its menu."""
    return seat == s.turn_seat and s.turn_kind != NO_TURN


def _may_play_one(s: State, seat: int, kinds: list[int]) -> bool:
    """As far as everybody can tell: may the seat hold one of these cards and pay for it now, or by another card that it
    holds?"""
    held = len(s.players[seat].intrigue)
    if not held or not _in_own_turn(s, seat):
        return False
    for kind in kinds:
        card = INTRIGUE[kind]
        if _unseen(s, kind) > 0 and (held > 1 or not INTRIGUE_HAS_COST[kind] or can_pay(s, seat, card.cost)):
            return True
    return False


def _unseen(s: State, kind: int) -> int:
    """Copies of an Intrigue card that do not lie open."""
    left = INTRIGUE[kind].copies - s.intrigue_discard.count(kind) - s.intrigue_trashed.count(kind)
    for p in s.players:
        left -= p.open_intrigue.count(kind)
    return left


def influence_may_be_changed(s: State, seat: int) -> bool:
    """Could the seat play a Plot card first that looks at a level? It may hold one; in a Reveal turn a card that it
    acquires may bring one."""
    kinds = plots_of(s.rules).mind_influence
    if not kinds:
        return False
    return (s.turn_kind == REVEAL_TURN and seat == s.turn_seat) or _may_play_one(s, seat, kinds)


def mentat_may_be_taken(s: State, seat: int) -> bool:
    """Could the seat play a Plot card first that takes the Mentat?"""
    return _may_play_one(s, seat, plots_of(s.rules).mind_mentat)


def _may_get_plots(s: State, seat: int) -> bool:
    """May the seat hold a Plot card, or come to hold one by something else that is open?"""
    return _in_own_turn(s, seat) and (len(s.players[seat].intrigue) > 0 or len(s.todo) > 1)


_TAKEN: Final[dict[Effect, int]] = {}
_TAKEN_REVEALING: Final[dict[Effect, int]] = {}


def _taken(part: int, revealing: bool) -> int:
    """`supply_taken` of a node, looked up: it is asked for again and again."""
    node = NODES[part]
    known = _TAKEN_REVEALING if revealing else _TAKEN
    taken = known.get(node)
    if taken is None:
        taken = known[node] = supply_taken(node, revealing)
    return taken


def supply_to_keep(s: State, seat: int) -> int:
    """How many troops recruiting has to leave for what could take some from the supply to another place."""
    revealing = s.turn_kind == REVEAL_TURN
    keep = 0
    for _, part in s.todo:
        keep += _taken(part, revealing)
    if _may_get_plots(s, seat):
        plots = plots_of(s.rules)
        keep += plots.take_revealing if revealing else plots.take
    return keep


def supply_wanted(s: State, seat: int) -> int:
    """How many troops all that is open, and all Plot cards, could take from the supply to any place."""
    revealing = s.turn_kind == REVEAL_TURN
    wanted = 0
    for _, part in s.todo:
        wanted += _taken(part, revealing) + _recruits(NODES[part])
    if _may_get_plots(s, seat):
        plots = plots_of(s.rules)
        wanted += plots.recruit + plots.take
    return wanted


def _recruits(node: Effect) -> int:
    own = node.a if node.op == RECRUIT else 0
    return own + sum([_recruits(kid) for kid in node.kids])
