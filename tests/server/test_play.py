"""Playing: moves are sent by socket or request, and views come back; a refused move changes nothing."""

from __future__ import annotations

import random

import pytest

from sandtable.core.fluent import spoken
from sandtable.core.titles import meta
from tests.server.harness import ENGLISH, LEADERS, Browser, Data, Running


@pytest.mark.parametrize("seats", ["mnnn", "mna", "mn", "m"])
def test_a_game_against_bots_is_played_to_its_end(served: Running, seats: str) -> None:
    anna = served.browser("Anna")
    table = anna.make(seats)
    assert table["state"] == "playing"
    rng = random.Random(len(seats))
    with anna.socket(table["id"]) as line:
        first = [line.hear()["type"] for _ in range(2)]
        assert first == ["table", "update"], "the table comes first, then the game"
        assert line.update["kind"] == "sync"
        before = line.n
        while line.my_turn():
            view = line.view(0)
            assert [option["action"] for option in view["options"]] == view["decision"]["options"]
            assert spoken(view["prompt"], ENGLISH)
            assert all(spoken(option["label"], ENGLISH) for option in view["options"])
            line.act(rng.choice(line.options()))
            assert line.n > before
            before = line.n
        view = line.view(0)
        assert view["options"] == []
        assert spoken(view["outcome"], ENGLISH)
        line.until(lambda: line.table["state"] == "over")
        assert line.table["winner"]
        steps = [m["n"] for m in line.heard if m["type"] == "update"]
        assert steps == list(range(steps[0], steps[-1] + 1)), "numbered without a gap"
        refused = line.say("act", seat=0, at=line.n, action="pass")
        assert refused["error"]["type"] == "GameOver"


def four_at_a_table(served: Running) -> tuple[list[Browser], Data]:
    guests = [served.browser(name) for name in ("Anna", "Ben", "Carla", "Dora")]
    table = guests[0].make("mooo", options={"leaders": LEADERS, "first": 0})
    for guest in guests[1:]:
        guest.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "seat": None})
    return guests, guests[0].post(f"/tables/{table['id']}/start")


# --- several people ----------------------------------------------------------------------
def test_four_people_play_and_everybody_sees_each_move(served: Running) -> None:
    guests, table = four_at_a_table(served)
    lines = [guest.socket(table["id"]) for guest in guests]
    rng = random.Random(4)
    for line in lines:
        line.ready()
    for _ in range(60):
        mover = next(line for line in lines if line.asked is not None)
        mover.act(rng.choice(mover.options()))
        for seat, line in enumerate(lines):
            line.reach(mover.n)
            assert set(line.update["views"]) == {str(seat)}, "each receives the view of the own seat alone"
            assert line.view()["seat"] == seat
            assert line.update["by"] == lines.index(mover)
    names = [spoken(name, ENGLISH) for name in lines[2].view()["names"]]
    assert names == ["Anna", "Ben", "Carla", "Dora"]
    for line in lines:
        line.close()


def test_a_spectator_sees_what_lies_open(served: Running) -> None:
    anna, eve = served.browser("Anna"), served.browser("Eve")
    table = anna.make("mnnn")
    with anna.socket(table["id"]) as mine, eve.socket(table["id"]) as watching:
        assert mine.my_turn()
        watching.reach(mine.n)
        view = watching.view()
        assert set(watching.update["views"]) == {"watch"}
        assert view["seat"] == -1
        assert view["decision"] is None
        assert view["options"] == []
        assert view["undo"] == []
        for player in view["players"]:
            assert set(player["hand"]) <= {"?"}
            assert set(player["intrigue"]) <= {"?"}
            assert set(player["deck"]) <= {"?"}
        mine.until(lambda: mine.table["watchers"] == 1)
        assert watching.table["invite"] is None
        refused = watching.say("act", seat=0, at=watching.n, action=mine.options()[0])
        assert refused["error"]["type"] == "NotYourSeat"


