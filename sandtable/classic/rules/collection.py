"""Phase 8: income and spice collection (CLA-11, CLA-18.3)."""

from __future__ import annotations

from sandtable.classic.content.factions import COLLECT, COLLECT_ORNITHOPTERS, IXIANS
from sandtable.classic.content.map import INCOME
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import fighters, fighters_in, ornithopters
from sandtable.classic.rules.goods import collect, earn
from sandtable.classic.rules.question import steps
from sandtable.classic.rules.state import PLACES, Frame, State
from sandtable.classic.rules.words import PART, TERRITORY


def _collection(s: State, f: Frame) -> None:
    for seat, place, amount in to_collect(s):
        if place < PART:
            earn(s, seat, amount, cause=place)
        else:
            collect(s, seat, place - PART, amount)


def to_collect(s: State) -> list[tuple[int, int, int]]:
    """Return (seat, place, amount) for each payment: first the income of territories, then the spice on the map."""
    found: list[tuple[int, int, int]] = []
    if s.rules.advanced:
        for territory, amount in INCOME.items():
            for seat in s.order:
                if fighters(s, seat, territory):
                    found.append((seat, TERRITORY + territory, amount))
    for part in range(PLACES):
        left = s.spice_on[part]
        if left:
            for seat in s.order:  # CLA-11.3: in storm order if two seats are there under the storm
                taken = min(left, rate(s, seat, part)) if fighters_in(s, seat, part) else 0
                if taken:
                    left -= taken
                    found.append((seat, PART + part, taken))
    return found


def rate(s: State, seat: int, part: int) -> int:
    """Return how much spice a seat's forces in a part of a territory can collect: 2 each, or 3 each with a force in
    Arrakeen or Carthag; cyborgs always 3 (CLA-22.6)."""
    each = COLLECT_ORNITHOPTERS if ornithopters(s, seat) else COLLECT
    starred = COLLECT_ORNITHOPTERS if s.factions[seat] == IXIANS else each
    return s.plain_at(seat, part) * each + s.starred_at(seat, part) * starred


steps({frames.COLLECTION: _collection})
