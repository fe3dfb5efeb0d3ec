"""Tables: create, join, leave, start, list; the host's rights; chat, notes, rematch."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from sandtable.core.fluent import spoken
from tests.server.harness import ENGLISH, LEADERS, LIMITS, Browser, Data, Running, config, eventually, running

FIELDS = {
    "id", "title", "options", "state", "host", "invite", "public", "created", "seats", "pace", "clock", "clocks",
    "running", "limits", "paused", "pause_asked", "n", "round", "to_act", "points", "watchers", "winner", "rematch",
    "old", "by", "silent", "muted", "damaged", "expires", "commitment", "notices", "teams", "whispers", "content",
    "offers", "begin", "hints", "suggests",
}  # fmt: skip


def path(table: Data, more: str = "") -> str:
    return f"/tables/{table['id']}{more}"


def kinds(table: Data) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


# --- creating ----------------------------------------------------------------------------
def test_play_now_is_one_request(served: Running) -> None:
    anna = served.browser()
    table = anna.make("mann", options={"first": 0, "leaders": LEADERS})
    assert set(table) == FIELDS
    assert table["state"] == "playing"
    assert table["host"] is True
    assert table["round"] == 1
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("guest", None, True), ("bot", "adept", False), ("bot", "novice", False), ("bot", "novice", False),
    ]  # fmt: skip
    with anna.socket(table["id"]) as line:
        line.until(lambda: line.asked == 0)


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"title": "chess"}, "UnknownTitle"),
        ({"seats": []}, "BadRequest"),
        ({"seats": [{"kind": "me"}] * 5}, "BadOption"),
        ({"seats": [{"kind": "bot"}]}, "BadRequest"),
        ({"seats": [{"kind": "bot", "bot": "genius"}]}, "BadRequest"),
        ({"seats": [{"kind": "emperor"}]}, "BadRequest"),
        ({"seats": [{"kind": "me", "guest": "x"}]}, "BadRequest"),
        ({"options": {"seats": 2}}, "BadOption"),
        ({"options": {"seats": True}}, "BadOption"),
        ({"options": {"seed": 7}}, "BadOption"),
        ({"options": {"leaders": ["gandalf", "random", "random", "random"]}}, "BadOption"),
        ({"options": {"leaders": ["random"]}}, "BadOption"),
        ({"options": {"leaders": {"a": 1}}}, "BadOption"),
        ({"options": {"leaders": ["paul_atreides"] * 4}}, "BadOption"),
        ({"options": {"difficulty": "mentat"}}, "BadOption"),
        ({"options": {"first": 9}}, "BadOption"),
        ({"title": "uprising", "seats": [{"kind": "me"}] * 6, "options": {"choam": False}}, "BadOption"),
        ({"options": []}, "BadRequest"),
        ({"clock": {"kind": "sundial"}}, "BadRequest"),
        ({"clock": {"kind": "turn"}}, "BadRequest"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "BadClock"),
        ({"clock": {"kind": "turn", "seconds": "60"}}, "BadRequest"),
        ({"clock": {"kind": "game", "seconds": 600}}, "BadRequest"),
        ({"clock": {"kind": "none", "seconds": 5}}, "BadRequest"),
        ({"clock": {"kind": "days", "days": 400}}, "BadClock"),
        ({"clock": {"kind": "game", "seconds": 600, "add": -1}}, "BadClock"),
        ({"clock": {"kind": ["none"]}}, "BadRequest"),
        ({"clock": 60}, "BadRequest"),
        ({"pace": -1}, "BadRequest"),
        ({"pace": 1e9}, "BadRequest"),
        ({"pace": "fast"}, "BadRequest"),
        ({"public": "yes"}, "BadRequest"),
        ({"start": 1}, "BadRequest"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, "SeatsOpen"),
        ({"seed": 5}, "BadRequest"),
    ],
)
def test_a_table_that_cannot_be(served: Running, wrong: Data, kind: str) -> None:
    anna = served.browser()
    good = {"title": "imperium", "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "novice"}] * 3}
    error = anna.refused("POST", "/tables", {**good, **wrong}, type=kind)
    assert error["message"]
    assert anna.get("/tables")["mine"] == []


def test_leaders_left_to_chance_are_filled_in_and_differ(served: Running) -> None:
    anna = served.browser()
    table = anna.make("mmmm", options={"leaders": ["helena_richese", "random", "paul_atreides", "random"]})
    leaders = table["options"]["leaders"]
    assert leaders[0] == "helena_richese"
    assert leaders[2] == "paul_atreides"
    assert len(set(leaders)) == 4
    with anna.socket(table["id"]) as line:
        assert [player["leader"] for player in line.ready().view(0)["players"]] == leaders


def test_ids_cannot_be_guessed(served: Running) -> None:
    anna = served.browser()
    made = [anna.make("oooo") for _ in range(5)]
    secrets = {table["id"] for table in made} | {table["invite"] for table in made}
    assert len(secrets) == 10
    assert all(len(secret) >= 16 for secret in secrets)


def test_there_is_an_end_to_tables(tmp_path: Any) -> None:
    with running(config(tmp_path, limits=replace(LIMITS, tables_per_guest=3))) as server:
        anna = server.browser()
        made = [anna.make("mo") for _ in range(3)]
        anna.refused("POST", "/tables", {"title": "imperium", "seats": [{"kind": "me"}]}, 429, "TooManyTables")
        anna.post(path(made[0], "/leave"), {"seat": 0})
        anna.make("mo")


# --- joining and leaving -----------------------------------------------------------------
def test_a_private_table_wants_its_invitation(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("moo")
    assert ben.get(path(table))["invite"] is None
    for wrong in (
        {"invite": None, "seat": None},
        {"invite": "", "seat": 1},
        {"invite": "x" * 16},
        {"invite": "é"},
        {},
    ):
        ben.refused("POST", path(table, "/join"), wrong, 403, "WrongInvite")
    joined = ben.post(path(table, "/join"), {"invite": table["invite"], "seat": 2})
    assert kinds(joined) == ["guest", "open", "guest"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert [spoken(seat["name"], ENGLISH) for seat in joined["seats"]] == ["Anna", "", "Ben"]
    assert joined["invite"] == table["invite"], "who sits may invite"
    assert joined["host"] is False
    again = ben.post(path(table, "/join"), {"invite": table["invite"], "seat": None})
    assert kinds(again) == kinds(joined), "coming twice takes one seat"


def test_a_public_table_is_joined_by_anybody_until_it_is_full(served: Running) -> None:
    anna, ben, eve = (served.browser(name) for name in ("Anna", "Ben", "Eve"))
    table = anna.make("mo", public=True)
    assert table["id"] in [listed["id"] for listed in eve.get("/tables")["open"]]
    ben.refused("POST", path(table, "/join"), {"seat": 0}, 409, "NoFreeSeat")
    ben.refused("POST", path(table, "/join"), {"seat": 7}, 400, "BadSeat")
    ben.post(path(table, "/join"), {"seat": None})
    eve.refused("POST", path(table, "/join"), {"seat": None}, 409, "NoFreeSeat")
    assert table["id"] not in [listed["id"] for listed in eve.get("/tables")["open"]]
    anna.post(path(table, "/start"))
    eve.refused("POST", path(table, "/join"), {"seat": None}, 409, "AlreadyStarted")
    assert table["id"] in [listed["id"] for listed in eve.get("/tables")["open"]], "now it can be watched"
    assert table["id"] in [listed["id"] for listed in ben.get("/tables")["mine"]]


def test_leaving_before_the_game_opens_the_seat(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("moo")
    ben.post(path(table, "/join"), {"invite": table["invite"], "seat": 1})
    ben.refused("POST", path(table, "/leave"), {"seat": 0}, 403, "NotYourSeat")
    left = anna.post(path(table, "/leave"), {"seat": 0})
    assert kinds(left) == ["open", "guest", "open"]
    assert ben.get(path(table))["host"] is True, "whoever is left is host"
    ben.post(path(table, "/leave"), {"seat": 1})
    ben.refused("GET", path(table), None, 404, "UnknownTable")


def test_a_waiting_guest_sees_others_come_and_go(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("moo")
    with anna.socket(table["id"]) as line:
        assert line.hear()["type"] == "table"
        ben.post(path(table, "/join"), {"invite": table["invite"]})
        line.until(lambda: spoken(line.table["seats"][1]["name"], ENGLISH) == "Ben")
        assert line.table["seats"][1]["present"] is False
        with ben.socket(table["id"]):
            line.until(lambda: line.table["seats"][1]["present"])
        line.until(lambda: not line.table["seats"][1]["present"])
        ben.patch("/me", {"name": "Benedikt"})
        line.until(lambda: line.table["seats"][1]["name"] == "Benedikt")
        ben.post(path(table, "/leave"), {"seat": 1})
        line.until(lambda: line.table["seats"][1]["kind"] == "open")


# --- the host ----------------------------------------------------------------------------
def test_only_the_host_starts_and_changes(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("moo")
    ben.post(path(table, "/join"), {"invite": table["invite"], "seat": 1})
    ben.refused("POST", path(table, "/start"), {}, 403, "NotTheHost")
    ben.refused("PATCH", path(table), {"public": True}, 403, "NotTheHost")
    ben.refused("PATCH", path(table, "/seats/2"), {"kind": "bot", "bot": "novice"}, 403, "NotTheHost")
    anna.refused("POST", path(table, "/start"), {}, 409, "SeatsOpen")
    changed = anna.patch(path(table), {"public": True, "clock": {"kind": "turn", "seconds": 60}})
    assert changed["public"] is True
    assert changed["clock"] == {"kind": "turn", "seconds": 60}
    anna.refused("PATCH", path(table), {"clock": {"kind": "x"}}, 400, "BadRequest")
    full = anna.patch(path(table, "/seats/2"), {"kind": "bot", "bot": "mentat"})
    assert full["seats"][2]["bot"] == "mentat"
    opened = anna.patch(path(table, "/seats/2"), {"kind": "open"})
    assert kinds(opened) == ["guest", "guest", "open"]
    anna.refused("PATCH", path(table, "/seats/2"), {"kind": "guest"}, 409, "NotStarted")
    anna.patch(path(table, "/seats/2"), {"kind": "bot", "bot": "novice"})
    started = anna.post(path(table, "/start"))
    assert started["state"] == "playing"
    assert started["clocks"] == pytest.approx([60.0, 60.0, 60.0], abs=30), "they run already"
    anna.refused("POST", path(table, "/start"), {}, 409, "AlreadyStarted")
    anna.refused("PATCH", path(table), {"public": False}, 409, "AlreadyStarted")
    anna.refused("PATCH", path(table, "/seats/1"), {"kind": "open"}, 409, "AlreadyStarted")
    anna.refused("PATCH", path(table, "/seats/5"), {"kind": "bot"}, 400, "BadSeat")
    anna.refused("PATCH", path(table, "/seats/x"), {"kind": "bot"}, 422, "BadRequest")


def two_playing(served: Running, **more: Any) -> tuple[Browser, Browser, Data]:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("mo", options={"first": 1, "leaders": LEADERS[:2]}, **more)
    ben.post(path(table, "/join"), {"invite": table["invite"], "seat": 1})
    return anna, ben, anna.post(path(table, "/start"))


def test_the_host_puts_a_bot_in_for_somebody_and_back(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as mine:
        mine.ready()
        replaced = anna.patch(path(table, "/seats/1"), {"kind": "bot", "bot": "novice"})["seats"][1]
    assert (replaced["kind"], replaced["replaced"], replaced["bot"]) == ("bot", "host", "novice")
    assert spoken(replaced["name"], ENGLISH) == "Ben", "it is still Ben's seat"
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.until(lambda: mine.asked == 0)  # the bot has moved for Ben
        assert mine.n > 0
        theirs.reach(mine.n)
        assert set(theirs.update["views"]) == {"1"}, "Ben may look on"
        for option in ("pass", "reveal", "end"):
            answer = theirs.say("act", seat=1, at=theirs.n, action=option)
            assert answer["error"]["type"] == "NotYourSeat"
        ben.refused("PATCH", path(table, "/seats/1"), {"kind": "guest"}, 403, "NotTheHost")
        given_back = anna.patch(path(table, "/seats/1"), {"kind": "guest"})["seats"][1]
        assert (given_back["kind"], given_back["replaced"], given_back["bot"]) == ("guest", None, None)
        while theirs.asked is None:
            if mine.asked is not None:
                mine.act(mine.options()[0])
            theirs.reach(mine.n)
        theirs.act(theirs.options()[0])


def test_leaving_a_game_lets_a_bot_go_on(served: Running) -> None:
    anna, ben, table = two_playing(served)
    left = ben.post(path(table, "/leave"), {"seat": 1})
    assert left["seats"][1]["kind"] == "bot"
    assert left["seats"][1]["mine"] is False
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.until(lambda: mine.asked == 0)
        assert set(theirs.ready().update["views"]) == {"watch"}, "who has left only watches"
        anna.post(path(table, "/leave"), {"seat": 0})
        theirs.until(lambda: theirs.over)  # bots play it to its end
    assert anna.get(path(table))["state"] == "over"


def test_a_seat_that_is_kept_is_played_by_a_bot_until_it_is_taken_back(served: Running) -> None:
    anna, ben, table = two_playing(served)
    anna.refused("POST", path(anna.make("mo"), "/leave"), {"seat": 0, "keep": True}, 409, "NotStarted")
    away = ben.post(path(table, "/leave"), {"seat": 1, "keep": True})["seats"][1]
    assert (away["kind"], away["replaced"], away["mine"], spoken(away["name"], ENGLISH)) == ("bot", "away", True, "Ben")
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready().play(random.Random(3), 6)  # the bot plays for Ben, who is first
        assert set(theirs.ready().update["views"]) == {"1"}, "it is still Ben's to look at"
        back = ben.patch(path(table, "/seats/1"), {"kind": "guest"})["seats"][1]
        assert (back["kind"], back["replaced"]) == ("guest", None)
    assert anna.get(path(table))["state"] == "playing"


def test_several_people_at_one_screen_have_names(served: Running) -> None:
    anna = served.browser("Anna")
    seats = [{"kind": "me", "name": "Aiko"}, {"kind": "me", "name": "Ben"}, {"kind": "me"}]
    table = anna.post("/tables", {"title": "imperium", "seats": seats, "start": True})
    assert [spoken(seat["name"], ENGLISH) for seat in table["seats"]] == ["Aiko", "Ben", "Anna"]
    assert [seat["mine"] for seat in table["seats"]] == [True] * 3
    for wrong, type in (("", "NameBlank"), ("x" * 25, "NameTooLong"), ("a\x07b", "OddCharacters")):
        seats[1]["name"] = wrong
        anna.refused("POST", "/tables", {"title": "imperium", "seats": seats}, 400, type)
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "adept", "name": "Hal"}]
    anna.refused("POST", "/tables", {"title": "imperium", "seats": bots}, 400, "BadRequest")


# --- chat --------------------------------------------------------------------------------
def test_chat_reaches_everybody_and_those_who_come_later(served: Running) -> None:
    anna, ben, table = two_playing(served)
    eve = served.browser()
    with anna.socket(table["id"]) as one, eve.socket(table["id"]) as other:
        one.do("chat", text="Good luck!")
        other.until(lambda: other.chats)
        assert other.chats[0]["text"] == "Good luck!"
        assert spoken(other.chats[0]["name"], ENGLISH) == "Anna"
        assert other.chats[0]["seat"] == 0
        other.do("chat", text="two\nlines")
        one.until(lambda: len(one.chats) == 2)
        assert (spoken(one.chats[1]["name"], ENGLISH), one.chats[1]["seat"]) == ("Spectator", None)
        ids = [line["id"] for line in one.chats]
        assert ids == sorted(set(ids))
        wrong = {"TextBlank": ("", "   "), "TextTooLong": ("x" * 501,)}
        wrong["OddCharacters"] = ("a\x00b", "\x02evil\x03", "tab\tbed")
        for type, texts in wrong.items():
            for text in texts:
                assert one.say("chat", text=text)["error"]["type"] == type
                ben.refused("POST", path(table, "/chat"), {"text": text}, type=type)
    with ben.socket(table["id"]) as late:
        late.until(lambda: len(late.chats) == 2)
        assert [message["type"] for message in late.heard[:3]] == ["table", "chat", "chat"]


def test_notes_are_private(served: Running) -> None:
    anna, ben, table = two_playing(served)
    assert anna.get(path(table, "/notes")) == {"text": ""}
    anna.put(path(table, "/notes"), {"text": "Ben holds\tthe Voice\n日本"})
    assert anna.get(path(table, "/notes")) == {"text": "Ben holds\tthe Voice\n日本"}
    assert ben.get(path(table, "/notes")) == {"text": ""}
    anna.put(path(table, "/notes"), {"text": ""})
    assert anna.get(path(table, "/notes")) == {"text": ""}
    anna.put(path(table, "/notes"), {"text": "x" * 20_000})
    anna.refused("PUT", path(table, "/notes"), {"text": "x" * 20_001}, 400, "TextTooLong")
    anna.refused("PUT", path(table, "/notes"), {"text": "\x00"}, 400, "OddCharacters")
    anna.refused("PUT", path(table, "/notes"), {}, 422, "BadRequest")


# --- lists and rematches -----------------------------------------------------------------
def test_my_tables_show_how_they_stand(served: Running) -> None:
    anna = served.browser("Anna")
    first = anna.make("mnnn", options={"first": 0, "leaders": LEADERS})
    second = anna.make("mo")
    listed = anna.get("/tables")["mine"]
    assert [table["id"] for table in listed] == [second["id"], first["id"]], "the latest first"
    assert set(listed[0]) == FIELDS
    with anna.socket(first["id"]) as line:
        line.play(random.Random(2), 25)
        line.until(lambda: line.asked is not None)
        shown = anna.get("/tables")["mine"][0]
        view = line.view(0)
        assert shown["id"] == first["id"]
        assert (shown["n"], shown["round"], shown["to_act"]) == (line.n, view["round"], [0])
        assert shown["points"] == [player["points"] for player in view["players"]]


def test_the_same_again(served: Running) -> None:
    anna, ben, table = two_playing(served)
    anna.refused("POST", path(table, "/rematch"), {}, 409, "NotOver")
    for guest, seat in ((anna, 0), (ben, 1)):
        guest.refused("GET", path(table, "/end"), None, 409, "NotOver")
        guest.refused("GET", path(table, "/record"), None, 409, "NotOver")
        guest.refused("GET", path(table, "/replay"), None, 409, "NotOver")
        anna.patch(path(table, f"/seats/{seat}"), {"kind": "bot", "bot": "novice"})
    eventually(lambda: anna.get(path(table))["state"] == "over")
    again = ben.post(path(table, "/rematch"))
    assert again["state"] == "waiting"
    assert again["host"] is True
    assert again["id"] != table["id"]
    assert kinds(again) == ["guest", "guest"], "bots played in their places, and yet they play again"
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    assert anna.get(path(table))["rematch"] == again["id"]
    assert anna.post(path(table, "/rematch"))["id"] == again["id"], "whoever asks next comes to the same one"
    served.browser().refused("POST", path(table, "/rematch"), {}, 403, "NotSeated")


def test_the_same_again_when_everybody_has_left_that_one(served: Running) -> None:
    anna, ben, table = two_playing(served)
    for seat in (0, 1):
        anna.patch(path(table, f"/seats/{seat}"), {"kind": "bot", "bot": "novice"})
    eventually(lambda: anna.get(path(table))["state"] == "over")
    again = anna.post(path(table, "/rematch"))
    with ben.socket(table["id"]) as line:
        line.until(lambda: line.table)
        assert line.table["rematch"] == again["id"]
        anna.post(path(again, "/leave"), {"seat": 0})
        ben.post(path(again, "/leave"), {"seat": 1})
        anna.refused("GET", path(again), None, 404, "UnknownTable")
        line.until(lambda: line.table["rematch"] is None)
    third = ben.post(path(table, "/rematch"))
    assert third["id"] != again["id"]
    assert kinds(third) == ["guest", "guest"]
    assert anna.post(path(table, "/rematch"))["id"] == third["id"]


def test_the_same_again_without_who_left(served: Running) -> None:
    anna, ben, table = two_playing(served)
    ben.post(path(table, "/leave"), {"seat": 1})
    anna.patch(path(table, "/seats/0"), {"kind": "bot", "bot": "novice"})
    eventually(lambda: anna.get(path(table))["state"] == "over")
    ben.refused("POST", path(table, "/rematch"), {}, 403, "NotSeated")
    again = anna.post(path(table, "/rematch"))
    assert kinds(again) == ["guest", "open"]
    assert again["seats"][0]["mine"]
    assert again["state"] == "waiting"
