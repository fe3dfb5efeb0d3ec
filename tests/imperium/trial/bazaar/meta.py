"""The base box with the bazaar, as a title."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta
from sandtable.imperium.meta import META as IMPERIUM

META: Final = Meta(
    id="bazaar",
    name="The Bazaar",
    seats=IMPERIUM.seats,
    version=1,
    options=IMPERIUM.options,
    parts={**IMPERIUM.parts, "choice": "tests.imperium.trial.bazaar.choice"},
    locale=Path(__file__).resolve().parent / "locale",
)
