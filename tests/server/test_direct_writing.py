"""Frequent changes are written to SQLite in one step, together if possible; if one of them fails, each is written
separately."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from sandtable.server.errors import Unavailable
from sandtable.server.storage import schema, statements
from sandtable.server.storage.database import Database
from sandtable.server.storage.direct import Batched, DirectWriter
from sandtable.server.storage.statements import Conflict
from sandtable.server.storage.store import Store
from sandtable.server.storage.table_info import Seat, Snapshot, TableInfo

Written = list[list[str]]


def run(tmp_path: Path, main: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    async def limited() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
        await database.start()
        try:
            await main(database)
        finally:
            await database.stop()

    asyncio.run(limited())


def setting(written: Written) -> Batched:
    """Return a batched write that inserts settings by their keys; `written` collects the keys of each attempt."""

    def direct(connection: sqlite3.Connection, keys: list[str]) -> None:
        written.append(keys)
        connection.executemany("insert into settings (key, value) values (?, 'x')", [(key,) for key in keys])

    async def many(*_: Any) -> None:
        raise AssertionError("SQLite takes the direct way")

    return Batched(many, direct)


async def keys(database: Database) -> set[str]:
    async with database.read() as connection:
        return set((await connection.execute(select(schema.settings.c.key))).scalars())


def test_what_waits_is_written_together(tmp_path: Path) -> None:
    async def main(database: Database) -> None:
        written: Written = []
        how = setting(written)
        await asyncio.gather(*(database.write_batched(how, f"key {n}") for n in range(50)))
        assert await keys(database) == {f"key {n}" for n in range(50)}
        assert len(written) <= 3, "one transaction for all that wait"

    run(tmp_path, main)


def test_one_that_fails_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    async def main(database: Database) -> None:
        how = setting([])
        await database.write_batched(how, "twice")
        done = await asyncio.gather(
            *(database.write_batched(how, key) for key in ("one", "twice", "two")), return_exceptions=True
        )
        assert [type(error) for error in done] == [type(None), IntegrityError, type(None)]
        assert await keys(database) == {"one", "twice", "two"}

    run(tmp_path, main)


def test_jobs_and_frequent_changes_share_the_queue(tmp_path: Path) -> None:
    async def main(database: Database) -> None:
        how = setting([])

        async def job(connection: Any) -> str:
            await connection.execute(schema.settings.insert().values(key="job", value="x"))
            return "done"

        said, *_ = await asyncio.gather(database.write(job), *(database.write_batched(how, f"{n}") for n in range(5)))
        assert said == "done"
        assert await keys(database) == {"job", *map(str, range(5))}

    run(tmp_path, main)


def test_a_database_that_cannot_be_written_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def main(database: Database) -> None:
        how = setting([])
        with monkeypatch.context() as broken:
            broken.setattr(DirectWriter, "_write", full)
            with pytest.raises(Unavailable):
                await database.write_batched(how, "lost")
        await database.write_batched(how, "kept")
        assert await keys(database) == {"kept"}

    run(tmp_path, main)


def info_of_everything() -> TableInfo:
    """Return a table's info with a different value in every column."""
    return TableInfo(
        id="table", title="imperium", rules=3, options={"seats": 2}, seed=1 << 255, host="anna", invite="abc",
        public=True, whispers=False, state="playing", created=1.5, updated=2.5, pace=0.5, clock={"kind": "none"},
        clocks=None, paused=True, pause_asked=["anna"], muted=["ben"], rematch=None, n=0, standing={"round": 1},
        wake=7.25, revision=0, sealed={"answers": [[0, [1]]], "done": [0]},
        seats=[Seat("guest", "anna", declines=["x"]), Seat("bot", bot="adept")],
    )  # fmt: skip


@pytest.mark.parametrize("direct", [True, False])
def test_a_changed_table_and_its_snapshot_are_stored_alike_by_either_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, direct: bool
) -> None:
    if not direct:
        for name in ("UPDATE", "SNAPSHOT"):
            monkeypatch.setattr(f"sandtable.server.storage.store.{name}", Batched(getattr(statements, name).many))

    async def main(database: Database) -> None:
        store = Store(database)
        info = info_of_everything()
        await store.create(info)
        info.seed, info.state, info.muted, info.clocks, info.wake = 77, "over", [], {"running": []}, None
        info.public, info.rematch, info.sealed = False, "another", {}
        info.seats = [Seat("guest", "ben", stand_in="left", name="Ben"), *info.seats[1:]]
        await store.update(info)
        assert info.revision == 1
        assert await store.load("table") == info
        late = replace(info, revision=0, host="carol")
        with pytest.raises(Conflict):
            await store.update(late)
        assert late.revision == 0
        assert await store.load("table") == info, "nothing of a refused change is written"
        for n in (5, 9):
            await store.keep_snapshot("table", Snapshot(n, "digest", bytes([n])))
        assert await store.snapshot("table") == Snapshot(9, "digest", bytes([9]))
        await store.keep_snapshot("no table", Snapshot(1, "digest", b"x"))  # only a cache: no error
        assert await store.snapshot("no table") is None

    run(tmp_path, main)


@pytest.mark.parametrize("direct", [True, False])
def test_sealed_answers_are_stored_alike_by_either_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, direct: bool
) -> None:
    """Only the answers, the clocks and the wake time are written."""
    if not direct:
        monkeypatch.setattr("sandtable.server.storage.store.SEAL", Batched(statements.SEAL.many))

    async def main(database: Database) -> None:
        store = Store(database)
        before = info_of_everything()
        await store.create(before)
        after = replace(before, sealed={"answers": [[1, [4]]], "done": [1]}, clocks={"running": [0]}, wake=8.5)
        kept = replace(after, host="somebody", seats=[])
        await store.seal(kept)
        assert kept.revision == 1
        assert await store.load("table") == replace(after, revision=1)
        for late in (replace(after, sealed={}), replace(after, sealed={}, revision=1, n=5)):
            known = late.revision
            with pytest.raises(Conflict):
                await store.seal(late)
            assert late.revision == known
        assert await store.load("table") == replace(after, revision=1), "nothing of a refused change is written"

    run(tmp_path, main)
