"""The parts of a title and the protocol of each. A part is a Python module named by the title's meta.

Only `rules` is required. Code that does not know a title by name calls `meta(title).part(...)`, which checks at first
use that the module has everything its protocol requires. If a title lacks a part, the caller refuses with one sentence
or uses a generic substitute (printer, statistics). One module may be the part of several titles; the argument `title`
distinguishes them.
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

LONE: Final = "lone"  # the id of the offer type for questions that a seat can only pass


class Rules(Protocol):
    """The part `rules`: it starts games and reads saved ones."""

    def new(self, title: str, seed: int, options: Mapping[str, Any]) -> State:
        """Return a new game at its first decision; `options` has a value for every option. Also takes `listen=True`,
        `trace=set()`."""

    def from_bytes(self, data: bytes) -> State:
        """Return the game that `to_bytes` wrote."""


class Advice(Protocol):
    """The part `advice`: how bots judge options and positions, in a full state or in the part of it that a view knows.

    In a group, a seat's preferences do not depend on other seats' sealed answers.
    """

    def scores(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """Return a score for each option: how much this seat likes it. Only differences between scores matter."""

    def best(self, state: Any, seat: int, options: list[int]) -> int:
        """Return the option that this seat likes best."""

    def weighty(self, state: Any, seat: int) -> bool:
        """Tell whether the seat's decision deserves a search; otherwise a bot takes the best option at once.

        The answer depends on public information only, since everyone sees how long a bot thinks.
        """

    def chances(self, state: Any) -> list[float]:
        """Return each party's chance to win. The chances sum to 1 over parties or teams; each member has the chance of
        its team."""

    def horizon(self, state: Any, ahead: int) -> int:
        """Return a number for the point in the game where a search ends that looks `ahead` stages (such as rounds) into
        the future; 1 means the end of the current stage. Only `play_on` interprets it, as `until`."""

    def play_on(self, state: Any, seat: int, until: int) -> bool:
        """Play the `best` option for every seat until this seat has a choice (return True) or `until` is reached
        (return False). With seat -1 no choice stops the play."""


class SecretAdvice(Protocol):
    """Optional addition to `Advice`, for titles with choices that others must not be able to compute from public
    information. Without it, bots always take the best option."""

    def secrecy(self, state: Any, seat: int) -> float:
        """Return the temperature of the mixed strategy (`core.mixing`) from which this seat's answer is drawn, in units
        of the scores; 0 if the answer is public or if knowing it is of no use to others."""


class PricedAdvice(Protocol):
    """Optional addition to `Advice`, for titles whose scores predict how well options do, and not only their order. A
    search then counts the scores as evidence beside its own results."""

    def price(self, state: Any, seat: int) -> float:
        """Return the gain in the chance to win that one unit of the scores is worth."""


class Reasons(Protocol):
    """The part `reasons`: the facts from which the reasons for suggested moves are made. A fact `x` has the messages
    `insight-x-more` and `insight-x-less`, whose `n` is the difference from the other moves."""

    COMPLETES: frozenset[str]  # the kinds of questions that complete the move before them
    WORTH: Mapping[str, float]  # the worth of one more of each fact to the seat, by which the weightiest are chosen

    def soon(self, state: Any, seat: int) -> dict[str, float]:
        """Return the facts, by name, of the position soon after a suggested move: it was played on until the seat has
        nothing more to decide for now."""

    def later(self, state: Any, seat: int) -> dict[str, float]:
        """Return the facts, by name, of the position later after a suggested move: it was played on for some whole
        stages of the game, such as rounds."""


class Choosing(Protocol):
    """The part `choice`: it finds the boxes and modules of a family that options select. Only the family's own rules
    read it."""

    def choose(self, options: Mapping[str, Any]) -> Any: ...


class TitleTable(Protocol):
    """The part `table`: it makes the data that the server sends to a page. `words` is always `Sayings()`, because the
    page does the translation. The argument `names` has the names of all parties, as the method `names` returns them."""

    def content(self, title: str, options: Mapping[str, Any], words: Words) -> Data:
        """Return every piece in games with these options, as data for the page."""

    def prepare(self, title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
        """Return the options of a new game with random ones filled in; `pick` chooses an item of a list."""

    def names(self, state: State, words: Words, people: Sequence[str]) -> list[str]:
        """Return the names of all parties: the people and bots in the seats (`people`), then automated parties."""

    def standing(self, state: State) -> Data:
        """Return the `round` and the `points` of a game, for lists of tables."""

    def look(self, state: State, seat: int, words: Words, names: Sequence[str]) -> Data:
        """Return everything that the page shows a seat; its `options` have an `action` and a `label` each."""

    def watch(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Return everything that the page shows spectators: what is public."""

    def look_at_all(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Return everything that the page shows of a finished game, with nothing hidden."""

    def hidden_choice(self, state: State, seat: int) -> bool:
        """Tell whether this seat may have more than one option without other players being able to see that."""

    def label(self, state: State, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
        """Return the label of an option that has not been chosen yet."""

    def refusal(self, state: State, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
        """Return two texts: the reason why the seat may not choose this word, or None if it cannot be told, and the
        rule behind it."""

    def lines(
        self, events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
    ) -> list[Data]:
        """Return the log for a person who plays these seats (None sees everything). `events` are all events of the game
        so far, since a recap looks back; lines are made of those from index `start` on."""

    def end(self, state: State, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
        """Return the final scores; `events` are all events of the game."""


class TeamTable(Protocol):
    """Optional addition to `TitleTable`, for titles with teams."""

    def teams(self, options: Mapping[str, Any]) -> list[list[int]]:
        """Return the seats of each team in a game with these options; empty if there are no teams."""


class OfferTable(Protocol):
    """Optional addition to `TitleTable`, for titles with frequent offers that players usually decline."""

    def offers(self, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the types of offers (questions that a player may decline in advance). Each has `id`, `label` and
        `modes`, the cases in which the player is asked nevertheless, each with `id` and `label`. The type with the id
        `LONE` is declined by default."""

    def offer(self, state: State, seat: int) -> tuple[str, int] | None:
        """Return the type of the offer that this seat is asked about and the action that declines it; None if it is
        asked something else."""

    def passes(self, state: State, seat: int) -> tuple[str, int] | None:
        """Return the kind of the current question and the action that passes, which a seat takes if it can do nothing
        else; None if the question cannot be passed. The result depends on the question, never on what the seat
        holds."""


class StandingTable(OfferTable, Protocol):
    """Optional addition to `OfferTable`, for titles where players may keep other standing answers than the ids of
    offers."""

    def may_keep(self, options: Mapping[str, Any], text: str) -> bool:
        """Tell whether a text is a standing answer that a player of this title may keep."""

    def settled(self, state: State, seat: int, kept: Sequence[str]) -> int | None:
        """Return the action that a seat's standing answers give to its current question, or None if they give none."""


class TimedTable(Protocol):
    """Optional addition to `TitleTable`, for titles whose questions may have time limits of their own, besides the
    table's clock."""

    def limit(self, state: State, seat: int) -> tuple[int, int] | None:
        """Return the seconds that this seat has for its answer, and the action that is taken for it afterwards; None if
        there is no limit. The result follows from public information."""


class FreeTable(Protocol):
    """Optional addition to `TitleTable`, for titles whose seats may say free words
    (`sandtable.core.contract.FreeState`).

    In its views, `terms` are the numbers of the moves whose texts the reader may see; in a line of its log, `terms` is
    the number of the move that the line is about. The part `advice` also has `answer(state, seat, options)`: the free
    word that a bot says when its seat is in `called`, or -1.
    """

    def takes_text(self, word: str) -> bool:
        """Tell whether a player may attach a text to this free word, which is kept with the move."""


class Observation(Protocol):
    """The part `observation`: it defines how a position is shown as a row of numbers, for environments."""

    VERSION: int  # the version of the rows; it is part of the names of environments

    def layout(self, title: str, options: Mapping[str, Any]) -> Layout:
        """Return the layout of the rows of games with these options; `options` has a value for every option."""

    def layout_of(self, state: Any) -> Layout:
        """Return the layout of the rows of a game, given as a state or as the known part of a view."""


class Statistics(Protocol):
    """The part `statistics`: what the arena counts in each game, and how it balances matches."""

    def cast(self, options: Mapping[str, Any], block: int, seed: int, title: str) -> Data:
        """Return the options of the games of one block, with Leaders or factions dealt so that over many blocks each
        appears equally often."""

    def parties(self, game: Any) -> int:
        """Return the number of parties that can win: the seats, and those automated parties that compete."""

    def results(self, game: Any, events: list[Event]) -> list[Data]:
        """Return for each party that can win its `leader`, `cards`, `sources` of points and `points_by_round`, as far
        as the title has them. `events` are all events of a finished game."""

    def name(self, id: str) -> str:
        """Return a readable name of a source of points, or of a piece such as `leader:paul_atreides`."""


class Covered(Protocol):
    """A collection of everything that occurred in some games."""

    trace: set[int]  # given to new games

    def decision(self, decision: Decision) -> None: ...

    def game(self, game: Any) -> None:
        """Add the events and the outcome of a finished game."""

    def reached(self) -> set[str]: ...


class CoveragePart(Protocol):
    """The part `coverage`: it lists everything that can occur in games, and collects everything that did."""

    Coverage: Callable[[], Covered]

    def unreached(self, options: Mapping[str, Any], reached: set[str], title: str) -> list[str]:
        """Return the ids of everything that can occur with these options and is not among `reached`."""


class Invariants(Protocol):
    """The part `invariants`: checks that every position must pass, and options for games that show everything."""

    def check(self, state: Any) -> None:
        """Raise AssertionError if the position cannot occur in a game."""

    def check_decision(self, state: Any, decision: Decision) -> None:
        """Raise AssertionError if the decision cannot occur in a game."""

    def trial(self, title: str, number: int) -> Data:
        """Return the options of trial game number `number`; together, the trial games use everything that the title
        has."""


class Followed(Protocol):
    """The checks of one game that follow it from its first decision on."""

    def follow(self, state: Any) -> None:
        """Check the game after its last action and take its events; raise AssertionError if something impossible
        happened."""


class CourseInvariants(Protocol):
    """Optional addition to `Invariants`, for invariants that concern more than one position."""

    def course(self, state: Any) -> Followed:
        """Return the checks that follow a game, which has just begun and records events."""


class Scenarios(Protocol):
    """The part `scenarios`: it adapts the scenario language (given, do, expect) to this title."""

    def adapter(self, title: str, seats: int, several: Several = ()) -> Adapter:
        """Return the adapter for games with this many seats; `several` has the options whose values are sets of
        words."""


class Lessons(Protocol):
    """The part `lessons`: it names the folders with the lessons of a title (`sandtable.lessons`)."""

    def folders(self, title: str) -> Sequence[Path]:
        """Return the folders of lessons; their files may also be lessons of other titles, and each file names its
        title."""


class Guides(Protocol):
    """The part `guides`: it names the folders with the guides of first games (`sandtable.guides`)."""

    def folders(self, title: str) -> Sequence[Path]:
        """Return the folders of guides; their files may also be guides of other titles, and each file names its
        title."""


class Printer(Protocol):
    """The part `printer`: it prints pieces and positions on the command line. The argument `names` has the names of all
    parties, as the method `names` returns them."""

    def pieces(self, title: str, words: Words) -> list[Entry]:
        """Return an entry for every piece, without its lines."""

    def piece(self, title: str, entry: Entry, words: Words) -> Entry:
        """Return the piece of this entry with its lines filled in."""

    def names(self, state: Any, words: Words) -> list[str]:
        """Return the names of all parties, by the Leader or faction that each plays."""

    def together(self, views: Sequence[Data]) -> Data:
        """Return the views of all seats combined into one position, which shows everything that any of the seats
        knows."""

    def position(self, data: Data, seat: int | None, words: Words) -> list[Block]:
        """Return a position (a view as a dict, or the result of `together`) as printable blocks, without the open
        question."""

    def asked(self, state: Any, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
        """Return the text of the question that a seat must answer and a label for each option, in the order of the
        decision."""

    def event(self, event: Event, words: Words, names: Sequence[str]) -> Line:
        """Return an event as one line of text."""

    def outcome(self, outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
        """Return the outcome as one line of text."""


class PagePrinter(Printer, Protocol):
    """Optional addition to `Printer`, for titles that send their pages a position in another form than
    `view(seat).as_dict()`."""

    def from_page(self, data: Data) -> Data:
        """Convert the data that a page receives to the form that `position` takes."""


class Winning(Protocol):
    """The part `winning`: it tells how a game is won, as its rules and pieces define it. Sources of points have the ids
    of the part `statistics`."""

    def ways(self, title: str) -> list[Data]:
        """Return the ways to play for which figures are counted separately, each as the options that it sets; the
        default options and the option `boxes` are not among them."""

    def sources(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return every source of points: its `id`, its `name` in words, and the `points` that it gives at once."""

    def named(self, id: str, words: Words) -> str:
        """Return the name of a source of points in words."""

    def reasons(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the ways in which a game can be won: `id` is the reason in the outcome, `text` puts it into words."""

    def strengths(self, title: str, options: Mapping[str, Any], words: Words) -> list[Data]:
        """Return the Leaders or factions: the `id`, the `name` in words, the `thing` as the page names it, and in
        `gives` the icons of everything that the abilities give."""


# The protocol of each part.
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
    """Return the names of the functions and constants that a protocol requires."""
    there = [*vars(protocol), *vars(protocol).get("__annotations__", ())]
    return sorted(name for name in there if not name.startswith("_"))


def lacking(module: ModuleType, protocol: type) -> list[str]:
    """Return the names that a protocol requires and a module lacks."""
    return [name for name in wanted(protocol) if not hasattr(module, name)]


def check(title: str, part: str, module: ModuleType, protocol: type) -> None:
    """Raise `NoSuchPart` if the module lacks anything that its protocol requires."""
    missing = lacking(module, protocol)
    if missing:
        raise NoSuchPart(f"the {part} of the title {title!r} ({module.__name__}) lacks {', '.join(missing)}")
