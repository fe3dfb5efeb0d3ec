"""Find pieces (cards, spaces, Leaders, …) by id or name, and return their texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words
from sandtable.core.parts import Printer
from sandtable.core.printing import Entry


class NoSuchPiece(SandtableError, LookupError):
    """Raised if no piece has the id or name asked for, or if several names contain it."""


def find(asked: str, printers: Mapping[str, Printer], words: Words) -> list[Entry]:
    """Return the pieces with an id or name, with their texts, from the titles whose printers are given."""
    every = [(of, entry) for of, printer in printers.items() for entry in printer.pieces(of, words)]
    found: list[Entry] = []
    for of, entry in _matches(asked, every):
        whole = printers[of].piece(of, entry, words)
        if not any(_same(whole, other) for other in found):  # two games may have the same piece
            found.append(whole)
    return found


def _same(one: Entry, other: Entry) -> bool:
    """Tell whether two entries are one piece. Labels of lines may differ: they say when a game gives a third reward."""
    first, second = ([(line["key"], line["text"], line["icons"]) for line in each.lines] for each in (one, other))
    return (one.kind, one.id, one.name, first) == (other.kind, other.id, other.name, second)


def _plain(text: str) -> str:
    """Normalise a name: drop case, spaces and punctuation, which are easily mistyped."""
    return re.sub(r"[^\w]+|_", "", text.lower())


def _matches(asked: str, every: list[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """Return the pieces with this id or name, or else the only piece whose id or name contains it. Otherwise raise
    NoSuchPiece, which suggests close matches."""
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
    raise NoSuchPiece(f"there is no piece {asked!r}{hint}")
