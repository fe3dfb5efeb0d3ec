"""`Playing`: how a module changes which cards of a hand may send an Agent, alone or several together.

    class Pairs(Playing): ...
    add_playing("pairs", Pairs())

A card that needs another asks for it in `joins`: the module puts its question on the stack, calls `turn_cards.join`
with the answer and goes on with `turns.choose_space`. From there on the rules treat all of them as cards of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """Which cards may be played with an Agent. A method that is not overridden changes nothing."""

    def reaches(self, s: State, seat: int, kind: int, alone: int, payable: int, blocked: int) -> int:
        """Return the spaces, as bits, that this card of the hand can send an Agent to, together with others if need be;
        none: it cannot be played. `alone`: those it reaches by itself."""
        return alone

    def joins(self, s: State, seat: int, kind: int) -> bool:
        """The seat plays this card. True: the module asks first which other cards go with it, and goes on by itself."""
        return False

    def worth(self, w: Worth, kind: int, alone: float) -> float:
        """Return what bots expect of playing this card; `alone`: what it brings at its best space by itself."""
        return alone

    def why_not(self, s: State, seat: int, kind: int, words: Words) -> list[dict[str, str]]:
        """Return lines that say why this card of the hand cannot be played, each with its `text` and its `rule`; none:
        the module does not keep it back."""
        return []


_BY_MODULE: Final[dict[str, Playing]] = {}


def add_playing(module: str, playing: Playing) -> None:
    """Let a module change which cards may be played."""
    if module in _BY_MODULE:
        raise ValueError(f"module {module!r} says twice which cards may be played")
    _BY_MODULE[module] = playing


def playing_of(modules: list[str]) -> list[Playing]:
    """Return those of a game with these modules, in their order."""
    return [_BY_MODULE[id] for id in modules if id in _BY_MODULE]
