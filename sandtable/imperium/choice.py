"""Read the options of Dune: Imperium that select its box and the level of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules.chosen import Choice


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the boxes and the difficulty that these options select."""
    return Choice(("base",), difficulty=(options["difficulty"] or "mercenary") if options["seats"] == 1 else "")
