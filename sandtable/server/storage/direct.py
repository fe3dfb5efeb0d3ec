"""`DirectWriter`: writes frequent changes to SQLite in one step, past SQLAlchemy and its driver.

SQLAlchemy's driver hands every statement to a thread and waits for it: a transaction with rows of several tables takes
eight such steps, and they cost more than the statements. Here the whole transaction is one step of one thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

Statements = Callable[[sqlite3.Connection, list[Any]], None]


@dataclass(frozen=True)
class Batched:
    """A frequent change that is written for many items at once: by `many` with any database, by `direct` with SQLite's
    own driver."""

    many: Callable[[AsyncConnection, list[Any]], Awaitable[None]]
    direct: Statements | None = None


class DirectWriter:
    """A connection to a SQLite file in a thread of its own."""

    def __init__(self, path: str, set_up: Sequence[str]) -> None:
        self._path = path
        self._set_up = set_up
        self._thread = ThreadPoolExecutor(1, "sqlite writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[tuple[Statements, list[Any]]]) -> None:
        """Write all changes in one transaction, or none. Raise SQLAlchemy's errors, as other writes do."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from error
        except sqlite3.Error as error:
            raise DBAPIError(None, None, error) from error

    def _write(self, changes: Sequence[tuple[Statements, list[Any]]]) -> None:
        connection = self._connection
        if connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for statement in self._set_up:
                connection.execute(statement)
            self._connection = connection
        connection.execute("begin immediate")
        try:
            for write, items in changes:
                write(connection, items)
            connection.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # after some errors there is no transaction any more
                connection.execute("rollback")
            raise

    async def stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