def test_hot_seat_has_a_view_for_each_own_seat(served: Running) -> None:
    anna = served.browser("Anna")
    table = anna.make("mmm")
    assert [seat["mine"] for seat in table["seats"]] == [True] * 3
    with anna.socket(table["id"]) as line:
        line.ready()
        assert set(line.update["views"]) == {"0", "1", "2", "watch"}, "the public view is for handing the screen on"
        rng = random.Random(1)
        moved = set()
        for _ in range(80):
            assert line.my_turn()
            moved.add(line.asked)
            line.act(rng.choice(line.options()))
        assert moved == {0, 1, 2}
        names = [spoken(name, ENGLISH) for name in line.view(0)["names"]]
        assert names == ["Anna 1", "Anna 2", "Anna 3"]


def test_the_log_holds_back_what_a_reader_may_not_know(served: Running) -> None:
    guests, table = four_at_a_table(served)
    with guests[0].socket(table["id"]) as anna, guests[1].socket(table["id"]) as ben:
        for line in (anna, ben):
            line.ready()
        mine = [line["thing"] for line in anna.lines if line["kind"] == "draw" and line["seat"] == 0]
        theirs = [line for line in anna.lines if line["kind"] == "draw" and line["seat"] == 1]
        assert len(mine) == 5, "the own hand is told card by card"
        assert all(mine)
        assert [(line["thing"], line["amount"]) for line in theirs] == [(None, 5)], "that of others is a number"
        assert len([line for line in ben.lines if line["kind"] == "draw" and line["seat"] == 1]) == 5


# --- errors ------------------------------------------------------------------------------
def test_refused_requests_change_nothing(served: Running) -> None:
    guests, table = four_at_a_table(served)
    lines = [guest.socket(table["id"]) for guest in guests]
    for line in lines:
        line.ready()
    mover = next(line for line in lines if line.asked is not None)
    other = next(line for line in lines if line.asked is None)
    seat, good = mover.asked, mover.options()[0]
    assert seat is not None
    illegal = next(w for w in meta("imperium").new(1, {}).vocabulary.words if w not in mover.options())
    before = guests[0].get(f"/tables/{table['id']}")
    for line, fields, kind in (
        (mover, {"seat": seat, "at": 0, "action": illegal}, "IllegalAction"),
        (mover, {"seat": seat, "at": 0, "action": "card:excalibur"}, "MalformedAction"),
        (mover, {"seat": seat, "at": 1, "action": good}, "StaleAction"),
        (mover, {"seat": seat, "at": -1, "action": good}, "StaleAction"),
        (mover, {"seat": lines.index(other), "at": 0, "action": good}, "NotYourSeat"),
        (mover, {"seat": 9, "at": 0, "action": good}, "BadSeat"),
        (mover, {"seat": -1, "at": 0, "action": good}, "BadSeat"),
        (other, {"seat": lines.index(other), "at": 0, "action": good}, "OutOfTurn"),
        (mover, {"seat": seat, "at": 0}, "BadRequest"),
        (mover, {"seat": seat, "at": "0", "action": good}, "BadRequest"),
        (mover, {"seat": True, "at": 0, "action": good}, "BadRequest"),
        (mover, {"seat": seat, "at": 0.0, "action": good}, "BadRequest"),
        (mover, {"seat": seat, "at": 0, "action": 7}, "BadRequest"),
        (mover, {"seat": seat, "at": 0, "action": good, "force": True}, "BadRequest"),
    ):
        answer = line.say("act", **fields)
        assert answer["type"] == "refused", fields
        assert answer["error"]["type"] == kind, (fields, answer)
        assert spoken(answer["error"]["message"], ENGLISH)
        path = f"/tables/{table['id']}/act"
        assert line.browser.refused("POST", path, fields)["type"] == kind, "the same by a plain request"
    assert guests[0].get(f"/tables/{table['id']}") == before
    for line in lines:
        assert not any(message["type"] == "update" and message["n"] for message in line.heard)
        line.close()


def test_a_refused_choice_says_why_and_by_which_rule(served: Running) -> None:
    anna = served.browser("Anna")
    table = anna.make("mnnn", options={"first": 0, "leaders": ["paul_atreides", "random", "random", "random"]})
    with anna.socket(table["id"]) as line:
        line.until(lambda: line.asked is not None and line.view()["decision"]["kind"] == "turn")
        for word, reasons in line.view()["closed"].items():
            answer = line.say("act", seat=0, at=line.n, action=word)
            assert answer["error"]["type"] == "IllegalAction"
            assert answer["error"]["rule"] == reasons[0]["rule"]
            assert spoken(reasons[0]["text"], ENGLISH) in spoken(answer["error"]["message"], ENGLISH)
        rules = {reason["rule"] for reasons in line.view()["closed"].values() for reason in reasons}
        assert len(rules) > 2, "each reason has its own"


