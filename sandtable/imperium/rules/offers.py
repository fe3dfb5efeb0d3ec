"""`Offer` and `Market`: pieces that lie open and can be acquired, where they lie, and what they cost.

The Imperium Row, the Reserve, the Throne Row and the card set aside are markets; so are the stacks or rows of pieces
that a module brings. A price is an effect tree, read as a cost: `persuasion(4)`, `pay(spice=3)`, or any other.

    class Stacks(Market): ...
    add_market("tech", Stacks("tech", TECH, "buy", rule="IX-3.2"))

A ruleset lists the markets of its game in `rules.markets`. The menu of a turn offers what a market that is open has and
the seat can pay for; `markets.acquire` pays and takes. A piece that is acquired by an effect goes the same way.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.sorts import Sort
from sandtable.imperium.rules.constants import REVEAL_TURN

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State


class Offer:
    """A piece as a thing, the market it lies in, its price there, and the word that acquires it."""

    __slots__ = ("piece", "place", "price", "word")

    def __init__(self, piece: int, place: Market, price: Effect, word: int) -> None:
        self.piece = piece
        self.place = place
        self.price = price
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """A place where pieces of one sort can be acquired. Each has its own `kinds`, `price` and `take`.

    `prefix`: of the words that acquire its pieces. `rule`: behind its prices. `by_cost`: effects that acquire a card by
    its printed cost find the cards here too. `later`: the message that says when it is open.
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
        self.sort: Sort[Any] = sort
        self.prefix: str = prefix
        self.rule: str = rule
        self.by_cost: bool = by_cost
        self.later: str = later

    # --- the rules -----------------------------------------------------------------------
    def kinds(self, s: State, seat: int) -> list[int]:
        """Return the kinds of the pieces that lie here for the seat."""
        raise NotImplementedError(self.id)

    def price(self, s: State, seat: int, kind: int) -> Effect:
        """Return what the seat pays for a piece of this kind now. A price that asks something must be a tree of some
        piece, so that it has a number."""
        raise NotImplementedError(self.id)

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        """Let a piece that has been paid for leave the market; `place` is where an acquired card goes."""
        raise NotImplementedError(self.id)

    def refill(self, s: State) -> None:
        """A card has been acquired somewhere: fill the gap, if it was here."""

    def open(self, s: State, seat: int) -> bool:
        """May the seat acquire here by the menu of its turn? Usually in every Reveal turn."""
        return s.turn_kind == REVEAL_TURN

    def cause(self, s: State, seat: int) -> int:
        """Return the piece that lets the seat acquire here, as events name it; 0 for none."""
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
                if price.kind.can_pay(s, seat, price):
                    out.append(word)

    # --- bots ----------------------------------------------------------------------------
    def worth(self, w: Worth, kind: int) -> float:
        """Return what a piece is worth to the seat that acquires it: of other pieces than cards all that they give."""
        if self.sort is CARD:
            return w.acquired(kind)
        trees = self.sort.trees_of(self.sort.pieces[kind])
        return sum([w.of(found.effect) for tree, found in trees if tree.voice != "cost"])


OF_TABLE: Final = ""  # in place of a module: the markets of every game

_BY_MODULE: Final[dict[str, list[Market]]] = {}


def add_market(module: str, *markets: Market) -> None:
    """Make markets known; games with this module have them."""
    for market in markets:
        if not market.rule:
            raise ValueError(f"market {market.id!r} does not say which rule its prices stand for")
        if any(market.id == other.id for some in _BY_MODULE.values() for other in some):
            raise ValueError(f"there is a market {market.id!r} already")
        _BY_MODULE.setdefault(module, []).append(market)


def markets_of(modules: list[str]) -> tuple[list[Market], list[Market]]:
    """Return the markets of a game with these modules, in the order in which the menu lists them, and those that the
    modules bring. The first of the table's own comes before these, the others behind."""
    import_module("sandtable.imperium.rules.markets")  # the table's own, which a ruleset may be made before
    first, *others = _BY_MODULE[OF_TABLE]
    own = [market for id in modules for market in _BY_MODULE.get(id, [])]
    return [first, *own, *others], own
