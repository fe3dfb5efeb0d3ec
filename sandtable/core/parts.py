"""The parts of a title and the protocol each must fulfil. A part is a Python module named by the title's meta.

Only `rules` is required. Code that does not know a title by name calls `meta(title).part(...)`, which checks at first
use that the module has everything its protocol asks for. A missing part is refused in one sentence or has a generic
substitute (printer, statistics). One module may be the part of several titles; it tells them apart by `title`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol

from sandtable.core.errors import NoSuchPart

if TYPE_CHECKING:
    from pathlib import Path

    from sandtable.core.contract import Outcome, State
    from sandtable.core.decisions import Decision
    from sandtable.core.events import Event
    from sandtable.core.fluent import Words
    from sandtable.core.observing import Layout
    from sandtable.core.printing import Block, Entry, Line
    from sandtable.scenario import Adapter

Data = dict[str, Any]
# Options that are sets of words, such as boxes, each with the words chosen.
Several = tuple[tuple[str, tuple[str, ...]], ...]

LONE: Final = "lone"  # the id of an offer: whatever a seat can only pass


class Rules(Protocol):
    """Plays the game."""

    def new(self, title: str, seed: int, options: Mapping[str, Any]) -> State:
        """Return a new game at its first decision; options are complete. Also takes `listen=True`, `trace=set()`."""

    def from_bytes(self, data: bytes) -> State:
        """Read a game written by `to_bytes`."""


class Advice(Protocol):
    """The judgement bots use, on a full state or on a view. In a group, a seat's preferences do not depend on other
    seats' sealed answers."""

    def scores(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """Return how much this seat likes each option. Only differences matter."""

    def best(self, state: Any, seat: int, options: list[int]) -> int:
        """Return the option it likes best."""

    def weighty(self, state: Any, seat: int) -> bool:
        """Tell whether the seat's decision deserves a search; otherwise the best option is taken at once. The answer
        uses public information only, since everyone sees how long a bot thinks."""

    def chances(self, state: Any) -> list[float]:
        """Return each party's chance to win. They sum to 1; members of a team each have their team's chance."""

    def horizon(self, state: Any, ahead: int) -> int:
        """Return where a search stops that looks `ahead` stretches (such as rounds) into the game; 1 is the end of the
        current one. Only `play_on` interprets the value, as `until`."""

    def play_on(self, state: Any, seat: int, until: int) -> bool:
        """Play `best` for every seat until this seat has a choice (True; never if it is -1) or `until` is reached
        (False)."""


class SecretAdvice(Protocol):
    """Optional addition for titles with secret choices, which must not be computable from public information. Without
    it, bots always take the best option."""

    def secrecy(self, state: Any, seat: int) -> float:
        """Return the temperature of the mixed strategy from which this seat's answer is drawn, in units of the scores
        (`mixing`); 0 if the answer is public or of no use to others."""


class PricedAdvice(Protocol):
    """Optional addition for titles whose scores predict how well options do, and not only their order. A search then
    treats the scores as evidence beside its own passes."""

    def price(self, state: Any, seat: int) -> float:
        """Return the chance to win that one unit of the scores is worth."""


class Reasons(Protocol):
    """The facts from which reasons for suggested moves are made. A fact `x` has the messages `insight-x-more` and
    `insight-x-less`, with the difference `n` to the other moves."""

    COMPLETES: frozenset[str]  # the kinds of questions that complete the move before them
    WORTH: Mapping[str, float]  # what one more of each fact is worth to the seat, to choose the weightiest

    def soon(self, state: Any, seat: int) -> dict[str, float]:
        """Return the facts of this state, which was played on until the seat had nothing more to decide for now."""

    def later(self, state: Any, seat: int) -> dict[str, float]:
        """Return the facts of this state, which was played on by whole stages, such as rounds."""


class Choosing(Protocol):
    """Maps options to the boxes and modules of a family. Only the family's own rules read it."""

    def choose(self, options: Mapping[str, Any]) -> Any: ...


class TitleTable(Protocol):
    """Presents a game to people: the data the server sends to a page. `words` is always `Sayings()`, because the page
    does the translation. `names` lists everyone in the game, as returned by `names`."""

    def content(self, title: str, options: Mapping[str, Any], words: Words) -> Data:
        """Return every piece in games with these options."""

    def prepare(self, title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
        """Return the options of a new game with random ones filled in."""

    def names(self, state: State, words: Words, people: Sequence[str]) -> list[str]:
        """Return everyone in the game: the people and bots in its seats, then automated parties."""

    def standing(self, state: State) -> Data:
        """Return `round` and `points` for lists of tables."""

    def look(self, state: State, seat: int, words: Words, names: Sequence[str]) -> Data:
        """Return everything a seat is shown; `options` holds each `action` with its `label`."""

    def watch(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Return what is public, for spectators."""

    def look_at_all(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Return everything, for finished games."""

    def hidden_choice(self, state: State, seat: int) -> bool:
        """Tell whether other players cannot see that this seat has more than one option."""

    def label(self, state: State, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
        """Return the name of an option before it is chosen."""

    def refusal(self, state: State, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
        """Return why the seat may not choose this word, if that can be told, and the rule behind it."""

    def lines(
        self, events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
    ) -> list[Data]:
        """Return the log for a person with these seats (None sees everything). `events` are all events of the game so
        far; lines are made from index `start` on, and may look back (`recap`)."""

    def end(self, state: State, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
        """Return the final scores; `events` are all events of the game."""


class TeamTable(Protocol):
    """Optional addition for titles with teams."""

    def teams(self, options: Mapping[str, Any]) -> list[list[int]]:
        """Return the seats of each team in a game with these options; empty if there are no teams."""


class OfferTable(Protocol):
    """Optional addition for titles that often offer something players usually decline."""

    def offers(self, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the types of offers that may be declined in advance, each with `id`, `label` and `modes`, the cases
        in which it may be asked all the same, again with `id` and `label`. The one with the id `LONE` is declined by
        default."""

    def offer(self, state: State, seat: int) -> tuple[str, int] | None:
        """Return the offer this seat is asked about and the action that declines it, or None."""

    def passes(self, state: State, seat: int) -> tuple[str, int] | None:
        """Return the question and the action of a seat that can do nothing, or None if that is not a pass. The answer
        follows from the question, never from what the seat holds."""


class StandingTable(OfferTable, Protocol):
    """Optional addition for titles with standing answers other than the ids of their offers."""

    def may_keep(self, options: Mapping[str, Any], text: str) -> bool:
        """Tell whether a text is such a standing answer."""

    def settled(self, state: State, seat: int, kept: Sequence[str]) -> int | None:
        """Return the action that these standing answers give to the current question of this seat, or None if they say
        nothing about it."""


class TimedTable(Protocol):
    """The further part of a title whose questions may have time limits of their own, apart from the table's clock."""

    def limit(self, state: State, seat: int) -> tuple[int, int] | None:
        """Return the seconds that this seat, which is asked, has for its answer, and the action that is taken for it
        when they are over; `None` where there is no limit. It follows from what lies open."""


class FreeTable(Protocol):
    """The further part of a title whose seats may say free words (`sandtable.core.contract.FreeState`). In its views
    `terms` are the numbers of the moves whose texts the reader may see, in a line of its log the one that it is about.
    The part `advice` has `answer(state, seat, options)` besides: what a bot says that is called, or -1."""

    def takes_text(self, word: str) -> bool:
        """Tell whether a text goes with this free word and is kept with its move."""


class Observation(Protocol):
    """A position as a row of numbers, for environments."""

    VERSION: int  # of what a row says; the names of environments carry it

    def layout(self, title: str, options: Mapping[str, Any]) -> Layout:
        """Return the layout of a row in games with these options, which are complete."""

    def layout_of(self, state: Any) -> Layout:
        """Return the layout of the rows of this game; also for the known part of a view."""


class Statistics(Protocol):
    """Per-game statistics for the arena, and how it balances matches."""

    def cast(self, options: Mapping[str, Any], block: int, seed: int, title: str) -> Data:
        """Return the options of one block of games, with Leaders or factions dealt equally often."""

    def parties(self, game: Any) -> int:
        """Return how many parties can win: the seats, and automated parties that can."""

    def results(self, game: Any, events: list[Event]) -> list[Data]:
        """Return for each party that can win: `leader`, `cards`, `sources` of its points and `points_by_round`, where
        the title has them. `events` are all events of a finished game."""

    def name(self, id: str) -> str:
        """Return a readable name of a source, or of a piece such as `leader:paul_atreides`."""


class Covered(Protocol):
    """A record of what occurred in some games."""

    trace: set[int]  # given to new games

    def decision(self, decision: Decision) -> None: ...

    def game(self, game: Any) -> None:
        """Add a finished game, with its events."""

    def reached(self) -> set[str]: ...


class CoveragePart(Protocol):
    """Lists what can occur in games, and what did."""

    Coverage: Callable[[], Covered]

    def unreached(self, options: Mapping[str, Any], reached: set[str], title: str) -> list[str]:
        """Return what can occur with these options and did not."""


class Invariants(Protocol):
    """Checks that hold for every position, and options for games that show everything."""

    def check(self, state: Any) -> None:
        """Raise AssertionError if the position is impossible."""

    def check_decision(self, state: Any, decision: Decision) -> None:
        """Raise AssertionError if the decision is impossible."""

    def trial(self, title: str, number: int) -> Data:
        """Return options for game `number`: over many numbers, everything the title has is used."""


class Followed(Protocol):
    """A game that is watched from its first decision."""

    def follow(self, state: Any) -> None:
        """Check the last action and take its events; raise AssertionError if something impossible happened."""


class CourseInvariants(Protocol):
    """Optional addition for invariants that watch more than one position."""

    def course(self, state: Any) -> Followed:
        """Return a watcher for a game that has just begun and records events."""


class Scenarios(Protocol):
    """Adapts the scenario language (given, do, expect) to this title."""

    def adapter(self, title: str, seats: int, several: Several = ()) -> Adapter:
        """Return the adapter of games with this many seats; `several`: the options that are sets of words."""


class Lessons(Protocol):
    """Names the folders with the lessons of a title (`sandtable.lessons`)."""

    def folders(self, title: str) -> Sequence[Path]:
        """Return the folders; their files may also be lessons of other titles, and each names its own."""


class Guides(Protocol):
    """Names the folders with the guides of first games (`sandtable.guides`)."""

    def folders(self, title: str) -> Sequence[Path]:
        """Return the folders; their files may also be guides of other titles, and each names its own."""


class Printer(Protocol):
    """Prints pieces and positions on the command line. `names` lists everyone in the game, as returned by `names`."""

    def pieces(self, title: str, words: Words) -> list[Entry]:
        """Return every piece, without its lines."""

    def piece(self, title: str, entry: Entry, words: Words) -> Entry:
        """Return the piece with its lines."""

    def names(self, state: Any, words: Words) -> list[str]:
        """Return everyone in the game, named by what they play."""

    def together(self, views: Sequence[Data]) -> Data:
        """Combine the views of all seats into one position, each seat's own knowledge included."""

    def position(self, data: Data, seat: int | None, words: Words) -> list[Block]:
        """Return a position (a view or the result of `together`) as printable blocks, without the open question."""

    def asked(self, state: Any, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
        """Return the question a seat must answer and a label for each option, in the order of the decision."""

    def event(self, event: Event, words: Words, names: Sequence[str]) -> Line:
        """Return an event as one line."""

    def outcome(self, outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
        """Return the outcome as one line."""


class PagePrinter(Printer, Protocol):
    """Optional addition for titles whose pages are sent another form of a position than `view(seat).as_dict()`."""

    def from_page(self, data: Data) -> Data:
        """Return a position as `position` takes it, from the data that a page is sent."""


class Winning(Protocol):
    """Tells how a game is won, read from its rules and pieces. Names of sources are those of the part `statistics`."""

    def ways(self, title: str) -> list[Data]:
        """Return the sets of options, apart from boxes, for which figures are counted separately."""

    def sources(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return every source of points: `id`, `name` in words, `points` that it gives at once."""

    def named(self, id: str, words: Words) -> str:
        """Return the name of a source in words."""

    def reasons(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the ways in which a game can be won: `id` is the reason of the outcome, `text` tells it in words."""

    def strengths(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the Leaders or factions: `id`, `name` in words, `thing` as the page names it, `gives`, the icons of
        what their abilities give."""


# What each part must have.
PROTOCOLS: Final[dict[str, type]] = {
    "rules": Rules,
    "choice": Choosing,
    "advice": Advice,
    "reasons": Reasons,
    "table": TitleTable,
    "observation": Observation,
    "statistics": Statistics,
    "coverage": CoveragePart,
    "invariants": Invariants,
    "scenarios": Scenarios,
    "lessons": Lessons,
    "guides": Guides,
    "printer": Printer,
    "winning": Winning,
}


def wanted(protocol: type) -> list[str]:
    """Return the names a protocol asks for."""
    there = [*vars(protocol), *vars(protocol).get("__annotations__", ())]
    return sorted(name for name in there if not name.startswith("_"))


def lacking(module: ModuleType, protocol: type) -> list[str]:
    """Return the names of a protocol that a module lacks."""
    return [name for name in wanted(protocol) if not hasattr(module, name)]


def check(title: str, part: str, module: ModuleType, protocol: type) -> None:
    """Raise `NoSuchPart` if the module lacks anything its protocol asks for."""
    missing = lacking(module, protocol)
    if missing:
        raise NoSuchPart(f"the {part} of the title {title!r} ({module.__name__}) lacks {', '.join(missing)}")
