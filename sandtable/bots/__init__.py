"""Bots: players that are programs. A bot sees what its seat may see, and picks one of the options.

    bot = make("R")                                     # or "random"
    bot = make("S:400")                                 # search, 400 passes for each decision
    bot = make("N")                                     # a trained net, if there are weights for the title
    bot = make("my_package:MyBot")                      # a class of your own (sandtable.bots.own)
    action = bot.choose(view, decision, rng)

A bot is named by its letter or its name. A bot that thinks also takes a budget: `S:400` is 400 passes, `S:500ms` is
half a second, `S:400x2` is 400 passes in two processes. A bot of your own is named by its module and class. A bot
keeps no state between decisions that a restart would lose, and takes its randomness from the generator it is given:
the same seed gives the same game (unless the budget is in milliseconds).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sandtable.bots.own import UnknownBot as UnknownBot
from sandtable.bots.own import check, name_of, read_own
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class Bot(Protocol):
    """The interface of a bot.

    `needs_view` is False for a bot that never looks at the game; then no view is built for it. `table_name` is the
    bot's name at the table, shown beside people's names.
    """

    name: str
    table_name: str
    needs_view: bool

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        """Return one of `decision.options`. `view` is None only if the bot needs none."""


# A bot by its spec, an object that is one, or the class of one.
Named: TypeAlias = str | Bot | type[Bot]

# Letter, name, and "module:class": a bot's module is imported only when the bot is used.
_BOTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("R", "random", "sandtable.bots.random_bot:RandomBot"),
    ("G", "greedy", "sandtable.bots.greedy_bot:GreedyBot"),
    ("S", "search", "sandtable.bots.search_bot:SearchBot"),
    ("N", "net", "sandtable.bots.net_bot:NetBot"),
    ("NS", "net-search", "sandtable.bots.net_search:NetSearchBot"),
)
_EXAMPLES: Final = "R, G, S:400 (passes), S:500ms (milliseconds), S:400x2 (in two processes)"
_BUDGET: Final = re.compile(r"([0-9]{1,9})(ms)?(?:x([0-9]{1,2}))?")


class _Spec(NamedTuple):
    letter: str  # or module:Class
    name: str
    made_by: Any  # the class
    budget: int | None  # passes or milliseconds; None for a bot that does not think
    clock: bool  # whether the budget is in milliseconds
    processes: int


def known() -> dict[str, str]:
    """Return the bots of this package, as a dict from letter to name."""
    return {letter: name for letter, name, _ in _BOTS}


def _read(spec: str) -> _Spec:
    wanted, colon, budget = spec.strip().lower().partition(":")
    for letter, name, where in _BOTS:
        if wanted in (letter.lower(), name):
            return _ours(spec, letter, name, where, budget if colon else None)
    return _own(spec)


@lru_cache(64)  # a server makes a bot for every move
def _ours(spec: str, letter: str, name: str, where: str, budget: str | None) -> _Spec:
    """Return the parsed spec of a bot in `_BOTS`, whose class is loaded from `where`."""
    module, _, attribute = where.partition(":")
    try:
        made_by = getattr(import_module(module), attribute)
    except ImportError as error:
        raise UnknownBot(f"the {name} bot cannot be loaded here: {error}") from error
    return _with_budget(spec, letter, name, made_by, budget)


def _own(spec: str) -> _Spec:
    """Return the parsed spec of a bot from outside this package, named by its module and class; raise UnknownBot if it
    has another form."""
    own = read_own(spec)
    if own is not None:
        return _with_budget(spec, own[0], own[1].__name__, own[1], own[2])
    there = ", ".join(f"{letter} ({name})" for letter, name in known().items())
    raise UnknownBot(
        f"there is no bot {spec!r}; there are {there}; for example {_EXAMPLES}; a bot of your own is named by its "
        "module and class: my_package:MyBot"
    )


def _with_budget(spec: str, letter: str, name: str, made_by: Any, budget: str | None) -> _Spec:
    default: int | None = getattr(made_by, "default_passes", None)
    if budget is None:
        return _Spec(letter, name, made_by, default, False, 1)
    if default is None:
        raise UnknownBot(f"the {name} bot takes no number: {letter}, not {spec!r}")
    most: int = getattr(made_by, "most_processes", 1)
    given = _BUDGET.fullmatch(budget.lower())
    processes = int(given[3] or 1) if given else 0
    if given is None or int(given[1]) == 0 or not 1 <= processes <= most:
        raise UnknownBot(
            f"the {name} bot takes how long it thinks, as a whole number from 1: "
            f"{letter}:{default} (passes) or {letter}:500ms (milliseconds), and in how many processes, up to "
            f"{most}: {letter}:{default}x2; not {spec!r}"
        )
    return _Spec(letter, name, made_by, int(given[1]), given[2] is not None, processes)


def make(wanted: Named) -> Bot:
    """Return the bot named by a letter or a name (in upper or lower case) or by `module:Class`. Of a class, return an
    instance; return an object that already is a bot unchanged."""
    if isinstance(wanted, type):
        return _made(_with_budget(wanted.__name__, name_of(wanted), wanted.__name__, wanted, None))
    if not isinstance(wanted, str):
        check(wanted, repr(wanted))
        return wanted
    return _made(_read(wanted))


def _made(read: _Spec) -> Bot:
    how: dict[str, Any] = {}
    if read.budget is not None and read.clock:
        how = {"iterations": 0, "milliseconds": float(read.budget), "processes": read.processes}
    elif read.budget is not None:
        how = {"iterations": read.budget, "processes": read.processes}
    if is_ours(read.letter):
        bot: Bot = read.made_by(**how)
        return bot
    try:
        bot = read.made_by(**how)
    except Exception as error:
        raise UnknownBot(f"the bot {read.letter} cannot be made: {type(error).__name__}: {error}") from error
    check(bot, read.letter)
    return bot


@lru_cache(256)  # a server asks for every move
def is_ours(spec: str) -> bool:
    """Tell whether the spec names a bot of this package."""
    return spec.strip().lower().partition(":")[0] in {word.lower() for pair in known().items() for word in pair}


def unfit(spec: str, title: str, options: Mapping[str, Any]) -> str:
    """Return the id of the reason why a bot of this package cannot play games with these options; empty if it can. Some
    bots need weights (`sandtable.learn.weights`)."""
    asked = getattr(_read(spec).made_by, "unfit", None) if is_ours(spec) else None
    return str(asked(title, options)) if asked is not None else ""


def canonical(spec: str) -> str:
    """Return the canonical form of a spec: `S:400` for `search`, `s`, `S:0400`."""
    read = _read(spec)
    if read.budget is None:
        return read.letter
    shared = f"x{read.processes}" if read.processes > 1 else ""
    return f"{read.letter}:{read.budget}{'ms' if read.clock else ''}{shared}"


class Budget(NamedTuple):
    """The thinking time of a bot, in passes or in milliseconds."""

    amount: int
    clock: bool


def budget(spec: str) -> Budget | None:
    """Return the thinking budget that a spec gives a bot; None for a bot that does not think."""
    read = _read(spec)
    return None if read.budget is None else Budget(read.budget, read.clock)


def less(spec: str, share: float) -> str:
    """Return the spec of the same bot with its budget of time or passes multiplied by `share`; a bot without a budget
    stays the same."""
    read = _read(spec)
    if read.budget is None:
        return read.letter
    return canonical(f"{read.letter}:{max(1, round(read.budget * share))}{'ms' if read.clock else ''}x{read.processes}")


def make_all(wanted: str | Sequence[Named], seats: int) -> list[Bot]:
    """Return a bot for each seat: `R` gives all seats the same bot, `R,R,R,R` names one for each. A list may also hold
    bots themselves."""
    given = listed(wanted)
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise UnknownBot(f"{len(given)} bots were named for {seats} seats; name one for all, or one for each")
    return [make(each) for each in given]


def listed(wanted: str | Sequence[Named]) -> list[Named]:
    """Return the bots of a line-up, which is a text such as `S:400,G` or a list."""
    return [spec.strip() for spec in wanted.split(",")] if isinstance(wanted, str) else list(wanted) or [""]
