"""The database: migrations produce the schema, jobs share transactions, and a failing job affects no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.server.app import check_services
from sandtable.server.config import BadSetting, Config, from_environment
from sandtable.server.errors import Unavailable
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database, migrate
from sandtable.server.storage.store import Store
from tests.server.databases import each_database


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.METADATA))


def with_database(url: str, what: Callable[[Database], Awaitable[None]]) -> None:
    async def main() -> None:
        database = Database(url)
        await database.start()
        try:
            await what(database)
        finally:
            await database.stop()

    asyncio.run(main())


@each_database
def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    async def look(database: Database) -> None:
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []

    with_database(url, look)
    with_database(url, look)  # a second start finds everything in place


@each_database
def test_a_seed_of_before_is_kept(url: str) -> None:
    """Seeds used to be stored as numbers; records of those games must still be available."""

    async def old(database: Database) -> None:
        async with database._writer.connect() as connection:
            await connection.run_sync(lambda c: migrate(c, "002"))
            await connection.execute(
                text(
                    "insert into tables (id, title, rules, options, seed, host, invite, public, state, created,"
                    " updated, pace, clock, paused, pause_asked, n, standing, revision) values ('t', 'imperium', 1,"
                    " '{}', 9223372036854775807, 'h', 'i', true, 'over', 0, 0, 0, '{}', false, '[]', 0, '{}', 0)"
                )
            )
            await connection.commit()

    async def now(database: Database) -> None:
        info = await Store(database).load("t")
        assert info is not None
        assert info.seed == (1 << 63) - 1

    async def before() -> None:
        database = Database(url)
        await old(database)
        await database.stop()

    asyncio.run(before())
    with_database(url, now)


def test_a_schema_that_differs_is_seen(tmp_path: Path) -> None:
    async def look(database: Database) -> None:
        async def spoil(connection: AsyncConnection) -> None:
            await connection.execute(text("alter table guests add column shoe_size integer"))

        await database.write(spoil)
        async with database.read() as connection:
            assert "shoe_size" in str(await connection.run_sync(differences))

    with_database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", look)


@each_database
def test_one_job_that_fails_spoils_no_other(url: str) -> None:
    def named(name: str, fails: bool = False) -> Callable[[AsyncConnection], Awaitable[str]]:
        async def job(connection: AsyncConnection) -> str:
            await connection.execute(insert(schema.guests).values(id=name, name=name, created=0.0))
            if fails:
                raise RuntimeError(name)
            return name

        return job

    async def many(database: Database) -> None:
        jobs = [named(f"g{n}", fails=n % 10 == 3) for n in range(40)] + [named("g0")]
        results = await asyncio.gather(*map(database.write, jobs), return_exceptions=True)
        for n, result in enumerate(results[:40]):
            if n % 10 == 3:
                assert isinstance(result, RuntimeError)
            else:
                assert result == f"g{n}"
        assert isinstance(results[40], IntegrityError)
        async with database.read() as connection:
            kept = set(await connection.scalars(select(schema.guests.c.id)))
        assert kept == {f"g{n}" for n in range(40) if n % 10 != 3}

    with_database(url, many)


def test_nobody_waits_for_ever_when_the_database_is_lost_among_many_jobs(tmp_path: Path) -> None:
    """One of several jobs fails, so each is run again on its own; then the connection breaks before the last ones.
    Every caller gets an error instead of waiting."""

    async def refused(_: AsyncConnection) -> None:
        raise RuntimeError("refused")

    async def cut_off(_: AsyncConnection) -> None:
        raise ConnectionResetError("the line is broken")

    async def good(connection: AsyncConnection) -> Any:
        return await connection.scalar(text("select 1"))

    async def look(database: Database) -> None:
        async with asyncio.timeout(10.0):
            jobs = map(database.write, [refused, cut_off, good, good])
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(result) for result in results] == [RuntimeError, Unavailable, Unavailable, Unavailable]
            assert await database.write(good) == 1, "over a new line"

    with_database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", look)


@each_database
def test_a_setting_is_made_once(url: str) -> None:
    async def both(database: Database) -> None:
        other = Database(url)
        await other.start()
        one, two = Store(database), Store(other)
        found = await asyncio.gather(
            *(store.get_or_create_setting("secret", f"made {n}") for n, store in enumerate([one, two] * 5))
        )
        assert len(set(found)) == 1
        await other.stop()

    with_database(url, both)


def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    async def look(database: Database) -> None:
        async def job(connection: AsyncConnection) -> list[Any]:
            return [
                (await connection.execute(text(f"pragma {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

        assert await database.write(job) == ["wal", 2, 1]

    with_database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", look)


# --- settings ----------------------------------------------------------------------------
def test_settings_come_from_the_environment() -> None:
    assert from_environment({}) == Config(data=Path("data"), bot_workers=from_environment({}).bot_workers)
    config = from_environment(
        {"SANDTABLE_DATA": "/srv/dune", "DATABASE_URL": "postgres://a:b@c/d", "REDIS_URL": "redis://r:1/0",
         "SANDTABLE_WORKERS": "3", "SANDTABLE_SECRET": "s" * 16, "SANDTABLE_HTTPS": "1"}
    )  # fmt: skip
    assert config.data == Path("/srv/dune")
    assert config.url == "postgresql+asyncpg://a:b@c/d"
    assert (config.redis_url, config.secret, config.https) == ("redis://r:1/0", "s" * 16, True)
    assert from_environment({"SANDTABLE_DATA": "/srv/dune"}).url == "sqlite+aiosqlite:////srv/dune/tables.sqlite3"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL"),
        ({"DATABASE_URL": "nothing"}, "DATABASE_URL"),
        ({"REDIS_URL": "localhost"}, "REDIS_URL"),
        ({"SANDTABLE_SECRET": "short"}, "SANDTABLE_SECRET"),
        ({"SANDTABLE_WORKERS": "many"}, "SANDTABLE_WORKERS"),
        ({"SANDTABLE_WORKERS": "0"}, "SANDTABLE_WORKERS"),
        ({"SANDTABLE_WORKERS": "2"}, "REDIS_URL"),
    ],
)
def test_settings_that_cannot_be(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        from_environment(wrong)


def test_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    """Other users of the machine cannot read the data folder, which holds seeds and the secret that signs cookies."""
    made = Config(data=tmp_path / "new")
    shared = Config(data=tmp_path / "shared")
    shared.data.mkdir(mode=0o755)
    for config in (made, shared):
        asyncio.run(check_services(config))
        assert [oct(file.stat().st_mode & 0o077) for file in config.data.iterdir()] == ["0o0"]
    assert made.data.stat().st_mode & 0o777 == 0o700
    assert shared.data.stat().st_mode & 0o777 == 0o755  # an existing folder keeps its permissions
