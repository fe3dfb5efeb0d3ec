"""The operator lists, stops and removes tables, and bans clients; a running server follows within seconds."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from sandtable.cli import app
from sandtable.core.fluent import Words, languages, spoken
from sandtable.server.config import Config
from sandtable.server.errors import Unavailable
from sandtable.server.limits import bans
from sandtable.server.limits.bans import Ban, Bans, NobodyToBan
from sandtable.server.operations.admin import Admin
from sandtable.server.storage.database import Database
from tests import no_tls
from tests.server import databases
from tests.server.harness import Browser, Running, config, eventually, running
from tests.server.test_backup import host

SOON = 0.1  # seconds between polls


def told(server: Running, *words: str, status: int = 0) -> str:
    """Run `sandtable host …` on the database of a running server and return the output."""
    done = host(server.config.data, *words, DATABASE_URL=server.config.database_url)
    assert done.exit_code == status, done.stderr
    return done.stdout or done.stderr


# --- tables ------------------------------------------------------------------------------
def test_tables_are_listed_by_page(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        ids = [anna.make("monn")["id"] for _ in range(5)] + [anna.make("mnnn", public=True)["id"]]
        found = json.loads(told(server, "tables", "--json", "--per-page", "4"))
        assert found["total"] == 6
        assert len(found["tables"]) == 4
        rest = json.loads(told(server, "tables", "--json", "--per-page", "4", "--page", "2"))["tables"]
        assert {table["id"] for table in found["tables"] + rest} == set(ids)
        playing = json.loads(told(server, "tables", "--state", "playing", "--json"))["tables"]
        assert [table["id"] for table in playing] == ids[-1:]
        assert playing[0]["seats"] == "gbbb"
        assert playing[0]["public"] is True
        assert "6 tables, page 1 of 1" in told(server, "tables")
        assert told(server, "tables", "--page", "0", status=2)


def test_a_table_is_shown_without_what_would_help_a_player(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        table = anna.make("mnnn")
        data = json.loads(told(server, "show", table["id"], "--json"))
        assert data["seats"][0]["guest"] == anna.id
        assert data["seats"][0]["name"] == "Anna"
        assert data["state"] == "playing"
        assert "invite" not in data
        assert "seed" not in data
        assert "Anna" in told(server, "show", table["id"])
        assert "there is no table" in told(server, "show", "x" * 16, status=2)


def test_a_stopped_game_stands_still_until_somebody_goes_on(tmp_path: Path) -> None:
    with running(config(tmp_path, operator_poll=SOON)) as server:
        anna = server.browser("Anna")
        table = anna.make("mnnn", pace=0.2)
        with anna.socket(table["id"]) as line:
            line.ready()
            line.play(random.Random(1), 2)
            assert "Paused" in told(server, "stop", table["id"])
            line.until(lambda: line.table["paused"])
            assert "already" in told(server, "stop", table["id"])
            line.do("pause", on=False)
            line.until(lambda: not line.table["paused"])
            line.play(random.Random(1), 2)
        waiting = anna.make("mo")
        assert "no game to pause" in told(server, "stop", waiting["id"], status=2)


def test_a_game_of_bots_alone_is_stopped(tmp_path: Path) -> None:
    with running(config(tmp_path, operator_poll=SOON)) as server:
        anna = server.browser("Anna")
        id = anna.make("nnnn", pace=0.05)["id"]
        eventually(lambda: anna.get(f"/tables/{id}")["n"] > 3)
        told(server, "stop", id)
        eventually(lambda: anna.get(f"/tables/{id}")["paused"])
        n = anna.get(f"/tables/{id}")["n"]
        time.sleep(0.5)
        assert anna.get(f"/tables/{id}")["n"] == n


def test_a_table_is_removed_under_those_who_play_there(tmp_path: Path) -> None:
    with running(config(tmp_path, operator_poll=SOON)) as server:
        anna = server.browser("Anna")
        id = anna.make("mnnn")["id"]
        with anna.socket(id) as line:
            line.ready()
            told(server, "remove", id, "--yes")
            assert line.closed() == 1013
        anna.refused("GET", f"/tables/{id}", status=404, type="UnknownTable")
        assert "there is no table" in told(server, "remove", id, "--yes", status=2)


def test_without_a_word_nothing_is_removed(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        id = anna.make("mnnn")["id"]
        done = host(tmp_path, "remove", id)  # nobody confirms
        assert done.exit_code != 0
        assert anna.get(f"/tables/{id}")["id"] == id


def test_a_database_that_is_not_up_to_date_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").touch()
    done = host(tmp_path, "tables")
    assert done.exit_code == 2
    assert "start the server once" in done.stderr
    assert (tmp_path / "tables.sqlite3").stat().st_size == 0 or "alembic" not in done.stdout


# --- damage and expiry -------------------------------------------------------------------
def spoil(server: Running, statement: str, **values: object) -> None:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(text(statement), values)

    server.ask(server.lobby.services.store.database.write(job))


def test_a_damaged_table_is_told_with_the_reason(tmp_path: Path) -> None:
    with running(config(tmp_path, idle=0.1)) as server:
        anna = server.browser("Anna")
        good, bad, odd = (anna.make("monn")["id"] for _ in range(3))
        assert "No table is damaged" in told(server, "damage")
        spoil(server, "update tables set options = '{no json' where id = :id", id=bad)
        spoil(server, "update tables set public = 'maybe', created = 'once', n = 'many' where id = :id", id=odd)
        found = {one["id"]: one["why"] for one in json.loads(told(server, "damage", "--json", status=1))}
        assert set(found) == {bad, odd}
        assert "options" in found[bad]
        assert bad in told(server, "damage", status=1)
        assert "options" in json.loads(told(server, "show", bad, "--json"))["damaged"]
        assert "DAMAGED" in told(server, "show", bad)
        assert json.loads(told(server, "show", good, "--json"))["damaged"] is None
        assert "damaged" in told(server, "stop", bad, status=2)
        listed = json.loads(told(server, "tables", "--json"))["tables"]
        assert {table["id"] for table in listed} == {good, bad, odd}, "one does not break the list"
        told(server, "damage", "--deep", status=1)
        marked = json.loads(told(server, "tables", "--state", "damaged", "--json"))
        assert {table["id"] for table in marked["tables"]} == {bad, odd}
        spoil(server, "update tables set options = '{}' where id = :id", id=bad)
        told(server, "damage", "--deep", status=1)
        assert json.loads(told(server, "tables", "--state", "damaged", "--json"))["total"] == 1, "it can be read again"
        told(server, "remove", odd, "--yes")
        assert "No table is damaged" in told(server, "damage", "--deep")


def test_expired_data_are_deleted_at_once(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.browser("Anna")
        old, new, playing = anna.make("monn")["id"], anna.make("monn")["id"], anna.make("mnnn")["id"]
        server.browser("Ben")  # has a name, and no table
        spoil(server, "update tables set updated = updated - 15 * 86400 where id = :id", id=old)
        spoil(server, "update guests set created = created - 181 * 86400")
        done = host(tmp_path, "expire", "--json", SANDTABLE_KEEP_UNFINISHED="0")
        assert json.loads(done.stdout) == {"tables": 1, "notes": 0, "guests": 1, "bans": 0}
        left = {table["id"] for table in json.loads(told(server, "tables", "--json"))["tables"]}
        assert left == {new, playing}
        assert "0 tables" in told(server, "expire")


# --- bans --------------------------------------------------------------------------------
def test_a_ban_of_everybody_asks_first(tmp_path: Path) -> None:
    for vast in ("0.0.0.0/0", "::/0", "10.0.0.0/7", "2000::/3"):
        assert bans.is_vast(bans.parse_target(vast)[1])
    for usual in ("10.0.0.0/8", "2001:db8::/32", "192.0.2.7", "Xk3vQ0aB_7dLmZp1"):
        assert not bans.is_vast(bans.parse_target(usual)[1])
    given = {"DATABASE_URL": "", "REDIS_URL": "", "SANDTABLE_DATA": str(tmp_path)}
    with running(config(tmp_path)):
        done = CliRunner().invoke(app, ["host", "ban", "0.0.0.0/0"], env=given, input="n\n")
        assert done.exit_code == 2
        assert "large part of the internet" in done.stderr
        assert CliRunner().invoke(app, ["host", "bans", "--json"], env=given).stdout.strip() == "[]"
        assert CliRunner().invoke(app, ["host", "ban", "0.0.0.0/0", "--yes"], env=given).exit_code == 0


def test_whom_a_ban_means() -> None:
    assert bans.parse_target("192.0.2.7") == ("address", "192.0.2.7/32")
    assert bans.parse_target("192.0.2.7/24") == ("address", "192.0.2.0/24")
    assert bans.parse_target("::ffff:192.0.2.7") == ("address", "192.0.2.7/32")
    assert bans.parse_target("2001:db8:0:1:a:b:c:d") == ("address", "2001:db8:0:1::/64"), "a household"
    assert bans.parse_target("::ffff:192.0.2.7/120") == ("address", "192.0.2.0/24"), "as addresses are compared"
    assert bans.parse_target("2001:db8::/48") == ("address", "2001:db8::/48")
    assert bans.parse_target("AbCdEfGh_-123456") == ("guest", "AbCdEfGh_-123456")
    for odd in ("", "Anna", "192.0.2", "192.0.2.7/33", "x" * 17):
        with pytest.raises(NobodyToBan, match="neither"):
            bans.parse_target(odd)


def test_whom_bans_hold() -> None:
    kept = [bans.parse_target(text) for text in ("192.0.2.0/24", "2001:db8:0:1::5", "AbCdEfGh_-123456", "10.0.0.1")]
    found = Bans(Ban(kind, value, "", 0.0) for kind, value in kept)
    assert found.covers("AbCdEfGh_-123456", "198.51.100.1")
    assert found.covers(None, "192.0.2.255")
    assert found.covers(None, "::ffff:192.0.2.1")
    assert found.covers("somebody", "2001:db8:0:1:9::1")
    for address in ("192.0.3.1", "2001:db8:0:2::5", "10.0.0.2", "", "nowhere"):
        assert not found.covers("somebody", address), address
    past = Bans([Ban("guest", "a", "", 0.0, until=time.time() - 1), Ban("address", "10.0.0.1/32", "", 0.0, until=1.0)])
    assert not past.covers("a", "10.0.0.1")


@pytest.fixture(params=["sqlite", "postgresql"])
def server_config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    url = databases.new_database(request.getfixturevalue("cluster")) if request.param == "postgresql" else ""
    return config(tmp_path, database_url=url, operator_poll=SOON)


def test_a_guest_is_shut_out_of_a_running_server_and_let_in_again(server_config: Config) -> None:
    with running(server_config) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = anna.make("mnnn")["id"]
        with ben.socket(table) as line:
            line.ready()
            assert "permanently" in told(server, "ban", ben.id, "--reason", "shouts")
            assert line.closed() == 1013
        refusal = ben.refused("GET", "/me", status=403, type="Banned")
        assert "banned you" in refusal["message"]
        with pytest.raises(InvalidStatus):
            ben.socket(table)
        assert no_tls.get(server.url + "/api/health", headers={"Cookie": ben.cookie}).status_code == 200
        assert anna.get("/me")["name"] == "Anna"
        (kept,) = json.loads(told(server, "bans", "--json"))
        assert (kept["kind"], kept["value"], kept["reason"], kept["until"]) == ("guest", ben.id, "shouts", None)
        assert "shouts" in told(server, "bans")
        told(server, "unban", ben.id)
        eventually(lambda: ben.ask("GET", "/me").status_code == 200)
        assert "not banned" in told(server, "unban", ben.id, status=2)


def test_an_address_is_shut_out(tmp_path: Path) -> None:
    with running(config(tmp_path, operator_poll=SOON)) as server:
        anna = server.browser("Anna")
        told(server, "ban", "127.0.0.0/30", "--days", "1")
        eventually(lambda: anna.ask("GET", "/me").status_code == 403)
        assert no_tls.get(server.url + "/api/titles").status_code == 403, "whoever asks from there"
        assert no_tls.get(server.url + "/").status_code == 200, "the page comes, and says why nothing works"
        told(server, "unban", "127.0.0.0/30")
        eventually(lambda: anna.ask("GET", "/me").status_code == 200)


def test_bans_hold_from_the_start(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        cookies = server.browser("Anna").http.cookies
        told(server, "ban", Browser(server.url).id)
        told(server, "ban", "127.0.0.1")
    with running(config(tmp_path)) as server:
        assert no_tls.get(server.url + "/api/me", cookies=cookies).status_code == 403


def test_why_is_said_in_every_language() -> None:
    said = {spoken("\x02refused-banned\x03", Words(language)) for language in languages()}
    assert len(said) == len(languages())


def test_a_ban_that_cannot_be_read_keeps_nobody_from_serving(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        told(server, "ban", "192.0.2.7")

        async def spoil(connection: AsyncConnection) -> None:
            for kind, value, until in (
                ("address", "nonsense", None), ("address", "192.0.2.8", "soon"), ("odd", "x", None), ("guest", b"", 1.0)
            ):  # fmt: skip
                row = {"kind": kind, "value": value, "until": until}
                sql = "insert into bans (kind, value, reason, created, until) values (:kind, :value, '', 0, :until)"
                await connection.execute(text(sql), row)

        server.ask(server.lobby.services.store.database.write(spoil))
    with running(config(tmp_path)) as server:
        server.browser("Anna").make("mnnn")
        assert [ban["value"] for ban in json.loads(told(server, "bans", "--json"))] == ["192.0.2.7/32"]


def test_bans_that_ended_are_forgotten(tmp_path: Path) -> None:
    def on(work: Callable[[Admin], object]) -> object:
        async def main() -> object:
            database = Database(Config(data=tmp_path).url)
            await database.start()
            try:
                return await work(Admin(database))  # type: ignore[misc]
            finally:
                await database.stop()

        return asyncio.run(main())

    async def work(admin: Admin) -> None:
        await admin.ban(Ban("guest", "a" * 16, "", 0.0, until=time.time() - 5))
        await admin.ban(Ban("guest", "b" * 16, "", 0.0))
        await admin.ban(Ban("guest", "b" * 16, "again", 1.0))
        assert [ban.reason for ban in await admin.bans()] == ["again"]
        assert await admin.delete_expired_bans() == 1

    on(work)


def test_news_that_cannot_be_read_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(tmp_path, operator_poll=SOON)) as server:
        ben = server.browser("Ben")
        right = Admin.changes
        failed = 0

        async def broken(self: Admin) -> object:
            nonlocal failed
            failed += 1
            if failed < 4:
                raise Unavailable()
            return await right(self)

        monkeypatch.setattr(Admin, "changes", broken)
        told(server, "ban", ben.id)
        eventually(lambda: ben.ask("GET", "/me").status_code == 403)
        assert failed >= 4
