"""Pausing a game: the request, the agreement of the others, and the end of the pause."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import FakeTime, Running, config, eventually, running
from tests.server.test_tables import path, two_playing


def test_a_pause_holds_once_all_who_are_there_agree(served: Running) -> None:
    anna, ben, table = two_playing(served)
    eve = served.browser()
    eve.refused("POST", path(table, "/pause"), {"on": True}, 403, "NotSeated")
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready()
        theirs.ready()
        mine.do("pause", on=True)
        theirs.until(lambda: theirs.table["pause_asked"] == ["Anna"])
        assert theirs.table["paused"] is False
        mine.do("pause", on=False)
        theirs.until(lambda: theirs.table["pause_asked"] == [])
        mine.do("pause", on=True)
        theirs.do("pause", on=True)
        mine.until(lambda: mine.table["paused"])
        assert mine.table["pause_asked"] == []
        mover = mine if mine.asked is not None else theirs
        refused = mover.say("act", seat=mover.asked, at=mover.n, action=mover.options()[0])
        assert refused["error"]["type"] == "Paused"
        theirs.do("pause", on=False)
        mine.until(lambda: not mine.table["paused"])
        mover.act(mover.options()[0])
    anna.post(path(table, "/pause"), {"on": True})  # nobody else is present now
    assert eventually(lambda: anna.get(path(table))["paused"])


def test_a_pause_does_not_wait_for_who_goes_away(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as mine:
        with ben.socket(table["id"]) as theirs:
            mine.ready()
            theirs.ready()
            mine.until(lambda: mine.table["seats"][1]["present"])
            mine.do("pause", on=True)
            theirs.until(lambda: theirs.table["pause_asked"] == ["Anna"])
        mine.until(lambda: mine.table["paused"])
        assert mine.table["pause_asked"] == []
        with ben.socket(table["id"]) as theirs:  # a returning guest may end it
            theirs.ready()
            theirs.do("pause", on=False)
        mine.until(lambda: not mine.table["paused"])


def test_a_pause_nobody_who_is_there_asked_for_does_not_hold(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with ben.socket(table["id"]) as theirs:
        with anna.socket(table["id"]) as mine:
            mine.ready()
            mine.until(lambda: mine.table["seats"][1]["present"])
            mine.do("pause", on=True)
        theirs.until(lambda: theirs.table and not theirs.table["seats"][0]["present"])
    assert anna.get(path(table))["paused"] is False
    assert anna.get(path(table))["pause_asked"] == ["Anna"]


def test_a_pause_does_not_wait_for_who_leaves(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready()
        theirs.ready()
        theirs.until(lambda: theirs.table["seats"][0]["present"])
        mine.do("pause", on=True)
        assert ben.post(path(table, "/leave"), {"seat": 1})["paused"] is True


def test_a_guest_who_left_asks_no_longer(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready()
        theirs.ready()
        theirs.until(lambda: theirs.table["seats"][0]["present"])
        mine.do("pause", on=True)
        left = anna.post(path(table, "/leave"), {"seat": 0})
        assert (left["paused"], left["pause_asked"]) == (False, [])


def test_the_last_to_leave_ends_the_pause(folder: Path) -> None:
    """Otherwise nobody could end the pause, and the game would be stuck."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        table = anna.make("mn", clock={"kind": "turn", "seconds": 60})
        anna.post(path(table, "/pause"), {"on": True})
        assert anna.get(path(table))["paused"] is True
        left = anna.post(path(table, "/leave"), {"seat": 0})
        assert (left["paused"], left["running"]) == (False, [])
        eventually(lambda: anna.get(path(table))["state"] == "over")  # bots play on
