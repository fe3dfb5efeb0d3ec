"""The database: SQLite in the data folder, or PostgreSQL. Each process has one writer, which commits in batches.

    async with database.read() as connection: ...
    await database.write(job)  # runs job(connection) in a transaction; returns once it is committed
    await database.write_batched(how, item)  # the same for frequent writes, of many items at once

Jobs that wait at the same time share a transaction, so that a hundred moves cost one flush to disk. If one of them
fails, all are run again, each in its own transaction; so a job must do nothing but talk to the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sandtable.core.errors import SandtableError
from sandtable.server import shutdown
from sandtable.server.errors import Unavailable
from sandtable.server.storage.direct import Batched, DirectWriter, Statements
from sandtable.server.telemetry import metrics

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]

MIGRATIONS: Final = Path(__file__).resolve().parent / "migrations"
MOST_AT_ONCE: Final = 128  # jobs in one transaction
BUSY: Final = 20  # seconds to wait for another process's write lock
PRAGMAS: Final = (
    f"pragma busy_timeout = {BUSY * 1000}",
    "pragma journal_mode = wal",
    "pragma synchronous = full",  # acknowledged writes survive a power cut
    "pragma foreign_keys = on",
)
MIGRATION_LOCK: Final = 0x5A9D_7AB1  # an arbitrary number, the same in every process

log = logging.getLogger("sandtable.server")


class NewerDatabase(SandtableError):
    """The database was migrated by a newer version of this program."""


class OldDatabase(SandtableError):
    """The database has migrations pending."""


class PendingWrite:
    """A queued write: a job, or an item that is written together with others."""

    __slots__ = ("job", "how", "item", "done")

    def __init__(self, job: Job | None, how: Batched | None = None, item: Any = None) -> None:
        self.job = job
        self.how = how
        self.item = item
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._reader, self._writer = _engines(url)
        path = make_url(url).database if self.is_sqlite else None
        self._direct = DirectWriter(path, PRAGMAS) if path and path != ":memory:" else None
        self._jobs: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Run the pending migrations, then start the writer."""
        self._make_file()
        await self._migrate()
        self._take_jobs()

    def _make_file(self) -> None:
        """Create a new SQLite file readable by this user only: it holds seeds and the secret that signs cookies."""
        path = make_url(self.url).database if self.is_sqlite else None
        if path and path != ":memory:":
            with suppress(OSError):  # it exists, or cannot be created: connecting will report that
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))

    async def open(self) -> None:
        """Start the writer without migrating, since a server may be running. Raise an error if the schema is not up to
        date."""
        async with self._reader.connect() as connection:
            revision = await connection.run_sync(revision_of)
        check_known(revision)
        if revision != newest():
            raise OldDatabase(
                f"the database is at revision {revision or 'none'}, and this version needs {newest()}: "
                "start the server once, which brings it up to date"
            )
        self._take_jobs()

    def _take_jobs(self) -> None:
        self._writing = asyncio.create_task(self._write_loop(), name="database writer")

    async def _migrate(self) -> None:
        async with self._writer.connect() as connection:
            if not self.is_sqlite:  # SQLite's transactions lock the database anyway
                await connection.execute(text(f"select pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            try:
                await connection.run_sync(migrate)
                await connection.commit()
            finally:
                if not self.is_sqlite:
                    await connection.execute(text(f"select pg_advisory_unlock({MIGRATION_LOCK})"))
                    await connection.commit()

    async def stop(self) -> None:
        await shutdown.end_tasks(self._writing)
        while not self._jobs.empty():  # nobody waits for ever
            _fail([self._jobs.get_nowait()], Unavailable())
        if self._direct is not None:
            await self._direct.stop()
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (DBAPIError, PoolTimeout, OSError) as error:
            log.warning("the database cannot be read: %s", short_message(error))
            raise Unavailable() from error

    @asynccontextmanager
    async def consistent_read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that sees one consistent snapshot of the database, whatever is written meanwhile."""
        async with self._reader.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("begin")
                try:
                    yield connection
                finally:
                    await connection.exec_driver_sql("rollback")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def exclusive_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that excludes migrations by others, for any changes, even of the schema: all are committed
        or none."""
        self._make_file()
        async with self._writer.connect() as connection, connection.begin():
            if not self.is_sqlite:
                await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
            yield connection

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a job in a transaction and return its result once committed. Raise whatever the job raises."""
        waiting = PendingWrite(job)
        result: T = await self._written(waiting)
        return result

    async def write_batched(self, how: Batched, item: Any) -> None:
        """Write one item together with others that wait, using one statement for all of them."""
        await self._written(PendingWrite(None, how, item))

    async def _written(self, waiting: PendingWrite) -> Any:
        self._jobs.put_nowait(waiting)
        began = time.perf_counter()
        try:
            return await waiting.done
        finally:
            metrics.WRITE_SECONDS.observe(time.perf_counter() - began)

    @property
    def waiting(self) -> int:
        """Return the number of queued writes."""
        return self._jobs.qsize()

    async def _write_loop(self) -> None:
        connection: AsyncConnection | None = None
        try:
            while True:
                batch = [await self._jobs.get()]
                while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                    batch.append(self._jobs.get_nowait())
                if self._direct is not None:
                    batch = await _write_directly(self._direct, batch)
                    if not batch:
                        continue
                try:
                    if connection is None:
                        connection = await self._writer.connect()
                except (SQLAlchemyError, OSError) as error:
                    log.warning("the database cannot be reached: %s", short_message(error))
                    _fail(batch, Unavailable())
                    await asyncio.sleep(0.1)
                    continue
                if not await _commit(connection, batch):
                    with suppress(Exception):  # the connection is lost anyway; the next batch opens a new one
                        await connection.close()
                    connection = None
        finally:
            if connection is not None:
                await connection.close()


async def _write_directly(writer: DirectWriter, batch: list[PendingWrite]) -> list[PendingWrite]:
    """Write all items that `DirectWriter` can write, in one transaction, or each in its own if that fails. Return the
    other writes."""
    now = [waiting for waiting in batch if waiting.how is not None and waiting.how.direct is not None]
    if not now:
        return batch
    together: dict[Statements, list[Any]] = {}
    for waiting in now:
        assert waiting.how is not None
        assert waiting.how.direct is not None
        together.setdefault(waiting.how.direct, []).append(waiting.item)
    try:
        await writer.write(list(together.items()))
    except Exception as error:
        if len(now) > 1:
            for waiting in now:
                await _write_directly(writer, [waiting])
        else:
            if isinstance(error, OperationalError | InterfaceError):
                log.warning("the database cannot be written: %s", short_message(error))
                error = Unavailable()
            _fail(now, error)
    else:
        for waiting in now:
            if not waiting.done.done():
                waiting.done.set_result(None)
    return [waiting for waiting in batch if waiting.how is None or waiting.how.direct is None]


async def _commit(connection: AsyncConnection, batch: list[PendingWrite]) -> bool:
    """Run all writes in one transaction, or each in its own if that fails. Return False if the connection is
    unusable."""
    results: list[Any] = []
    together: dict[Batched, list[Any]] = {}
    for waiting in batch:
        if waiting.how is not None:
            together.setdefault(waiting.how, []).append(waiting.item)
    try:
        async with connection.begin():
            for how, items in together.items():
                await how.many(connection, items)
            for waiting in batch:
                results.append(await waiting.job(connection) if waiting.job is not None else None)
    except Exception as error:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if lost or isinstance(error, OSError) or connection.closed:
            log.warning("the database was lost: %s", short_message(error))
            _fail(batch, Unavailable())
            return False
        if len(batch) > 1:
            for done, one in enumerate(batch, 1):
                if not await _commit(connection, [one]):
                    _fail(batch[done:], Unavailable())  # the remaining jobs will not be retried
                    return False
            return True
        # a full disk or a lock held too long: not the job's fault
        if isinstance(error, OperationalError | InterfaceError):
            log.warning("the database cannot be written: %s", short_message(error))
            error = Unavailable()
        _fail(batch, error)
        return True
    for waiting, result in zip(batch, results, strict=True):
        if not waiting.done.done():
            waiting.done.set_result(result)
    return True


def _fail(batch: list[PendingWrite], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)


def short_message(error: BaseException) -> str:
    """Return a database error as one line for the log, without the values of the statement."""
    said = getattr(error, "orig", None) or error
    # Only errors about connections, disk and locks are safe to log: all others quote values.
    told = not isinstance(error, DBAPIError) or isinstance(error, OperationalError | InterfaceError)
    first = str(said).strip().partition("\n")[0] if told else ""
    return f"{type(said).__name__}: {first}" if first else type(said).__name__


# --- engines -----------------------------------------------------------------------------
def _engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """Return an engine for reading and one for writing. With SQLite the writer takes the lock when a transaction
    begins, so that two processes wait for each other instead of failing halfway."""
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=8, hide_parameters=True)
        return engine, engine
    reader = create_async_engine(url, isolation_level="AUTOCOMMIT", pool_size=4, hide_parameters=True)
    writer = create_async_engine(url, pool_size=1, hide_parameters=True)

    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
        # Undecodable text in one row must not make the whole result unreadable.
        connection.driver_connection.text_factory = _as_text

    def set_up_writer(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions are started explicitly by `begin` below
        set_up(connection, record)

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin immediate")

    event.listen(reader.sync_engine, "connect", set_up)
    event.listen(writer.sync_engine, "connect", set_up_writer)
    event.listen(writer.sync_engine, "begin", begin)
    return reader, writer


def _as_text(data: bytes) -> str:
    return data.decode(errors="replace")


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the pending migrations up to revision `to`."""
    revision = revision_of(connection)
    check_known(revision)
    if to == "head" and revision == newest():
        return
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision_of(connection: Connection) -> str | None:
    """Return the database's revision; `None` if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """Return the newest revision this program knows."""
    return str(_scripts().get_current_head())


def check_known(revision: str | None) -> None:
    if revision is None:
        return
    try:
        _scripts().get_revision(revision)
    except CommandError as error:
        raise NewerDatabase(
            f"the database was used by a newer version of Sandtable: it is at revision {revision}, and this version "
            f"knows those up to {newest()}. Install the newer version again, or restore a backup made by this one "
            "into an empty database"
        ) from error


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_alembic())


def _alembic() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
