"""Dune: Imperium as the lobby knows it: loads without the rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.titles import Meta, Option

RULESET_VERSION: Final = 1

META: Final = Meta(
    id="imperium",
    name="Dune: Imperium",
    seats=(3, 4),
    version=RULESET_VERSION,
    options=(
        Option("seats", 4, "how many play: 3 or 4", (3, 4)),
        Option("leaders", "random", "'random', 'draft', or a list with one leader id per seat"),
        Option("first", "random", "'random', or the seat that begins"),
    ),
    rules="sandtable.imperium.game",
)
