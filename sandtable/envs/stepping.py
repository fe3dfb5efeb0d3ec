"""The inner loop of the vector environment: the standard library alone, so that it can be compiled."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.contract import State
from sandtable.core.observing import Reader


def advance(
    games: list[State],
    seats: list[int],
    actions: list[int] | None,
    replace: Callable[[int], State],
    options: list[int],
    widths: list[int],
    reader: Reader | None,
    size: int,
    observed: tuple[list[bytes], list[bytes], list[int]],
) -> None:
    """In each game take the action of the seat that is next, if there are any; then see what can be done next.

    `seats` says who is next, before and after: of several that decide at once, the first that still owes an answer. The
    options of all games are appended to `options`, how many each game has to `widths`, and what the reader gives, if
    there is one, to the lists of `observed`, the rows `size` apart. `replace` gives the game that follows the one of
    that number, which is over.
    """
    base = 0
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
            reader.read_state(game, seat, observed[0], observed[1], observed[2], base)
            base += size
