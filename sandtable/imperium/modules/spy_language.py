"""The language of Spies: observation posts, and how a box writes what places, recalls and counts Spies (UPR-10)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, hook, node, per, when
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort

# How a Spy is placed: the third number of its node.
SHARED: Final = 1  # others may have one on the post already (UPR-10.10)
HERE: Final = 2  # the post watches the space just visited


class Post:
    """An observation post: the spaces that a Spy on it watches."""

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
    """`n` Spies onto posts. `icons`: the post watches a space with one of these Agent icons. `shared`: others may have
    a Spy there already. `here`: the post watches the space just visited."""
    return node("spy", n, icon_bits(icons), (SHARED if shared else 0) | (HERE if here else 0))


def recall_spy(n: int = 1) -> Effect:
    """`n` Spies back from their posts: always a cost."""
    return node("recall_spy", n)


def place_then(spy: Effect, *where: Effect) -> Effect:
    """Place a Spy, then open what is printed for the post it went to (`placed_on`)."""
    return node("place_then", 0, 0, 0, spy, *where)


def placed_on(*icons: int, effect: Effect) -> Effect:
    """The effect, if the Spy last placed watches a space with one of these Agent icons."""
    return when(condition("spy_placed_on", icon_bits(icons)), effect)


def guild_spy() -> Effect:
    """1 influence with each faction spied on, in a turn in which The Spice Must Flow is acquired (UPR-23.7)."""
    return hook("guild_spy")


def per_faction_spied_on(effect: Effect) -> Effect:
    return per("factions_spied_on", effect)


def recalled_spy() -> Cond:
    """A Spy was recalled in this turn, whatever for (UPR-23.5)."""
    return condition("recalled_spy")


def spies_at_least(n: int) -> Cond:
    return condition("spies_at_least", n)


def spying_on_maker() -> Cond:
    """An own Spy watches a Maker space."""
    return condition("spying_maker")
