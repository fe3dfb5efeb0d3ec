"""A tiny title of our own, Sealed Bids, in which several decide at once: two sealed choices, then an auction.

It is no game to be shipped. It shows that everything outside a title keeps what `sandtable.core.contract` promises
where several are asked together, and where pieces and amounts are hidden from some and not from others. Its rules
are in `docs/sealedbid.md`. `enroll()` makes it known to this process and to all that it starts.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.titles import register

TITLE: Final = "sealedbid"
# Options that between them show everything the title has: for tests that run over titles and options.
EVERY_WAY: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 2, "rounds": 2},
    {"seats": 3},
    {"seats": 4, "rounds": 4},
    {"seats": 4, "teams": True},
)


def enroll() -> None:
    register(TITLE, "tests.sealed.meta:META")
