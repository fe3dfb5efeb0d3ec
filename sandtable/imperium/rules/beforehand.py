"""What a seat could do before an effect that would resolve itself, so that it has to wait (R-IMP-21).

Plot cards are hidden. Whether an effect waits must not show which cards a seat holds, so these functions go by how many
it holds, which lies open, and by what the Plot cards of the whole game can do.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import RECRUIT, Effect
from sandtable.imperium.language.pieces import PLOT
from sandtable.imperium.nodes.base import CONDS, minds_influence, minds_mentat, supply_taken
from sandtable.imperium.rules.catalog import INTRIGUE, NODES
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_TURN, REVEAL_TURN, State


class Plots:
    """What the Plot cards of a game can do, all of them together."""

    __slots__ = ("mind_influence", "mind_mentat", "take", "take_revealing", "recruit")

    def __init__(self, rules: Ruleset) -> None:
        self.mind_influence: bool = False  # some lower a level of Influence, or follow from one
        self.mind_mentat: bool = False  # some take the Mentat
        self.take: int = 0  # troops from the supply to another place than the garrison
        self.take_revealing: int = 0  # the same in a Reveal turn
        self.recruit: int = 0  # troops from the supply to the garrison
        for kind in rules.intrigues:
            card = INTRIGUE[kind]
            if not card.windows & PLOT:
                continue
            if card.condition is not None:
                self.mind_influence |= CONDS[card.condition.op].minds_influence
                self.mind_mentat |= CONDS[card.condition.op].minds_mentat
            for tree in (card.cost, card.effect):
                self.mind_influence |= minds_influence(tree)
                self.mind_mentat |= minds_mentat(tree)
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


def influence_may_be_changed(s: State, seat: int) -> bool:
    """Could the seat play a Plot card first that looks at a level? It may hold one; in a Reveal turn a card that it
    acquires may bring one."""
    if not _in_own_turn(s, seat) or not plots_of(s.rules).mind_influence:
        return False
    return s.turn_kind == REVEAL_TURN or len(s.players[seat].intrigue) > 0


def mentat_may_be_taken(s: State, seat: int) -> bool:
    """Could the seat play a Plot card first that takes the Mentat?"""
    return _in_own_turn(s, seat) and len(s.players[seat].intrigue) > 0 and plots_of(s.rules).mind_mentat


def _may_get_plots(s: State, seat: int) -> bool:
    """May the seat hold a Plot card, or come to hold one by something else that is open?"""
    return _in_own_turn(s, seat) and (len(s.players[seat].intrigue) > 0 or len(s.todo) > 1)


def supply_to_keep(s: State, seat: int) -> int:
    """How many troops recruiting has to leave for what could take some from the supply to another place."""
    revealing = s.turn_kind == REVEAL_TURN
    keep = 0
    for _, part in s.todo:
        keep += supply_taken(NODES[part], revealing)
    if _may_get_plots(s, seat):
        plots = plots_of(s.rules)
        keep += plots.take_revealing if revealing else plots.take
    return keep


def supply_wanted(s: State, seat: int) -> int:
    """How many troops all that is open, and all Plot cards, could take from the supply to any place."""
    revealing = s.turn_kind == REVEAL_TURN
    wanted = 0
    for _, part in s.todo:
        wanted += supply_taken(NODES[part], revealing) + _recruits(NODES[part])
    if _may_get_plots(s, seat):
        plots = plots_of(s.rules)
        wanted += plots.recruit + plots.take
    return wanted


def _recruits(node: Effect) -> int:
    own = node.a if node.op == RECRUIT else 0
    return own + sum([_recruits(kid) for kid in node.kids])
