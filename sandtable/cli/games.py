"""`sandtable new`, `show`, `replay` and `play`: a single game kept as a record in a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from sandtable.cli.common import (
    AnOption,
    AsJson,
    Lang,
    RecordFile,
    Refused,
    Seat,
    Title,
    guarded,
    options_of,
    print_json,
    read_record,
    stdout,
    words_of,
    write,
    written,
)
from sandtable.cli.position import check_seat, names_of, position_of, printer_of, show_position
from sandtable.core.contract import State
from sandtable.core.errors import SandtableError
from sandtable.core.record import Record
from sandtable.core.titles import check_seed


@guarded
def new(
    title: Title,
    seats: Annotated[
        int | None,
        typer.Option(help="Number of players; `sandtable titles` lists the possible numbers and the default."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Seed of all shuffles and other random events of the game. Default: a random seed."),
    ] = None,
    option: AnOption = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="File to which the record is written: as JSON if its name ends in .json, otherwise as text. Default: "
            "text to standard output.",
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file of --out if it exists.")] = False,
) -> None:
    """Start a game and write its record to a file or to standard output."""
    options = options_of(option)
    if seats is not None:
        options["seats"] = seats
    record = Record(title, check_seed(secrets.randbelow(1 << 31) if seed is None else seed), options)
    if out is None:
        typer.echo(record.to_text(), nl=False)
        return
    if out.exists() and not force:
        raise Refused(f"{out} already exists; --force overwrites it")
    write(written(record, out), out)


@guarded
def show(path: RecordFile, seat: Seat = None, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Show the current position of a recorded game, with the open decision and its options."""
    record = read_record(path)
    if as_json:
        print_json(_as_data(record, record.state, len(record), seat))
    else:
        show_position(record, record.state, len(record), seat, lang)


@guarded
def replay(
    path: RecordFile,
    to: Annotated[
        int | None, typer.Option("--to", help="Replay only this many actions from the start. Default: all.")
    ] = None,
    seat: Seat = None,
    every: Annotated[bool, typer.Option("--all", help="Also list every action with its effects.")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a recorded game and show the position at the end of the record. An illegal action is reported by its
    number."""
    record = read_record(path)
    n = len(record) if to is None else to
    state = record.at(n)
    log = _log(record, n, seat, lang) if every else []
    if as_json:
        data = _as_data(record, state, n, seat)
        if every:
            data["log"] = log
        print_json(data)
        return
    console = stdout()
    for entry in log:
        console.print(Text(f"{entry['number']:>4}. seat {entry['seat']}  {entry['action']}", "bold"))
        for text in entry["events"]:
            console.print(Text(f"        {text}"))
    show_position(record, state, n, seat, lang)


@guarded
def play(
    path: RecordFile,
    actions: Annotated[
        list[str],
        typer.Argument(
            metavar="WORD...",
            help="The actions, in order, as words that `sandtable show` lists, such as card:dagger space:rally_troops.",
        ),
    ],
    lang: Lang = "en",
) -> None:
    """Take actions in a recorded game, for the seats that have to decide, and save them to its file.

    If several seats decide at the same time, give the actions of all of them, seat by seat: a record stores
    simultaneous actions only once all of them are known.
    """
    record = read_record(path)
    for i, word in enumerate(actions, 1):
        try:
            record.act(word)
        except SandtableError as error:
            raise Refused(f"word {i} of {len(actions)}: {error}; {path} is unchanged") from error
    if record.state.sealed:
        owing = ", ".join(f"seat {seat}" for seat in record.state.to_act)
        raise Refused(
            "several seats decide at the same time here, and a record stores such actions only once all of them are "
            f"known: add those of {owing}; {path} is unchanged"
        )
    write(written(record, path), path)
    show_position(record, record.state, len(record), None, lang)


def _as_data(record: Record, state: State, n: int, seat: int | None) -> dict[str, Any]:
    outcome = state.outcome
    return {
        "title": record.title,
        "version": record.version,
        "options": record.options,
        "actions": len(record),
        "at": n,
        "over": state.over,
        "outcome": None if outcome is None else outcome.as_dict(),
        "position": position_of(state, seat),
    }


def _log(record: Record, n: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Return the first `n` actions of a record, each with its events as far as the seat may see them."""
    words = words_of(lang)
    state = record.at(0, listen=True)
    check_seat(state, seat)
    names = names_of(state, lang)
    printer = printer_of(state.title)
    state.take_events()
    out = []
    for i, move in enumerate(record.moves[:n], 1):
        state.apply(move.seat, move.action)
        events = [event if seat is None else event.seen_by(seat) for event in state.take_events()]
        out.append(
            {
                "number": i,
                "seat": move.seat,
                "action": state.vocabulary.words[move.action],
                "events": [printer.event(event, words, names).text for event in events],
            }
        )
    return out
