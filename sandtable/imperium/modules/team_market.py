"""The Throne Row as a market (UPR-S10): only the commander Shaddam and his two allies acquire cards there."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.team_seats import ASK_WHICH_ROW, ID, THRONE, team_of, teams_of
from sandtable.imperium.rules.draws import settle_acquired
from sandtable.imperium.rules.markets import CardMarket
from sandtable.imperium.rules.offers import add_market
from sandtable.imperium.rules.state import State


class ThroneRow(CardMarket):
    def kinds(self, s: State, seat: int) -> list[int]:
        return teams_of(s).throne if team_of(seat) == THRONE else []

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        """Give the seat a card from the Throne Row; if the Imperium Row has the same card too, first ask from which of
        the two rows."""
        if kind in s.row:
            s.stack.append((ASK_WHICH_ROW, seat, kind, place, 0))
            return
        teams_of(s).throne.remove(kind)
        settle_acquired(s, seat, kind, place, "throne")


THRONE_ROW: Final = ThroneRow("throne", rule="UPR-S10.2", by_cost=True)
add_market(ID, THRONE_ROW)
