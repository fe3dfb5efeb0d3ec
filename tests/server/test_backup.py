"""Backups: from either database into either, while people play, and never incomplete."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from typer.testing import CliRunner, Result

from sandtable.cli import app
from sandtable.server.config import DATABASE, Config
from sandtable.server.operations import backup
from sandtable.server.operations.backup import BadBackup, NotEmpty
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database, NewerDatabase, migrate
from sandtable.server.storage.store import Store
from tests.server import databases
from tests.server.harness import Browser, Running, config, running
from tests.server.test_restart import moved

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def make(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Return a function that creates a new, empty database of a kind and returns its DATABASE_URL."""
    made = 0

    def new(kind: str) -> str:
        nonlocal made
        made += 1
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{made}.sqlite3"
        return databases.new_database(request.getfixturevalue("cluster"))

    return new


def on(url: str, work: Callable[[Database], Awaitable[Any]], opened: bool = True) -> Any:
    async def main() -> Any:
        database = Database(Config(data=Path(), database_url=url).url)
        if opened:
            await database.open()
        try:
            return await work(database)
        finally:
            await database.stop()

    return asyncio.run(main())


def saved(url: str) -> bytes:
    async def work(database: Database) -> bytes:
        out = io.BytesIO()
        await backup.write(database, out)
        return out.getvalue()

    found: bytes = on(url, work)
    return found


def restored(url: str, data: bytes, force: bool = False) -> dict[str, int]:
    async def work(database: Database) -> dict[str, int]:
        return await backup.restore(database, backup.lines(io.BytesIO(data)), force)

    found: dict[str, int] = on(url, work, opened=False)
    return found


def contents(data: bytes) -> dict[str, Any]:
    """Return all rows of a backup, with booleans as 0 and 1 and JSON parsed, since databases write both differently."""
    out: dict[str, Any] = {}
    found = backup.lines(io.BytesIO(data))
    next(found)
    for group in found:
        of = schema.METADATA.tables[group["table"]].c
        for row in group["rows"]:
            cells = dict(zip(group["columns"], row, strict=True))
            plain = {k: json.loads(v) if str(of[k].type) == "JSON" and v is not None else v for k, v in cells.items()}
            out.setdefault(group["table"], []).append(
                {k: int(v) if v is True or v is False else v for k, v in plain.items()}
            )
    return out


def play_some(server: Running) -> tuple[Browser, Browser, dict[str, Any]]:
    anna, ben = server.browser("Anna"), server.browser("Ben ☕ 沙")
    table = anna.make("mon")
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    anna.post(f"{path}/chat", {"text": "Hello\n“you”"})
    anna.post(f"{path}/start")
    anna.put(f"{path}/notes", {"text": "mine"})
    play_on(anna, ben, table["id"], 30)
    anna.make("mnnn", public=True)
    return anna, ben, table


def play_on(anna: Browser, ben: Browser, id: str, moves: int) -> int:
    rng = random.Random(5)
    with anna.socket(id) as one, ben.socket(id) as two:
        one.ready()
        two.ready()
        for _ in range(moves):
            one.until(lambda: one.asked is not None or one.view()["to_act"] == [1])
            mover = one if one.asked is not None else two
            mover.until(lambda m=mover: m.asked is not None)  # type: ignore[misc]
            mover.act(rng.choice(mover.options()))
            one.reach(mover.n)
        return one.n


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
def test_from_either_database_into_either_and_playing_on(
    make: Callable[[str], str], tmp_path: Path, here: str, there: str
) -> None:
    first, second = make(here), make(there)
    with running(config(tmp_path, database_url=first)) as server:
        anna, ben, table = play_some(server)
    data = saved(first)
    counted = restored(second, data)
    assert counted["tables"] == 2
    assert counted["chats"] == 1
    assert contents(saved(second)) == contents(data)
    with running(config(tmp_path, database_url=second)) as server:
        anna, ben = moved(anna, server), moved(ben, server)
        assert anna.get("/me")["name"] == "Anna", "cookies are signed as before"
        path = f"/tables/{table['id']}"
        assert anna.get(f"{path}/notes")["text"] == "mine"
        with anna.socket(table["id"]) as line:
            line.ready()
            before = line.n
            assert [chat["text"] for chat in line.chats] == ["Hello\n“you”"]
        assert play_on(anna, ben, table["id"], 5) >= before + 5
        ben.post(f"{path}/chat", {"text": "again"})  # gets a new id
        anna.post(f"{path}/chat", {"text": "and again"})


