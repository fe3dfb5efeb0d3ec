"""Helpers for rule tests of the box: a position of a game with it; moves and options are those of the family."""

from __future__ import annotations

from typing import Any

from sandtable.core.rng import Rng
from sandtable.imperium.lab.position import build
from sandtable.imperium.modules.shipping.track import shipping_of
from sandtable.imperium.modules.tech.language import TILES
from sandtable.imperium.modules.tech.tiles import tech_of, tiles_of
from sandtable.imperium.rules.game import Game

TITLE = "imperium"
BOXES: dict[str, Any] = {"boxes": ["ix"]}


def begin(**given: Any) -> Game:
    """`begin(seats=3, p0={"hand": ["dagger"]}, tech={...})`; p0 to p3 are the players."""
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({**BOXES, **given, "players": players}, TITLE)


def owned(game: Game, seat: int = 0) -> list[str]:
    """The tiles of a seat, face up and face down."""
    return [TILES[kind].id for kind in tiles_of(game, seat)]


def on_offer(game: Game) -> list[str]:
    """The open tiles, from the topmost stack on."""
    return [TILES[kind].id for kind in tech_of(game).open()]


def face_down(game: Game) -> list[str]:
    return [TILES[kind].id for kind in tech_of(game).down]


def negotiators(game: Game, seat: int = 0) -> int:
    return tech_of(game).negotiators[seat]


def freighter(game: Game, seat: int = 0) -> int:
    return shipping_of(game).at[seat]


def sampled(game: Game, seat: int, n: int = 1) -> Game:
    """A position that the seat cannot tell from this one."""
    found = game.view(seat).resample(Rng(n))
    assert isinstance(found, Game)
    return found


def troops(game: Game, seat: int = 0) -> int:
    """All troops of a seat, wherever they are."""
    p = game.players[seat]
    return p.supply + p.garrison + p.conflict + negotiators(game, seat)