def test_malformed_messages_are_answered_and_the_line_stays_open(served: Running) -> None:
    anna = served.browser()
    table = anna.make("mnnn")
    with anna.socket(table["id"]) as line:
        line.ready()
        for text in (
            "", "{", "null", "[]", "7", '"act"', '{"type": 7}', '{"type": "steal", "id": "1"}', '{"type": "act"}',
            '{"type": "act", "id": 7}', '{"type": "act", "id": null}', '{"type": "pause", "id": "1", "on": "yes"}',
            '{"type": "chat", "id": "1", "text": 5}', '{"type": "undo", "id": "1", "seat": 0, "at": 0}',
            '{"type": "ping", "id": ["1"]}', "[" * 4000, '{"a":' * 1000, "\x00", '{"type": "\\ud800"}',
        ):  # fmt: skip
            line.line.send(text)
            line.until(lambda: line.heard[-1]["type"] == "refused")
            assert line.heard[-1]["error"]["type"] == "BadRequest", text
            line.heard.append({"type": "seen"})
        line.line.send(b"\xff\xfe")
        line.until(lambda: line.heard[-1]["type"] == "refused")
        line.line.send('{"type": "ping"}')
        line.until(lambda: line.heard[-1]["type"] == "pong")


# --- reconnecting, polling ---------------------------------------------------------------
def test_a_line_that_comes_back_goes_on_where_it_was(served: Running) -> None:
    anna = served.browser("Anna")
    table = anna.make("mmmm")
    with anna.socket(table["id"]) as all_along:
        with anna.socket(table["id"]) as first:
            first.ready()
            all_along.ready()
            first.play(random.Random(3), 10)
            left_at, told = first.n, list(first.lines)
        all_along.reach(left_at)
        all_along.play(random.Random(5), 12)
        with anna.socket(table["id"], after=left_at) as back:
            back.reach(all_along.n)
            assert back.update["kind"] == "move"
            assert back.update["views"] == all_along.update["views"]
            assert told + back.update["lines"] == all_along.lines, "what was missed, and nothing twice"
        with anna.socket(table["id"], after=all_along.n) as newest:
            assert newest.hear()["type"] == "table"
            newest.quiet()
        for wrong in ("99999", "-1", "x", "1e3", ""):
            with anna.socket(table["id"], after=wrong) as line:  # type: ignore[arg-type]
                line.reach(all_along.n)
                assert line.update["kind"] == "sync"
                assert line.lines == all_along.lines


def test_polling_says_what_the_socket_would_have_said(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("mo")
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    path = f"/tables/{table['id']}"
    assert [m["type"] for m in anna.get(f"{path}/updates?from=-1")["messages"]] == ["table"]
    anna.post(f"{path}/start")
    anna.post(f"{path}/chat", {"text": "Hello"})
    with ben.socket(table["id"]) as line:
        line.ready()
        line.until(lambda: line.table["seats"][0]["present"])  # a guest who polls is present
        messages = anna.get(f"{path}/updates?from=-1")["messages"]
        assert [m["type"] for m in messages] == ["table", "chat", "update"]
        view = messages[2]["views"]["0"]
        rng = random.Random(6)
        n = messages[2]["n"]
        for _ in range(20):
            if view["decision"] is None:
                line.until(lambda: line.asked is not None)
                line.act(rng.choice(line.options()))
            else:
                answer = anna.post(f"{path}/act", {"seat": 0, "at": n, "action": rng.choice(view["options"])["action"]})
                assert answer["n"] == n + 1
                line.reach(answer["n"])
            messages = anna.get(f"{path}/updates?from={n}&chat={2**53 - 1}")["messages"]
            assert [m["type"] for m in messages] == ["table", "update"]
            n, view = messages[1]["n"], messages[1]["views"]["0"]
            assert n == line.n
            assert messages[1]["lines"] or messages[1]["kind"] == "move"
        assert [m["type"] for m in anna.get(f"{path}/updates?from={n}&chat={2**53 - 1}")["messages"]] == ["table"]
