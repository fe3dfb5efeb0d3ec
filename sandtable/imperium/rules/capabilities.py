"""The capabilities of modules, one small class per subject: a module registers those that it needs.

    class SpyAccess(Access):
        def opens(self, s: State, seat: int, kind: int) -> int: ...

    register(SpyModule("spies"), SpySetup(), SpyTurns(), SpyAccess())

Methods that are not overridden do nothing. A ruleset collects the capabilities of its modules by class, and for
frequent moments only the ones that act on them (`acting`). Companions answer the queries of bots and people about a
module: `judge/modules.py` and `tell/modules.py`.
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
    """Methods called during setup: for options, board and decks, Leaders, the First Player marker."""

    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        """Read the game options that only this module knows, before anything is laid out. Raise BadOption for a wrong
        value."""

    def leaders(self, rules: Ruleset) -> dict[int, int]:
        """Return the Leaders that are the same whatever the options say: by seat, the kind of its Leader."""
        return {}

    def laid_out(self, s: State) -> None:
        """Called after board and decks have been laid out; nobody has a Leader yet."""

    def first_player(self, s: State, wanted: int) -> int:
        """Return the seat that starts with the First Player marker, or NO_OPINION if this module does not decide it.
        `wanted` is the seat that the options name, or NOBODY."""
        return NO_OPINION

    def deals(self, s: State) -> None:
        """Deal the pieces with which players start, once everybody has a Leader. Not called for scenarios, which list
        these pieces themselves."""

    def players_ready(self, s: State) -> None:
        """Called after everybody has a Leader and before the first round."""

    def leader_ready(self, s: State, seat: int) -> None:
        """Called after the start effects of a player's Leader; not called for scenarios."""

    def placed(self, s: State) -> None:
        """Called after a scenario has set up everybody's pieces; those of the module are already set up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Capability):
    """Methods called at moments of a turn."""

    def turn_begins(self, s: State, seat: int) -> None: ...

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """Called after the Agent has been placed and the cost paid; the effects of the turn are open."""

    def settles(self, s: State, seat: int) -> None:
        """Called before each menu of the turn, to add open effects whose conditions have come true."""

    def reveal_begins(self, s: State, seat: int) -> None:
        """Called at the start of a Reveal turn, before the hand is revealed."""

    def reveals(self, s: State, seat: int) -> None:
        """Called after the hand has been revealed and before the menu of the Reveal turn."""

    def turn_ends(self, s: State, seat: int) -> None:
        """Called after the turn's open effects have lapsed and before the fields of the state about the turn are
        reset."""

    def turn_cleared(self, s: State) -> None:
        """Called when the fields of the state about the turn are reset, to reset those of the module's component."""

    def follows(self, s: State, seat: int) -> bool:
        """Tell whether the seat, whose turn has just ended, takes another turn at once; each call that returns True
        uses up one extra turn."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Powers(Capability):
    """Offer a power of the Leaders with a trait by the word `ability`: before a turn is chosen, and in the menu of a
    turn."""

    def __init__(self, trait: int) -> None:
        super().__init__()
        self.trait: int = trait

    def is_open(self, s: State, seat: int) -> bool:
        """Tell whether the seat, whose Leader has the trait, may use the power now."""
        raise NotImplementedError

    def use(self, s: State, seat: int) -> None:
        """Carry out the power; the menu follows afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Detours(Capability):
    """Methods that ask a module's questions before a seat's action, or tell whether the action is allowed."""

    def goes(self, s: State, seat: int, kind: int, space: int) -> bool:
        """Return True to ask a question before the seat sends an Agent with this card to this space; the module must
        then continue the action itself.

        Also called before a Reveal turn, with NO_CARD and NOWHERE.
        """
        return False

    def ready(self, s: State, seat: int) -> bool:
        """Tell whether the module allows the seat to send an Agent now; whether it has one is checked elsewhere."""
        return True

    def recalled(self, s: State, seat: int, space: int) -> None:
        """Called after an effect has recalled an Agent from this space."""

    def usable_again(self, s: State, seat: int, space: int) -> bool:
        """Tell whether the Agent on this space may be sent again in this round if an effect recalls it."""
        return True

    def ends(self, s: State, seat: int) -> bool:
        """Return True to ask a question before the seat ends its turn; the module must then end the turn itself."""
        return False

    def plays(self, s: State, seat: int, kind: int, window: int) -> bool:
        """Return True to ask a question before the seat plays this Intrigue card; the module must then play the card
        itself."""
        return False

    def playable(self, s: State, seat: int, kind: int, window: int) -> bool:
        """Tell whether the seat may play this Intrigue card in this window, even if it first has to choose the party
        for which it plays the card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Gains(Capability):
    """Methods called after a gain: Influence, a card acquired, a card discarded."""

    def climbed(self, s: State, seat: int, faction: int, old: int, now: int) -> None:
        """Called after an Influence gain from level `old` to `now`, with its points and the Alliance; bonuses of the
        levels are still on the stack."""

    def stirs(self, s: State, seat: int, faction: int, old: int, now: int) -> bool:
        """Tell whether `climbed` would draw a card or ask a question after this Influence gain. If so, the gain is not
        done automatically as the turn ends (R-IMP-31)."""
        return False

    def gained(self, s: State, seat: int, resource: int, n: int) -> None:
        """Called after the seat has gained `n` of a resource from the bank; one call for each gain, however large."""

    def acquired(self, s: State, seat: int, kind: int) -> None:
        """Called after a card has been acquired and the row refilled; the effects of its acquire box are on the
        stack."""

    def discarded(self, s: State, seat: int, kind: int) -> None:
        """Called after a card has moved from the hand to the discard pile."""

    def trashed(self, s: State, seat: int, kind: int) -> None:
        """Called after a player has trashed a card; it has already left its place."""

    def intrigue_shuffled(self, s: State) -> None:
        """Called after the Intrigue discard pile has become a new deck."""

    def may_top_deck(self, s: State, seat: int, kind: int) -> bool:
        """Tell whether the seat may put a card it acquires on top of its deck instead of the discard pile."""
        return False

    def persuasion_spent(self, s: State, seat: int, n: int) -> None:
        """Called after the seat has paid `n` Persuasion."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Capability):
    """Methods called at the start and the end of a round, and when Agents are recalled."""

    def round_begins(self, s: State) -> None:
        """Called after the Conflict of the round has been revealed and before hands are dealt."""

    def hands_dealt(self, s: State) -> None:
        """Called after everybody has drawn their hand and before the first turn."""

    def agents_home(self, s: State) -> None:
        """Called just before Agents come back from the board."""

    def agents_gone(self, s: State, seat: int) -> int:
        """Return the number of the seat's Agents that have left the game for good."""
        return 0

    def recalls(self, s: State) -> None:
        """Called after Agents have come back and the First Player marker has moved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat(Capability):
    """Methods called in Combat: at its beginning, when rewards are given, and for units other than troops."""

    def combat_begins(self, s: State) -> None: ...

    def card_played(self, s: State, seat: int, kind: int) -> None:
        """Called when a seat plays an Intrigue card in Combat, before its effects."""

    def places(self, s: State, strengths: list[int], places: list[int]) -> bool:
        """Return True to ask a question before rewards are given; the module must then call `combat.give_rewards`
        itself.

        `places` has by seat the place in the Conflict, 0 for no reward; the module may change it.
        """
        return False

    def allotted(self, s: State, winner: int) -> None:
        """Called when the places in the Conflict are final and before rewards are given; `winner` may be NOBODY."""

    def rewarded(self, s: State, seat: int, place: int) -> None:
        """Called after the seat has taken its reward of the Conflict; other seats may still be waiting for theirs."""

    def units_home(self, s: State) -> None:
        """Called after rewards are taken and troops have gone home, to remove the module's own units from the
        Conflict."""

    def combat_over(self, s: State, winner: int) -> None:
        """Called after rewards are taken and troops have gone home; `winner` may be NOBODY."""

    def repeats(self, s: State, seat: int) -> int:
        """Return the number of times that the seat takes its Conflict reward, usually 1; control of a space is never
        taken twice."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame(Capability):
    """Methods called in the Endgame and for the final scores."""

    def endgame_words(self, s: State, seat: int) -> list[int]:
        """Return the actions that the seat may take in its Endgame turn besides playing cards."""
        return []

    def endgame_taken(self, s: State, seat: int, action: int) -> None:
        """Carry out the action that the seat chose among its `endgame_words`."""
        raise NotImplementedError

    def game_ends(self, s: State) -> None:
        """Called after Endgame cards have been played and before the final scores are compared."""

    def breaks_tie(self, s: State) -> list[int]:
        """Return, by seat, a number that breaks ties in points before all other tie-breakers (more is better), or an
        empty list."""
        return []

    def standings(self, s: State) -> list[list[int]]:
        """Return, by seat, the score and then the tie-breakers (more is better), or an empty list for the usual
        standings."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Sides(Capability):
    """Methods that define which seats act for others and which play together."""

    def sides(self) -> list[int]:
        """Return, for each seat, the seats on its side including itself, as bits; an empty list if everybody plays
        alone."""
        return []

    def receives(self, s: State, seat: int) -> int:
        """Return the seat to which "your units, swords and Influence" refers in an effect of this seat."""
        return seat

    def gains_for(self, s: State, seat: int) -> int:
        """Return the seat that gains the Influence of an effect of this seat on a track of the board."""
        return self.receives(s, seat)

    def counted(self, s: State, seat: int, faction: int) -> int:
        """Return the level of Influence with a faction that counts for the seat in requirements and conditions."""
        return s.players[seat].influence[faction]

    def counted_by_icon(self, s: State, seat: int, faction: int) -> int:
        """Return the level of Influence that counts for the seat where the faction's icon is printed; some seats may
        read the icon as another track."""
        return self.counted(s, seat, faction)

    def cited_as(self, s: State, seat: int) -> str:
        """Return the name by which lines of `citing` refer to a seat that follows rules of its own; empty for other
        seats."""
        return ""

    def hooked(self, s: State, seat: int) -> list[int]:
        """Return the seats that get Maker Hooks from an effect of this seat."""
        return [seat]

    def may_fight(self, s: State, seat: int) -> bool:
        """Tell whether the seat has troops of its own in this game."""
        return True

    def in_combat(self, s: State, seat: int) -> bool:
        """Tell whether the seat may play Combat cards for another party that has units in the Conflict."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Access(Capability):
    """Methods that open spaces to a card: spaces for which it has no icon, and spaces that are occupied."""

    def opens(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, that the card opens beyond those that have one of its printed icons."""
        return 0

    def unblocks(self, s: State, seat: int) -> int:
        """Return the spaces, as bits, that the seat may enter although they hold Agents of others."""
        return 0

    def frees(self, s: State) -> bool:
        """Tell whether Agents of others block no space at all in this turn, because of something done earlier in it."""
        return False

    def closes(self, s: State, seat: int) -> int:
        """Return the spaces, as bits, that other parties bar to the seat."""
        return 0

    def closed_by(self, s: State, party: int) -> int:
        """Return the spaces, as bits, that this party bars to all others; `closes` asks the same from the side of those
        who are barred."""
        return 0

    def concerns(self, kind: int) -> bool:
        """Tell whether `passes` or `affords` can open a space to this card; asked once for each ruleset."""
        return False

    def passes(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, that this card may enter although they hold Agents of others."""
        return 0

    def affords(self, s: State, seat: int, kind: int) -> int:
        """Return the spaces, as bits, whose cost the seat can pay because this card lowers it."""
        return 0

    def spice_off(self, s: State, space: int) -> int:
        """Return the spice that the cards of this turn take off the cost of a space."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Holdings(Capability):
    """Methods that report troops and cards that are only on pieces of the module, and spaces that its pieces
    control."""

    def controls(self, s: State, space: int) -> int:
        """Return the seat that controls a space by a piece of the module, or NOBODY if the control marker decides."""
        return NOBODY

    def troops(self, s: State, seat: int) -> int:
        """Return the number of the seat's troops on pieces of the module, outside garrison, supply and Conflict."""
        return 0

    def cards(self, s: State) -> list[int]:
        """Return the cards that are with the module and in no other place."""
        return []

    def face_down(self, s: State, owner: int) -> list[int]:
        """Return those of the module's cards (`cards`) that only their owner knows; for other seats they count among
        the cards of the owner's hand and deck."""
        return []

    def lay_face_down(self, s: State, owner: int, cards: list[int]) -> None:
        """Fill in the cards of this owner that a view hides; the module takes them from the end of the shuffled list
        `cards` (`View.resample`)."""


def acting(capabilities: Sequence[C], moment: str) -> list[C]:
    """Return those capabilities that override the method named `moment`, so that a frequent moment need not call the
    others."""
    found = []
    for each in capabilities:
        base = next(cls for cls in type(each).__mro__ if Capability in cls.__bases__)
        if getattr(type(each), moment) is not getattr(base, moment):
            found.append(each)
    return found


def repeats(s: State, seat: int) -> int:
    """Return the number of times the seat takes a Conflict reward: the highest number that any module returns."""
    times = 1
    for combat in s.rules.that_repeat:
        says = combat.repeats(s, seat)
        if says > times:
            times = says
    return times
