"""The inner loop of the vector environment: take an action in each game and collect what the next decisions need.

This file imports only the engine and the standard library, so that it can be compiled.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.contract import State
from sandtable.core.observing import Reader, Sheet


def advance(
    games: list[State],
    seats: list[int],
    actions: list[int] | None,
    replace: Callable[[int], State],
    options: list[int],
    widths: list[int],
    reader: Reader | None,
    sheet: Sheet,
) -> None:
    """Take one action in each game (none if `actions` is empty) and collect the options and observations of the next
    decisions.

    `seats` holds the seat to act in each game, before and after the call; if several seats decide at the same time, the
    first that has not answered. The options of all games are appended to `options`, and the number of options of each
    game to `widths`. The reader, if there is one, fills a row of the sheet for each game. `replace` is called with the
    number of a game that is over and returns the game that takes its place.
    """
    for number in range(len(games)):
        game = games[number]
        if actions is not None:
            game.apply(seats[number], actions[number])
            if game.over:
                game = replace(number)
        seat = game.to_act[0]
        seats[number] = seat
        here = game.options_of(seat)
        options += here
        widths.append(len(here))
        if reader is not None:
            sheet.begin(number)
            reader.read_state(game, seat, sheet)
