"""What a title consists of: its parts, each a module that the title's meta names, and the protocol each must fulfil.

Only `rules` must be there. Whoever knows no title by name goes through `meta(title).part(...)`, which sees at the first
use that a module has all of its part; what a title leaves out is refused in one sentence, or has a plain substitute
(a printer, statistics). One module may be the part of several titles: what differs between them is told by `title`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol

from sandtable.core.errors import NoSuchPart

if TYPE_CHECKING:
    from sandtable.core.contract import Outcome, State
    from sandtable.core.decisions import Decision
    from sandtable.core.events import Event
    from sandtable.core.fluent import Words
    from sandtable.core.observing import Layout
    from sandtable.core.printing import Block, Entry, Line
    from sandtable.scenario import Adapter

Data = dict[str, Any]

LONE: Final = "lone"  # the id of an offer: whatever a seat can only pass


class Rules(Protocol):
    """Plays the game."""

    def new(self, title: str, seed: int, options: Mapping[str, Any]) -> State:
        """A new game up to its first decision; the options are complete. Also taken: `listen=True`, `trace=set()`."""

    def from_bytes(self, data: bytes) -> State:
        """What `to_bytes` wrote."""


class Advice(Protocol):
    """What bots go by, on a full state as well as on what a view shows of it. Where several seats decide at once, what
    one of them likes does not depend on what others have sealed."""

    def scores(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """How much this seat, which is asked, likes each option; only differences matter."""

    def best(self, state: Any, seat: int, options: list[int]) -> int:
        """The option it likes best."""

    def weighty(self, state: Any, seat: int) -> bool:
        """Whether what this seat is asked is worth a search. It follows from what lies open, since everybody sees how
        long a bot thinks; where it is not, the best option is taken at once."""

    def chances(self, state: Any) -> list[float]:
        """How likely each party is to win. They add up to 1; where some win together each of them has the whole chance
        of its team, and they add up to how many a team has."""

    def horizon(self, state: Any, ahead: int) -> int:
        """Where a search from here stops that looks so many stretches of the game ahead, rounds for instance; 1 is
        the end of the one that is on. `play_on` takes it as `until`, and nobody else knows what it means."""

    def play_on(self, state: Any, seat: int, until: int) -> bool:
        """Play by `best` for everybody, up to where the seat has a choice (True; -1: nowhere) or `until` is over."""


class SecretAdvice(Protocol):
    """What the advice of a title has besides in which seats choose in secret: a choice that could be computed from what
    lies open would be none. Where a title has nothing of the sort, the best option is always taken."""

    def secrecy(self, state: Any, seat: int) -> float:
        """The heat of the mixed strategy from which this seat's answer is drawn, in the coin of the scores (`mixing`);
        0 where others see the answer, or can do nothing with it."""


class Choosing(Protocol):
    """Which boxes and modules of a family of titles the options choose; read by the family's own rules alone."""

    def choose(self, options: Mapping[str, Any]) -> Any: ...


