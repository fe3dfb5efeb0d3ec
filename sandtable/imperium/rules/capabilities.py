"""What a module can do for the rules, one small class for each subject: a module registers those that it needs.

    class SpyAccess(Access):
        def opens(self, s: State, seat: int, kind: int) -> int: ...

    register(SpyModule("spies"), SpySetup(), SpyTurns(), SpyAccess())

What is not overridden does nothing. A ruleset collects those of its modules by class, and for moments that come often
the ones alone that act on them (`acting`). What bots and people ask of a module is in companions: `judge/modules.py`
and `tell/modules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.constants import NOBODY

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State

NO_OPINION: Final = -1
C = TypeVar("C", bound=Capability)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Capability):
    """Set-up: options, board and decks, Leaders, the First Player marker."""

    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        """What the options of the game say that only it knows, before anything is laid out. Raises BadOption."""

    def leaders(self, rules: Ruleset) -> dict[int, int]:
        """Seats that have a Leader of their own whatever the options say, and its kind."""
        return {}

    def laid_out(self, s: State) -> None:
        """Board and decks lie there; nobody has a Leader yet."""

    def first_player(self, s: State, wanted: int) -> int:
        """Who has the First Player marker at the start, `wanted` being the seat that the options name, or NOBODY;
        NO_OPINION: that is not this module's to say."""
        return NO_OPINION

    def players_ready(self, s: State) -> None:
        """Everybody has a Leader; the first round has not begun."""

    def placed(self, s: State) -> None:
        """A position has been built from what a scenario says of everybody's pieces; its own are set up already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Capability):
    """The moments of a turn."""

    def turn_begins(self, s: State, seat: int) -> None: ...

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """The Agent stands there and the cost is paid; the effects of the turn are open."""

    def settles(self, s: State, seat: int) -> None:
        """The menu of a turn is to be put: what has come true meanwhile may add to its open effects."""

    def reveals(self, s: State, seat: int) -> None:
        """The hand lies open; the menu of the Reveal turn is to come."""

    def turn_ends(self, s: State, seat: int) -> None:
        """What is still open has lapsed; the turn's own numbers are still there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Detours(Capability):
    """Questions that come before something a seat is about to do, and what they leave possible."""

    def goes(self, s: State, seat: int, kind: int, space: int) -> bool:
        """The seat is about to send an Agent with this card to this space, or to reveal (NO_CARD, NOWHERE). True: the
        module asks something first, and lets it go on by itself."""
        return False

    def ready(self, s: State, seat: int) -> bool:
        """Has the seat an Agent that may be sent as things stand, if it has one at all?"""
        return True

    def recalled(self, s: State, seat: int, space: int) -> None:
        """An effect has brought an Agent back from this space."""

    def usable_again(self, s: State, seat: int, space: int) -> bool:
        """May the Agent on this space be sent again in this round if an effect brings it back?"""
        return True

    def ends(self, s: State, seat: int) -> bool:
        """The seat is about to end its turn. True: the module asks something first, and goes on by itself."""
        return False

    def plays(self, s: State, seat: int, kind: int, window: int) -> bool:
        """The seat is about to play this Intrigue card. True: the module asks something first, and goes on itself."""
        return False

    def playable(self, s: State, seat: int, kind: int, window: int) -> bool:
        """May the seat play this Intrigue card, of this window, for whomever it may still choose to act for?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Gains(Capability):
    """What follows from a gain: Influence, a card acquired, a card discarded."""

    def climbed(self, s: State, seat: int, faction: int, old: int, now: int) -> None:
        """An Influence gain is done, with its points and the Alliance; bonuses of levels are on the stack."""

    def stirs(self, s: State, seat: int, faction: int, old: int, now: int) -> bool:
        """Would `climbed` draw or ask something? Then ending the turn does not do such an Influence gain (R-IMP-31)."""
        return False

    def acquired(self, s: State, seat: int, kind: int) -> None:
        """A card lies where it goes and the row is refilled; what its box gives is on the stack."""

    def discarded(self, s: State, seat: int, kind: int) -> None:
        """A card has gone from hand to the discard pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Capability):
    """The beginning and the end of a round, and Agents that come home."""

    def round_begins(self, s: State) -> None:
        """The Conflict of the round lies open; hands are not dealt yet."""

    def agents_home(self, s: State) -> None:
        """Agents are about to come back from the board."""

    def agents_gone(self, s: State, seat: int) -> int:
        """Agents of the seat that have left the game."""
        return 0

    def recalls(self, s: State) -> None:
        """Agents are back; the First Player marker has moved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat(Capability):
    """Combat: its beginning, who takes which reward, units of a further sort."""

    def combat_begins(self, s: State) -> None: ...

    def places(self, s: State, strengths: list[int], places: list[int]) -> bool:
        """Who takes which reward is settled, 0 for none. True: the module asks something first, and lets the rewards be
        given (`combat.give_rewards`)."""
        return False

    def rewarded(self, s: State, seat: int, place: int) -> None:
        """The seat has taken the reward of its place in the Conflict; the others' may be to come."""

    def units_home(self, s: State) -> None:
        """Rewards are taken and troops are home: its own units leave the Conflict too."""

    def combat_over(self, s: State, winner: int) -> None:
        """Rewards are taken and troops are home; `winner` may be NOBODY."""

    def repeats(self, s: State, seat: int) -> int:
        """How often the seat takes the reward of a Conflict as things stand; what it has only once (control) is never
        taken twice."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame(Capability):
    """The Endgame and the final scores."""

    def endgame_words(self, s: State, seat: int) -> list[int]:
        """What the seat may do in its go of the Endgame besides playing cards, as actions."""
        return []

    def endgame_taken(self, s: State, seat: int, action: int) -> None:
        """One of its `endgame_words` was chosen."""
        raise NotImplementedError

    def game_ends(self, s: State) -> None:
        """Endgame cards have been played; the final scores are to be compared."""

    def standings(self, s: State) -> list[list[int]]:
        """By seat: what the game is won by, then what parts equals, the more the better; none: as everywhere."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Sides(Capability):
    """Who acts for whom, and who plays together."""

    def sides(self) -> list[int]:
        """By seat: all who play together with it, as bits, itself among them; none: everybody plays alone."""
        return []

    def receives(self, s: State, seat: int) -> int:
        """Whose units, swords and Influence on the board are meant where an effect of the seat speaks of its own."""
        return seat

    def counted(self, s: State, seat: int, faction: int) -> int:
        """The Influence that the seat counts as having with a faction, for requirements and conditions."""
        return s.players[seat].influence[faction]

    def counted_by_icon(self, s: State, seat: int, faction: int) -> int:
        """The same where the icon of the faction is printed, which the seat may be free to read in another way."""
        return self.counted(s, seat, faction)

    def cited_as(self, s: State, seat: int) -> str:
        """Return how lines of `citing` call the seat where what happens to it follows rules of its own."""
        return ""

    def hooked(self, s: State, seat: int) -> list[int]:
        """Who gets Maker Hooks where an effect of the seat brings them."""
        return [seat]

    def may_fight(self, s: State, seat: int) -> bool:
        """Has the seat troops of its own at all?"""
        return True

    def in_combat(self, s: State, seat: int) -> bool:
        """May the seat play in Combat for somebody else who has units there?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Access(Capability):
    """Spaces that a card opens, or that are open although somebody stands there."""

    def opens(self, s: State, seat: int, kind: int) -> int:
        """The spaces, as bits, that an icon of the card opens which no space has."""
        return 0

    def unblocks(self, s: State, seat: int) -> int:
        """Spaces, as bits, that the seat may enter although others' Agents stand there."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Holdings(Capability):
    """Troops and cards that lie with the module and nowhere else, and spaces that its pieces control."""

    def controls(self, s: State, space: int) -> int:
        """Return who controls a space by a piece of the module, whatever control marker lies there; NOBODY: the marker
        counts."""
        return NOBODY

    def troops(self, s: State, seat: int) -> int:
        """Troops of the seat that lie on pieces of the module, neither in garrison, supply nor Conflict."""
        return 0

    def cards(self, s: State) -> list[int]:
        """Cards that lie with the module, in no other place."""
        return []


def acting(capabilities: Sequence[C], moment: str) -> list[C]:
    """Return those that do something of their own at a moment: where it comes often, the others are not even asked."""
    found = []
    for each in capabilities:
        base = next(cls for cls in type(each).__mro__ if Capability in cls.__bases__)
        if getattr(type(each), moment) is not getattr(base, moment):
            found.append(each)
    return found


def repeats(s: State, seat: int) -> int:
    """Return how often the seat takes the reward of a Conflict: as often as the module says that says most."""
    times = 1
    for combat in s.rules.that_repeat:
        says = combat.repeats(s, seat)
        if says > times:
            times = says
    return times
