"""Print a position as data or as text, using the printer of its title."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli import plain
from sandtable.cli.common import stdout, words_of
from sandtable.core.contract import Outcome, State
from sandtable.core.errors import BadSeat
from sandtable.core.parts import Printer
from sandtable.core.printing import Block, Grid
from sandtable.core.record import Record
from sandtable.core.titles import meta


def printer_of(title: str) -> Printer:
    found: Printer = meta(title).part("printer") if meta(title).has("printer") else plain
    return found


def check_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise BadSeat(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")


def position_of(state: State, seat: int | None) -> dict[str, Any]:
    """Return the position as a seat sees it; without a seat, combine the views of all seats."""
    check_seat(state, seat)
    if seat is not None:
        return state.view(seat).as_dict()
    return printer_of(state.title).together([state.view(each).as_dict() for each in range(state.seats)])


def names_of(state: State, lang: str) -> list[str]:
    return printer_of(state.title).names(state, words_of(lang))


# --- for the eye -------------------------------------------------------------------------
def show_position(record: Record, state: State, n: int, seat: int | None, lang: str) -> None:
    words = words_of(lang)
    data = position_of(state, seat)
    console = stdout()
    taken = f"{n} action" if n == 1 else f"{n} actions"
    where = f", round {data['round']}" if "round" in data else ""
    where += f", {data['phase'].replace('_', ' ')}" if "phase" in data else ""
    console.print(Text(f"{record.meta.name}{where}, after {taken}", "bold"))
    for block in printer_of(state.title).position(data, seat, words):
        _print(console, block)
    _show_end_or_decision(console, state, seat, lang)


def _print(console: Console, block: Block) -> None:
    if not isinstance(block, Grid):
        console.print(Text(block.text, "bold" if block.bold else ""))
        return
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title_justify="left")
    for head in block.heads:
        table.add_column(head, no_wrap=head not in block.folding)
    for row in block.rows:
        table.add_row(*row)
    table.caption = block.caption
    table.caption_justify = "left"
    console.print(table)


def _show_end_or_decision(console: Console, state: State, seat: int | None, lang: str) -> None:
    """Print the outcome, the decisions of the given seat, or which other seats must act."""
    outcome = state.outcome
    if outcome is not None:
        _show_outcome(console, outcome, state, lang)
        return
    if seat is not None and seat not in state.to_act:
        asked = [str(each) for each in state.deciding]
        who = f"Seat {asked[0]} is" if len(asked) == 1 else f"Seats {', '.join(asked)} are"
        console.print(Text(f"{who} to act.", "bold"))
        return
    names = names_of(state, lang)
    for each in state.to_act if seat is None else [seat]:
        _show_decision(console, state, each, lang, names)


def _show_decision(console: Console, state: State, seat: int, lang: str, names: list[str]) -> None:
    question, labels = printer_of(state.title).asked(state, seat, words_of(lang), names)
    said = state.decision(seat).words()
    console.print(Text(f"Seat {seat} is to act: {question}", "bold"))
    width = max(len(word) for word in said)
    for word, label in zip(said, labels, strict=True):
        console.print(Text(f"  {word:<{width}}  {label}".rstrip()))


def _show_outcome(console: Console, outcome: Outcome, state: State, lang: str) -> None:
    names = names_of(state, lang)
    _print(console, printer_of(state.title).outcome(outcome, words_of(lang), names))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        who = names[seat] if seat < len(names) else "automated"
        console.print(Text(f"  {outcome.ranks[seat]}. seat {seat}, {who}: {outcome.points[seat]}"))
