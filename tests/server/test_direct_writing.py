"""Frequent changes are written to SQLite in one step, together where possible, and each on its own where one fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from sandtable.server.errors import Unavailable
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.direct import Batched, DirectWriter

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
    """Return how to write settings by key; `written` notes each attempt."""

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
