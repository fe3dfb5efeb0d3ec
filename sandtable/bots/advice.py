"""What a title tells bots: how much a seat likes each option, and how well each party stands.

A title that wants bots better than random has a module with these five functions; its meta names
it. They work on a full state as well as on what a view shows of it. Where several seats decide at once,
what one of them likes does not depend on what others have sealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

from sandtable.core.errors import SandtableError
from sandtable.core.titles import meta


class Advice(Protocol):
    def scores(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """How much this seat, which is asked, likes each option; only differences matter."""

    def best(self, state: Any, seat: int, options: list[int]) -> int:
        """The option it likes best."""

    def chances(self, state: Any) -> list[float]:
        """How likely each party is to win, adding up to 1."""

    def horizon(self, state: Any, ahead: int) -> int:
        """Where a search from here stops that looks so many stretches of the game ahead, rounds for instance; 1 is
        the end of the one that is on. `play_on` takes it as `until`, and nobody else knows what it means."""

    def play_on(self, state: Any, seat: int, until: int) -> bool:
        """Play by `best` for everybody, up to where the seat has a choice (True; -1: nowhere) or `until` is over."""


@cache
def advice_for(title: str) -> Advice:
    if not meta(title).has("advice"):
        raise SandtableError(f"the title {title!r} has no advice for bots yet; the random bot needs none")
    return cast(Advice, meta(title).part("advice"))