def test_one_moment_is_saved_while_people_play(make: Callable[[str], str], tmp_path: Path) -> None:
    """A backup has exactly as many rows of each table as that table's own counter says, however much is written
    meanwhile."""
    for kind in KINDS:
        url = make(kind)
        with running(config(tmp_path / kind, database_url=url)) as server:
            anna = server.browser("Anna")
            tables = [anna.make("mnnn")["id"] for _ in range(3)]
            stop = threading.Event()

            def play(id: str, anna: Browser = anna, stop: threading.Event = stop) -> None:
                with anna.socket(id) as line:
                    line.ready()
                    rng = random.Random(1)
                    while not stop.is_set() and line.my_turn():
                        line.act(rng.choice(line.options()))

            players = [threading.Thread(target=play, args=(id,)) for id in tables]
            for player in players:
                player.start()
            try:
                for _ in range(5):
                    found = contents(saved(url))
                    for one in found["tables"]:
                        assert sum(row["game"] == one["id"] for row in found.get("moves", [])) == one["n"]
            finally:
                stop.set()
                for player in players:
                    player.join()


# --- damaged files -----------------------------------------------------------------------
def rows_of(url: str) -> int:
    async def work(database: Database) -> int:
        async with database.read() as connection:
            return int(await connection.scalar(select(func.count()).select_from(schema.moves)) or 0)

    return int(on(url, work))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    settings = config(tmp_path_factory.mktemp("data"))
    with running(settings) as server:
        play_some(server)
    return saved(f"sqlite:///{settings.data / DATABASE}")


@pytest.mark.parametrize("kind", KINDS)
def test_existing_files_are_not_overwritten(make: Callable[[str], str], kind: str, data: bytes) -> None:
    url = make(kind)
    restored(url, data)
    before = rows_of(url)
    with pytest.raises(NotEmpty, match="--force"):
        restored(url, data)
    assert rows_of(url) == before
    restored(url, data, force=True)
    assert rows_of(url) == before


