"""The inner loop of the vector environment: the standard library alone, so that it can be compiled."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.imperium.lab.fields import SIZE
from sandtable.imperium.lab.observation import read
from sandtable.imperium.rules.game import Game


def advance(
    games: list[Game],
    seats: list[int],
    actions: list[int] | None,
    replace: Callable[[int], Game],
    options: list[int],
    widths: list[int],
    observed: tuple[list[bytes], list[bytes], list[int]] | None,
) -> None:
    """In each game take the action of the seat to act, if there are any; then see what can be done next.

    `seats` says who decides, before and after. The options of all games are appended to `options`, how many each
    game has to `widths`, and what `read` gives to the lists of `observed`. `replace` gives the game that follows the
    one of that number, which is over.
    """
    base = 0
    for number in range(len(games)):
        game = games[number]
        if actions is not None:
            game.apply(seats[number], actions[number])
            if game.over:
                game = replace(number)
        seat = game.stack[-1][1]
        seats[number] = seat
        here = game.open_options()
        options += here
        widths.append(len(here))
        if observed is not None:
            read(game, seat, None, observed[0], observed[1], observed[2], base)
            base += SIZE
