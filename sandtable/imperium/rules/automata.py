"""`Automata`: the interface between the rules and automated parties, implemented by a module (`Ruleset.automata`).

A game without such a module uses this base class itself: it has no automated parties.
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
    """The rules for automated parties: their setup, their use of gains, and their Combat."""

    # --- setup ---------------------------------------------------------------------------
    def parties(self, rules: Ruleset, seats: int) -> list[int]:
        """Return the sort of each automated party (`state.RIVAL`, …) in a game with this many players, in seat
        order."""
        return []

    def may_begin(self, rules: Ruleset, seats: int) -> int:
        """Return the number of seats that the option `first` may name, counted from seat 0. Raise BadOption if it may
        name none."""
        return seats

    def chosen(self, rules: Ruleset, seats: int, given: Any, leaders: list[int]) -> list[int]:
        """Return the kinds of the Leaders or Rival cards that the option `rivals`, with the value `given`, names, or an
        empty list if they are to be random. `leaders` has the players' Leaders. Raise BadOption for a wrong value."""
        return []

    def pool(self, rules: Ruleset) -> list[int]:
        """Return the kinds of the Leaders or Rival cards that the option `rivals` may name."""
        return []

    def usual(self, rules: Ruleset, seats: int) -> list[str]:
        """Return the ids of the Rivals or Rival cards that a scenario uses if it names none."""
        return []

    def join(self, s: State, troops: int) -> None:
        """Add the automated parties to a game that is being set up, each with `troops` troops."""

    def seat(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        """Give each automated party of a new game its Leader or card, and set the First Player marker if the rules give
        it to such a party.

        `chosen` has the kinds from the option `rivals`; if it is empty, draw them at random, but none of the players'
        `leaders`.
        """

    def take(self, s: State, chosen: list[int], leaders: list[int]) -> None:
        """Give the automated parties their Leaders or cards, as `seat` does, in a position that is being built; the
        First Player marker stays."""

    def start(self, s: State) -> None:
        """Give players and parties the bonuses that the level of the solo game grants at the start."""

    def conflict_opened(self, s: State) -> None:
        """Called in each new round as soon as its Conflict has been revealed."""

    # --- gains ---------------------------------------------------------------------------
    def collects(self, p: Player) -> bool:
        """Tell whether the party keeps the goods that effects give it; if not, it gains none."""
        return True

    def gained(self, s: State, seat: int) -> None:
        """Called after a party has gained goods or Intrigue cards."""

    def recruit(self, s: State, seat: int, n: int, combat: bool) -> None:
        """Recruit `n` troops for a party; `combat` is true if its Agent went to a Combat space."""
        raise NotImplementedError

    def choose_faction(self, s: State, seat: int, node: Effect, barred: int, left: int) -> None:
        """Give an automated party the Influence of an effect with `left` factions, one after the other.

        The rules for the party choose each faction, or a player is asked to. `barred` has, as bits, the factions that
        may not be chosen.
        """
        raise NotImplementedError

    # --- Combat --------------------------------------------------------------------------
    def reveal_swords(self, s: State) -> None:
        """Add the swords that the parties reveal at the start of Combat."""

    def reward(self, s: State, seat: int, tree: Effect, place: int) -> None:
        """Give an automated party the reward `tree` for its place in the Conflict."""
        raise NotImplementedError

    # --- invariants ----------------------------------------------------------------------
    def fault(self, s: State, seat: int, p: Player) -> str:
        """Return a description of a fault in a party's goods that the rules make impossible, or an empty string."""
        return ""
