"""`sandtable hint`: the best moves of a recorded game's open decision."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from sandtable.cli.common import AsJson, Lang, RecordFile, Refused, guarded, print_json, read_record, stdout, words_of
from sandtable.cli.position import check_seat, names_of, printer_of
from sandtable.core import stopping
from sandtable.core.fluent import Words
from sandtable.core.rng import Rng


@guarded
def hint(
    path: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="The seat to advise. Default: the one to act.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="Time for the search.")] = 1.7,
    seed: Annotated[int, typer.Option(help="Seed of the worlds that are tried.")] = 1,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Suggest the best three moves of a seat's open decision, from what the seat knows: chance to win, error, reason.

    The error is half of the 95% interval of the search; "close" marks a move that cannot be told from the one before.
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
        labels = _labels(state, asked, line.actions, words)
        console.print(Text(f"{at}. {labels}: {line.chance:.0%} ± {line.error:.0%}{close}", "bold"))
        console.print(Text(f"   {' '.join(line.words)}"))
        console.print(Text(f"   {told['why']}"))


def _labels(state: Any, seat: int, actions: tuple[int, ...], words: Words) -> str:
    """Return the names of a line's options."""
    state = state.clone()
    said = []
    for action in actions:
        _, labels = printer_of(state.title).asked(state, seat, words, names_of(state, words.lang))
        said.append(labels[list(state.decision(seat).options).index(action)])
        state.apply(seat, action)
    return ", ".join(label for label in said if label) or state.vocabulary.words[actions[0]]
