"""`sandtable card`: print the text and icons of a piece (card, Conflict, board space, Leader, tile, …)."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import AsJson, Lang, guarded, print_json, stdout, words_of
from sandtable.cli.position import printer_of
from sandtable.core.titles import titles
from sandtable.piece_search import find


@guarded
def card(
    name: Annotated[
        list[str],
        typer.Argument(metavar="NAME", help="The id or the name of a piece (card, space, Leader, …), such as dagger."),
    ],
    title: Annotated[
        str, typer.Option("--title", help="The id of the only game to search, such as imperium. Default: all games.")
    ] = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Print what a piece does: a card, an Intrigue card, a Conflict, a board space, a Leader or any other piece."""
    words = words_of(lang)
    of = [title] if title else titles()
    found = find(" ".join(name), {each: printer_of(each) for each in of}, words)
    if as_json:
        print_json([entry._asdict() for entry in found])
        return
    console = stdout()
    for entry in found:
        table = Table("", "In words", "In icons", title=f"{escape(entry.name)} ({entry.kind}:{entry.id})")
        for line in entry.lines:
            table.add_row(escape(line["label"]), escape(line["text"]), escape(" ".join(line["icons"])))
        console.print(table)
