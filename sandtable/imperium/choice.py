"""Read the options of Dune: Imperium that select its boxes and the level of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium import listed
from sandtable.imperium.rules.chosen import Choice


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the choice that the options of a game make: its boxes, modules, difficulty and variants of Rivals."""
    further = listed.chosen("imperium", options)
    level = (options["difficulty"] or "mercenary") if options["seats"] == 1 else ""
    return Choice(("base", *further.boxes), further.modules, level, further.variants)
