"""Clocks: the arithmetic, and a table with a clock that the test controls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.server import time_source
from sandtable.server.games.clocks import GRACE, ClockConversion, Clocks
from sandtable.server.time_source import DAY
from tests.server.harness import LEADERS, Browser, Data, FakeTime, Running, config, eventually, running


def clocks(**clock: Any) -> Clocks:
    return Clocks(clock, 3)


def ends(clock: Clocks) -> float | None:
    """Return the time at which the running clock reaches zero; None if no clock runs."""
    over = clock.next_over
    return None if over is None else over[0]


# --- arithmetic --------------------------------------------------------------------------
def test_without_clocks_nothing_runs() -> None:
    none = clocks(kind="none")
    none.to(1, 10.0)
    assert (none.running, ends(none), none.seconds(99.0), none.as_data()) == ([], None, None, None)


def test_a_turn_has_its_seconds_each_time() -> None:
    turn = clocks(kind="turn", seconds=60)
    turn.to(0, 0.0)
    assert ends(turn) == 60.0
    turn.to(0, 20.0)  # the next decision of the same turn
    assert turn.seconds(20.0) == [40.0, 60.0, 60.0]
    turn.to(1, 30.0)
    assert ends(turn) == 90.0
    assert turn.seconds(30.0) == [30.0, 60.0, 60.0]
    turn.to(0, 40.0)
    assert turn.seconds(40.0) == [60.0, 50.0, 60.0], "a new turn"
    turn.to(None, 45.0)  # a bot's
    assert ends(turn) is None
    assert turn.seconds(1_000.0) == [55.0, 50.0, 60.0]


def test_days_are_long_turns() -> None:
    days = clocks(kind="days", days=2)
    days.to(2, 0.0)
    assert ends(days) == 2 * DAY


def test_a_chess_clock_runs_down_and_gains() -> None:
    chess = clocks(kind="game", seconds=100, add=5)
    chess.to(0, 0.0)
    chess.to(1, 30.0)
    assert chess.seconds(30.0) == [75.0, 100.0, 100.0]
    chess.to(0, 40.0)
    assert chess.seconds(60.0) == [55.0, 95.0, 100.0]
    assert ends(chess) == 115.0


@pytest.mark.parametrize("kind", [{"kind": "turn", "seconds": 60}, {"kind": "game", "seconds": 60, "add": 10}])
def test_ending_a_turn_and_taking_it_back_gives_no_time(kind: Data) -> None:
    clock = Clocks(kind, 3)
    clock.to(0, 0.0)
    for now in (40.0, 42.0, 44.0):
        clock.to(1, now)
        clock.to(0, now + 1.0, undone=True)
    assert clock.left == [15.0, 60.0, 60.0], "it was their turn all the time: the next has lost nothing by it"
    bots = Clocks(kind, 3)
    bots.to(0, 0.0)
    bots.to(None, 40.0)
    bots.to(0, 41.0, undone=True)
    assert ends(bots) == 61.0


def test_taking_back_what_a_bot_has_done_leaves_the_others_their_time() -> None:
    chess = clocks(kind="game", seconds=100, add=5)
    chess.to(0, 0.0)
    chess.to(1, 10.0)
    chess.to(0, 20.0)
    chess.to(0, 30.0, counts=False)  # a bot takes over …
    chess.to(1, 31.0)  # … until the end of the turn
    chess.to(0, 51.0, undone=True)
    assert chess.seconds(51.0) == [85.0, 75.0, 100.0]


@pytest.mark.parametrize("kind", [{"kind": "turn", "seconds": 60}, {"kind": "game", "seconds": 60, "add": 10}])
def test_a_player_played_for_resumes_with_the_time_left(kind: Data) -> None:
    clock = Clocks(kind, 3)
    clock.to(0, 0.0)
    clock.to(0, 50.0, counts=False)
    assert (clock.running, clock.seconds(55.0)) == ([], [10.0, 60.0, 60.0])
    clock.to(0, 55.0)
    assert ends(clock) == 65.0
    clock.to(0, 56.0, counts=False)
    clock.to(1, 57.0)
    clock.to(0, 58.0, counts=False)  # another turn of theirs
    clock.to(0, 59.0)
    assert ends(clock) == (119.0 if kind["kind"] == "turn" else 68.0)


def test_a_pause_stops_the_time_and_not_the_turn() -> None:
    turn = clocks(kind="turn", seconds=60)
    turn.to(0, 0.0)
    turn.stop(20.0)
    assert turn.seconds(5_000.0) == [40.0, 60.0, 60.0]
    turn.resume([0], 5_000.0)
    assert ends(turn) == 5_040.0


def test_clocks_are_kept_and_found_again() -> None:
    chess = clocks(kind="game", seconds=100, add=5)
    chess.to(0, 0.0)
    chess.to(1, 30.0)
    again = clocks(kind="game", seconds=100, add=5)
    again.restore(chess.as_data())
    assert again.seconds(50.0) == chess.seconds(50.0)
    again.to(0, 60.0, undone=True)
    assert again.seconds(60.0) == [40.0, 100.0, 100.0]


@pytest.mark.parametrize(("running", "seen"), [(0, [0]), (2, [2]), (None, [])])
def test_clocks_kept_before_several_could_decide_at_once(running: int | None, seen: list[int]) -> None:
    kept = {"left": [50.0, 60.0, 70.0], "asked": running, "running": running, "since": 1_000.0, "came_from": None}
    chess = clocks(kind="game", seconds=100, add=5)
    chess.restore({**kept, "came_back": True})
    assert (chess.running, chess.asked, chess.seconds(1_000.0)) == (seen, seen, [50.0, 60.0, 70.0])
    clock_conversion = ClockConversion(FakeTime(2_000.0))
    found = clock_conversion.from_disk("a table", kept)
    assert found is not None
    assert found["since"] == 1_000.0
    assert clock_conversion.to_disk("a table", found) == kept
    if running is not None:
        chess.stop(1_010.0)
        chess.come_back(running, 1_010.0)
        assert chess.left[running] == kept["left"][running] - 10.0, "they had their time in this turn"  # type: ignore[index]


def test_nobody_loses_time_by_an_outage() -> None:
    turn = clocks(kind="turn", seconds=60)
    turn.to(0, 0.0)
    assert not turn.forgive(60.0 + GRACE)
    assert turn.forgive(5_000.0)
    assert ends(turn) == 5_000.0 + GRACE


# --- a table -----------------------------------------------------------------------------
def two_playing(server: Running, clock: Data) -> tuple[Browser, Browser, Data]:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = anna.make("mo", options={"first": 0, "leaders": LEADERS[:2]}, clock=clock)
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    return anna, ben, anna.post(f"{path}/start")


@pytest.mark.parametrize(
    ("clock", "turn"),
    [
        ({"kind": "turn", "seconds": 60}, 60.0),
        ({"kind": "game", "seconds": 90, "add": 5}, 90.0),
        ({"kind": "days", "days": 1}, DAY),
    ],
)
def test_a_player_out_of_time_is_played_for_until_they_move(folder: Path, clock: Data, turn: float) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, ben, table = two_playing(server, clock)
        assert table["running"] == [0]
        assert table["clocks"] == [turn, turn]
        with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
            mine.until(lambda: mine.asked == 0)
            time.move_on(turn - 1.0)
            assert anna.get(f"/tables/{table['id']}")["clocks"][0] == 1.0
            assert anna.get(f"/tables/{table['id']}")["n"] == 0
            time.move_on(2.0)
            theirs.until(lambda: theirs.asked == 1)  # the Adept has played Anna's turn
            mine.reach(theirs.n)
            mine.until(lambda: mine.table["seats"][0]["replaced"] and mine.table["running"] == [1])
            assert mine.table["seats"][0]["bot"] == "adept"
            time.move_on(turn - 1.0)
            while theirs.asked is not None:  # until the end of Ben's turn; the Adept plays on for Anna
                theirs.act("end" if "end" in theirs.options() else theirs.options()[0])
            back = anna.patch(f"/tables/{table['id']}/seats/0", {"kind": "guest"})
            assert back["seats"][0]["replaced"] is None


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 60}, {"kind": "game", "seconds": 60, "add": 5}])
def test_a_player_out_of_time_gets_more_once_a_turn(clock: Data) -> None:
    """Extra time is given only once a turn: otherwise taking the seat back before each move of the bot would give
    unlimited time."""
    clocks = Clocks(clock, 2)
    clocks.to(0, 0.0)
    clocks.stop(60.0)
    more = GRACE if clock["kind"] == "game" else 60.0
    for given in (more, 0.0, 0.0):
        clocks.come_back(0, 60.0)
        kept = clocks.as_data()
        clocks = Clocks(clock, 2)
        clocks.restore(kept)
        clocks.to(0, 60.0)
        assert ends(clocks) == 60.0 + given
        clocks.stop(60.0 + given)
    clocks.to(1, 200.0)
    clocks.to(0, 200.0, undone=True)  # still the same turn
    clocks.stop(300.0)
    clocks.come_back(0, 300.0)
    assert clocks.left[0] == 0.0
    clocks.to(1, 300.0)
    clocks.to(0, 300.0)
    clocks.stop(400.0)
    clocks.come_back(0, 400.0)
    assert clocks.left[0] == more


def test_a_move_of_ones_own_takes_the_seat_back(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, _ben, table = two_playing(server, {"kind": "game", "seconds": 60, "add": 0})
        anna.patch(f"/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "novice"})
        live = server.ask(server.lobby.open(table["id"]))
        with anna.socket(table["id"]) as mine:
            mine.until(lambda: mine.asked == 0)
            at, option = mine.n, mine.options()[0]

            async def out_of_time() -> None:
                """Let the player run out of time, without the bot moving yet."""
                async with live.lock:

                    def late(info: Any) -> None:
                        info.seats[0].stand_in = "clock"
                        live.set_clocks(info, time.now())

                    live.not_before = time.now() + 1_000.0
                    await live.change(late)

            server.ask(out_of_time())
            mine.until(lambda: mine.table["seats"][0]["replaced"])
            mine.do("act", seat=0, at=at, action=option)
            mine.until(lambda: not mine.table["seats"][0]["replaced"])
            assert anna.get(f"/tables/{table['id']}")["clocks"][0] >= GRACE


def test_a_move_that_is_refused_does_not_take_the_seat_back(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, ben, table = two_playing(server, {"kind": "turn", "seconds": 60})
        path = f"/tables/{table['id']}"
        with anna.socket(table["id"]) as mine:
            mine.until(lambda: mine.asked == 0)
            option = mine.options()[0]
            time.move_on(61.0)
            mine.until(lambda: mine.table["running"] == [1])  # the Adept has played Anna's turn
            mine.reach(ben.get(path)["n"])
            refused = mine.say("act", seat=0, at=mine.n, action=option)
            assert refused["error"]["type"] == "OutOfTurn"
        assert anna.get(path)["seats"][0]["replaced"] == "clock"


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 60}, {"kind": "game", "seconds": 60, "add": 30}])
def test_the_host_gains_no_time_by_a_bot(folder: Path, clock: Data) -> None:
    time = FakeTime()
    with running(config(folder, pace=10.0), time) as server:
        anna, _ben, table = two_playing(server, clock)
        path = f"/tables/{table['id']}"
        time.move_on(50.0)
        for _ in range(3):
            anna.patch(f"{path}/seats/0", {"kind": "bot"})
            anna.patch(f"{path}/seats/0", {"kind": "guest"})
        assert anna.get(path)["clocks"] == [10.0, 60.0]
        assert anna.get(path)["running"] == [0]
        time.move_on(11.0)
        eventually(lambda: anna.get(path)["seats"][0]["replaced"] == "clock")


def test_taking_a_turn_back_again_and_again_costs_the_next_nothing(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, _ben, table = two_playing(server, {"kind": "game", "seconds": 600, "add": 5})
        with anna.socket(table["id"]) as mine:
            mine.until(lambda: mine.asked == 0)
            while mine.table["running"] != [1]:  # until the end of the turn
                mine.act("end" if "end" in mine.options() else mine.options()[0])
                mine.do("chat", text="…")  # everything sent with the move has arrived
            for _ in range(3):
                time.move_on(20.0)  # Ben thinks
                undo = mine.view()["undo"]
                mine.do("undo", seat=0, at=mine.n, to=undo[0]["to"])
                mine.until(lambda: mine.asked == 0)
                mine.act("end")
        assert anna.get(f"/tables/{table['id']}")["clocks"] == [545.0, 600.0]


def test_a_pause_stops_the_clocks(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, ben, table = two_playing(server, {"kind": "turn", "seconds": 60})
        path = f"/tables/{table['id']}"
        time.move_on(20.0)
        anna.post(f"{path}/pause", {"on": True})
        assert eventually(lambda: anna.get(path)["paused"])
        time.move_on(5_000.0)
        stopped = ben.get(path)
        assert stopped["running"] == []
        assert stopped["clocks"] == [40.0, 60.0]
        assert not stopped["seats"][0]["replaced"]
        ben.post(f"{path}/pause", {"on": False})
        time.move_on(10.0)
        assert anna.get(path)["clocks"] == [30.0, 60.0]
        time.move_on(31.0)
        eventually(lambda: anna.get(path)["seats"][0]["replaced"])


def test_a_clock_runs_out_at_a_table_that_nobody_has_open(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder, idle=5.0), time) as server:
        anna, _ben, table = two_playing(server, {"kind": "days", "days": 1})
        time.move_on(10.0)
        eventually(lambda: not server.lobby.in_memory())
        time.move_on(DAY)
        eventually(lambda: anna.get("/tables")["mine"][0]["n"] > 0)
        assert anna.get(f"/tables/{table['id']}")["seats"][0]["replaced"]


# --- the system clock --------------------------------------------------------------------
@pytest.mark.parametrize("jump", [3_600.0, -3_600.0, 30.0, -30.0])
def test_setting_the_clock_on_the_wall_gives_and_takes_no_time(folder: Path, jump: float) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, ben, table = two_playing(server, {"kind": "turn", "seconds": 60})
        path = f"/tables/{table['id']}"
        with anna.socket(table["id"]) as mine:
            mine.until(lambda: mine.asked == 0)
            time.move_on(20.0)
            time.jump = jump
            assert anna.get(path)["clocks"] == [40.0, 60.0]
            live = server.lobby._live[table["id"]]

            async def read_again() -> None:
                async with live.lock:
                    await live._catch_up()

            server.ask(read_again())
            assert anna.get(path)["clocks"] == [40.0, 60.0], "what is on disk is of before"
            mine.act(mine.options()[0])
            time.jump += jump
            time.move_on(10.0)
            assert anna.get(path)["clocks"][0] == 30.0
            ben.post(f"{path}/pause", {"on": True})
            time.move_on(29.0)
            server.ask(server.lobby._evict())
            server.ask(server.lobby._wake())
            assert anna.get(path)["seats"][0]["replaced"] is None
            time.move_on(2.0)
            eventually(lambda: anna.get(path)["seats"][0]["replaced"] == "clock")


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
def test_nor_does_it_at_a_table_out_of_memory(folder: Path, jump: float) -> None:
    time = FakeTime()
    with running(config(folder, idle=5.0), time) as server:
        anna, _ben, table = two_playing(server, {"kind": "days", "days": 1})
        path = f"/tables/{table['id']}"
        time.move_on(10.0)
        eventually(lambda: not server.lobby.in_memory())
        time.jump = jump
        assert anna.get(path)["clocks"] == [DAY - 10.0, DAY]
        time.move_on(100.0)
        eventually(lambda: not server.lobby.in_memory())
        time.move_on(DAY - 111.0)
        assert anna.get("/tables")["mine"][0]["seats"][0]["replaced"] is None
        time.move_on(2.0)
        eventually(lambda: anna.get("/tables")["mine"][0]["seats"][0]["replaced"] == "clock")


@pytest.mark.parametrize(("away", "left"), [(20.0, 40.0), (80.0, None), (5_000.0, GRACE), (-5_000.0, 60.0)])
def test_clocks_run_on_through_a_restart(folder: Path, away: float, left: float | None) -> None:
    """A clock runs on while the server is down. One that ran out long ago gets some seconds; none gains time."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, _ben, table = two_playing(server, {"kind": "turn", "seconds": 60})
    time.move_on(away)
    with running(config(folder), time) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        if left is None:  # it ran out a moment ago: that is no outage
            eventually(lambda: again.get(f"/tables/{table['id']}")["seats"][0]["replaced"] == "clock")
        else:
            assert again.get(f"/tables/{table['id']}")["clocks"] == [left, 60.0]


def test_the_time_of_a_process_goes_on_whatever_the_wall_says(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1_000_000.0], [50.0]
    monkeypatch.setattr("sandtable.server.time_source.time.time", lambda: wall[0])
    monkeypatch.setattr("sandtable.server.time_source.time.monotonic", lambda: steady[0])
    time = time_source.TimeSource()
    assert (time.now(), time.wall()) == (1_000_000.0, 1_000_000.0)
    wall[0] -= 3_600.0
    steady[0] += 5.0
    assert (time.now(), time.wall()) == (1_000_005.0, 996_400.0)
