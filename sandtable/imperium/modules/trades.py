"""What solo Rivals turn into points, whenever they can and as often as they can (IMP-19.16)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.state import RIVAL, State

INTRIGUE_TRADE: Final = 3
WATER_TRADE: Final = 3
SOLARI_TRADE: Final = 7
SPICE_TRADE: Final = 7


def trade_in(s: State, seat: int) -> None:
    """Call whenever a party has gained something; only Rivals of the solo game trade."""
    p = s.players[seat]
    if p.rival != RIVAL:
        return
    points = 0
    while len(p.intrigue) >= INTRIGUE_TRADE:
        s.intrigue_discard += p.intrigue[:INTRIGUE_TRADE]
        p.intrigue = p.intrigue[INTRIGUE_TRADE:]
        points += 1
    while p.water >= WATER_TRADE:
        p.water -= WATER_TRADE
        points += 1
    while p.solari >= SOLARI_TRADE:
        p.solari -= SOLARI_TRADE
        points += 1
    while p.spice >= SPICE_TRADE:
        p.spice -= SPICE_TRADE
        points += 1
    if points:
        if s.journal is not None:
            s.note("trade_in", seat, points)
        score(s, seat, points)
