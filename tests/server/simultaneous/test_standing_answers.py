"""Standing answers: the server declines offers that a guest has declined in advance, and nobody else can tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.tables import autoplay
from tests.server.harness import Data, FakeTime, Running, config, eventually, running
from tests.server.simultaneous.bidding import all_heard, answer, at_table, keep, options, path, seated

CONSIDERS = 8.0


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


def declines(table: Data) -> list[list[str]]:
    return [seat["declines"] for seat in table["seats"]]


def test_nobody_else_learns_of_it(server: Running) -> None:
    guests, table = seated([server])
    anna, ben, _ = guests
    assert [offer["id"] for offer in table["offers"]] == ["sending", "bidding"]
    walt = server.browser("Walt")
    with at_table([*guests, walt], table) as lines:
        heard = [len(line.raw) for line in lines]
        before = server.ask(server.lobby.open(table["id"])).info.updated
        mine = ben.put(path(table, "/seats/1/declines"), {"offers": ["bidding"]})
        assert declines(mine) == [[], ["bidding"], []]
        all_heard(lines)
        told = [[m["type"] for m in line.heard[-(len(line.raw) - n) :]] for line, n in zip(lines, heard, strict=True)]
        assert told == [["pong"], ["table", "pong"], ["pong"], ["pong"]]
        assert server.ask(server.lobby.open(table["id"])).info.updated == before
    for other in (anna, walt):
        assert declines(other.get(path(table))) == [[], [], []]
    assert walt.get(path(table))["offers"] == []
    assert declines(ben.put(path(table, "/seats/1/declines"), {"offers": []})) == [[], [], []]


def test_impossible_requests_are_refused(server: Running) -> None:
    guests, table = seated([server])
    where = path(table, "/seats/1/declines")
    guests[0].refused("PUT", where, {"offers": ["bidding"]}, 403, "NotYourSeat")
    guests[1].refused("PUT", where, {"offers": ["karama"]}, 400, "BadRequest")
    guests[1].refused("PUT", where, {"offers": ["bidding", "bidding"]}, 400, "BadRequest")
    guests[1].refused("PUT", path(table, "/seats/9/declines"), {"offers": []}, 400, "BadSeat")
    host = server.browser("Eva")
    waiting = host.make("moo", title=table["title"], start=False)
    host.refused("PUT", path(waiting, "/seats/0/declines"), {"offers": []}, 409, "NotStarted")


def test_it_is_declined_and_can_be_taken_back(server: Running) -> None:
    """The offer is declined only once: a guest who takes the answer back wants to answer it."""
    guests, table = seated([server])
    with at_table(guests, table) as lines:
        ben = lines[1]
        guests[1].put(path(table, "/seats/1/declines"), {"offers": ["sending"]})
        ben.until(lambda: [one["action"] for one in ben.view(1)["answered"]] == ["none"])
        ben.do("undo", seat=1, at=ben.view(1)["at"], to=0)
        ben.until(lambda: ben.view(1)["answered"] == [])
        keep(lines[0], 0)
        keep(lines[2], 2)
        all_heard(lines)
        assert ben.n == 0
        card = options(ben, 1)[0]
        answer(ben, 1, card)
        ben.until(lambda: "market:north" in options(ben, 1))
        answer(ben, 1, "market:north")
        for line in lines:
            line.until(lambda line=line: line.n > 0)  # type: ignore[misc]


def test_it_is_kept(folder: Path) -> None:
    with running(config(folder)) as server:
        guests, table = seated([server])
        guests[2].put(path(table, "/seats/2/declines"), {"offers": ["sending"]})
        eventually(lambda: server.ask(server.lobby.open(table["id"])).info.answered == [2])
        cookies = dict(guests[2].http.cookies)
    with running(config(folder)) as server:
        again = server.browser()
        again.http.cookies.update(cookies)
        assert declines(again.get(path(table))) == [[], [], ["sending"]]


@pytest.mark.parametrize("drawn", [0.0, 1.0])
def test_the_moment_is_drawn(folder: Path, monkeypatch: pytest.MonkeyPatch, drawn: float) -> None:
    """The server declines after a random delay, not at once and no later than slow people would; the delay is
    independent of the hand."""
    asked: list[tuple[float, float]] = []

    class Chance:
        def uniform(self, least: float, most: float) -> float:
            asked.append((least, most))
            return least + drawn * (most - least)

    monkeypatch.setattr(autoplay, "_CHANCE", Chance())
    time = FakeTime()
    with running(config(folder, decline_delay=CONSIDERS), time) as server:
        guests, table = seated([server])
        live = server.ask(server.lobby.open(table["id"]))
        guests[1].put(path(table, "/seats/1/declines"), {"offers": ["sending"]})
        eventually(lambda: asked)
        wait = CONSIDERS * (autoplay.SOONEST if not drawn else 1.0)
        eventually(lambda: time.waits(wait))
        assert not live.info.answered
        time.move_on(wait)
        eventually(lambda: live.info.answered)
        assert asked == [(autoplay.SOONEST, 1.0)]
