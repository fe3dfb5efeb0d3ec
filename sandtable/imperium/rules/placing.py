"""Read what a scenario places: names of pieces, whole numbers, and the pieces that are left to take."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from sandtable.core.errors import BadScenario


def known(name: Any, table: Mapping[str, int], what: str, where: str) -> int:
    """Return the number of the piece with this name in `table`, or raise an error that calls the piece a `what` and
    says `where` the wrong name was given."""
    if isinstance(name, str) and name in table:
        return table[name]
    near = get_close_matches(str(name), table, 3)
    hint = f"; did you mean {', '.join(near)}?" if near else f"; there are {', '.join(table)}"
    raise BadScenario(f"{where}: there is no {what} {name!r}{hint}")


def whole(value: Any, where: str, least: int = 0, most: int = 999) -> int:
    """Return the value if it is a whole number within these bounds, or raise `BadScenario`."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(f"{where}: a whole number from {least} to {most} is wanted, not {value!r}")
    return value


def names(value: Any, where: str) -> list[str]:
    """Return the value if it is a list of names, or raise `BadScenario`."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadScenario(f"{where}: a list of names is wanted, not {value!r}")
    return value


class Supply:
    """The pieces that have not been placed yet; taking one that is not left is an error."""

    def __init__(self, kinds: list[int], what: str) -> None:
        self.kinds = kinds
        self.what = what

    def take(self, kind: int, name: str, where: str) -> int:
        if kind not in self.kinds:
            raise BadScenario(f"{where}: no {name} is left among {self.what}")
        self.kinds.remove(kind)
        return kind