class TitleTable(Protocol):
    """Puts a game before people: what the server sends to a page. `words` is always `Sayings()`: the page speaks the
    reader's language itself. `names` are everybody in the game, as `names` gives them."""

    def content(self, title: str, options: Mapping[str, Any], words: Words) -> Data:
        """Every piece that is in games with these options."""

    def prepare(self, title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
        """The options of a new game with what was left to chance filled in."""

    def names(self, state: State, words: Words, people: Sequence[str]) -> list[str]:
        """Everybody in the game: the people (and bots) on its seats, then whoever else takes part."""

    def standing(self, state: State) -> Data:
        """`round` and `points`, for lists of tables."""

    def look(self, state: State, seat: int, words: Words, names: Sequence[str]) -> Data:
        """All that a seat is shown; `options` holds every `action` with its `label`."""

    def watch(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """What lies open to everybody."""

    def look_at_all(self, state: State, words: Words, names: Sequence[str]) -> Data:
        """Everything, for games that are over."""

    def hidden_choice(self, state: State, seat: int) -> bool:
        """Whether it is hidden from others if this seat, which is asked now, has more than one option."""

    def label(self, state: State, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
        """What choosing this option is called, before it is chosen."""

    def refusal(self, state: State, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
        """Why the seat that is asked may not choose this word, as far as it can be told, and the rule behind it."""

    def lines(
        self, events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
    ) -> list[Data]:
        """The log for somebody with these seats; `None` may know everything. `events` are all of the game so far, of
        which those from `start` on are told: a line may look back (`recap`)."""

    def end(self, state: State, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
        """Final scores; `events` are all of the game."""


class TeamTable(Protocol):
    """What a title has besides in which some play together."""

    def teams(self, options: Mapping[str, Any]) -> list[list[int]]:
        """The seats of each team in a game with these options; none if everybody plays for themselves."""


class OfferTable(Protocol):
    """What a title has besides in which people are often offered something that they may never want."""

    def offers(self, options: Mapping[str, Any], words: Words) -> list[Data]:
        """The kinds of offers in games with these options that may be declined beforehand: `id` and `label`; the one
        of the id `LONE` is declined for everybody who does not say otherwise."""

    def offer(self, state: State, seat: int) -> tuple[str, int] | None:
        """The offer that this seat is asked about now, and the action that declines it; `None` if it is none."""

    def passes(self, state: State, seat: int) -> tuple[str, int] | None:
        """What this seat is asked, and the action of those who can do nothing; `None` where that is no pass. It follows
        from the question, never from what the seat holds."""


class Observation(Protocol):
    """A position as a row of numbers, for environments."""

    VERSION: int  # of what a row says; the names of environments carry it

    def layout(self, title: str, options: Mapping[str, Any]) -> Layout:
        """What stands where in the rows of games with these options, which are complete."""


class Statistics(Protocol):
    """What the arena counts of a game, and how it balances matches."""

    def cast(self, options: Mapping[str, Any], block: int, seed: int, title: str) -> Data:
        """The options of one block of games, with what is to come up equally often dealt out."""

    def parties(self, game: Any) -> int:
        """How many can win: the seats, and automated parties that can."""

    def results(self, game: Any, events: list[Event]) -> list[Data]:
        """Of each party that can win: `leader`, `cards`, `sources` of its points, `points_by_round`, as far as there
        is such a thing. `events` are all of a game that is over."""

    def name(self, id: str) -> str:
        """A readable name of a source, or of a piece such as `leader:paul_atreides`."""


class Covered(Protocol):
    """What occurred in some games."""

    trace: set[int]  # given to new games

    def decision(self, decision: Decision) -> None: ...

    def game(self, game: Any) -> None:
        """One that is over, with its events."""

    def reached(self) -> set[str]: ...


class CoveragePart(Protocol):
    """What can occur in games, and what did."""

    Coverage: Callable[[], Covered]

    def unreached(self, options: Mapping[str, Any], reached: set[str], title: str) -> list[str]:
        """What can occur with these options and did not."""


class Invariants(Protocol):
    """What must be true of every position, and games that show all there is."""

    def check(self, state: Any) -> None:
        """Raises AssertionError with what is wrong."""

    def check_decision(self, state: Any, decision: Decision) -> None:
        """Likewise, of what a seat is asked."""

    def trial(self, title: str, number: int) -> Data:
        """Options of a new game: over many numbers, everything a title has comes up."""


class Followed(Protocol):
    """A game as it goes on, from its first decision."""

    def follow(self, state: Any) -> None:
        """After an action: raises AssertionError with what is wrong or cannot have happened. It takes the events."""


class CourseInvariants(Protocol):
    """What the invariants of a title have besides that look at more of a game than one position."""

    def course(self, state: Any) -> Followed:
        """Of a game that has just begun, and is listened to."""


class Scenarios(Protocol):
    """How given, do, expect speak of this title."""

    def adapter(self, title: str, seats: int) -> Adapter: ...


class Printer(Protocol):
    """Pieces and positions on the command line. `names` are everybody in the game, as `names` gives them."""

    def pieces(self, title: str, words: Words) -> list[Entry]:
        """Every piece, without its lines."""

    def piece(self, title: str, entry: Entry, words: Words) -> Entry:
        """The same piece with its lines."""

    def names(self, state: Any, words: Words) -> list[str]:
        """Everybody in the game, by what they play."""

    def together(self, views: Sequence[Data]) -> Data:
        """One position from the views of all seats: what each knows of itself."""

    def position(self, data: Data, seat: int | None, words: Words) -> list[Block]:
        """A position (a view in words, or `together`) for the eye, without what is asked."""

    def asked(self, state: Any, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
        """The question a seat has to answer, and each of its options, in the order of the decision's."""

    def event(self, event: Event, words: Words, names: Sequence[str]) -> Line:
        """What happened, in a line."""

    def outcome(self, outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
        """How the game ended, in a line."""


# What each part must have.
PROTOCOLS: Final[dict[str, type]] = {
    "rules": Rules,
    "choice": Choosing,
    "advice": Advice,
    "table": TitleTable,
    "observation": Observation,
    "statistics": Statistics,
    "coverage": CoveragePart,
    "invariants": Invariants,
    "scenarios": Scenarios,
    "printer": Printer,
}


def wanted(protocol: type) -> list[str]:
    """The names that a protocol asks for."""
    there = [*vars(protocol), *vars(protocol).get("__annotations__", ())]
    return sorted(name for name in there if not name.startswith("_"))


def lacking(module: ModuleType, protocol: type) -> list[str]:
    """What a module has not of what a protocol asks for."""
    return [name for name in wanted(protocol) if not hasattr(module, name)]


def check(title: str, part: str, module: ModuleType, protocol: type) -> None:
    missing = lacking(module, protocol)
    if missing:
        raise NoSuchPart(f"the {part} of the title {title!r} ({module.__name__}) lacks {', '.join(missing)}")
