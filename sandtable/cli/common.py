"""What the commands share: their arguments, how they refuse, how they print, and the files they read."""

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

Title = Annotated[str, typer.Argument(help="Which game: see `sandtable titles`.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
AnOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Lang = Annotated[str, typer.Option("--lang", help="The language of names and texts.")]
Seat = Annotated[int | None, typer.Option("--seat", help="Show only what this seat may know.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as text or JSON.")]


class Refused(SandtableError):
    """Something asked for on the command line cannot be done."""


def _say(error: Exception) -> None:
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    else:
        text = " ".join(str(error).split())
    typer.echo(f"sandtable: {text}", err=True)


def guarded(command: Callable[P, R]) -> Callable[P, R]:
    """Turns what Sandtable refuses into one line on standard error and exit status 2; asked to end, into one line and
    130 (Ctrl-C) or 143 (SIGTERM). What takes long hears that by `stopping.heard`; anything else ends at once."""

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
    """`4` and `["a"]` as JSON says, `a,b,c` as a list, anything else as text."""
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
        raise DamagedData(f"{path} is no text file") from error
    if not text.strip():
        raise DamagedData(f"{path} is empty")
    try:
        return Record.parse(text)
    except SandtableError as error:
        raise DamagedData(f"{path}: {error}") from error


def written(record: Record, path: Path) -> str:
    return record.to_json() + "\n" if path.suffix == ".json" else record.to_text()


def write(text: str, path: Path) -> None:
    """All of the file or nothing."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
