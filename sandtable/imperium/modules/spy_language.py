"""The functions that declare observation posts, and the effects that place, recall and count Spies (UPR-10)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, hook, node, per, when
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort

# Flags for placing a Spy: the third number of its node.
SHARED: Final = 1  # the post may already hold Spies of others (UPR-10.10)
HERE: Final = 2  # the post must watch the space just visited


class Post:
    """An observation post of the board, with the ids of the spaces that a Spy on it watches."""

    __slots__ = ("id", "spaces")

    def __init__(self, id: str, spaces: tuple[str, ...]) -> None:
        self.id = id
        self.spaces = spaces


POST: Final[Sort[Post]] = Sort(
    "post",
    Post,
    columns=("spaces",),
    words=("post",),
    by_slot=True,
    companions=("sandtable.imperium.modules.spy_shown",),
)
POSTS: Final[list[Post]] = POST.pieces


def icon_bits(icons: tuple[int, ...]) -> int:
    bits = 0
    for icon in icons:
        bits |= 1 << icon
    return bits


def place_spy(n: int = 1, *, icons: tuple[int, ...] = (), shared: bool = False, here: bool = False) -> Effect:
    """Return an effect: place `n` Spies on posts.

    With `icons`, the post must watch a space with one of these Agent icons; with `shared`, it may hold Spies of
    opponents; with `here`, it must watch the space just visited.
    """
    return node("spy", n, icon_bits(icons), (SHARED if shared else 0) | (HERE if here else 0))


def recall_spy(n: int = 1) -> Effect:
    """Return an effect: recall `n` Spies from their posts; always a cost."""
    return node("recall_spy", n)


def place_then(spy: Effect, *where: Effect) -> Effect:
    """Return an effect: place a Spy by the effect `spy`, then offer those effects of `where` whose condition the Spy's
    post fulfils; `where` is made with `placed_on`."""
    return node("place_then", 0, 0, 0, spy, *where)


def placed_on(*icons: int, effect: Effect) -> Effect:
    """Return an effect: apply `effect` if the Spy last placed watches a space with one of these Agent icons."""
    return when(condition("spy_placed_on", icon_bits(icons)), effect)


def guild_spy() -> Effect:
    """Return a hook: gain 1 Influence with each faction that the player spies on, in a turn in which the player
    acquires The Spice Must Flow (UPR-23.7)."""
    return hook("guild_spy")


def per_faction_spied_on(effect: Effect) -> Effect:
    return per("factions_spied_on", effect)


def recalled_spy() -> Cond:
    """The condition that the player has recalled a Spy this turn, for any purpose (UPR-23.5)."""
    return condition("recalled_spy")


def spies_at_least(n: int) -> Cond:
    return condition("spies_at_least", n)


def spying_on_maker() -> Cond:
    """The condition that one of the player's own Spies watches a Maker space."""
    return condition("spying_maker")
