"""Database access for the commands of `sandtable host`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import typer

from sandtable.cli.common import Refused

if TYPE_CHECKING:
    from sandtable.server.config import Config
    from sandtable.server.storage.database import Database

T = TypeVar("T")


def with_database(work: Callable[[Database], Awaitable[T]], new: bool = False) -> T:
    """Run `work` on the configured database and return its result. With `new`, the database may be empty."""
    from sqlalchemy.exc import SQLAlchemyError

    from sandtable.server.config import from_environment
    from sandtable.server.errors import Unavailable
    from sandtable.server.storage.database import Database

    config = from_environment()
    _check_there(config, new)

    async def main() -> T:
        database = Database(config.url)
        try:
            if not new:
                await database.open()
            return await work(database)
        except Unavailable as error:
            raise Refused(f"the database {config.where} cannot be reached") from error
        except (SQLAlchemyError, OSError) as error:
            raise Refused(f"the database {config.where} cannot be used: {getattr(error, 'orig', error)}") from error
        finally:
            await database.stop()

    return asyncio.run(main())


def _check_there(config: Config, new: bool) -> None:
    """Refuse a SQLite file that does not exist, unless `new` is set; SQLite itself would silently create an empty
    one."""
    from sandtable.server.config import DATABASE

    if config.database_url:
        return
    if new:
        config.make_folder()
    elif not (config.data / DATABASE).is_file():
        raise Refused(f"there is no {config.data / DATABASE}: set SANDTABLE_DATA or DATABASE_URL")


def when(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def age(seconds: float) -> str:
    for size, unit in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= 2 * size:
            return f"{int(seconds // size)} {unit}"
    return f"{max(0, int(seconds))} s"


def sure(question: str, yes: bool) -> None:
    """Ask for confirmation, unless `yes` (from --yes) is set; raise `Refused` if the answer is no."""
    if yes:
        return
    if not typer.confirm(question, err=True):
        raise Refused("nothing was changed")
