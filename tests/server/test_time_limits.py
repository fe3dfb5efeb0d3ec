"""Time limits for single answers, besides the table's clock: a bid of the classic game (CLA-7.10)."""

from __future__ import annotations

import time as real
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.errors import OutOfTurn
from sandtable.server.tables.live_table import LiveTable
from tests.citing import rule
from tests.server.harness import Browser, FakeTime, Running, config, eventually, running

SECONDS = 10


def at_the_first_bid(server: Running, anna: Browser, seats: str = "mm", **wish: Any) -> LiveTable:
    """Return a table whose game has reached its first bid."""
    options = {"factions": ["emperor", "harkonnen"], "deals": False, "bid_seconds": SECONDS, **wish}
    table = anna.make(seats, title="classic", options=options)
    live: LiveTable = server.ask(server.lobby.open(table["id"]))
    while kind(live) != "bid":
        seat = live.owing(live.info)[0]
        words = live.playing().position(seat).decision(seat).words()
        server.ask(live.act(anna.id, seat, live.at(seat), "pass" if "pass" in words else words[0]))
    return live


def kind(live: LiveTable) -> str:
    """Return the kind of the open question; empty while the server is making moves."""
    seat = live.owing(live.info)[0]
    try:
        return live.playing().position(seat).decision(seat).kind
    except OutOfTurn:
        return ""


def passes(live: LiveTable) -> int:
    return sum(event.kind == "bid_pass" for event in live.playing().events)


def stays(live: LiveTable, n: int) -> bool:
    """Tell whether the table is still at row `n` after a moment."""
    real.sleep(0.2)
    return live.info.n == n


@rule("CLA-7.10")
def test_a_late_bidder_passes(folder: Path) -> None:
    """The server passes for a late bidder, not a second before the limit. No bot takes the seat: its player is asked
    for the next card like the others."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        live = at_the_first_bid(server, anna)
        first, n = live.owing(live.info)[0], live.info.n
        assert anna.get(f"/tables/{live.id}")["limits"] == [{"seat": first, "seconds": 10.0}]
        eventually(lambda: time.waits(SECONDS))
        time.move_on(SECONDS - 1)
        assert stays(live, n)
        assert anna.get(f"/tables/{live.id}")["limits"] == [{"seat": first, "seconds": 1.0}]
        time.move_on(1)
        eventually(lambda: live.info.n == n + 1)
        assert passes(live) == 1
        assert live.info.seats[first].stand_in is None
        second = live.owing(live.info)[0]
        assert second != first
        assert anna.get(f"/tables/{live.id}")["limits"] == [{"seat": second, "seconds": 10.0}]


@rule("CLA-7.10")
def test_a_bid_in_time_stops_the_clock(folder: Path) -> None:
    """After a bid in time, the next bidder has the full time; questions other than bids have no limit."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        live = at_the_first_bid(server, anna)
        first = live.owing(live.info)[0]
        eventually(lambda: time.waits(SECONDS))
        time.move_on(SECONDS - 1)
        server.ask(live.act(anna.id, first, live.at(first), "number:1"))
        eventually(lambda: time.waits(SECONDS))
        n = live.info.n
        time.move_on(SECONDS - 1)
        assert stays(live, n)
        time.move_on(1)
        eventually(lambda: kind(live) == "pay")
        assert anna.get(f"/tables/{live.id}")["limits"] == []
        n = live.info.n
        time.move_on(100)
        assert stays(live, n)


@rule("CLA-7.10")
@pytest.mark.parametrize("seconds", [0, 5])
def test_the_limit_is_an_option_of_the_table(folder: Path, seconds: int) -> None:
    """Without the option, which is off by default, bids have no limit."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        live = at_the_first_bid(server, anna, bid_seconds=seconds)
        n = live.info.n
        if seconds:
            eventually(lambda: time.waits(seconds))
        time.move_on(seconds or 1000)
        if seconds:
            eventually(lambda: passes(live) == 1)
        else:
            assert stays(live, n)


def test_a_value_that_the_option_does_not_take_is_refused(served: Running) -> None:
    anna = served.browser("Anna")
    body = {"title": "classic", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"bid_seconds": 7}}
    refused = anna.refused("POST", "/tables", body, type="BadOption")
    assert "bid_seconds" in refused["message"]
    assert "0, 5, 10, 15, 20, 30, 60" in refused["message"]


@rule("CLA-7.10")
def test_a_pause_holds_the_limit(folder: Path) -> None:
    """After a pause the seat has its full time again."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        live = at_the_first_bid(server, anna)
        n = live.info.n
        time.move_on(SECONDS - 1)
        with anna.socket(live.id) as line:
            line.ready()
            anna.post(f"/tables/{live.id}/pause", {"on": True})
            eventually(lambda: live.info.paused)
            time.move_on(100)
            assert stays(live, n)
            anna.post(f"/tables/{live.id}/pause", {"on": False})
            eventually(lambda: not live.info.paused)
            eventually(lambda: time.waits(SECONDS))
            time.move_on(SECONDS - 1)
            assert stays(live, n)
            time.move_on(1)
            eventually(lambda: live.info.n == n + 1)


@rule("CLA-7.10")
def test_taking_a_pass_back_gives_no_time(folder: Path) -> None:
    """Otherwise a player could delay the bidding for ever."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        live = at_the_first_bid(server, anna)
        first = live.owing(live.info)[0]
        moves = live.playing().moves
        eventually(lambda: time.waits(SECONDS))
        time.move_on(4)
        server.ask(live.act(anna.id, first, live.at(first), "pass"))
        server.ask(live.undo(anna.id, first, live.at(first), moves))
        assert live.owing(live.info) == [first]
        assert anna.get(f"/tables/{live.id}")["limits"] == [{"seat": first, "seconds": 6.0}]
