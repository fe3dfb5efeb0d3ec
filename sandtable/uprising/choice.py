"""What the options of Uprising choose: its box, and its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.imperium.rules.chosen import Choice

MODULES: Final[tuple[str, ...]] = ("spies", "worms", "icons", "abilities")  # in every game


def choose(options: Mapping[str, Any]) -> Choice:
    return Choice(("uprising",), (*MODULES, "choam") if options["choam"] else MODULES)
