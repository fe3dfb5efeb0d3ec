"""The title Uprising as the lobby knows it: its options, and where its parts are. Loads without the rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.titles import Meta, Option
from sandtable.imperium.meta import META as IMPERIUM

RULESET_VERSION: Final = 1

META: Final = Meta(
    id="uprising",
    name="Dune: Imperium - Uprising",
    seats=(3, 4),
    version=RULESET_VERSION,
    options=(
        Option("seats", 4, "how many play: 3 or 4", (3, 4)),
        Option(
            "leaders",
            "random",
            "'random', 'draft', or a list with one leader id per seat",
            named=("random", "draft"),
            other="list",
        ),
        Option("choam", False, "whether the CHOAM module with its contracts is in the game", (False, True)),
        Option(
            "first",
            "random",
            "'random', as the Objectives fall; or the seat that gets the Objective with the First Player marker",
            named=("random",),
            other="number",
        ),
    ),
    parts={**IMPERIUM.parts, "choice": "sandtable.uprising.choice"},
    rulebooks=("uprising", "uprising-rivals", "uprising-six"),
)
