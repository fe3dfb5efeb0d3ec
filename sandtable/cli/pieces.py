"""`sandtable card`: print what a piece says, of whatever sort, title and option."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import AsJson, Lang, Refused, guarded, print_json, stdout, words_of
from sandtable.cli.position import printer_of
from sandtable.core.printing import Entry
from sandtable.core.titles import titles


@guarded
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card, space, leader, … by id or name.")],
    title: Annotated[str, typer.Option("--title", help="Of this game alone; of every game unless told.")] = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Show what a piece says and does: a card, Leader, board space, contract or any other piece of any game."""
    words = words_of(lang)
    every = [(of, entry) for of in ([title] if title else titles()) for entry in printer_of(of).pieces(of, words)]
    found: list[Entry] = []
    for of, entry in _find(" ".join(name), every):
        whole = printer_of(of).piece(of, entry, words)
        if whole not in found:  # two games may have the same piece
            found.append(whole)
    if as_json:
        print_json([entry._asdict() for entry in found])
        return
    console = stdout()
    for entry in found:
        table = Table("", "In words", "In icons", title=f"{escape(entry.name)} ({entry.kind}:{entry.id})")
        for line in entry.lines:
            table.add_row(escape(line["label"]), escape(line["text"]), escape(" ".join(line["icons"])))
        console.print(table)


def _plain(text: str) -> str:
    """A name without what is easily mistyped: case, spaces, signs."""
    return re.sub(r"[^\w]+|_", "", text.lower())


def _find(asked: str, every: list[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """Every piece of that id or name; if none, the one whose name holds it; else what is near."""
    wanted = _plain(asked.partition(":")[2] or asked)
    kind = asked.partition(":")[0] if ":" in asked else ""
    pieces = [(of, entry) for of, entry in every if not kind or entry.kind == kind]
    known = [(of, entry, _plain(entry.id), _plain(entry.name)) for of, entry in pieces]
    exact = [(of, entry) for of, entry, id, name in known if wanted in (id, name)]
    if exact:
        return exact
    within = [(of, entry) for of, entry, id, name in known if len(wanted) >= 3 and (wanted in id or wanted in name)]
    if len({(entry.kind, entry.id) for _, entry in within}) == 1:
        return within
    near = list(dict.fromkeys(entry.id for _, entry in within))[:8]
    if not near:
        names = {name: entry.id for _, entry, _, name in known} | {id: entry.id for _, entry, id, _ in known}
        near = list(dict.fromkeys(names[match] for match in get_close_matches(wanted, names, 5, 0.6)))
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise Refused(f"there is no piece {asked!r}{hint}")
