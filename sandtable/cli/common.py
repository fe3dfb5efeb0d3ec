"""Shared parts of the commands: common arguments, error handling, output and record files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeVar

import typer
from rich.console import Console

from sandtable.core import stopping
from sandtable.core.errors import BadOption, DamagedData, SandtableError
from sandtable.core.record import Record

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

P = ParamSpec("P")
R = TypeVar("R")

REFUSED: Final = 2
FAILED: Final = 1

Title = Annotated[str, typer.Argument(help="The id of the game, such as imperium; `sandtable titles` lists all games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
AnOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set an option of the game, such as seats=3; repeat it for each option. `sandtable titles` lists the "
        "options and their values.",
    ),
]
Lang = Annotated[str, typer.Option("--lang", help="Language of names and texts: en, ja, ko or zh-Hant.")]
Seat = Annotated[
    int | None,
    typer.Option(
        "--seat",
        help="Show only what the player of this seat (0, 1, …) may see. Default: what all seats together may see.",
    ),
]
RecordFile = Annotated[
    Path, typer.Argument(help="File with the record of a game, as text or JSON; `sandtable new` writes one.")
]


class Refused(SandtableError):
    """A request on the command line that cannot be carried out."""


def _say(error: Exception) -> None:
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    else:
        text = " ".join(str(error).split())
    typer.echo(f"sandtable: {text}", err=True)


def guarded(command: Callable[P, R]) -> Callable[P, R]:
    """Return a command wrapped so that errors become one line on standard error and an exit status.

    The status is 2 for anything Sandtable refuses, 130 after Ctrl-C and 143 after SIGTERM. Long-running commands stop
    between two steps (`stopping.heard`); all others stop immediately.
    """

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        from sandtable.rulebook import RulebookError

        try:
            with stopping.at_once():
                return command(*args, **kwargs)
        except stopping.Stopped as stopped:
            typer.echo(f"sandtable: {stopped}", err=True)
            raise typer.Exit(stopped.status) from stopped
        except (SandtableError, RulebookError, OSError) as error:
            _say(error)
            raise typer.Exit(REFUSED) from error

    return run


def stdout() -> Console:
    return Console(highlight=False, soft_wrap=False)


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def words_of(lang: str) -> Words:
    from sandtable.core.fluent import Words

    return Words(lang)


def value_of(text: str) -> Any:
    """Return the value of an option given as text: JSON (`4`, `["a"]`), a list (`a,b,c`), or plain text."""
    try:
        return json.loads(text)
    except ValueError:
        return [part.strip() for part in text.split(",")] if "," in text else text


def options_of(given: Iterable[str] | None) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is given as NAME=VALUE, not {pair!r}")
        out[name.strip()] = value_of(value)
    return out


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DamagedData(f"{path} is not a text file") from error
    if not text.strip():
        raise DamagedData(f"{path} is empty")
    try:
        return Record.parse(text)
    except SandtableError as error:
        raise DamagedData(f"{path}: {error}") from error


def written(record: Record, path: Path) -> str:
    return record.to_json() + "\n" if path.suffix == ".json" else record.to_text()


def write(text: str, path: Path) -> None:
    """Write the text to the file atomically: either all of it or nothing."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
