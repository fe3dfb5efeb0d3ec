"""`Offer` and `Market`: public pieces that can be acquired, the place they are in, and their prices.

The Imperium Row, the Reserve, the Throne Row and the card set aside are markets, and so are the stacks or rows of
pieces that a module adds. A price is an effect tree, read as a cost: `persuasion(4)`, `pay(spice=3)`, or any other.

    class Stacks(Market): ...
    add_market("tech", Stacks("tech", TECH, "buy", rule="IX-3.2"))

A ruleset lists the markets of its game in `rules.markets`. The menu of a turn offers the pieces of open markets that
the seat can pay for; `markets.acquire` pays for and takes one. Effects that acquire a piece use the same functions.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.sorts import Sort
from sandtable.imperium.rules.constants import REVEAL_TURN
from sandtable.imperium.rules.kinds import KINDS

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State


class Offer:
    """A piece that can be acquired: `piece` is its thing, `place` its market, `price` its price there, and `word` the
    word that acquires it."""

    __slots__ = ("piece", "place", "price", "word")

    def __init__(self, piece: int, place: Market, price: Effect, word: int) -> None:
        self.piece = piece
        self.place = place
        self.price = price
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """The base class of markets. Subclasses implement `kinds`, `price` and `take`.

    - `prefix`: the prefix of the words that acquire its pieces.
    - `rule`: the rule behind its prices.
    - `by_cost`: effects that acquire a card by its printed cost also search here.
    - `later`: the message that says when it is open.
    - `module`: the id of the module that has registered it.
    """

    def __init__(
        self,
        id: str,
        sort: Sort[Any] = CARD,
        prefix: str = "acquire",
        *,
        rule: str = "",
        by_cost: bool = False,
        later: str = "closed-acquire-later",
    ) -> None:
        self.id: str = id
        self.module: str = OF_TABLE
        self.sort: Sort[Any] = sort
        self.prefix: str = prefix
        self.rule: str = rule
        self.by_cost: bool = by_cost
        self.later: str = later

    # --- the rules -----------------------------------------------------------------------
    def kinds(self, s: State, seat: int) -> list[int]:
        """Return the kinds of the pieces that the seat could acquire in this market, whether it can pay or not."""
        raise NotImplementedError(self.id)

    def price(self, s: State, seat: int, kind: int) -> Effect:
        """Return the current price of a piece of this kind for the seat.

        If paying the price asks a question, the price must be an effect tree of a piece, because the frame of the
        question refers to it by its number.
        """
        raise NotImplementedError(self.id)

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        """Move a piece that has been paid for out of the market to the seat; `place` is the destination of a card."""
        raise NotImplementedError(self.id)

    def refill(self, s: State) -> None:
        """Fill the gap that an acquired card has left, if this market refills; called after each acquisition in any
        market."""

    def open(self, s: State, seat: int) -> bool:
        """Tell whether the menu of the seat's turn offers the pieces of this market; by default in every Reveal
        turn."""
        return s.turn_kind == REVEAL_TURN

    def cause(self, s: State, seat: int) -> int:
        """Return the thing of the piece that allows the seat to acquire here, or 0 if none is needed."""
        return 0

    def word(self, rules: Ruleset, kind: int) -> int:
        """Return the word that acquires a piece of this kind."""
        return rules.of(self.sort).words[self.prefix][kind]

    def add_words(self, s: State, seat: int, out: list[int]) -> None:
        """Append the word of each piece that the seat can pay for, if the market is open."""
        if not self.open(s, seat):
            return
        for kind in self.kinds(s, seat):
            word = self.word(s.rules, kind)
            if word not in out:
                price = self.price(s, seat, kind)
                if KINDS[price.op].can_pay(s, seat, price):
                    out.append(word)


OF_TABLE: Final = ""  # instead of a module id: the markets of every game

_BY_MODULE: Final[dict[str, list[Market]]] = {}


def add_market(module: str, *markets: Market) -> None:
    """Register markets; games with this module have them."""
    for market in markets:
        if not market.rule:
            raise ValueError(f"market {market.id!r} does not say which rule its prices stand for")
        if any(market.id == other.id for some in _BY_MODULE.values() for other in some):
            raise ValueError(f"there is a market {market.id!r} already")
        market.module = module
        _BY_MODULE.setdefault(module, []).append(market)


def markets_of(modules: list[str]) -> tuple[list[Market], list[Market]]:
    """Return two lists for a game with these modules: all its markets in menu order, and the modules' markets alone.

    In menu order, the modules' markets come after the first market of every game and before the other markets of every
    game.
    """
    # Adds the markets of the table, in case this ruleset is created before that module is imported.
    import_module("sandtable.imperium.rules.markets")
    first, *others = _BY_MODULE[OF_TABLE]
    own = [market for id in modules for market in _BY_MODULE.get(id, [])]
    return [first, *own, *others], own
