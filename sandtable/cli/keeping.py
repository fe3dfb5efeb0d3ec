"""`sandtable host backup`, `restore` and `verify`: the whole database in one file. `expire` removes what is too old."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.common import AsJson, Refused, guarded, print_json
from sandtable.cli.server_database import when, with_database

if TYPE_CHECKING:
    from sandtable.server.storage.database import Database

File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as `sandtable host backup` writes it.")]


def _told(counted: dict[str, int], as_json: bool, text: str) -> None:
    if as_json:
        print_json(counted)
    else:
        typer.echo(f"{text}: {', '.join(f'{n} {name}' for name, n in counted.items() if n) or 'nothing'}.")


@guarded
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write all that is kept into a file, while the server runs: guests, tables, games, chats, notes, bans.

    It holds the secret that signs cookies and what players may not know of each other: only its owner may read it.
    """
    from sandtable.server.operations import backup as keeping

    if file.exists() and not force:
        raise Refused(f"{file} is there already; --force replaces it")
    if not file.parent.is_dir():
        raise Refused(f"there is no folder {file.parent} to write it into")
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
    force: Annotated[bool, typer.Option("--force", help="Throw away what is in the database.")] = False,
    as_json: AsJson = False,
) -> None:
    """Put a backup into the database: all of it, or nothing. Stop the server first.

    The database may be another one than it came from, SQLite or PostgreSQL. It must be empty, unless --force is given.
    """
    from sandtable.server.operations import backup as keeping

    async def work(database: Database) -> dict[str, int]:
        with file.open("rb") as packed:
            return await keeping.restore(database, keeping.lines(packed), force)

    _check(file)  # before anything is made
    _told(with_database(work, new=True), as_json, "Restored")


@guarded
def verify(file: File, as_json: AsJson = False) -> None:
    """Read a backup from one end to the other: is all of it there, and right?"""
    head, counted = _check(file)
    if as_json:
        print_json({**head, "rows": counted})
        return
    typer.echo(f"A whole backup, made {when(head['made'])} UTC by version {head['version']} from {head['database']}.")
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


# --- what is kept no longer --------------------------------------------------------------
@guarded
def expire(as_json: AsJson = False) -> None:
    """Clear away what is older than SANDTABLE_KEEP_… says, all of it now; running servers do so little by little."""
    from sandtable.server.config import from_environment

    keep = from_environment().keep

    async def work(database: Database) -> dict[str, int]:
        from sandtable.server.operations.admin import Admin

        return await Admin(database).expire(keep)

    counted = with_database(work)
    if as_json:
        print_json(counted)
    else:
        typer.echo("Cleared away: " + ", ".join(f"{n} {what}" for what, n in counted.items()) + ".")
