"""`sandtable host backup`, `restore`, `verify` and `expire`: back up the database and remove old data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.common import AsJson, Refused, guarded, print_json
from sandtable.cli.server_database import when, with_database

if TYPE_CHECKING:
    from sandtable.server.storage.database import Database

File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup file written by `sandtable host backup`.")]


def _told(counted: dict[str, int], as_json: bool, text: str) -> None:
    if as_json:
        print_json(counted)
    else:
        typer.echo(f"{text}: {', '.join(f'{n} {name}' for name, n in counted.items() if n) or 'nothing'}.")


@guarded
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to which the backup is written.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    as_json: AsJson = False,
) -> None:
    """Back up everything (guests, tables, games, chats, notes, bans) to a file. The server may keep running.

    The file contains the key that signs cookies and the players' hidden cards, so only its owner can read it.
    """
    from sandtable.server.operations import backup as keeping

    if file.exists() and not force:
        raise Refused(f"{file} already exists; --force overwrites it")
    if not file.parent.is_dir():
        raise Refused(f"the folder {file.parent} does not exist")
    fresh = file.with_name(f".{file.name}.{os.getpid()}")

    async def work(database: Database) -> dict[str, int]:
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            counted = await keeping.write(database, out)
            out.flush()
            os.fsync(out.fileno())
        return counted

    try:
        counted = with_database(work)
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
    _told(counted, as_json, f"{file} holds")


@guarded
def restore(
    file: File,
    force: Annotated[bool, typer.Option("--force", help="Replace everything that the database contains now.")] = False,
    as_json: AsJson = False,
) -> None:
    """Load a backup into the database: all of it or, if there is an error, nothing. Stop the server first.

    The target may be a different database than the original, SQLite or PostgreSQL. It must be empty unless you
    give --force.
    """
    from sandtable.server.operations import backup as keeping

    async def work(database: Database) -> dict[str, int]:
        with file.open("rb") as packed:
            return await keeping.restore(database, keeping.lines(packed), force)

    _check(file)  # before anything is created
    _told(with_database(work, new=True), as_json, "Restored")


@guarded
def verify(file: File, as_json: AsJson = False) -> None:
    """Check that a backup is complete and undamaged."""
    head, counted = _check(file)
    if as_json:
        print_json({**head, "rows": counted})
        return
    typer.echo(f"Complete backup, made {when(head['made'])} UTC by version {head['version']} from {head['database']}.")
    _told(counted, False, "It holds")


def _check(file: Path) -> tuple[dict[str, Any], dict[str, int]]:
    from sandtable.server.operations import backup as keeping

    counted: dict[str, int] = {}
    with file.open("rb") as packed:
        found = keeping.lines(packed)
        head = next(found)
        for group in found:
            counted[group["table"]] = counted.get(group["table"], 0) + len(group["rows"])
    return head, counted


# --- expiry -----------------------------------------------------------------------------
@guarded
def expire(as_json: AsJson = False) -> None:
    """Delete everything older than the SANDTABLE_KEEP_… settings allow. Running servers do this gradually."""
    from sandtable.server.config import from_environment

    keep = from_environment().keep

    async def work(database: Database) -> dict[str, int]:
        from sandtable.server.operations.admin import Admin

        return await Admin(database).expire(keep)

    counted = with_database(work)
    if as_json:
        print_json(counted)
    else:
        typer.echo("Deleted: " + ", ".join(f"{n} {what}" for what, n in counted.items()) + ".")
