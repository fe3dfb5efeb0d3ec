"""Write down what the page has to draw in the games of this family: `python -m tests.imperium.page_pieces`.

Each test folder with games in the kit has its own file, `<box>/page_pieces.json`, with one entry for each title, number
of seats and choice of modules: the modules, the spaces with their slots and areas, the sorts of pieces with one piece
of each, the spaces that pieces tie together, and every sign. The page's own tests
(web/src/titles/imperium/drawn.test.ts) read these files and name what nothing draws; `test_page_pieces.py` fails if one
is not up to date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sandtable.core.fluent import Sayings
from sandtable.core.titles import meta
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.tell import table
from tests.conformance.every import cases

HERE: Final = Path(__file__).parent
NAME: Final = "page_pieces.json"
# Fields that hold signs.
DRAWN: Final = frozenset(("draw", "cost", "cheaper", "needs", "control", "start"))


def entries() -> dict[str, list[dict[str, Any]]]:
    """Return the entries of each test folder, in the order of the cases."""
    found: dict[str, dict[tuple[object, ...], dict[str, Any]]] = {}
    for case in cases():
        with case.about.enrolled():
            if meta(case.title).part("table") is not table:
                continue
            options = meta(case.title).check({"seats": case.seats, **case.options})
            modules = list(ruleset_for(case.title, options).choice.modules)
            key = (case.title, case.seats, *modules)
            own = found.setdefault(case.box, {})
            if key not in own:
                own[key] = _entry(case.title, case.seats, modules, table.content(case.title, options, Sayings()))
    return {box: list(own.values()) for box, own in found.items()}


def _entry(title: str, seats: int, modules: list[str], content: dict[str, Any]) -> dict[str, Any]:
    pieces = {sort: some for sort, some in content.items() if isinstance(some, dict) and _by_id(some)}
    return {
        "title": title,
        "seats": seats,
        "modules": modules,
        "tracks": [id for id, track in content["tracks"].items() if "owner" not in track],
        "spaces": {
            id: {key: space[key] for key in ("slot", "area", "owner") if key in space}
            for id, space in content["spaces"].items()
        },
        "sorts": {sort: next(iter(some)) for sort, some in pieces.items()},
        "ties": {
            sort: {id: piece["spaces"] for id, piece in some.items()}
            for sort, some in pieces.items()
            if all(isinstance(piece.get("spaces"), list) for piece in some.values())
        },
        "signs": sorted({sign for some in pieces.values() for sign in _signs(some)}),
    }


def _by_id(some: dict[str, Any]) -> bool:
    """Are these pieces, each with its name?"""
    return bool(some) and all(isinstance(piece, dict) and "name" in piece for piece in some.values())


def _signs(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in DRAWN and isinstance(value, list):
                yield from (sign for sign in value if isinstance(sign, str))
            else:
                yield from _signs(value)
    elif isinstance(data, list):
        for value in data:
            yield from _signs(value)


def texts() -> dict[Path, str]:
    """Return the files as they should be."""
    return {HERE / box / NAME: json.dumps(own, indent=1, sort_keys=False) + "\n" for box, own in entries().items()}


if __name__ == "__main__":
    for file, text in texts().items():
        file.write_text(text, encoding="utf-8")
