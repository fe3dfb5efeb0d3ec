"""Private messages to one seat or one team are never shown to anybody else."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sandtable.server.operations import backup
from sandtable.server.storage.database import Database
from sandtable.server.storage.store import CHAT_IDS, chat_id
from tests.citing import rule
from tests.server.harness import LIMITS, Browser, Data, Running, Socket, config, eventually, running
from tests.server.simultaneous.bidding import all_heard, at_table, path, seated


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


def texts(line: Socket) -> list[str]:
    return [str(chat["text"]) for chat in line.chats]


def history(reader: Browser, table: Data) -> list[str]:
    """Return all messages that a reader who connects now is sent, by socket and by polling."""
    with reader.socket(table["id"]) as line:
        line.ready()
        polled = reader.get(path(table, "/updates"))["messages"]
        assert [message["text"] for message in polled if message["type"] == "chat"] == texts(line)
        return texts(line)


def refused(line: Socket, to: Any, say: str = "Psst") -> str:
    said = line.say("chat", text=say, to=to)
    assert said["type"] == "refused", said
    return str(said["error"]["type"])


@rule("CLA-13.6")
def test_a_line_to_one_seat_is_read_there_alone(server: Running) -> None:
    guests, table = seated([server], "mooo")
    walt = server.browser("Walt")
    people = [*guests, walt]
    with at_table(people, table) as lines:
        anna, ben, cleo, dora, watching = lines
        ben.do("chat", text="Together against Anna?", to=[3])
        dora.until(lambda: dora.chats)
        said = dora.chats[0]
        assert (said["seat"], said["to"], said["name"], said["watching"]) == (1, [3], "Ben", False)
        ben.do("chat", text="Hello, all")
        all_heard(lines)
        assert [texts(line) for line in lines] == [
            ["Hello, all"],
            ["Together against Anna?", "Hello, all"],
            ["Hello, all"],
            ["Together against Anna?", "Hello, all"],
            ["Hello, all"],
        ]
        assert anna.chats[0]["to"] is None
        assert cleo.raw[-2:] == watching.raw[-2:], "they were told the same, and no more"
    assert [len(history(reader, table)) for reader in people] == [1, 2, 1, 2, 1]
    guests[0].post(path(table, "/chat"), {"text": "By request", "to": [2]})
    assert [len(history(reader, table)) for reader in people] == [2, 2, 2, 2, 1]


def test_ids_of_lines_do_not_count_the_private_ones(server: Running) -> None:
    """A chat line's id consists of its time, which is public, and random digits."""
    guests, table = seated([server], "mooo")
    with at_table(guests, table) as (anna, ben, cleo, _):
        for whispers in (0, 3, 1):
            for n in range(whispers):
                ben.do("chat", text=f"Psst {n}", to=[3])
            anna.do("chat", text="Hello, all")
        cleo.until(lambda: len(cleo.chats) == 3)
        told = [(line["id"], line["at"]) for line in cleo.chats]
    assert [id // CHAT_IDS for id, _ in told] == [int(at * 1000) for _, at in told]
    drawn = {chat_id(5.0, last) for last in (0, 7, 10**6) for _ in range(200)}
    assert min(drawn) >= 5000 * CHAT_IDS
    assert max(drawn) < 5001 * CHAT_IDS
    assert len(drawn) > 200
    assert all(last < chat_id(5.0, last) <= last + CHAT_IDS for last in (10**9,) for _ in range(50)), "never backwards"


def test_a_team_talks_among_itself(server: Running) -> None:
    guests, table = seated([server], "mooo", options={"teams": True})
    assert table["teams"] == [[0, 2], [1, 3]]
    with at_table([*guests, server.browser("Walt")], table) as lines:
        lines[2].do("chat", text="I send my eight", to=[2, 0])
        lines[1].do("chat", text="We too", to=[1, 3])
        all_heard(lines)
        assert [texts(line) for line in lines] == [["I send my eight"], ["We too"], ["I send my eight"], ["We too"], []]
        assert lines[0].chats[0]["to"] == [0, 2]
        assert refused(lines[0], [0, 1]) == "BadRequest"
    alone, table = seated([server], "mooo")
    assert table["teams"] == []
    with at_table(alone, table) as lines:
        assert refused(lines[0], [0, 2]) == "BadRequest"


def test_messages_of_a_team_are_in_no_answer_to_others(server: Running) -> None:
    """Neither log, replay, record, final scores nor table contain such a message, during the game or after it, for any
    reader outside the team."""
    guests, table = seated([server], "mooo", options={"teams": True})
    walt = server.browser("Walt")
    people = [*guests, walt]
    with at_table(guests, table) as lines:
        lines[0].do("chat", text="Shield wall tonight", to=[0, 2])
        all_heard(lines)
    with at_table(people, table) as again:  # all come back
        told = [any("Shield wall" in str(raw) for raw in line.raw) for line in again]
    assert told == [True, False, True, False, False]
    for seat, guest in enumerate(guests):
        guest.post(path(table, "/leave"), {"seat": seat, "keep": True})
    eventually(lambda: walt.get(path(table))["state"] == "over")
    for reader in people:
        for what in ("", "/end", "/record?form=json", "/record?form=text", "/replay?eyes=all", "/replay?eyes=0"):
            answer = reader.ask("GET", path(table, what))
            assert answer.status_code == 200, what
            assert "Shield wall" not in answer.text, what
    assert [history(reader, table) for reader in people] == [[words] if words else [] for words in (
        "Shield wall tonight", "", "Shield wall tonight", "", "",
    )]  # fmt: skip


def test_a_table_may_agree_that_all_talk_is_open(server: Running) -> None:
    host, ben = server.browser("Anna"), server.browser("Ben")
    table = host.make("mono", title="sealedbid", options={"teams": True}, whispers=False)
    ben.post(path(table, "/join"), {"invite": table["invite"]})
    assert table["whispers"] is False
    ben.refused("PATCH", path(table), {"whispers": True}, 403, "NotTheHost")
    host.post(path(table, "/join"), {"invite": table["invite"], "seat": 3})
    host.post(path(table, "/start"))
    host.refused("PATCH", path(table), {"whispers": True}, 409, "AlreadyStarted")
    with at_table([host, ben], table) as (mine, theirs):
        for to in ([1], [1, 3], [0, 2]):
            assert refused(mine, to) == "TalkIsOpen"
        theirs.do("chat", text="North, then")
        all_heard([mine])
        assert texts(mine) == ["North, then"]
    host.refused("POST", path(table, "/chat"), {"text": "Psst", "to": [1]}, 409, "TalkIsOpen")
    for guest, seats in ((host, (0, 3)), (ben, (1,))):
        for seat in seats:
            guest.post(path(table, "/leave"), {"seat": seat, "keep": True})
    eventually(lambda: host.get(path(table))["state"] == "over")
    again = host.post(path(table, "/rematch"))
    assert again["whispers"] is False, "what was agreed holds for the next game as well"
    assert host.make("mn", title="sealedbid")["whispers"] is True


def test_the_host_says_before_the_game_whether_there_are_whispers(server: Running) -> None:
    host = server.browser("Anna")
    table = host.make("mo", title="sealedbid")
    assert host.patch(path(table), {"whispers": False})["whispers"] is False
    assert host.patch(path(table), {"public": True})["whispers"] is False


def test_whom_one_cannot_talk_to(server: Running) -> None:
    guests, table = seated([server], "mon")
    walt = server.browser("Walt")
    with at_table([*guests, walt], table) as (anna, ben, watching):
        assert refused(anna, [2]) == "NobodyToTalkTo"  # a bot
        assert refused(anna, [0]) == "NobodyToTalkTo"  # oneself
        assert refused(anna, [7]) == "BadSeat"
        assert refused(anna, []) == "BadRequest"
        assert refused(anna, [1, 1]) == "BadRequest"
        assert refused(anna, ["1"]) == "BadRequest"
        assert refused(anna, 1) == "BadRequest"
        assert refused(watching, [0]) == "NotSeated"
        assert refused(ben, [0], say=" ") == "TextBlank"
        guests[1].post(path(table, "/leave"), {"seat": 1})
        assert refused(anna, [1]) == "NobodyToTalkTo"
    walt.refused("POST", path(table, "/chat"), {"text": "Psst", "to": [0]}, 403, "NotSeated")
    guests[0].refused("POST", path(table, "/chat"), {"text": "Psst", "to": [True]}, 422)


def test_a_muted_guest_is_muted_for_all(server: Running) -> None:
    guests, table = seated([server], "moo")
    with at_table(guests, table) as (anna, ben, cleo):
        guests[0].post(path(table, "/mute"), {"by": guests[1].get(path(table))["by"], "on": True})
        assert refused(ben, [2]) == "Muted"
        anna.do("chat", text="You may still read this", to=[1])
        ben.until(lambda: ben.chats)
        all_heard([cleo])
        assert texts(cleo) == []


def test_limits_hold_for_every_kind_of_talk(folder: Path) -> None:
    limits = replace(LIMITS, chat_burst=3.0, chat_per_second=0.01, refusal=0.01)
    with running(config(folder, limits=limits)) as server:
        guests, table = seated([server], "moo")
        with at_table(guests, table) as (anna, *_):
            anna.do("chat", text="One", to=[1])
            anna.do("chat", text="Two")
            anna.do("chat", text="Three", to=[2])
            assert refused(anna, [1]) == "TooManyRequests"


def test_one_guest_of_several_seats_reads_what_is_said_to_each(server: Running) -> None:
    host = server.browser("Anna")
    table = host.make("mmo", title="sealedbid", start=False)
    ben = server.browser("Ben")
    ben.post(path(table, "/join"), {"invite": table["invite"]})
    host.post(path(table, "/start"))
    with at_table([host, ben], table) as (mine, theirs):
        theirs.do("chat", text="To the second of you", to=[1])
        mine.until(lambda: mine.chats)
        assert mine.chats[0]["to"] == [1]


def test_a_later_owner_of_a_seat_does_not_read_its_old_messages(server: Running) -> None:
    """Before the game starts, a seat may be left and taken by another guest."""
    anna, ben, cleo = (server.browser(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.make("moo", title="sealedbid")
    for guest in (ben, cleo):
        guest.post(path(table, "/join"), {"invite": table["invite"]})
    anna.post(path(table, "/chat"), {"text": "Between us, Ben", "to": [1]})
    ben.post(path(table, "/leave"), {"seat": 1})
    dora = server.browser("Dora")
    dora.post(path(table, "/join"), {"invite": table["invite"], "seat": 1})
    anna.post(path(table, "/start"))
    assert [history(guest, table) for guest in (anna, dora, cleo)] == [["Between us, Ben"], [], []]


def test_it_stays_between_them_after_the_end(server: Running) -> None:
    guests, table = seated([server], "moo")
    guests[1].post(path(table, "/chat"), {"text": "Psst", "to": [2]})
    for seat in range(3):
        guests[seat].post(path(table, "/leave"), {"seat": seat, "keep": True})
    eventually(lambda: guests[0].get(path(table))["state"] == "over")
    people = [*guests, server.browser("Walt")]
    assert [history(reader, table) for reader in people] == [[], ["Psst"], ["Psst"], []]


def test_at_another_server_it_is_read_by_the_same_people(folder: Path, redis_url: str) -> None:
    with (
        running(config(folder, redis_url=redis_url)) as one,
        running(config(folder, redis_url=redis_url)) as two,
    ):
        guests, table = seated([one, two], "mooo")  # Anna and Cleo at the first server, Ben and Dora at the second
        with at_table(guests, table) as lines:
            lines[0].do("chat", text="Psst", to=[1])
            lines[0].do("chat", text="Hello, all")
            for line in lines:
                line.until(lambda line=line: "Hello, all" in texts(line))  # type: ignore[misc]
            assert [texts(line) for line in lines] == [
                ["Psst", "Hello, all"], ["Psst", "Hello, all"], ["Hello, all"], ["Hello, all"],
            ]  # fmt: skip


def test_a_line_of_which_nobody_knows_whom_it_is_for_is_read_by_nobody(server: Running) -> None:
    guests, table = seated([server], "moo")
    guests[0].post(path(table, "/chat"), {"text": "Psst", "to": [1]})
    for spoilt in ("7", '{"seats": [1]}', "no JSON", '{"seats": [1], "guests": 3}', '{"seats": ["x"], "guests": []}'):

        async def spoil(connection: Any, spoilt: str = spoilt) -> None:
            await connection.execute(text("update chats set private = :spoilt"), {"spoilt": spoilt})

        server.ask(server.lobby.services.store.database.write(spoil))
        assert [history(guest, table) for guest in guests] == [[], [], []]


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_keeps_what_is_between_some_and_what_is_sealed(
    tmp_path: Path, into: str, request: pytest.FixtureRequest
) -> None:
    from tests.server import databases
    from tests.server.simultaneous.bidding import keep

    with running(config(tmp_path / "one")) as server:
        guests, table = seated([server], "moo")
        guests[0].post(path(table, "/chat"), {"text": "Psst", "to": [1]})
        with at_table(guests, table) as lines:
            keep(lines[1], 1)
        file = io.BytesIO()
        server.ask(backup.write(server.lobby.services.store.database, file))
    url = databases.new_database(request.getfixturevalue("cluster")) if into == "postgresql" else ""
    settings = config(tmp_path / "two", database_url=url)
    settings.make_folder()

    async def restore() -> None:
        await backup.restore(Database(settings.url), backup.lines(io.BytesIO(file.getvalue())))

    asyncio.run(restore())
    with running(settings) as server:
        again = []
        for guest in guests:
            browser = server.browser()
            browser.http.cookies = guest.http.cookies
            again.append(browser)
        assert [history(guest, table) for guest in again] == [["Psst"], ["Psst"], []]
        assert [guest.get(path(table))["to_act"] for guest in again] == [[0, 1, 2], [0, 2], [0, 1, 2]]
