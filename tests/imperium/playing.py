"""Helpers for rule tests: a position, moves by their words, and what may be done now."""

from __future__ import annotations

from typing import Any

from sandtable.core.errors import IllegalAction
from sandtable.imperium.lab.position import build
from sandtable.imperium.rules.game import Game


def begin(**given: Any) -> Game:
    """`begin(seats=3, p0={"hand": ["dagger"]}, row=[...])`; p0 to p3 are the players."""
    players = {seat: given.pop(f"p{seat}") for seat in range(4) if f"p{seat}" in given}
    return build({**given, "players": players})


def play(game: Game, moves: str) -> Game:
    """Moves by whoever is to act, separated by blanks: `play(game, "card:dagger space:rally_troops end")`."""
    for word in moves.split():
        game.act(word)
    return game


def options(game: Game) -> list[str]:
    return game.decision(game.to_act[0]).words()


def refused(game: Game, word: str) -> bool:
    """Is the move refused, and the state left as it was?"""
    before = game.digest()
    try:
        game.act(word)
    except IllegalAction:
        assert game.digest() == before
        return True
    return False


def skip_round(game: Game) -> Game:
    """Let everybody reveal, pass and decline until the next round begins (or the game ends)."""
    now = game.round
    while not game.over and game.round == now:
        words = options(game)
        for wanted in ("reveal", "end", "pass", "done", "no", "none"):
            if wanted in words:
                game.act(wanted)
                break
        else:
            game.act(words[0])
    return game
