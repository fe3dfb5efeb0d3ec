"""A tiny title of our own, Sealed Bids, in which several decide at once: two sealed choices, then an auction.

It is no game to be shipped. It shows that everything outside a title keeps what `sandtable.core.contract` promises
where several are asked together, and where pieces and amounts are hidden from some and not from others. Its rules
are in `docs/sealedbid.md`. Within `enrolled()` it is known to this process and to all that it starts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sandtable.core.titles import FROM_ELSEWHERE, register

TITLE: Final = "sealedbid"
# Options that between them show everything the title has: for tests that run over titles and options.
EVERY_WAY: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 2, "rounds": 2},
    {"seats": 3},
    {"seats": 4, "rounds": 4},
    {"seats": 4, "teams": True},
)


@contextmanager
def enrolled() -> Iterator[None]:
    before = os.environ.get(FROM_ELSEWHERE)
    register(TITLE, "tests.sealed.meta:META")
    try:
        yield
    finally:
        os.environ.pop(FROM_ELSEWHERE)
        if before is not None:
            os.environ[FROM_ELSEWHERE] = before
