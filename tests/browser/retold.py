"""Recorded games told again at a live table: one seat is the page's, and every move is the one of the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.core.record import Record
from tests.browser.browsing import Server
from tests.browser.clicking import Clicker, sit_down
from tests.browser.guests import Guest
from tests.browser.recorded import begin_next, make_move

if TYPE_CHECKING:
    from playwright.sync_api import Page


def retell(page: Page, server: Server, record: Record, seat: int, start: int = 0) -> Iterator[int]:
    """Tell the game from move `start` on; stop at every question of this seat, before it is answered as recorded.

    Each stop gives the number of moves made so far. Recaps are put away by a press."""
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
    player = Clicker(page)
    words = record.state.vocabulary.words
    try:
        for n in range(start, len(record)):
            move = record.moves[n]
            if move.seat != seat:
                body = {"seat": move.seat, "at": n, "action": words[move.action]}
                others.ask("POST", f"/api/tables/{id}/act", body)
                continue
            player.wait_for_row(n)
            while page.locator("[data-recap]").count():
                yield n
                player.press_something()
            player.wait_for_question()
            yield n
            make_move(page, id, record, n + 1)
    finally:
        others.close()
