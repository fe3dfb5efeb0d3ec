"""Sealed Bids as the lobby knows it: loads without the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta, Option

HERE: Final = Path(__file__).resolve().parent

META: Final = Meta(
    id="sealedbid",
    name="Sealed Bids",
    seats=(2, 3, 4),
    version=1,
    options=(
        Option("seats", 3, "how many play", (2, 3, 4)),
        Option("rounds", 3, "how many lots are sold", (2, 3, 4)),
        Option("teams", False, "seats=4 only: 0 and 2 against 1 and 3", (False, True)),
    ),
    parts={
        "rules": "tests.sealed.rules",
        "advice": "tests.sealed.advice",
        "table": "tests.sealed.table",
        "observation": "tests.sealed.observation",
        "statistics": "tests.sealed.statistics",
        "scenarios": "tests.sealed.adapter",
        "coverage": "tests.sealed.coverage",
        "invariants": "tests.sealed.invariants",
    },
    locale=HERE / "locale",
    docs=HERE / "docs",
)
