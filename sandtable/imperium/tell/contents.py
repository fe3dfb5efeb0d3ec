"""Turns every piece of a ruleset into data for the page: its name, its texts, its effects as icons."""

from __future__ import annotations

from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.language.family import DIFFICULTY
from sandtable.imperium.language.sorts import sort_of
from sandtable.imperium.rules.catalog import CARDS, LEADERS
from sandtable.imperium.rules.left_out import choices_of
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.pieces import Data, telling_of


def content(rules: Ruleset, words: Words) -> Data:
    """Return all pieces of a ruleset as data for the page, by sort and id (docs/table-protocol.md); the ids are those
    used in views and in the vocabulary."""
    tellings = [telling_of(sort) for sort in rules.sorts]
    return {
        "family": "imperium",  # the family whose page draws a title without a page of its own
        **{telling.page: telling.content(rules, words) for telling in tellings},
        "without": {id: _without(rules, id, words) for id in rules.choice.modules},
        "difficulties": telling_of(DIFFICULTY).content(rules, words),
        "reserve": [CARDS[kind].id for kind in rules.reserve_cards],
        "points_to_end": rules.points_to_end,
        **({"choosable": choices} if (choices := choices_of(rules)) else {}),
        **({"teams": _teams(rules)} if rules.sides else {}),
    }


def _without(rules: Ruleset, module: str, words: Words) -> Data:
    """Return the pieces whose texts or icons are different in games without a module, as they are there.

    A title sends one content for all options, so the page gets both versions.
    """
    fewer = [id for id in rules.part if id != module]
    out: Data = {}
    for telling in (telling_of(sort) for sort in rules.sorts):
        both = zip(telling.pieces(rules, fewer), telling.pieces(rules, rules.part), strict=True)
        others = {piece.id: telling.send(piece, rules, words) for piece, other in both if _differ(piece, other)}
        if others:
            out[telling.page] = others
    return out


def _differ(piece: Any, other: Any) -> bool:
    """Tell whether two versions of a piece are drawn with different icons."""
    if piece is other:
        return False
    sort = sort_of(piece)
    both = zip(sort.trees_of(piece), sort.trees_of(other), strict=True)
    return any(draw(one.effect) != draw(two.effect) for (_, one), (_, two) in both)


def _teams(rules: Ruleset) -> Data:
    """Return as data for the page the seats of each team and, by seat, the fixed Leader of each commander."""
    sides: list[list[int]] = []
    for bits in rules.sides:
        side = [seat for seat in range(len(rules.sides)) if (bits >> seat) & 1]
        if side not in sides:
            sides.append(side)
    commanders: dict[str, str] = {}
    for module in rules.setups:
        commanders |= {str(seat): LEADERS[kind].id for seat, kind in module.leaders(rules).items()}
    return {"sides": sides, "commanders": commanders}
