"""The base box with the trial box, as a title: the parts of the family, with another choice of boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta
from sandtable.imperium.meta import META as IMPERIUM

META: Final = Meta(
    id="trial",
    name="A Trial",
    seats=IMPERIUM.seats,
    version=1,
    options=IMPERIUM.options,
    parts={**IMPERIUM.parts, "choice": "tests.imperium.trial.choice"},
    locale=Path(__file__).resolve().parent / "locale",
)
