"""Positions with contracts of the CHOAM module."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.rules.game import Game
from tests.imperium.playing import options

FILLER = ["deliver_supplies", "high_council_solari"]  # lies open where nothing is said
SHADDAM = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib", "lady_amber_metulli"]


def new(**given: Any) -> Game:
    game = sandtable.new("uprising", seed=1, **given)
    assert isinstance(game, Game)
    return game


def names(kinds: list[int]) -> list[str]:
    return [CONTRACTS[kind].id for kind in kinds]


def held(game: Game, seat: int) -> list[str]:
    return names(contracts_of(game).held[seat])


def done(game: Game, seat: int) -> list[str]:
    return names(contracts_of(game).done[seat])


def resolve_all(game: Game) -> Game:
    """Everything that must be done before the turn can end, in the order in which it is offered, and the Influence that
    ending it would bring."""
    while "end" not in options(game):
        game.act(options(game)[0])
    for box in ("box:influence", "contract:acquire_the_spice_must_flow"):
        if box in options(game):
            game.act(box)
    return game
