"""Make tables of Sealed Bids, and answer questions there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.sealed import TITLE
from tests.server.harness import Browser, Data, Running, Socket

PEOPLE = ("Anna", "Ben", "Cleo", "Dora")


def path(table: Data, more: str = "") -> str:
    return f"/tables/{table['id']}{more}"


def seated(servers: Sequence[Running], seats: str = "moo", **more: Any) -> tuple[list[Browser], Data]:
    """Start a game with a guest on each seat that is not a bot's, and return the guests and the table. `seats` is as in
    `Browser.make`; the guests are spread over these servers in turn."""
    host = servers[0].browser(PEOPLE[0])
    table = host.make(seats, title=TITLE, **{"start": False, **more})
    guests = [host]
    for i in range(seats.count("o")):
        guest = servers[(i + 1) % len(servers)].browser(PEOPLE[i + 1])
        guest.post(path(table, "/join"), {"invite": table["invite"]})
        guests.append(guest)
    return guests, host.post(path(table, "/start"))


@contextmanager
def at_table(guests: Sequence[Browser], table: Data) -> Iterator[list[Socket]]:
    """Connect all guests and yield their sockets, once each has received everything sent so far."""
    with ExitStack() as lines:
        found = [lines.enter_context(guest.socket(table["id"])).ready() for guest in guests]
        all_heard(found)
        yield found


def all_heard(lines: Sequence[Socket]) -> None:
    """Receive everything sent so far on all sockets: the answer to a message that is sent now arrives after it."""
    for line in lines:
        line.line.send('{"type": "ping"}')
        while line.hear()["type"] != "pong":
            pass


def options(line: Socket, seat: int) -> list[str]:
    return [option["action"] for option in line.view(seat)["options"]]


def answer(line: Socket, seat: int, word: str) -> None:
    """Give one answer for a seat and wait until its own view shows it."""
    line.do("act", seat=seat, at=line.view(seat)["at"], action=word)


def send(line: Socket, seat: int, market: str = "north", which: int = 0) -> None:
    """Give both answers of a sealed choice: a card, and the market to which it goes."""
    answer(line, seat, options(line, seat)[which])
    line.until(lambda: f"market:{market}" in options(line, seat))
    answer(line, seat, f"market:{market}")


def keep(line: Socket, seat: int) -> None:
    """Give the one answer of a sealed choice that sends no card."""
    answer(line, seat, "none")
