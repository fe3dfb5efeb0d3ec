"""Replay recorded games at a live table: the page has one seat, and every seat makes the moves of the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from sandtable.core.record import Record
from tests.browser.answering import Presser
from tests.browser.browsing import Server
from tests.browser.clicking import Clicker, sit_down
from tests.browser.guests import Guest
from tests.browser.recorded import begin_next, make_move

if TYPE_CHECKING:
    from playwright.sync_api import Page


# Questions that the page answers together: a card and its space, an effect and which part of it.
TOGETHER = {("turn", "space"), ("menu", "part")}


class Stop(NamedTuple):
    """A moment, before the answer, at which the page's seat is asked something or a recap is shown."""

    n: int  # moves made so far
    kind: str
    recap: bool  # something that is over is shown instead


def retell(
    page: Page, server: Server, record: Record, seat: int, start: int = 0, presser: Presser | None = None
) -> Iterator[Stop]:
    """Replay the game from move `start` on. Yield a stop for every question of this seat, then answer it as recorded,
    by the presser or (without one) by a request. Recaps are also stops, and are closed by a press."""
    id, others = _sit_down(page, server, record, seat, start)
    player = Clicker(page)
    words = record.state.vocabulary.words
    state: Any = record.at(start)
    done = start  # moves that were made, of this seat two at once where a card and a space are pressed
    try:
        for n in range(start, len(record)):
            move = record.moves[n]
            kind = state.decision(move.seat).kind
            state.apply(move.seat, move.action)
            if n < done:
                continue
            if move.seat != seat:
                others.ask("POST", f"/api/tables/{id}/act", {"seat": move.seat, "at": n, "action": words[move.action]})
                continue
            player.wait_for_row(n)
            while page.locator("[data-recap]").count():
                yield Stop(n, kind, True)
                player.press_something()
            player.wait_for_question()
            yield Stop(n, kind, False)
            answers = [words[move.action]]
            then = record.moves[n + 1] if n + 1 < len(record) else None
            together = then and then.seat == seat and (kind, state.decision(seat).kind) in TOGETHER
            if presser and then and together:
                answers.append(words[then.action])
            if presser is None:
                make_move(page, id, record, n + 1)
            else:
                presser.give(kind, *answers)
            done = n + len(answers)
            player.wait_for_row(done)
    finally:
        others.close()


def _sit_down(page: Page, server: Server, record: Record, seat: int, start: int) -> tuple[str, Guest]:
    """Give this seat to the page's person and all others to another guest; return the table's id and that guest."""
    seats = int(record.options["seats"])
    options = {name: value for name, value in record.options.items() if name != "seats"}
    begin_next(server, record, start)
    kinds = ["me" if at == seat else "open" for at in range(seats)]
    id = sit_down(page, kinds, start=False, title=record.title, **options)
    invite = page.request.get(f"/api/tables/{id}").json()["invite"]
    others = Guest(server.address, "Others")
    for at in range(seats):
        if at != seat:
            others.ask("POST", f"/api/tables/{id}/join", {"invite": invite, "seat": at})
    assert page.request.post(f"/api/tables/{id}/start").ok
    return id, others
