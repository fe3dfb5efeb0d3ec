"""A seat at a table of a running server, over its ordinary requests and socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sandtable.core.record import Record
from sandtable.core.titles import meta, titles
from sandtable.mcp.guest import origin, table_in
from sandtable.mcp.remote import RemoteSeat
from sandtable.mcp.seat import ToolRefusal
from sandtable.mcp.tables import Settings, Tables
from sandtable.tell import NEWS_LIMIT, POSITION_LIMIT, QUESTION_LIMIT, BadChoice, tell_position
from tests.mcp.playing import any_answer, handle_in, options_in
from tests.server.harness import LIMITS, Browser, Running, config, eventually, running

TOLD = [title for title in titles() if meta(title).has("table") and meta(title).has("printer")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("data"))) as server:
        yield server


def invited(host: Browser, title: str, seats: int = 0, **more: object) -> tuple[str, str]:
    """Create a table with one open seat and bots; return its id and the link that a host sends."""
    others = (seats or meta(title).check({})["seats"]) - 1
    kinds = [{"kind": "open"}, *[{"kind": "bot", "bot": "novice"}] * others]
    table = host.post("/tables", {"title": title, "seats": kinds, "start": False, **more})
    return table["id"], f"{host.url}/join/{table['id']}?invite={table['invite']}"


def remote(tables: Tables, text: str) -> RemoteSeat:
    seat = tables._open[handle_in(text)].seat
    assert isinstance(seat, RemoteSeat)
    return seat


@pytest.mark.parametrize(("title", "seats"), [("imperium", 4), ("uprising", 3)])
def test_a_whole_game_on_a_server(title: str, seats: int, served: Running, tmp_path: Path) -> None:
    host = served.browser("Host")
    id, link = invited(host, title, seats)
    random = Random(2)
    tables = Tables(Settings(servers=[served.url], name="Model", transcripts=tmp_path))
    text = tables.join_table(link)
    assert "not started" in text
    host.post(f"/tables/{id}/start")
    text = tables.wait()
    seat = remote(tables, f"Table: {next(iter(tables._open))}\n")
    assert host.get(f"/tables/{id}")["seats"][seat.number]["name"] == "Model"
    checked = 0
    while not seat.over:
        text = act_or_wait(tables, random, text)
        assert len(text) <= NEWS_LIMIT + QUESTION_LIMIT + 500
        if random.random() < 0.05 and options_in(text):
            told = tables.position()
            assert len(told) <= POSITION_LIMIT + NEWS_LIMIT + 500
            game = served.ask(position_of(served, id))
            checked += tell_position(game, seat.number) in told  # unless a bot has moved in between
    assert checked > 1
    end = host.get(f"/tables/{id}/end")
    record = Record.from_json(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))
    assert record.state.over
    assert list(record.state.outcome.points) == end["points"]  # type: ignore[union-attr]
    told_lines = next(tmp_path.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["tool"] for line in told_lines[:2]] == ["join_table", "wait"]
    tables.close()


def act_or_wait(tables: Tables, random: Random, text: str) -> str:
    """Answer the question in a text, or wait for one; an answer that comes too late is refused, and asked again."""
    try:
        return tables.act([any_answer(random, text)]) if options_in(text) else tables.wait(5.0)
    except ToolRefusal as late:
        if getattr(late, "kind", "StaleAction") not in ("StaleAction", "OutOfTurn"):
            raise
        return tables.question()


async def position_of(served: Running, id: str) -> object:
    """Return the position of a table, in the server's own process."""
    table = await served.lobby.open(id)
    async with table.lock:
        await table.ready()
        return table.playing().state.clone()


@pytest.mark.parametrize("title", TOLD)
def test_a_table_of_each_title(title: str, served: Running) -> None:
    """Also where all seats decide at once, and where a seat must ask to be asked."""
    host = served.browser("Host")
    id, link = invited(host, title)
    random = Random(4)
    tables = Tables(Settings(servers=[served.url]))
    seat = remote(tables, tables.join_table(link))
    host.post(f"/tables/{id}/start")
    text = tables.wait()
    for _ in range(25):
        text = act_or_wait(tables, random, text)
    assert seat._attended
    assert not seat.over
    tables.close()


