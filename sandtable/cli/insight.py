"""`sandtable hint`: the best moves of a recorded game's open decision. `sandtable analyse`: a finished game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli.common import (
    AsJson,
    Lang,
    RecordFile,
    Refused,
    guarded,
    print_json,
    read_record,
    stdout,
    words_of,
    write,
)
from sandtable.cli.position import check_seat, names_of, printer_of
from sandtable.core import stopping
from sandtable.core.fluent import Words
from sandtable.core.rng import Rng


@guarded
def hint(
    path: RecordFile,
    seat: Annotated[
        int | None, typer.Option("--seat", help="The seat (0, 1, …) to advise. Default: the seat that has to act.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds that the search for the moves may take.")
    ] = 1.7,
    seed: Annotated[int, typer.Option(help="Seed of the random samples of the cards that a player cannot see.")] = 1,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Suggest the three best moves of a seat, from what its player knows, each with the chance to win and a reason.

    The chance is printed with its error, half of the 95% confidence interval. "Close" marks a move whose chance cannot
    be distinguished from that of the move above it.
    """
    from sandtable.insight.suggest import PASSES, suggest

    state = read_record(path).state
    check_seat(state, seat)
    if state.over:
        raise Refused("the game is over; nobody has a decision to make")
    asked = state.to_act[0] if seat is None else seat
    words = words_of(lang)
    with stopping.heard():
        found = suggest(state.view(asked), Rng(seed), passes=round(PASSES * max(1.0, seconds)), seconds=seconds)
    data = found.as_dict(words)
    if as_json:
        print_json(data)
        return
    console = stdout()
    console.print(Text(f"Seat {asked}: chance to win now {found.now:.0%}", "bold"))
    for at, (line, told) in enumerate(zip(found.lines, data["lines"], strict=True), 1):
        close = ", close" if line.close else ""
        labels = labels_of(state, asked, line.actions, words)
        console.print(Text(f"{at}. {labels}: {line.chance:.0%} ± {line.error:.0%}{close}", "bold"))
        console.print(Text(f"   {' '.join(line.words)}"))
        console.print(Text(f"   {told['why']}"))


def labels_of(state: Any, seat: int, actions: tuple[int, ...], words: Words) -> str:
    """Return the labels of the actions of a line, as text."""
    state = state.clone()
    said = []
    for action in actions:
        _, labels = printer_of(state.title).asked(state, seat, words, names_of(state, words.lang))
        said.append(labels[list(state.decision(seat).options).index(action)])
        state.apply(seat, action)
    return ", ".join(label for label in said if label) or state.vocabulary.words[actions[0]]


@guarded
def analyse(
    path: RecordFile,
    out: Annotated[Path | None, typer.Option("--out", help="File to which the analysis is written as JSON.")] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="File to which a report is written as one HTML page.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1.0, max=3600.0, help="Seconds of processor time that the analysis may take.")
    ] = 150.0,
    seed: Annotated[int, typer.Option(help="Seed of the random samples of the cards that a player cannot see.")] = 1,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Analyse a finished game: how luck and choices changed each chance to win, and each seat's costliest choices.

    A game in progress is refused.
    """
    from sandtable.insight import analysis
    from sandtable.insight.analysis_html import report
    from sandtable.insight.analysis_told import as_data

    record = read_record(path)
    words = words_of(lang)
    analysis.check(record)
    with stopping.heard(), _percent_bar() as progress:
        found = analysis.analyse(record, seconds, seed, progress)
    data = as_data(found, record, words, names_of(record.state, lang))
    if out is not None:
        write(json.dumps(data, indent=1, ensure_ascii=False) + "\n", out)
    if html is not None:
        write(report(data, words), html)
    if as_json:
        print_json(data)
        return
    _print_analysis(data)


@contextmanager
def _percent_bar() -> Iterator[Callable[[float], None] | None]:
    """Show a progress bar on standard error, and yield a function that sets it to the finished share; yield None
    without a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("Analysis"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("analysis", total=1.0)
        yield lambda done: bar.update(task, completed=done)


def _print_analysis(data: dict[str, Any]) -> None:
    from sandtable.insight.analysis_html import parts_of, percent, signed

    console = stdout()
    table = Table("Seat", "Name", "Start", "Luck", "Choices", "Others", "End")
    for story in data["seats"]:
        start, luck, choices, others, end = parts_of(story)
        name = data["names"][story["seat"]]
        table.add_row(str(story["seat"]), name, f"{start}%", signed(luck), signed(choices), signed(others), f"{end}%")
    console.print(table)
    for story in data["seats"]:
        for at, moment in enumerate(story["mistakes"], 1):
            did, better = (" › ".join(moment[key]["labels"]) for key in ("did", "other"))
            chances = f"{percent(moment['chance'])}%, better {percent(moment['chance_other'])}%"
            where = f"Seat {story['seat']}, mistake {at}, round {moment['round']}, move {moment['n'] + 1}: {chances}"
            console.print(Text(where, "bold"))
            console.print(Text(f"   {did}; better: {better}"))
            console.print(Text(f"   {moment['why']}"))
