"""What a title tells the server: how its games are put before people. The server knows no rule of any game.

A title that can be played on a page has a module with these functions; its meta names it (`table`).
`words` is always `Sayings()`: the page speaks the reader's language itself. `names` are everybody in the
game, as `names` gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from sandtable.core.contract import State
from sandtable.core.errors import UnknownTitle
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.core.titles import meta, titles

Data = dict[str, Any]


class TitleTable(Protocol):
    def content(self, title: str, options: Mapping[str, Any], words: Words) -> Data:
        """Every piece that is in games with these options."""

    def prepare(self, title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
        """The options of a new game with what was left to chance filled in."""

    def names(self, state: State, words: Words, people: Sequence[str]) -> list[str]:
        """Everybody in the game: the people (and bots) on its seats, then whoever else takes part."""

    def standing(self, state: State) -> Data:
        """`round` and `points`, for lists of tables."""

    def look(self, state: State, seat: int, words: Words, names: Sequence[str]) -> Data:
        """All that a seat is shown; `options` holds every `action` with its `label`."""

    def watch(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """What lies open to everybody."""

    def look_at_all(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Everything, for games that are over."""

    def hidden_choice(self, state: State, seat: int) -> bool:
        """Whether it is hidden from others if this seat, which is asked now, has more than one option."""

    def label(self, state: State, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
        """What choosing this option is called, before it is chosen."""

    def refusal(self, state: State, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
        """Why the seat that is asked may not choose this word, as far as it can be told, and the rule behind it."""

    def lines(
        self, events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
    ) -> list[Data]:
        """The log for somebody with these seats; `None` may know everything. `events` are all of the game so far, of
        which those from `start` on are told: a line may look back (`recap`)."""

    def end(self, state: State, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
        """Final scores; `events` are all of the game."""


class TeamTable(Protocol):
    """What a title has besides in which some play together."""

    def teams(self, options: Mapping[str, Any]) -> list[list[int]]:
        """The seats of each team in a game with these options; none if everybody plays for themselves."""


@cache
def table_of(title: str) -> TitleTable:
    if not meta(title).has("table"):
        raise UnknownTitle(f"the title {title!r} cannot be played on a page yet")
    return cast(TitleTable, meta(title).part("table"))


def teams_of(title: str, options: Mapping[str, Any]) -> list[list[int]]:
    """Who plays together, and may talk among themselves; most titles know no teams."""
    table = table_of(title)
    return cast(TeamTable, table).teams(options) if hasattr(table, "teams") else []


def current() -> dict[str, int]:
    """The version of the rules that games of each title are played by."""
    return {title: meta(title).version for title in playable()}


def playable() -> list[str]:
    """The titles there are tables for."""
    return [title for title in titles() if meta(title).has("table")]
