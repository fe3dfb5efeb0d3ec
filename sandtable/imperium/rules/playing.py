"""`Playing`: lets a module change which cards of a hand may send an Agent, alone or several together.

    class Pairs(Playing): ...
    add_playing("pairs", Pairs())

A card that needs another asks for it in `joins`: the module pushes its question on the stack, calls `turn_cards.join`
with the answer and continues with `turns.choose_space`. From then on the rules treat all of them as cards of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """Decides which cards may be played together to send an Agent. A method that is not overridden changes nothing.

    `module`: the id of the module that has registered it.
    """

    module: str = ""

    def reaches(self, s: State, seat: int, kind: int, alone: int, payable: int, blocked: int) -> int:
        """Return the spaces, as bits, to which this card of the hand can send an Agent, with other cards if necessary;
        0 if it cannot be played.

        Also as bits, `alone` has the spaces that the card reaches by itself, `payable` those whose cost and
        requirements the seat meets, `blocked` those that it may not enter because of Agents there.
        """
        return alone

    def joins(self, s: State, seat: int, kind: int) -> bool:
        """Return True to ask the player which other cards to play with this one; the module then has to continue the
        action itself."""
        return False

    def needs_others(self, s: State, seat: int, kind: int) -> bool:
        """Tell whether playing this card of the hand asks for other cards before the space is chosen (`joins`)."""
        return False

    def why_not(self, s: State, seat: int, kind: int, words: Words) -> list[dict[str, str]]:
        """Return the reasons why this card of the hand cannot be played, each with its `text` and its `rule`; empty if
        the module does not prevent it."""
        return []


_BY_MODULE: Final[dict[str, Playing]] = {}


def add_playing(module: str, playing: Playing) -> None:
    """Register a module's `Playing`, which changes the cards that may be played."""
    if module in _BY_MODULE:
        raise ValueError(f"module {module!r} says twice which cards may be played")
    playing.module = module
    _BY_MODULE[module] = playing


def playing_of(modules: list[str]) -> list[Playing]:
    """Return the registered `Playing` objects of these modules, in their order."""
    return [_BY_MODULE[id] for id in modules if id in _BY_MODULE]
