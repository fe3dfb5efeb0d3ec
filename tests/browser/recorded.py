"""A recorded game, played once more at a table of the server: for what games seldom come to by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.record import Record
from tests.browser.browsing import Server
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Recorded:
    """The people of a recorded game, each on a seat of their own; they make its moves, and no others."""

    def __init__(self, server: Server, record: Record) -> None:
        self.record = record
        self.at = 0
        self.people = [Guest(server.address, f"Player {seat + 1}") for seat in range(record.options["seats"])]
        host, *others = self.people
        server.deal_next(record.seed)
        wish = {name: value for name, value in record.options.items() if name != "seats"}
        table = host.make(["me", *("open" for _ in others)], start=False, pace=0, title=record.title, **wish)
        self.id: str = table["id"]
        for seat, other in enumerate(others, 1):
            other.ask("POST", f"/api/tables/{self.id}/join", {"invite": table["invite"], "seat": seat})
        host.ask("POST", f"/api/tables/{self.id}/start", {})

    def go_on(self, moves: int) -> None:
        """Until so many moves are made, from the beginning."""
        words = self.record.state.vocabulary.words
        for move in self.record.moves[self.at : moves]:
            body = {"seat": move.seat, "at": self.at, "action": words[move.action]}
            self.people[move.seat].ask("POST", f"/api/tables/{self.id}/act", body)
            self.at += 1

    def show(self, page: Page, seat: int) -> None:
        """The table as this seat's player sees it."""
        page.context.add_cookies(self.people[seat].cookies)
        page.goto(f"/table/{self.id}")


def moves_until(record: Record, kind: str) -> int:
    """How many moves lead to the first event of this kind, that move included; 0: it does not happen."""
    state = record.at(0, listen=True)
    for n, move in enumerate(record.moves, 1):
        state.apply(move.seat, move.action)
        if any(event.kind == kind for event in state.take_events()):
            return n
    return 0
