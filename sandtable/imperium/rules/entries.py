"""`Menu`: entries that a module adds to the menu of a turn, besides open effects, offers, troops and Intrigue cards.

    class Brewing(Menu): ...
    add_menu("brewing", Brewing())

The words of the entries belong to the module (`Module.words`) or to a sort of its pieces, and have no other use. They
are offered before a turn is chosen (`turn_kind` is NO_TURN), in Agent turns and in Reveal turns, whenever `entries`
returns them; and beside any other question to their seat, whenever `beside` returns them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.constants import Frame
from sandtable.imperium.rules.vocabulary import W_ENTRY

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """The entries that a module adds to the menu of a turn. Subclasses must implement every method except `beside` and
    `hidden`.

    The module's companion says what its entries are worth to bots (`ModuleWorth.entry_worth`).

    `module`: the id of the module that has registered it.
    """

    module: str = ""

    def words(self, rules: Ruleset) -> list[int]:
        """Return every word that can be an entry of this module, at any time."""
        raise NotImplementedError(type(self).__name__)

    def entries(self, s: State, seat: int) -> list[int]:
        """Return the words that the seat may choose now, in its own turn."""
        raise NotImplementedError(type(self).__name__)

    def beside(self, s: State, seat: int) -> list[int]:
        """Return the words that the seat may choose beside the answers to any other question; after such a choice, the
        question is asked again."""
        return []

    def take(self, s: State, seat: int, word: int) -> None:
        """Carry out the entry `word`, or push the question that it asks on the stack. The menu follows afterwards."""
        raise NotImplementedError(type(self).__name__)

    def label(self, word: str, words: Words, known: State | None) -> str:
        """Return the label of an entry. `known` is the position as the seat knows it, if there is one."""
        raise NotImplementedError(type(self).__name__)

    def hidden(self, s: State, seat: int) -> bool:
        """Tell whether the module's entries depend on information hidden from the others."""
        return False


_PARTS: Final = ("words", "entries", "take", "label")
_BY_MODULE: Final[dict[str, Menu]] = {}


def add_menu(module: str, menu: Menu) -> None:
    """Register the entries of a module; games with this module have them."""
    if module in _BY_MODULE:
        raise ValueError(f"module {module!r} has a menu already")
    for part in _PARTS:
        if getattr(type(menu), part) is getattr(Menu, part):
            raise ValueError(f"the menu of module {module!r} lacks {part!r}")
    menu.module = module
    _BY_MODULE[module] = menu


def menus_of(modules: list[str]) -> list[Menu]:
    """Return the menus of a game with these modules, in their order."""
    return [_BY_MODULE[id] for id in modules if id in _BY_MODULE]


def add_entries(s: State, seat: int, out: list[int]) -> None:
    """Append the entries that modules offer the seat now."""
    for menu in s.rules.menus:
        for word in menu.entries(s, seat):
            if word not in out:
                out.append(word)


# Questions that offer the entries of a turn's menu themselves.
_OWN: Final = (frames.ASK_TURN, frames.ASK_MENU)


def beside(s: State, frame: Frame, options: list[int]) -> list[int]:
    """Return the options of a question, followed by the menu entries that modules offer beside it."""
    if frame[0] in _OWN:
        return options
    found: list[int] = []
    for menu in s.rules.beside:
        found += menu.beside(s, frame[1])
    return options + found if found else options


def is_beside(s: State, frame: Frame, action: int) -> bool:
    """Tell whether an action is an entry offered beside a question, rather than an answer to that question."""
    return frame[0] not in _OWN and s.rules.sort[action] == W_ENTRY


def depends_on_hidden(s: State, seat: int) -> bool:
    """Tell whether the menu entries of the seat's modules depend on information hidden from the others."""
    return any(menu.hidden(s, seat) for menu in s.rules.menus)
