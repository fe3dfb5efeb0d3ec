"""Let games, views, events and their data be copied and pickled with `copy` and `pickle`, whether plain or compiled.

Compiled classes cannot do this by themselves. They are registered in `copyreg`, which both modules use. A game is
pickled as the bytes of `to_bytes`; its copy shares nothing with it, and collects no events until `listen()` is called.
A view is pickled as a world that its seat cannot distinguish from the real one, so the bytes hold nothing that the seat
may not know.
"""

from __future__ import annotations

import copyreg
from typing import Any

from sandtable.core.contract import Outcome
from sandtable.core.events import Event
from sandtable.core.record import Move, Record
from sandtable.core.rng import Rng
from sandtable.core.titles import from_bytes


def register(game: type[Any], view: type[Any]) -> None:
    """Register the classes of a title's games and views, so that they can be copied and pickled."""
    copyreg.pickle(game, _of_game)
    copyreg.pickle(view, _of_view)


def read_view(data: bytes, seat: int) -> Any:
    """Return a view from the bytes of a world and the seat that were pickled for it."""
    return from_bytes(data).view(seat)


def read_rng(x: int) -> Rng:
    """Return a random generator that continues where the pickled one was."""
    rng = Rng(-1)
    rng.x = x
    return rng


def read_outcome(ranks: list[int], points: list[int], reason: str, tie_break: str, needed: int) -> Outcome:
    """Return an outcome from its pickled values."""
    return Outcome(ranks, points, reason, tie_break, needed)


def read_record(
    title: str,
    seed: int,
    options: dict[str, Any],
    begin: dict[str, Any] | None,
    how: dict[str, Any],
    moves: list[tuple[Any, ...]],
    data: bytes,
) -> Record:
    """Return a record from its pickled values; `data` has its current position as bytes."""
    record = Record(title, seed, options, begin, **how)
    record.moves = [Move(seat, action, taught, comment) for seat, action, taught, comment in moves]
    state: Any = from_bytes(data)
    if how.get("listen"):
        state.listen()
    record.state = state
    return record


def _of_game(game: Any) -> tuple[Any, ...]:
    return from_bytes, (game.to_bytes(),)


def _of_view(view: Any) -> tuple[Any, ...]:
    return read_view, (view.resample(Rng(0)).to_bytes(), view.seat)


def _of_rng(rng: Any) -> tuple[Any, ...]:
    return read_rng, (rng.x,)


def _of_outcome(outcome: Any) -> tuple[Any, ...]:
    return read_outcome, (outcome.ranks, outcome.points, outcome.reason, outcome.tie_break, outcome.needed)


def _of_event(event: Any) -> tuple[Any, ...]:
    which = (event.kind, event.seat, event.amount, event.thing, event.cause)
    return Event, (*which, event.eyes, event.number, event.rule, event.items)


def _of_record(record: Any) -> tuple[Any, ...]:
    moves = [(move.seat, move.action, move.taught, move.comment) for move in record.moves]
    how = {"listen": True} if record._how.get("listen") else {}
    return read_record, (record.title, record.seed, record.options, record.begin, how, moves, record.state.to_bytes())


copyreg.pickle(Rng, _of_rng)
copyreg.pickle(Outcome, _of_outcome)
copyreg.pickle(Event, _of_event)
copyreg.pickle(Record, _of_record)
