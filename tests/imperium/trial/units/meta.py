"""Two titles: the base box with thopters, and Uprising with thopters and replaced spaces."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta
from sandtable.imperium.meta import META as IMPERIUM
from sandtable.uprising.meta import META as UPRISING

_LOCALE: Final = Path(__file__).resolve().parent / "locale"

HANGAR: Final = Meta(
    id="hangar",
    name="The Hangar",
    seats=IMPERIUM.seats,
    version=1,
    options=IMPERIUM.options,
    parts={**IMPERIUM.parts, "choice": "tests.imperium.trial.units.choice"},
    locale=_LOCALE,
)
MIXTURE: Final = Meta(
    id="mixture",
    name="A Mixture",
    seats=UPRISING.seats,
    version=1,
    options=UPRISING.options,
    parts={**UPRISING.parts, "choice": "tests.imperium.trial.units.mixed"},
    locale=_LOCALE,
)
