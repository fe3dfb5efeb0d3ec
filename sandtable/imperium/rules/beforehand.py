"""Tells which automatic effects have to wait because the seat could do something else first (R-IMP-21).

Plot cards are hidden. Whether an effect waits must not reveal the cards a seat holds, so these functions use the number
of cards it holds, which is public, and the effects of all Plot cards that are not visible elsewhere.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import RECRUIT, Effect
from sandtable.imperium.language.pieces import PLOT
from sandtable.imperium.rules.catalog import INTRIGUE, INTRIGUE_HAS_COST, NODES
from sandtable.imperium.rules.records import CONDS
from sandtable.imperium.rules.resolve import can_pay, minds_influence, minds_mentat, supply_taken
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_TURN, REVEAL_TURN, State


class Plots:
    """The Plot cards of a game by what they do: the kinds that concern Influence, the kinds that concern the Mentat,
    and the number of troops that all of them together can take from the supply."""

    __slots__ = ("mind_influence", "mind_mentat", "take", "take_revealing", "recruit")

    def __init__(self, rules: Ruleset) -> None:
        self.mind_influence: list[int] = []  # kinds that lower a level of Influence, or depend on one
        self.mind_mentat: list[int] = []  # kinds that take the Mentat
        self.take: int = 0  # troops that all of them together move from the supply, except to the garrison
        self.take_revealing: int = 0  # the same in a Reveal turn
        self.recruit: int = 0  # troops that all of them together move from the supply to the garrison
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
    """Tell whether it is the turn of this seat; only then can it play Plot cards and do effects wait in its menu."""
    return seat == s.turn_seat and s.turn_kind != NO_TURN


def _may_play_one(s: State, seat: int, kinds: list[int]) -> bool:
    """Tell whether, as far as the public information shows, the seat may hold one of these cards and could pay for it,
    now or with the help of another card that it holds."""
    held = len(s.players[seat].intrigue)
    if not held or not _in_own_turn(s, seat):
        return False
    for kind in kinds:
        card = INTRIGUE[kind]
        if _unseen(s, kind) > 0 and (held > 1 or not INTRIGUE_HAS_COST[kind] or can_pay(s, seat, card.cost)):
            return True
    return False


def _unseen(s: State, kind: int) -> int:
    """Return the number of copies of an Intrigue card that are not face up."""
    left = INTRIGUE[kind].copies - s.intrigue_discard.count(kind) - s.intrigue_trashed.count(kind)
    for p in s.players:
        left -= p.open_intrigue.count(kind)
    return left


def influence_may_be_changed(s: State, seat: int) -> bool:
    """Tell whether the seat, before a gain of Influence, could play a Plot card that lowers a level of Influence or
    depends on one: it may hold such a card or, in a Reveal turn, get one from a card that it acquires."""
    kinds = plots_of(s.rules).mind_influence
    if not kinds:
        return False
    return (s.turn_kind == REVEAL_TURN and seat == s.turn_seat) or _may_play_one(s, seat, kinds)


def mentat_may_be_taken(s: State, seat: int) -> bool:
    """Tell whether the seat may have a Plot card that takes the Mentat, so that an automatic effect that depends on the
    Mentat has to wait."""
    return _may_play_one(s, seat, plots_of(s.rules).mind_mentat)


def _may_get_plots(s: State, seat: int) -> bool:
    """Tell whether the seat may hold a Plot card, or get one from another open effect."""
    return _in_own_turn(s, seat) and (len(s.players[seat].intrigue) > 0 or len(s.todo) > 1)


_TAKEN: Final[dict[Effect, int]] = {}
_TAKEN_REVEALING: Final[dict[Effect, int]] = {}


def _taken(part: int, revealing: bool) -> int:
    """Return the number of troops that the node with the number `part` takes from the supply (`supply_taken`); cached,
    because it is needed very often."""
    node = NODES[part]
    known = _TAKEN_REVEALING if revealing else _TAKEN
    taken = known.get(node)
    if taken is None:
        taken = known[node] = supply_taken(node, revealing)
    return taken


def supply_to_keep(s: State, seat: int) -> int:
    """Return the number of troops that recruiting must leave in the supply for other effects that could use them."""
    revealing = s.turn_kind == REVEAL_TURN
    keep = 0
    for _, part in s.todo:
        keep += _taken(part, revealing)
    if _may_get_plots(s, seat):
        plots = plots_of(s.rules)
        keep += plots.take_revealing if revealing else plots.take
    return keep


def supply_wanted(s: State, seat: int) -> int:
    """Return the number of troops that all open effects and all Plot cards could take from the supply."""
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
