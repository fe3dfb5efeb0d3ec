"""Tables at which a recorded game goes on: for what games seldom come to by themselves, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.record import Record
from tests.browser.browsing import Server
from tests.browser.clicking import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sit_down_at(page: Page, server: Server, record: Record, moves: int, seat: int | None = None) -> str:
    """Like `sit_down`, where a recorded game has come after so many moves: in place of whoever makes the next one,
    unless told otherwise. Bots have the other seats."""
    server.begin_next(record.seed, [(move.seat, move.action) for move in record.moves[:moves]])
    seats = ["novice"] * int(record.options["seats"])
    seats[record.moves[moves].seat if seat is None else seat] = "me"
    options = {name: value for name, value in record.options.items() if name != "seats"}
    return sit_down(page, seats, title=record.title, **options)


def moves_until(record: Record, kind: str) -> int:
    """How many moves lead to the first event of this kind, that move included; 0: it does not happen."""
    state = record.at(0, listen=True)
    for n, move in enumerate(record.moves, 1):
        state.apply(move.seat, move.action)
        if any(event.kind == kind for event in state.take_events()):
            return n
    return 0
