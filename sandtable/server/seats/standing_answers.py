"""What guests have said once for all: offers that are declined for them, and that what they can only pass is passed.

The second is so unless a guest says otherwise, so what is kept with a seat is the contrary: `ask_lone`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.parts import LONE
from sandtable.server.storage.table_info import Facts, Seat
from sandtable.server.titles import tells_passes

ASK_LONE: Final = "ask_lone"


def lets_pass(facts: Facts, seat: Seat) -> bool:
    """Whether what this guest can only pass is passed for them."""
    return ASK_LONE not in seat.declines and tells_passes(facts.title)


def declined(facts: Facts, seat: Seat) -> list[str]:
    """What is declined for a guest, as they are told."""
    found = [id for id in seat.declines if id != ASK_LONE]
    return [*found, LONE] if lets_pass(facts, seat) else found


def kept(facts: Facts, offers: Sequence[str]) -> list[str]:
    """The same as it is kept."""
    found = [id for id in offers if id != LONE]
    return [*found, ASK_LONE] if LONE not in offers and tells_passes(facts.title) else found
