"""What the options of Dune: Imperium choose: its box, and the level of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules.chosen import Choice


def choose(options: Mapping[str, Any]) -> Choice:
    return Choice(("base",), difficulty=(options["difficulty"] or "mercenary") if options["seats"] == 1 else "")