def test_what_is_refused_changes_nothing(served: Running) -> None:
    host = served.browser("Host")
    id, link = invited(host, "imperium", seats=2)
    tables = Tables(Settings(servers=[served.url]))
    for bad, why in (
        ("http://elsewhere.example/join/abc?invite=x", "servers"),
        (f"{served.url}/rules/imperium", "link"),
        (link.partition("?")[0] + "?invite=wrong", "link its players have"),
        (f"{served.url}/join/nothing-here?invite=x", "no such table"),
    ):
        with pytest.raises(ToolRefusal, match=why):
            tables.join_table(bad)
    assert tables._open == {}
    text = tables.join_table(link.removeprefix(served.url + "/join/"))  # without the server, as there is one only
    host.post(f"/tables/{id}/start")
    text, random = tables.wait(), Random(3)
    while "reveal" not in (word for _, word in options_in(text)):  # some Leaders are asked something before their turn
        text = act_or_wait(tables, random, text)
    row = host.get(f"/tables/{id}")["n"]
    with pytest.raises(BadChoice) as refused:
        tables.act(["nonsense"])
    assert all(word in str(refused.value) for _, word in options_in(text))
    for answers in (["reveal", "space:nowhere"], ["reveal", "card:dagger"]):
        with pytest.raises(ToolRefusal):
            tables.act(answers)
    assert host.get(f"/tables/{id}")["n"] == row
    tables.close()


def test_the_limits_of_a_guest_hold(tmp_path: Path) -> None:
    strict = replace(LIMITS, per_second=0.1, burst=60.0, chat_per_second=0.01, chat_burst=2.0)
    with running(config(tmp_path, limits=strict)) as server:
        host = server.browser()
        id, link = invited(host, "imperium", seats=2)
        tables = Tables(Settings(servers=[server.url]))
        tables.join_table(link)
        host.post(f"/tables/{id}/start")
        tables.wait()
        tables.chat("one")
        tables.chat("two")
        with pytest.raises(ToolRefusal) as refused:
            tables.chat("three")
        assert getattr(refused.value, "kind", "") == "TooManyRequests"
        tables.close()


def test_people_and_a_model_share_a_table(served: Running) -> None:
    """Chat and undo reach the model; a bot takes its seat when it leaves."""
    host = served.browser("Anna")
    kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    made = host.post("/tables", {"title": "imperium", "seats": kinds, "start": False})
    tables = Tables(Settings(servers=[served.url], name="Model"))
    text = tables.join_table(f"{served.url}/join/{made['id']}?invite={made['invite']}", lang="ko")
    seat = remote(tables, text)
    host.post(f"/tables/{made['id']}/start")
    host.post(f"/tables/{made['id']}/chat", {"text": "Good luck"})
    eventually(lambda: seat._chats)
    assert "Anna: “Good luck”" in tables.wait(0.0)
    tables.chat("Thanks")
    with host.socket(made["id"]) as socket:
        socket.until(lambda: any(chat["text"] == "Thanks" for chat in socket.chats))
    assert "Thanks" not in tables.question()
    assert tables.leave()
    table = host.get(f"/tables/{made['id']}")
    assert table["seats"][seat.number]["replaced"] == "left"


def test_a_seat_is_kept_with_the_guests_cookie(served: Running, tmp_path: Path) -> None:
    host = served.browser("Host")
    id, link = invited(host, "imperium", seats=2)
    cookie = tmp_path / "guest"
    first = Tables(Settings(servers=[served.url], guest=cookie))
    seat = remote(first, first.join_table(link))
    host.post(f"/tables/{id}/start")
    first.close()
    assert cookie.stat().st_mode & 0o077 == 0
    again = Tables(Settings(servers=[served.url], guest=cookie))
    assert remote(again, again.join_table(link)).number == seat.number
    assert options_in(again.wait())
    again.close()


def test_a_lost_connection_is_taken_up_again(served: Running) -> None:
    host = served.browser("Host")
    id, link = invited(host, "imperium", seats=2)
    tables = Tables(Settings(servers=[served.url]))
    seat = remote(tables, tables.join_table(link))
    host.post(f"/tables/{id}/start")
    text = tables.wait()
    line = seat._line
    assert line is not None
    line.close()
    eventually(lambda: seat._line is not line)
    random = Random(1)
    for _ in range(5):
        text = act_or_wait(tables, random, text)
    assert host.get(f"/tables/{id}")["n"] >= 5
    tables.close()


def test_a_server_that_is_not_there() -> None:
    tables = Tables(Settings(servers=["http://127.0.0.1:9"]))
    with pytest.raises(ToolRefusal, match="cannot be reached"):
        tables.join_table("http://127.0.0.1:9/join/abc?invite=x")


def test_links() -> None:
    assert table_in("http://host/join/abc?invite=x%2By") == ("abc", "x+y")
    assert table_in("https://host:444/table/abc") == ("abc", "")
    assert table_in("abc?invite=x") == ("abc", "x")
    assert table_in("http://host/") == ("", "")
    assert table_in("http://host/rules/imperium") == ("", "")
    assert origin("http://Host/x") == ("http", "host", 80)
    assert origin("https://host:8443") == ("https", "host", 8443)
    assert origin("file:///etc/passwd") is None
    assert origin("http://host:port") is None
