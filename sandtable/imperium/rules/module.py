"""Modules: what boxes bring beyond cards (spies, contracts, dreadnoughts, research, House Hagal…).

A module is one file: a `Component`, which is its piece of every position, and a `Module`, which makes it, adds words
to the vocabulary, and acts at the moments of a round. Its questions, steps and effects are declared in the same file
(`question.declare`, `nodes.base.add_kinds`). A ruleset lists its modules in `rules.modules`, and a state has their
components in `s.parts`, in the same order; a game without modules has neither and pays nothing.

    class Spies(Component): ...
    register(SpyModule())

    def spies_of(s: State) -> Spies:
        return cast(Spies, s.parts[s.rules.part["spies"]])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.core.rng import Rng
from sandtable.imperium.rules.capability import Capability

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State

# Name, how many numbers, the most of each, meaning: a field of an observation.
ObservedField = tuple[str, int, int, str]


def listed(seats: Sequence[int]) -> str:
    """Seats for the command line: `seat 0, 2`."""
    return "seat " + ", ".join(str(seat) for seat in seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A module's piece of a position: plain ints and lists of ints. Each method must be there."""

    def clone(self) -> Component:
        raise NotImplementedError(type(self).__name__)

    def pack(self) -> list[Any]:
        """All of it as plain data: for bytes, equality and the digest."""
        raise NotImplementedError(type(self).__name__)

    def unpack(self, data: list[Any]) -> None:
        """Fill it from what `pack` gave; whatever damaged data raises is caught by the caller."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, s: State, seat: int) -> Component:
        """What this seat may know of it, and nothing else: begin with nothing and add. NOBODY watches."""
        raise NotImplementedError(type(self).__name__)

    def opened(self, s: State) -> Component:
        """What is shown when the game is over: all but what is still to come."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """This is what `seen_by` gave: fill in what it hides, at random among all that agrees with it."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, s: State) -> dict[str, Any]:
        """In words, fit for JSON: in views and for scenarios, under the module's id."""
        raise NotImplementedError(type(self).__name__)

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set it up as a scenario writes it, below the module's id. Raises BadScenario."""
        raise NotImplementedError(type(self).__name__)

    def fault(self, s: State) -> str:
        """What cannot be true of it in a game; nothing if it can."""
        raise NotImplementedError(type(self).__name__)

    def observed(self, s: State, seat: int) -> list[int]:
        """The numbers of the module's fields in an observation, as this seat may know them: of a state or a view."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Makes the component, and acts at its moments. What is not overridden does nothing."""

    def __init__(self, id: str, has_luck: bool = False) -> None:
        self.id: str = id
        self.capabilities: list[Capability] = []  # what it does for the rules, as it was registered
        self.has_luck: bool = has_luck  # it shuffles: a stream of the game's chance is its own (`state.luck_of`)

    def component(self, rules: Ruleset, seats: int) -> Component:
        """A new one, for a game that is being set up."""
        raise NotImplementedError(self.id)

    def tables(self, rules: Ruleset) -> object:
        """Return what it wants to know of the pieces of a ruleset, made once: `rules.tables[rules.part[id]]`."""
        return None

    def words(self) -> list[str]:
        """Words it adds to the vocabulary, behind those of the boxes."""
        return []

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        """Its fields in an observation, in the order of `Component.observed`."""
        raise NotImplementedError(self.id)

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        """What scenarios may expect below its id: names to `scenario_expect.Field`."""
        raise NotImplementedError(self.id)

    def label(self, word: str, words: Words) -> str:
        """How a word of its own is called where a question does not say so itself."""
        raise NotImplementedError(self.id)

    # --- moments -------------------------------------------------------------------------
    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        """What the options of the game say that only it knows, before anything is laid out. Raises BadOption."""

    def laid_out(self, s: State) -> None:
        """Board and decks lie there; nobody has a Leader yet."""

    def placed(self, s: State) -> None:
        """A position has been built from what a scenario says of everybody's pieces; its own are set up already."""

    def players_ready(self, s: State) -> None:
        """Everybody has a Leader; the first round has not begun."""

    def round_begins(self, s: State) -> None:
        """The Conflict of the round lies open; hands are not dealt yet."""

    def turn_begins(self, s: State, seat: int) -> None: ...

    def rival_begins(self, s: State, seat: int) -> None:
        """The turn of a Rival; what is put on the stack now comes when it is over."""

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        """A House Hagal card lies open in a Rival's turn; `why` it is passed over, or 0: an Agent is sent by it."""

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """The Agent of a Rival stands there; what its card gives is to come."""

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """The Agent stands there and the cost is paid; the effects of the turn are open."""

    def goes(self, s: State, seat: int, kind: int, space: int) -> bool:
        """The seat is about to send an Agent with this card to this space, or to reveal (NO_CARD, NOWHERE). True: the
        module asks something first, and lets it go on by itself."""
        return False

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

    def settles(self, s: State, seat: int) -> None:
        """The menu of a turn is to be put: what has come true meanwhile may add to its open effects."""

    def turn_ends(self, s: State, seat: int) -> None:
        """What is still open has lapsed; the turn's own numbers are still there."""

    def climbed(self, s: State, seat: int, faction: int, old: int, now: int) -> None:
        """An Influence gain is done, with its points and the Alliance; bonuses of levels are on the stack."""

    def stirs(self, s: State, seat: int, faction: int, old: int, now: int) -> bool:
        """Would `climbed` draw or ask something? Then ending the turn does not do such an Influence gain (R-IMP-31)."""
        return False

    def acquired(self, s: State, seat: int, kind: int) -> None:
        """A card lies where it goes and the row is refilled; what its box gives is on the stack."""

    def discarded(self, s: State, seat: int, kind: int) -> None:
        """A card has gone from hand to the discard pile."""

    def reveals(self, s: State, seat: int) -> None:
        """The hand lies open; the menu of the Reveal turn is to come."""

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

    def agents_home(self, s: State) -> None:
        """Agents are about to come back from the board."""

    def recalls(self, s: State) -> None:
        """Agents are back; the First Player marker has moved."""

    def endgame_taken(self, s: State, seat: int, action: int) -> None:
        """One of its `endgame_words` was chosen."""
        raise NotImplementedError(self.id)

    def game_ends(self, s: State) -> None:
        """Endgame cards have been played; the final scores are to be compared."""

    # --- what the rules and bots ask ------------------------------------------------------
    def standings(self, s: State) -> list[list[int]]:
        """By seat: what the game is won by, then what parts equals, the more the better; none: as everywhere."""
        return []

    def leaders(self, rules: Ruleset) -> dict[int, int]:
        """Seats that have a Leader of their own whatever the options say, and its kind."""
        return {}

    def first_player(self, s: State, wanted: int) -> int:
        """Who has the First Player marker at the start, `wanted` being the seat that the options name, or NOBODY;
        NO_OPINION: that is not this module's to say."""
        return NO_OPINION

    def receives(self, s: State, seat: int) -> int:
        """Whose units, swords and Influence on the board are meant where an effect of the seat speaks of its own."""
        return seat

    def counted(self, s: State, seat: int, faction: int) -> int:
        """The Influence that the seat counts as having with a faction, for requirements and conditions."""
        return s.players[seat].influence[faction]

    def counted_by_icon(self, s: State, seat: int, faction: int) -> int:
        """The same where the icon of the faction is printed, which the seat may be free to read in another way."""
        return self.counted(s, seat, faction)

    def hooked(self, s: State, seat: int) -> list[int]:
        """Who gets Maker Hooks where an effect of the seat brings them."""
        return [seat]

    def may_fight(self, s: State, seat: int) -> bool:
        """Has the seat troops of its own at all?"""
        return True

    def in_combat(self, s: State, seat: int) -> bool:
        """May the seat play in Combat for somebody else who has units there?"""
        return False

    def playable(self, s: State, seat: int, kind: int, window: int) -> bool:
        """May the seat play this Intrigue card, of this window, for whomever it may still choose to act for?"""
        raise NotImplementedError(self.id)

    def ready(self, s: State, seat: int) -> bool:
        """Has the seat an Agent that may be sent as things stand, if it has one at all?"""
        return True

    def sides(self) -> list[int]:
        """By seat: all who play together with it, as bits, itself among them; none: everybody plays alone."""
        return []

    def offers(self, s: State, seat: int) -> list[int]:
        """Cards that the seat may acquire beside those of the row and the Reserve."""
        return []

    def taken(self, s: State, seat: int, kind: int, place: int) -> bool:
        """The seat acquires this card. True: it was one of `offers` and is gone from there, or the module asks."""
        return False

    def opens(self, s: State, seat: int, kind: int) -> int:
        """The spaces, as bits, that an icon of the card opens which no space has."""
        return 0

    def unblocks(self, s: State, seat: int) -> int:
        """Spaces, as bits, that the seat may enter although others' Agents stand there."""
        return 0

    def troops(self, s: State, seat: int) -> int:
        """Troops of the seat that lie on pieces of the module, neither in garrison, supply nor Conflict."""
        return 0

    def agents_gone(self, s: State, seat: int) -> int:
        """Agents of the seat that have left the game."""
        return 0

    def cards(self, s: State) -> list[int]:
        """Cards that lie with the module, in no other place."""
        return []

    def repeats(self, s: State, seat: int) -> int:
        """How often the seat takes the reward of a Conflict as things stand; what it has only once (control) is never
        taken twice."""
        return 1

    def units(self, s: State, seat: int) -> tuple[int, int]:
        """Its own units that the seat has in the Conflict, and their strength: what it has put into
        `Player.other_units` and `Player.other_strength`."""
        return (0, 0)

    def reward_worth(self, w: Worth, place: int) -> float:
        """What taking this place in the Conflict brings beyond the reward on the card."""
        return 0.0

    def endgame_words(self, s: State, seat: int) -> list[int]:
        """What the seat may do in its go of the Endgame besides playing cards, as actions."""
        return []

    def endgame_worth(self, w: Worth, action: int) -> float:
        raise NotImplementedError(self.id)

    # --- what bots and the table ask -----------------------------------------------------
    def fact_names(self) -> list[str]:
        """What of its component tells how well a party stands, by name: weights are found by these names."""
        return []

    def facts_of(self, s: State, seat: int) -> list[float]:
        """The numbers of these facts, in the same order."""
        return []

    def acquire_worth(self, w: Worth, kind: int) -> float:
        """What acquiring this card brings the seat beyond the card and its box."""
        return 0.0

    def climb_worth(self, w: Worth, faction: int, old: int, now: int) -> float:
        """What an Influence gain brings the seat beyond what stands on the track."""
        return 0.0

    def visited_for(self, s: State, seat: int) -> int:
        """The spaces, as bits, about which `visit_worth` has something to say: it is not asked about others."""
        return s.rules.all_spaces

    def visit_worth(self, w: Worth, space: int) -> float:
        """What sending an Agent there brings the seat, or takes from it, beyond what the space itself does."""
        return 0.0

    def why_closed(self, s: State, seat: int, space: int, cards: list[int], words: Words) -> list[dict[str, str]]:
        """Further lines of why none of these cards can send an Agent there, each with its `text` and its `rule`."""
        return []

    def cited_as(self, s: State, seat: int) -> str:
        """Return how lines of `citing` call the seat where what happens to it follows rules of its own."""
        return ""

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """What the command line shows of the component's facts, in lines."""
        return []

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """By words of the vocabulary: what there is to say to the seat about its things on the table, in such lines."""
        return {}


NO_OPINION: Final = -1
MODULES: Final[dict[str, Module]] = {}


def acting(modules: Sequence[Module], moment: str) -> list[Module]:
    """Those that do something of their own at a moment: where it comes often, the others are not even asked."""
    return [module for module in modules if getattr(type(module), moment) is not getattr(Module, moment)]


def repeats(s: State, seat: int) -> int:
    """How often the seat takes the reward of a Conflict: as often as the module says that says most."""
    times = 1
    for module in s.rules.that_repeat:
        says = module.repeats(s, seat)
        if says > times:
            times = says
    return times


def register(module: Module, *capabilities: Capability) -> None:
    """Make a module known, with all that it does for the rules: the one way in."""
    if module.id in MODULES:
        raise ValueError(f"there is a module {module.id!r} already")
    module.capabilities = list(capabilities)
    MODULES[module.id] = module