def damaged(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield damaged files and the expected messages."""
    lines = gzip.decompress(data).splitlines(keepends=True)
    yield "ends too soon", gzip.compress(b"".join(lines[:-1]))
    yield "ends too soon", data[: len(data) // 2]
    yield "no backup", b"SQLite format 3\x00" + bytes(100)
    yield "no backup of Sandtable", gzip.compress(b"{}\n")
    yield "does not fit", gzip.compress(b"".join(lines).replace(b'"Anna"', b'"Eve!"'))
    yield "sum at the end does not fit", gzip.compress(b"".join(line for line in lines if b'"moves"' not in line[:20]))
    yield "after the end", gzip.compress(b"".join(lines + lines[-1:]))
    yield "newer", gzip.compress(b"".join(lines).replace(b'"format":1', b'"format":2'))
    yield "is damaged", gzip.compress(lines[0] + b"nonsense\n" + b"".join(lines[1:]))
    yield "is damaged", gzip.compress(lines[0] + b'{"table": 1, "columns": [], "rows": []}\n' + b"".join(lines[1:]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_leaves_the_database_as_it_was(make: Callable[[str], str], kind: str, data: bytes) -> None:
    url = make(kind)
    restored(url, data)
    before = contents(saved(url))
    for said, bad in damaged(data):
        with pytest.raises(BadBackup, match=said):
            restored(url, bad, force=True)
        assert contents(saved(url)) == before, said


def test_a_backup_of_a_newer_version(data: bytes, make: Callable[[str], str]) -> None:
    newer = gzip.decompress(data).replace(b'"revision":"', b'"revision":"z', 1)
    with pytest.raises(NewerDatabase, match="newer version"):
        restored(make("sqlite"), gzip.compress(newer))


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_an_older_version_is_brought_up_to_date(make: Callable[[str], str], kind: str, data: bytes) -> None:
    """The backup here has the first version of the schema."""
    plain = make(kind)
    old = Database(Config(data=Path(), database_url=plain).url)

    async def first() -> dict[str, list[str]]:
        async with old.exclusive_transaction() as connection:
            await connection.run_sync(migrate, "001")

            def columns(sync: Any) -> dict[str, list[str]]:
                from sqlalchemy import inspect

                look = inspect(sync)
                return {name: [c["name"] for c in look.get_columns(name)] for name in look.get_table_names()}

            return await connection.run_sync(columns)

    async def both() -> dict[str, list[str]]:
        try:
            return await first()
        finally:
            await old.stop()

    there = asyncio.run(both())
    out = io.BytesIO()
    found = backup.lines(io.BytesIO(data))
    with gzip.GzipFile(fileobj=out, mode="wb") as packed:
        writing = backup._Out(packed)
        writing.line({**next(found), "revision": "001"})
        counted: dict[str, int] = {}
        for group in found:
            if group["table"] not in there:
                continue
            at = {name: n for n, name in enumerate(group["columns"])}
            columns = [name for name in there[group["table"]] if name in at]
            rows = [[row[at[name]] for name in columns] for row in group["rows"]]
            if group["table"] == "tables":  # its seeds were numbers
                rows = [
                    [7 if name == "seed" else cell for name, cell in zip(columns, row, strict=True)] for row in rows
                ]
            if group["table"] == "chats":  # its ids were counted
                rows = [
                    [n if name == "id" else cell for name, cell in zip(columns, row, strict=True)]
                    for n, row in enumerate(rows, 1)
                ]
            writing.line({"table": group["table"], "columns": columns, "rows": rows})
            counted[group["table"]] = counted.get(group["table"], 0) + len(rows)
        writing.end(counted)
    assert restored(plain, out.getvalue(), force=True) == counted
    after = contents(saved(plain))
    assert len(after["moves"]) == counted["moves"], "migrations lose nothing"
    assert len(after["seats"]) == counted["seats"]


def test_a_table_that_is_damaged_is_saved_as_it_is(make: Callable[[str], str], data: bytes) -> None:
    url = make("sqlite")
    restored(url, data)

    async def spoil(database: Database) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(text("update tables set options = '{no json' where public = 1"))

        await database.write(job)

    on(url, spoil)
    again = saved(url)
    for kind in KINDS:
        other = make(kind)
        restored(other, again)

        async def look(database: Database, kind: str = kind) -> None:
            async with database.read() as connection:
                kept = await connection.scalar(text("select cast(options as text) from tables where public"))
                assert kept in ("{no json", '"{no json"')
                assert await connection.scalar(select(func.count()).select_from(schema.tables)) == 2

        on(other, look)


def test_snapshots_are_left_out(make: Callable[[str], str]) -> None:
    plain = make("sqlite")

    async def start(database: Database) -> None:
        await database.start()
        store = Store(database)
        await store.get_or_create_setting("cookie secret", "x" * 20)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.guests))
            await connection.execute(insert(schema.guests).values(id="a" * 16, name="Anna", created=1.5))

        await database.write(job)

    on(plain, start, opened=False)
    found = contents(saved(plain))
    assert "snapshots" not in found
    assert found["guests"] == [{"id": "a" * 16, "name": "Anna", "created": 1.5}]


# --- the command line --------------------------------------------------------------------
def environment(folder: Path) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    return {**clean, "SANDTABLE_DATA": str(folder)}


def host(folder: Path, *words: str, **environment: str) -> Result:
    """Run `sandtable host …` in this process, which is faster than starting another, and return the result."""
    given = {"DATABASE_URL": "", "REDIS_URL": "", "SANDTABLE_DATA": str(folder), **environment}
    return CliRunner().invoke(app, ["host", *words], env=given)


def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    """The real command line runs successfully, or is refused, as a separate process."""
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "kept.gz"
    with running(config(here)) as server:
        play_some(server)
        for place, words, status in (
            (here, ["backup", str(file)], 0), (there, ["restore", str(file)], 0), (there, ["restore", str(file)], 2)
        ):  # fmt: skip
            done = subprocess.run(
                [sys.executable, "-m", "sandtable.cli", "host", *words], env=environment(place), capture_output=True,
                text=True, timeout=120, check=False,
            )  # fmt: skip
            assert done.returncode == status, done.stderr
            assert len(done.stderr.splitlines()) == (status == 2), done.stderr
    assert "not empty" in done.stderr


def test_on_the_command_line(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "kept.gz"
    nothing = host(here, "backup", str(file))
    assert nothing.exit_code == 2
    assert "SANDTABLE_DATA" in nothing.stderr
    assert not here.exists()
    with running(config(here)) as server:
        play_some(server)
        done = host(here, "backup", str(file))  # while it runs
        assert done.exit_code == 0, done.stderr
    assert file.stat().st_mode & 0o077 == 0, "for its owner alone"
    assert host(here, "backup", str(file)).exit_code == 2, "not over another"
    assert (
        f"the folder {tmp_path / 'gone'} does not exist"
        in host(here, "backup", str(tmp_path / "gone" / "kept.gz")).stderr
    )
    assert json.loads(host(here, "verify", str(file), "--json").stdout)["rows"]["tables"] == 2
    assert "2 tables" in host(there, "restore", str(file)).stdout
    again = host(there, "restore", str(file))
    assert again.exit_code == 2
    assert "not empty" in again.stderr
    assert len(again.stderr.splitlines()) == 1
    assert host(there, "restore", str(file), "--force").exit_code == 0
    bad = tmp_path / "bad.gz"
    bad.write_bytes(file.read_bytes()[:-20])
    for command in ("verify", "restore"):
        done = host(tmp_path / "nowhere", command, str(bad))
        assert done.exit_code == 2
        assert "ends too soon" in done.stderr
    assert not (tmp_path / "nowhere").exists()
    assert len(json.loads(host(there, "tables", "--json").stdout)["tables"]) == 2
