"""What the options of Dune: Imperium choose: its box, and House Hagal for one and two players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules.ruleset import Choice


def choose(options: Mapping[str, Any]) -> Choice:
    seats = options["seats"]
    return Choice(
        ("base",),
        ("hagal",) if seats < 3 else (),
        (options["difficulty"] or "mercenary") if seats == 1 else "",
    )
