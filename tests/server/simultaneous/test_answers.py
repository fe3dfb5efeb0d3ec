"""Simultaneous decisions at a table: answering, taking back, opening, and storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.citing import rule
from tests.server.harness import Running, Socket, config, eventually, running
from tests.server.simultaneous.bidding import all_heard, answer, at_table, keep, options, path, seated, send


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


def rows(server: Running, table: str) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = server.ask(server.lobby.services.store.rows(table))
    return found


def refused(line: Socket, type: str, **fields: Any) -> str:
    said = line.say(type, **fields)
    assert said["type"] == "refused", said
    return str(said["error"]["type"])


@rule("SB-2.2")
def test_a_second_sealed_answer_is_not_stale(server: Running) -> None:
    """Each seat answers the row that it saw when the group began, although others have answered since."""
    guests, table = seated([server])
    with at_table(guests, table) as lines:
        ats = [line.view(seat)["at"] for seat, line in enumerate(lines)]
        assert ats == [0, 0, 0]
        for seat in (1, 0):
            lines[seat].do("act", seat=seat, at=0, action="none")
            assert lines[seat].n == 0
        assert rows(server, table["id"]) == []
        lines[2].do("act", seat=2, at=0, action="none")
        for line in lines:
            line.reach(3)
            moved = [message for message in line.heard if message["type"] == "update" and message["n"] == 3]
            assert [(message["kind"], message["by"]) for message in moved] == [("move", None)], "once, and by nobody"
    word = server.ask(server.lobby.open(table["id"])).game.state.vocabulary.number("none")
    assert rows(server, table["id"]) == [(1, 0, word), (2, 1, word), (3, 2, word)], "in the order of the seats"


def test_an_answer_is_meant_for_the_seats_own_question(server: Running) -> None:
    """A seat answers two questions in a row. Answers of other seats make neither stale; the seat's own first answer
    does."""
    guests, table = seated([server])
    with at_table(guests, table) as (anna, ben, _):
        card = options(anna, 0)[0]
        answer(anna, 0, card)
        anna.until(lambda: anna.view(0)["at"] == 1)
        assert refused(anna, "act", seat=0, at=0, action="market:north") == "StaleAction"
        keep(ben, 1)
        assert refused(ben, "act", seat=1, at=0, action="none") == "StaleAction"
        assert refused(ben, "act", seat=1, at=1, action="none") == "OutOfTurn"
        assert refused(anna, "act", seat=0, at=1, action=card) == "IllegalAction"
        answer(anna, 0, "market:north")
        anna.until(lambda: anna.view(0)["at"] == 2)
        assert [one["action"] for one in anna.view(0)["answered"]] == [card, "market:north"]


@rule("SB-2.3")
def test_answers_are_taken_back_by_their_own_seat_until_the_last_is_in(server: Running) -> None:
    guests, table = seated([server])
    with at_table(guests, table) as lines:
        anna, ben, cleo = lines
        send(anna, 0, "east")
        anna.until(lambda: anna.view(0)["at"] == 2)
        undo = anna.view(0)["undo"]
        assert [step["to"] for step in undo] == [1, 0]
        assert "market" in undo[0]["label"]
        assert refused(ben, "undo", seat=1, at=0, to=0) == "CannotUndo"
        assert refused(ben, "undo", seat=0, at=2, to=0) == "NotYourSeat"
        assert refused(anna, "undo", seat=0, at=0, to=0) == "StaleAction"
        anna.do("undo", seat=0, at=2, to=1)
        anna.until(lambda: anna.view(0)["at"] == 1)
        assert options(anna, 0) == ["market:north", "market:east", "market:south"]
        answer(anna, 0, "market:south")
        anna.until(lambda: anna.view(0)["at"] == 2)
        anna.do("undo", seat=0, at=2, to=0)
        anna.until(lambda: anna.view(0)["at"] == 0)
        assert (anna.view(0)["answered"], anna.view(0)["undo"]) == ([], [])
        keep(ben, 1)
        keep(cleo, 2)
        all_heard(lines)
        assert [line.n for line in lines] == [0, 0, 0], "Anna owes an answer again"
        keep(anna, 0)
        for seat, line in enumerate(lines):
            line.reach(3)
            assert line.view(seat)["undo"] == []
            assert refused(line, "undo", seat=seat, at=3, to=seat) == "CannotUndo"


def test_moves_before_a_group_cannot_be_taken_back_in_it(server: Running) -> None:
    """Otherwise the permission to undo would depend on who has answered."""
    guests, table = seated([server])
    with at_table(guests, table) as lines:
        for seat, line in enumerate(lines):
            keep(line, seat)
        while lines[0].view(0)["phase"] != "send" or lines[0].n <= 3:
            for line in lines:
                line.reach(max(other.n for other in lines))
            asked = lines[0].view(0)["turn"]
            answer(lines[asked], asked, "pass")
            lines[asked].reach(lines[asked].view(asked)["at"])
            for line in lines:
                line.reach(max(other.n for other in lines))
        assert all(line.view(seat)["undo"] == [] for seat, line in enumerate(lines))


def test_one_guest_with_several_seats_answers_for_each(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mmn", title="sealedbid")
    with anna.socket(table["id"]) as line:
        line.ready()
        keep(line, 1)
        line.until(lambda: line.view(1)["at"] == 1)
        assert line.view(0)["at"] == 0
        line.until(lambda: line.table["to_act"] == [0, 2])
        assert anna.get("/tables")["mine"][0]["to_act"] == [0, 2]
        keep(line, 0)
        line.reach(3)


def test_bots_answer_in_a_group_like_people(server: Running) -> None:
    """No player is told that the bots have answered; the group closes with the last answer of all seats."""
    guests, table = seated([server], "monn")
    with at_table(guests, table) as lines:
        live = server.ask(server.lobby.open(table["id"]))
        eventually(lambda: set(live.info.answered) == {2, 3})
        all_heard(lines)
        for seat, line in enumerate(lines):
            assert line.n == 0
            assert line.table["to_act"] == [0, 1, 2, 3]
            assert line.view(seat)["deciding"] == [0, 1, 2, 3]
        keep(lines[0], 0)
        keep(lines[1], 1)
        lines[0].until(lambda: lines[0].n >= 4)


def test_a_game_of_bots_alone_comes_to_its_end(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("nnn", title="sealedbid")
    eventually(lambda: anna.get(path(table))["state"] == "over")
    record = json.loads(anna.ask("GET", path(table, "/record")).text)
    assert len(record["actions"]) == anna.get(path(table))["n"]
    frames = anna.get(path(table, "/replay?eyes=all&from=0&to=10"))["frames"]
    assert [frame["n"] for frame in frames] == list(range(11))


def test_a_returning_player_sees_their_answers_to_an_open_group(server: Running) -> None:
    """A player who reconnects needs them, because the answer may have been given in another window, or its
    acknowledgement was lost; the number of rows does not show that."""
    guests, table = seated([server])
    anna = guests[0]
    with at_table(guests, table) as lines:
        keep(lines[0], 0)
        with anna.socket(table["id"], after=0) as again:
            again.until(lambda: again.n == 0)
            assert (again.update["kind"], again.update["lines"]) == ("sealed", [])
            assert [one["action"] for one in again.view(0)["answered"]] == ["none"]
        polled = anna.get(path(table, "/updates?from=0"))["messages"]
        assert [message["kind"] for message in polled if message["type"] == "update"] == ["sealed"]
        watching = server.browser("Walt").get(path(table, "/updates?from=0"))["messages"]
        assert [message for message in watching if message["type"] == "update"] == [], "they are asked nothing"
        with anna.socket(table["id"]) as fresh:
            fresh.ready()
            assert [one["action"] for one in fresh.view(0)["answered"]] == ["none"]


def test_a_pause_holds_for_all_who_decide(server: Running) -> None:
    guests, table = seated([server], "mo")
    with at_table(guests, table) as (anna, ben):
        keep(anna, 0)
        for line in (anna, ben):
            line.do("pause", on=True)
        ben.until(lambda: ben.table["paused"])
        assert refused(anna, "undo", seat=0, at=1, to=0) == "Paused"
        assert refused(ben, "act", seat=1, at=0, action="none") == "Paused"
        anna.do("pause", on=False)
        ben.until(lambda: not ben.table["paused"])
        keep(ben, 1)
        anna.reach(2)


def test_a_new_name_takes_back_no_answer(server: Running) -> None:
    guests, table = seated([server], "mo")
    with at_table(guests, table) as (anna, ben):
        keep(anna, 0)
        guests[1].patch("/me", {"name": "Benedikt"})
        anna.until(lambda: anna.update["kind"] == "sync" and anna.table["seats"][1]["name"] == "Benedikt")
        assert [one["action"] for one in anna.view(0)["answered"]] == ["none"]
        keep(ben, 1)
        anna.reach(2)


def test_a_bot_in_somebodys_place_goes_on_with_their_answers(server: Running) -> None:
    """Everybody sees that a bot plays in the player's place, but not which answers the player had given."""
    guests, table = seated([server], "moo")
    with at_table(guests, table) as lines:
        anna, ben, _ = lines
        keep(ben, 1)
        card = options(anna, 0)[1]
        answer(anna, 0, card)
        for seat in (0, 1):
            guests[seat].post(path(table, "/leave"), {"seat": seat, "keep": True})
        live = server.ask(server.lobby.open(table["id"]))
        eventually(lambda: live.info.answered == [0, 1])
        lines[2].until(lambda: [seat["replaced"] for seat in lines[2].table["seats"]] == ["away", "away", None])
        assert lines[2].table["to_act"] == [0, 1, 2]
        keep(lines[2], 2)
        lines[2].until(lambda: lines[2].n >= 4)
    found = [(seat, action) for _, seat, action in rows(server, table["id"])]
    words = server.ask(server.lobby.open(table["id"])).game.state.vocabulary
    assert [words.word(action) for seat, action in found if seat == 0][:1] == [card]
    assert [words.word(action) for seat, action in found if seat == 1][:1] == ["none"]
