"""The language of the bazaar: wares, and the mark of cards that are played together with another."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Sort, Tree


class Ware:
    """A ware: what it costs, as an effect that is paid, and what acquiring it gives."""

    __slots__ = ("id", "name", "asked", "acquire")

    def __init__(self, id: str, name: str, asked: Effect, acquire: Effect) -> None:
        self.id = id
        self.name = name
        self.asked = asked
        self.acquire = acquire


WARE: Final[Sort[Ware]] = Sort("ware", Ware, trees=(Tree("asked", voice="cost"), Tree("acquire")), words=("buy",))
WARES: Final[list[Ware]] = WARE.pieces


def in_pairs() -> Effect:
    """Mark a card that can only be played together with another, with one Agent."""
    return node("in_pairs")
