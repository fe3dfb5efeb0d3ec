"""Standing answers of guests: the questions to decline for them, and whether to pass for them when they can only pass.

Passing is on by default, so a seat stores the opposite: `ask_lone`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.parts import LONE
from sandtable.server.storage.table_info import Seat, TableInfo
from sandtable.server.titles import has_passes

ASK_LONE: Final = "ask_lone"


def passes_automatically(info: TableInfo, seat: Seat) -> bool:
    """Return whether the server passes for this guest when passing is the only option."""
    return ASK_LONE not in seat.declines and has_passes(info.title)


def declined_offers(info: TableInfo, seat: Seat) -> list[str]:
    """Return the ids of the questions that are declined for a guest, in the form sent to the page, where `LONE` means
    passing when there is no choice."""
    found = [id for id in seat.declines if id != ASK_LONE]
    return [*found, LONE] if passes_automatically(info, seat) else found


def to_stored(info: TableInfo, offers: Sequence[str]) -> list[str]:
    """Convert the ids of declined questions from the form of the page to the stored form, and return them."""
    found = [id for id in offers if id != LONE]
    return [*found, ASK_LONE] if LONE not in offers and has_passes(info.title) else found
