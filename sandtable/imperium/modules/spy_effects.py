"""Effects that place and recall Spies, and conditions and counts about them (UPR-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import ICONS, Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.rivals.schemes import faction_posts, place_for_rival
from sandtable.imperium.modules.spy_language import HERE, SHARED
from sandtable.imperium.modules.spy_posts import (
    ASK_SPY_BACK,
    ASK_SPY_POST,
    ASK_SPY_RECALL,
    NO_POST,
    factions_spied_on,
    in_supply,
    movable,
    open_posts,
    posts_in,
    posts_on,
    recall,
    spies_of,
    watched,
)
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.saying import join, yes
from sandtable.imperium.nodes.tokens import number, spread
from sandtable.imperium.rules.influence import gain_influence
from sandtable.imperium.rules.records import (
    CondKind,
    CountKind,
    HookKind,
    NodeKind,
    add_records,
)
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ICON_GLYPHS: Final = (*ICONS[:-1], "spice-trade")


def _icon_numbers(bits: int) -> list[int]:
    return [icon for icon in range(len(ICONS)) if (bits >> icon) & 1]


def _icons_said(bits: int, words: Words) -> str:
    """Return the names of the Agent icons in `bits` in the reader's language, as in "City or Landsraad"; empty if there
    are none."""
    said = [words.say("icon-" + ICONS[icon]) for icon in _icon_numbers(bits)]
    return join(said, words, "names-or") if said else ""


def _icons_drawn(bits: int) -> list[str]:
    return spread([[ICON_GLYPHS[icon]] for icon in _icon_numbers(bits)], "or")


# --- placing and recalling ---------------------------------------------------------------
def ask_to_place(s: State, seat: int, node: Effect, n: int) -> None:
    """Ask the seat to place `n` Spies by the effect `node`.

    A Spy in the supply must be placed if there is a suitable post (UPR-10.3). With an empty supply the player may take
    a Spy back from its post and place it again, or skip the effect (UPR-10.4).
    """
    if in_supply(s, seat):
        if open_posts(s, seat, node.b, node.c):
            s.stack.append((ASK_SPY_POST, seat, node.id, n, 0))
    elif movable(s, seat, node.b, node.c):
        s.stack.append((ASK_SPY_BACK, seat, node.id, n, 0))


class Spy(NodeKind):
    """Effect: place `a` Spies on posts.

    `b` has Agent icons as bits: the post must be connected to a space with one of them (0: any post). `c` has flags:
    SHARED allows posts with other Spies, and HERE demands a post that watches the space just visited.
    """

    name = "spy"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        if in_supply(s, seat):
            return open_posts(s, seat, node.b, node.c) != 0
        return movable(s, seat, node.b, node.c) != 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        ask_to_place(s, seat, node, node.a)

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat may skip the effect: only if it has no Spy in its supply, since nobody is forced to
        take a Spy back from a post (UPR-10.4)."""
        return node.optional or not in_supply(s, seat)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Place Spies of a Rival on posts of factions, in the order of factions on its Rival card (UPR-R8.2)."""
        for _ in range(node.a):
            place_for_rival(s, seat, faction_posts(s, seat))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say(
            "effect-spy",
            n=node.a,
            voice=how.voice,
            then=yes(how.then),
            icons=_icons_said(node.b, words),
            where="here" if node.c & HERE else "icons" if node.b else "anywhere",
            shared=yes(node.c & SHARED > 0),
        )

    def tokens(self, node: Effect) -> list[str]:
        where = ["board"] if node.c & HERE else _icons_drawn(node.b)
        shared = ["plus", "person"] if node.c & SHARED else []
        return [*number(node.a), "spy", *shared, *(["right", *where] if where else [])]


class RecallSpy(Leaf):
    """Effect: recall `a` of the player's Spies from their posts; always a cost."""

    name = "recall_spy"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return spies_of(s).at[seat].bit_count() >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        own = posts_in(spies_of(s).at[seat])
        if len(own) > node.a:
            s.stack.append((ASK_SPY_RECALL, seat, node.id, node.a, 0))
        else:
            for post in own:
                recall(s, seat, post)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "spy", "recall"]


class GuildSpy(HookKind):
    """Hook: gain 1 Influence with each faction that the player spies on, once in a turn in which the player acquires
    The Spice Must Flow (UPR-23.7).

    The Spice Must Flow may be acquired before or after the card with this hook is revealed. Only factions spied on at
    that moment count: a Spy gained from this Influence comes too late.
    """

    name = "guild_spy"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return spies_of(s).flowed and seat == s.turn_seat and len(factions_spied_on(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        for faction in factions_spied_on(s, seat):
            gain_influence(s, seat, faction, 1)

    def rival(self, s: State, seat: int, node: Effect) -> None:
        pass  # it acquires no cards


# --- conditions and counts ---------------------------------------------------------------
class RecalledSpy(Asked):
    """The condition that the player has recalled a Spy this turn, for any purpose (UPR-23.5)."""

    name = "recalled_spy"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return seat == s.turn_seat and spies_of(s).recalled

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Tell whether the condition may still come true this turn: it may if the seat has a Spy on a post, since it
        can recall this Spy on a visit to a space that the Spy watches."""
        return spies_of(s).at[seat] != 0

    def tokens(self, cond: Cond) -> list[str]:
        return ["spy", "recall"]


class SpiesAtLeast(CondKind):
    """The condition that the player has at least `a` Spies on posts."""

    name = "spies_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return spies_of(s).at[seat].bit_count() >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-spies-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "spy"]


class SpyingMaker(Asked):
    """The condition that one of the player's own Spies watches a Maker space."""

    name = "spying_maker"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        spaces = watched(s, seat)
        return any((spaces >> space) & 1 for space in s.rules.maker_spaces)

    def tokens(self, cond: Cond) -> list[str]:
        return ["spy", "maker"]


class SpyPlacedOn(CondKind):
    """The condition that the Spy last placed this turn is on a post connected to a space with one of the Agent icons in
    `a`, given as bits."""

    name = "spy_placed_on"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        post = spies_of(s).placed
        return seat == s.turn_seat and post != NO_POST and (posts_on(s.rules, cond.a) >> post) & 1 == 1

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return in_supply(s, seat) > 0 and open_posts(s, seat, cond.a, 0) != 0

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-spy-placed-on", icons=_icons_said(cond.a, words))

    def tokens(self, cond: Cond) -> list[str]:
        return ["spy", "right", *_icons_drawn(cond.a)]


class FactionsSpiedOn(CountKind):
    name = "factions_spied_on"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return len(factions_spied_on(s, seat))

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-factions-spied-on")

    def tokens(self, node: Effect) -> list[str]:
        return ["spy", "influence"]


add_records([Spy(), RecallSpy()])
add_records([GuildSpy()])
add_records([RecalledSpy(), SpiesAtLeast(), SpyingMaker(), SpyPlacedOn()])
add_records([FactionsSpiedOn()])
