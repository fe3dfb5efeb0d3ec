"""Chat: who may write, how often, and under which name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.core.fluent import Words, languages, spoken
from tests.server.harness import ENGLISH, LIMITS, Browser, Data, Running, Socket, config, running
from tests.server.test_restart import moved


def at(table: Data, more: str = "") -> str:
    return f"/tables/{table['id']}{more}"


def three(server: Running) -> tuple[Browser, Browser, Browser, Data]:
    """Return Anna, the host, Ben, who sits with her, and Eve, a spectator."""
    anna, ben, eve = server.browser("Anna"), server.browser("Ben"), server.browser("Eve")
    table = anna.make("monn")
    ben.post(at(table, "/join"), {"invite": table["invite"]})
    return anna, ben, eve, table


def heard(line: Socket, text: str) -> Data:
    """Wait for a chat line with this text and return it."""
    line.until(lambda: any(said["text"] == text for said in line.chats))
    return next(said for said in line.chats if said["text"] == text)


# --- senders -----------------------------------------------------------------------------
def test_spectators_are_marked(served: Running) -> None:
    anna, ben, eve, table = three(served)
    with anna.socket(table["id"]) as line:
        for who, text in ((ben, "from a seat"), (eve, "from beside")):
            who.post(at(table, "/chat"), {"text": text})
        sits, watches = heard(line, "from a seat"), heard(line, "from beside")
    assert (sits["seat"], sits["watching"], sits["by"]) == (1, False, ben.get(at(table))["by"])
    assert (watches["seat"], watches["watching"], watches["by"]) == (None, True, eve.get(at(table))["by"])
    assert sits["by"] != watches["by"]
    assert eve.id not in str(anna.get(at(table, "/updates"))), "whose cookie it is stays theirs"
    other = served.browser("Zoe").make("mo")
    assert eve.get(at(other))["by"] != watches["by"], "nor can anybody follow them from table to table"


@pytest.mark.parametrize("name", ["Anna", "anna", "Аnnа", "A\u200bnna", "Ａnna", "Anna."])
def test_a_spectators_name_resembles_nobody_at_the_table(served: Running, name: str) -> None:
    anna, _, eve, table = three(served)
    eve.patch("/me", {"name": name})
    zoe = served.browser("ANNA")
    with anna.socket(table["id"]) as line:
        for who, text in ((eve, "first"), (zoe, "second"), (eve, "third"), (anna, "fourth")):
            who.post(at(table, "/chat"), {"text": text})
        names = [spoken(heard(line, text)["name"], ENGLISH) for text in ("first", "second", "third", "fourth")]
    assert names[0] == names[2] == f"{eve.get('/me')['name']} 2"
    assert names[1] == "ANNA 3"
    assert names[3] == "Anna"


def test_two_who_have_no_name_are_two(served: Running) -> None:
    anna, _, _, table = three(served)
    first, second = served.browser(), served.browser()
    with anna.socket(table["id"]) as line:
        first.post(at(table, "/chat"), {"text": "one"})
        second.post(at(table, "/chat"), {"text": "two"})
        assert spoken(heard(line, "one")["name"], ENGLISH) == "Spectator"
        assert spoken(heard(line, "two")["name"], ENGLISH) == "Spectator 2"


# --- rates -------------------------------------------------------------------------------
def test_talk_is_limited_by_guest_and_not_by_line(tmp_path: Path) -> None:
    """A guest with four sockets at two tables, and requests besides, has one common limit."""
    limits = replace(LIMITS, chat_per_second=0.01, chat_burst=6.0)
    with running(config(tmp_path, limits=limits)) as server:
        anna = server.browser("Anna")
        tables = [anna.make("mo"), anna.make("mo")]
        lines = [anna.socket(table["id"]) for table in tables for _ in range(2)]
        said = [line.say("chat", text="x")["type"] for line in lines for _ in range(2)]
        assert said == ["done"] * 6 + ["refused"] * 2
        assert lines[0].say("chat", text="x")["error"]["type"] == "TooManyRequests"
        error = anna.refused("POST", at(tables[0], "/chat"), {"text": "x"}, 429, "TooManyRequests")
        assert error["message"].startswith("Too fast")
        assert lines[0].say("pause", on=True)["error"]["type"] != "TooManyRequests", "all else goes on"
        ben = server.browser("Ben")
        ben.post(at(tables[0], "/chat"), {"text": "hello"})
        for line in lines:
            line.close()


# --- muting ------------------------------------------------------------------------------
def test_the_host_mutes_a_spectator_and_a_player(served: Running) -> None:
    anna, ben, eve, table = three(served)
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as bens, eve.socket(table["id"]) as eves:
        for number, (who, line) in enumerate(((ben, bens), (eve, eves))):
            assert line.say("chat", text=f"before {number}")["type"] == "done"
            by = heard(mine, f"before {number}")["by"]
            told = anna.post(at(table, "/mute"), {"by": by, "on": True})
            assert told["muted"] == [{"by": by, "name": ("Ben", "Eve")[number], "seat": (1, None)[number]}]
            refused = line.say("chat", text="muted")
            assert refused["error"]["type"] == "Muted"
            who.refused("POST", at(table, "/chat"), {"text": "muted"}, 403, "Muted")
            line.until(lambda line=line: line.table["silent"])  # type: ignore[misc]
            assert not mine.table["silent"]
            anna.post(at(table, "/mute"), {"by": by, "on": False})
            assert line.say("chat", text=f"after {number}")["type"] == "done"
            heard(mine, f"after {number}")
        assert not any(said["text"] == "muted" for said in mine.chats)
        mine.until(lambda: mine.table["muted"] == [])


def test_a_muted_guest_can_still_play(served: Running) -> None:
    anna, ben, _, table = three(served)
    anna.post(at(table, "/mute"), {"by": ben.get(at(table))["by"], "on": True})
    started = anna.post(at(table, "/start"))
    assert [seat["name"] for seat in started["seats"]][:2] == ["Anna", "Ben"]
    with ben.socket(table["id"]) as line:
        line.ready()
        assert line.say("pause", on=True)["type"] == "done"


def test_silence_is_kept_with_the_table(folder: Path) -> None:
    with running(config(folder)) as server:
        anna, ben, eve, table = three(server)
        eve.post(at(table, "/chat"), {"text": "somebody is here"})
        for who in (ben, eve):
            anna.post(at(table, "/mute"), {"by": who.get(at(table))["by"], "on": True})
        muted = anna.get(at(table))["muted"]
        assert [one["name"] for one in muted] == ["Ben", "Eve"]
    with running(config(folder)) as server:
        anna, ben, eve = (moved(who, server) for who in (anna, ben, eve))
        assert anna.get(at(table))["muted"] == muted
        for who in (ben, eve):
            who.refused("POST", at(table, "/chat"), {"text": "x"}, 403, "Muted")
        anna.post(at(table, "/mute"), {"by": muted[1]["by"], "on": False})
        eve.post(at(table, "/chat"), {"text": "x"})
        other = anna.make("mo")
        ben.post(at(other, "/chat"), {"text": "elsewhere they may talk"})


def test_all_who_watch_can_be_muted_at_once(served: Running) -> None:
    """The mute applies to all spectators: a muted guest who returns with a new cookie is still a spectator."""
    anna, ben, eve, table = three(served)
    assert anna.post(at(table, "/mute"), {"by": "watchers", "on": True})["muted"] == [
        {"by": "watchers", "name": "", "seat": None}
    ]
    for who in (eve, served.browser("Another")):
        who.refused("POST", at(table, "/chat"), {"text": "x"}, 403, "Muted")
        assert who.get(at(table))["silent"] is True
    ben.post(at(table, "/chat"), {"text": "x"})
    anna.post(at(table, "/mute"), {"by": "watchers", "on": False})
    eve.post(at(table, "/chat"), {"text": "x"})


def test_only_the_host_mutes_and_never_the_host(served: Running) -> None:
    anna, ben, eve, table = three(served)
    tags = {who.id: who.get(at(table))["by"] for who in (anna, ben)}
    for who in (ben, eve):
        who.refused("POST", at(table, "/mute"), {"by": tags[anna.id], "on": True}, 403, "NotTheHost")
        who.refused("POST", at(table, "/mute"), {"by": "watchers", "on": True}, 403, "NotTheHost")
    anna.refused("POST", at(table, "/mute"), {"by": tags[anna.id], "on": True}, 409, "CannotMute")
    for nobody in ("", "x" * 16, eve.id, anna.make("mo")["by"]):
        anna.refused("POST", at(table, "/mute"), {"by": nobody, "on": True}, 409, "CannotMute")
    for wrong in ({"by": 1, "on": True}, {"by": "watchers"}, {"by": "watchers", "on": "yes"}, {"on": True}):
        anna.refused("POST", at(table, "/mute"), wrong, 422, "BadRequest")
    assert anna.get(at(table))["muted"] == []
    for _ in range(2):  # twice is the same as once
        anna.post(at(table, "/mute"), {"by": tags[ben.id], "on": True})
    assert len(anna.get(at(table))["muted"]) == 1


def test_why_one_is_silent_is_said_in_every_language(served: Running) -> None:
    anna, _, eve, table = three(served)
    anna.post(at(table, "/mute"), {"by": "watchers", "on": True})
    answer = eve.ask("POST", at(table, "/chat"), {"text": "x"}).json()["error"]["message"]
    assert len({spoken(answer, Words(language)) for language in languages()}) == len(languages())
