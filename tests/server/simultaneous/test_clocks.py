"""Clocks in simultaneous decisions: what each player may know of them, and what the others see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.server.games.clocks import GRACE, Clocks
from tests.server.harness import Data, FakeTime, config, eventually, running
from tests.server.simultaneous.bidding import all_heard, answer, at_table, keep, options, path, seated, send

GAME = {"kind": "game", "seconds": 100, "add": 5}
TURN = {"kind": "turn", "seconds": 60}
ALL = (0, 1, 2)


def group(clock: Data, now: float = 0.0, counts: Any = ALL) -> Clocks:
    """Return the clocks of three seats that have been deciding simultaneously since the time `now`."""
    clocks = Clocks(clock, 3)
    clocks.to_several(7, ALL, now, counts)
    return clocks


def again(clocks: Clocks, clock: Data) -> Clocks:
    """Return clocks restored from the stored form of these clocks."""
    found = Clocks(clock, 3)
    found.restore(clocks.as_data())
    return found


# --- arithmetic --------------------------------------------------------------------------
def test_all_run_at_once() -> None:
    clocks = group(GAME)
    assert clocks.runs() == [0, 1, 2]
    assert clocks.seconds(30.0) == [70.0, 70.0, 70.0]
    assert clocks.next_over == (100.0, 0)


def test_the_clock_of_a_player_who_has_answered_stops_and_only_they_see_it() -> None:
    clocks = group(GAME)
    clocks.answered([0, 2], 10.0)
    assert (clocks.runs(), clocks.seconds(40.0)) == ([0, 1, 2], [60.0, 60.0, 60.0])
    assert (clocks.runs([1]), clocks.seconds(40.0, [1])) == ([0, 2], [60.0, 90.0, 60.0])
    assert (clocks.runs([0]), clocks.seconds(40.0, [0])) == ([0, 1, 2], [60.0, 60.0, 60.0])


def test_views_of_others_do_not_depend_on_the_order_of_answers() -> None:
    """The times in the views are exactly equal, because even a rounding error could reveal the order."""
    seen = []
    for answers in ([], [(0.1, [0, 2])], [(0.3, [1, 2]), (0.7, [2])], [(0.3, [1, 2]), (0.4, [0, 1, 2]), (0.9, [0])]):
        clocks = group(GAME)
        for now, owing in answers:
            clocks.answered(owing, now)
            clocks = again(clocks, GAME)
        clocks.stop(1.1)  # a pause
        clocks.resume(ALL, 2.3)
        clocks.to_several(7, ALL, 3.7, [0, 1])  # a bot plays for the third
        seen.append((clocks.left, clocks.since, clocks.runs(), clocks.seconds(50.05)))
    assert all(one == seen[0] for one in seen)


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    clocks = group(GAME)
    clocks.answered([0, 2], 10.0)
    clocks.answered([0, 1, 2], 50.0)
    assert clocks.seconds(50.0, [1]) == [50.0, 50.0, 50.0], "the time since is charged"
    clocks.answered([0, 2], 60.0)
    clocks.to(2, 90.0)
    assert clocks.seconds(90.0)[1] == 45.0  # type: ignore[index]


def test_when_all_is_open_a_chess_clock_shows_what_was_spent_until_the_answer() -> None:
    clocks = group(GAME)
    clocks.answered([0, 2], 10.0)
    clocks.answered([2], 30.0)
    clocks.to(2, 80.0)
    assert clocks.seconds(80.0) == [75.0, 95.0, 25.0]
    assert (clocks.runs(), clocks.own) == ([2], None)


def test_a_time_for_each_turn_does_not_show_it() -> None:
    clocks = group(TURN)
    clocks.answered([0, 2], 10.0)
    clocks.answered([2], 30.0)
    clocks.to(1, 40.0)
    assert clocks.seconds(45.0) == [60.0, 55.0, 60.0]


def test_one_group_is_not_the_next() -> None:
    clocks = group(TURN)
    clocks.answered([0], 50.0)
    clocks.to_several(10, ALL, 50.0, ALL)
    assert clocks.seconds(55.0, [1]) == [55.0, 55.0, 55.0]
    clocks.to_several(10, ALL, 56.0, ALL)
    assert clocks.next_over == (110.0, 0), "the same all the time"


def test_a_pause_spares_everybody_the_same() -> None:
    clocks = group(GAME)
    clocks.answered([0, 2], 10.0)
    clocks.stop(20.0)
    assert (clocks.seconds(500.0), clocks.seconds(500.0, [1])) == ([80.0, 80.0, 80.0], [80.0, 90.0, 80.0])
    clocks.resume(ALL, 500.0)
    assert (clocks.seconds(510.0), clocks.seconds(510.0, [1])) == ([70.0, 70.0, 70.0], [70.0, 90.0, 70.0])
    clocks.answered([0, 1, 2], 520.0)
    assert clocks.seconds(520.0, [1]) == [60.0, 60.0, 60.0]


def test_everybodys_clock_runs_out_for_the_others() -> None:
    """The others see the clock of every seat run out. No bot plays for a seat that has answered; one secretly plays for
    a seat that has not."""
    clocks = group(TURN)
    clocks.answered([0, 2], 10.0)
    assert clocks.over(0, owes=True)
    assert not clocks.over(1, owes=False)
    assert clocks.next_over == (60.0, 2)
    assert clocks.over(2, owes=True)
    clocks = again(clocks, TURN)
    assert clocks.next_over is None
    assert clocks.seconds(80.0) == [0.0, 0.0, 0.0]
    assert clocks.seconds(80.0, [1]) == [0.0, 50.0, 0.0]
    assert [clocks.hidden(seat) for seat in ALL] == [True, True, True]
    clocks.answered([0, 1, 2], 90.0)
    assert clocks.next_over == (60.0, 1), "what is taken back is taken back too late"


@pytest.mark.parametrize("clock", [TURN, GAME])
def test_a_returning_player_has_time_that_others_do_not_see(clock: Data) -> None:
    clocks = group(clock)
    whole = clocks.whole
    clocks.over(0, owes=True)
    more = GRACE if clock is GAME else whole
    for now in (whole + 10.0, whole + 15.0):  # the second time in this turn they have what is left of it
        clocks.come_back(0, now)
        clocks = again(clocks, clock)
        assert clocks.seconds(whole + 15.0, [0]) == [more - 5.0, 0.0, 0.0]
        assert clocks.seconds(whole + 15.0) == [0.0, 0.0, 0.0]
        assert clocks.next_over == (whole, 1)
        clocks.over(1, owes=False)
        clocks.over(2, owes=False)
        clocks.answered([0], now)
        assert clocks.next_over == (whole + 10.0 + more, 0)
        clocks.own.over.pop(1), clocks.own.over.pop(2)  # type: ignore[union-attr]


def test_a_bot_that_everybody_sees_stops_the_clock_of_its_seat() -> None:
    clocks = group(GAME)
    clocks.answered([0, 2], 10.0)
    clocks.to_several(7, ALL, 20.0, [0, 2])
    assert (clocks.runs(), clocks.seconds(50.0)) == ([0, 2], [50.0, 80.0, 50.0])
    assert clocks.seconds(50.0, [1]) == [50.0, 90.0, 50.0]
    clocks.to_several(7, ALL, 60.0, ALL)
    clocks.to(None, 70.0)
    assert clocks.left == [35.0, 95.0, 35.0]


def test_nobody_loses_time_by_an_outage_and_nobody_sees_by_it_who_has_answered() -> None:
    seen = []
    for owing in (ALL, (0, 2), (2,), (1,)):
        clocks = group(TURN)
        clocks.answered(owing, 10.0)
        clocks = again(clocks, TURN)
        assert not clocks.forgive(60.0 + GRACE)
        assert clocks.forgive(5_000.0)
        seen.append((clocks.seconds(5_000.0), clocks.runs(), clocks.next_over))
    assert all(one == ([GRACE] * 3, [0, 1, 2], (5_000.0 + GRACE, 0)) for one in seen)


# --- a table -----------------------------------------------------------------------------
def test_each_has_a_clock_of_their_own(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        guests, table = seated([server], clock=GAME)
        assert (table["running"], table["clocks"]) == ([0, 1, 2], [100.0] * 3)
        with at_table(guests, table) as lines:
            time.move_on(10.0)
            keep(lines[1], 1)
            lines[1].until(lambda: lines[1].table["running"] == [0, 2])
            time.move_on(20.0)
            told = [guest.get(path(table)) for guest in (*guests, server.browser("Walt"))]
            assert [one["clocks"] for one in told] == [[70.0] * 3, [70.0, 90.0, 70.0], [70.0] * 3, [70.0] * 3]
            assert [one["running"] for one in told] == [[0, 1, 2], [0, 2], [0, 1, 2], [0, 1, 2]]
            lines[1].do("undo", seat=1, at=1, to=0)
            assert guests[1].get(path(table))["clocks"] == [70.0] * 3, "the time since is charged"
            keep(lines[1], 1)
            keep(lines[0], 0)
            time.move_on(5.0)
            keep(lines[2], 2)
            lines[0].reach(3)
            shown = guests[0].get(path(table))["clocks"]
            assert shown == [75.0, 75.0, 70.0], "what was spent until the answer, and the time for each turn"


def test_a_player_out_of_time_is_played_for_and_others_see_it_when_all_is_open(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        guests, table = seated([server], clock=TURN)
        with at_table(guests, table) as lines:
            anna, ben, cleo = lines
            keep(anna, 0)
            time.move_on(59.0)
            answer(ben, 1, options(ben, 1)[0])  # a card, but not where it goes
            time.move_on(2.0)
            cleo.until(lambda: cleo.table["seats"][1]["replaced"] == "clock")
            assert cleo.n > 0
            assert [seat["replaced"] for seat in cleo.table["seats"]] == [None, "clock", "clock"]
            tables = [message["table"] for message in anna.heard + cleo.heard if message["type"] == "table"]
            seen = [table["seats"][1]["replaced"] for table in tables if table["n"] == 0]
            assert seen
            assert not any(seen), "nobody saw it before"


def test_nobody_sees_that_a_clock_has_run_out_while_others_think(folder: Path) -> None:
    """Ben has answered and Cleo has not: to Anna, who has more time, both look the same."""
    time = FakeTime()
    with running(config(folder), time) as server:
        guests, table = seated([server], clock={"kind": "game", "seconds": 100, "add": 0})
        anna, ben, cleo = guests
        live = server.ask(server.lobby.open(table["id"]))
        with at_table(guests, table) as lines:

            async def more() -> None:
                async with live.lock:

                    def give(info: Any) -> None:
                        info.clocks["left"][0] = 1_000.0

                    await live.change(give)

            server.ask(more())
            keep(lines[1], 1)
            all_heard(lines)
            told = [guest.get(path(table)) for guest in (anna, ben, cleo)]
            time.move_on(150.0)
            eventually(lambda: live.info.seats[2].stand_in == "clock" and live.info.answered == [1, 2])
            lines[2].until(lambda: lines[2].table["seats"][2]["replaced"] == "clock")
            for reader, was in zip((anna, ben), told, strict=False):
                now = reader.get(path(table))
                assert now["clocks"] == [850.0, 100.0 if reader is ben else 0.0, 0.0]
                assert {**now, "clocks": None} == {**was, "clocks": None}
            lines[0].quiet()
            lines[1].quiet()
            back = cleo.patch(path(table, "/seats/2"), {"kind": "guest"})
            assert (back["seats"][2]["replaced"], back["clocks"][2]) == (None, GRACE)
            all_heard([lines[2]])
            undo = lines[2].view(2)["undo"][-1]
            lines[2].do("undo", seat=2, at=lines[2].view(2)["at"], to=undo["to"])
            send(lines[2], 2, "south")
            lines[0].quiet()
            lines[1].quiet()
            keep(lines[0], 0)
            lines[1].until(lambda: lines[1].n > 0)
            assert lines[1].view(1)["sent"] == [{"round": 1, "seat": 2, "market": "south", "card": None}]


def test_an_outage_forgives_all_of_a_group_alike(folder: Path) -> None:
    time = FakeTime()
    shown = []
    for answered in (1, 2):
        with running(config(folder / str(answered)), time) as server:
            guests, table = seated([server], clock=TURN)
            with at_table(guests, table) as lines:
                keep(lines[answered], answered)
        time.move_on(5_000.0)
        with running(config(folder / str(answered)), time) as server:
            anna = server.browser()
            anna.http.cookies = guests[0].http.cookies
            found = anna.get(path(table))
            shown.append((found["clocks"], found["running"], [seat["replaced"] for seat in found["seats"]]))
    assert shown[0] == shown[1] == ([GRACE] * 3, [0, 1, 2], [None] * 3)
