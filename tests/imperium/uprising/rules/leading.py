"""Positions with one Leader of Uprising."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.game import Game
from tests.imperium.playing import options
from tests.imperium.uprising.playing import begin

# Of those who are not asked about, these do nothing by themselves here.
OTHERS = ["muad_dib", "princess_irulan", "lady_margot_fenring", "lady_amber_metulli"]


def led(leader: str, **given: Any) -> Game:
    """Seat 0 has that Leader."""
    others = [other for other in OTHERS if other != leader][:3]
    return begin(leaders=[leader, *others], **given)


def leader(game: Game, seat: int = 0) -> str:
    return LEADERS[game.players[seat].leader].id


def finish(game: Game) -> Game:
    """Everything that must be done before the turn can end, in the order in which it is offered, and the Influence that
    ending it would bring."""
    while "end" not in options(game):
        game.act(options(game)[0])
    for box in ("box:influence",):
        if box in options(game):
            game.act(box)
    return game
