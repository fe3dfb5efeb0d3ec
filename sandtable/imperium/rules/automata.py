"""`Automata`: what the rules ask about parties that play by themselves. A module answers (`Ruleset.automata`).

A game without such a module has this class itself: nobody plays by themselves in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.capability import Capability

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import Player, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Automata(Capability):
    """Parties that play by themselves: their set-up, what they do with what they gain, and their Combat."""

    # --- set-up --------------------------------------------------------------------------
    def parties(self, rules: Ruleset, seats: int) -> list[int]:
        """Return the sorts of the parties beside these players (`state.RIVAL`, …), in the order of their seats."""
        return []

    def may_begin(self, rules: Ruleset, seats: int) -> int:
        """Return how many of the first seats the option `first` may name. Raises BadOption where it names none."""
        return seats

    def chosen(self, rules: Ruleset, seats: int, given: Any, leaders: list[int]) -> list[int]:
        """Return the kinds of the pieces that the option `rivals` names; none for random ones. Raises BadOption."""
        return []

    def pool(self, rules: Ruleset) -> list[int]:
        """Return the kinds that the option `rivals` may name."""
        return []

    def usual(self, rules: Ruleset, seats: int) -> list[str]:
        """Return the ids of those that a scenario has which names none."""
        return []

    def join(self, s: State, troops: int) -> None:
        """Add the parties to a table that is being laid out, each with this many troops."""

    def seat(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        """Give each of them its Leader or card (none chosen: at random), and the First Player marker if it has it."""

    def take(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        """Give each of them its Leader or card."""

    def start(self, s: State) -> None:
        """Give what the level of the game gives at the start."""

    def conflict_opened(self, s: State) -> None:
        """Act on a new round, as soon as its Conflict lies open."""

    # --- what they gain ------------------------------------------------------------------
    def collects(self, p: Player) -> bool:
        """Does the party take what it is given?"""
        return True

    def gained(self, s: State, seat: int) -> None:
        """Act on a party's having gained goods or Intrigue cards."""

    def recruit(self, s: State, seat: int, n: int, combat: bool) -> None:
        """Recruit troops for a party; `combat`: its Agent went to a Combat space."""
        raise NotImplementedError

    def choose_faction(self, s: State, seat: int, node: Effect, barred: int, left: int) -> None:
        """Have a party gain the Influence of an effect with `left` factions of its choice, none of those barred."""
        raise NotImplementedError

    # --- Combat --------------------------------------------------------------------------
    def reveal_swords(self, s: State) -> None:
        """Add what the parties show at the start of Combat."""

    def reward(self, s: State, seat: int, tree: Effect, place: int) -> None:
        """Give a party the reward of its place in the Conflict."""
        raise NotImplementedError

    # --- hidden information, invariants --------------------------------------------------
    def deck(self, s: State) -> list[int]:
        """Return all cards of the deck that they play from."""
        return []

    def fault(self, seat: int, p: Player) -> str:
        """Return what cannot be true of the goods of a party; nothing if they can be."""
        return ""
