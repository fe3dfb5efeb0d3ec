"""Bots: players that are programs. A bot sees what its seat may see, and picks one of the options.

    bot = make("R")                                     # or "random"
    bot = make("S:400")                                 # search, 400 passes for each decision
    bot = make("N")                                     # a trained net, if there are weights for the title
    action = bot.choose(view, decision, rng)

A bot is named by its letter or its name. A bot that thinks also takes a budget: `S:400` is 400 passes, `S:500ms` is
half a second, `S:400x2` is 400 passes in two processes. A bot keeps no state between decisions that a restart would
lose, and takes its randomness from the generator it is given: the same seed gives the same game (unless the budget is
in milliseconds).
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng


class Bot(Protocol):
    """The interface of a bot.

    `needs_view` is False for a bot that never looks at the game, so that no view has to be built for it. `table_name`
    is its name at the table, shown beside people's names.
    """

    name: str
    table_name: str
    needs_view: bool

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        """Return one of `decision.options`. `view` is None only if the bot needs none."""


class UnknownBot(SandtableError, ValueError):
    """Raised when no bot has that letter or name, or when its budget is malformed."""


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
    letter: str
    name: str
    made_by: Any  # the class
    budget: int | None  # passes or milliseconds; None for a bot that does not think
    clock: bool  # whether the budget is in milliseconds
    processes: int


def known() -> dict[str, str]:
    """Return the name of each bot by its letter."""
    return {letter: name for letter, name, _ in _BOTS}


def _read(spec: str) -> _Spec:
    wanted, colon, budget = spec.strip().lower().partition(":")
    for letter, name, where in _BOTS:
        if wanted in (letter.lower(), name):
            module, _, attribute = where.partition(":")
            try:
                made_by = getattr(import_module(module), attribute)
            except ImportError as error:
                raise UnknownBot(f"the {name} bot cannot be loaded here: {error}") from error
            default: int | None = getattr(made_by, "default_passes", None)
            if not colon:
                return _Spec(letter, name, made_by, default, False, 1)
            if default is None:
                raise UnknownBot(f"the {name} bot takes no number: {letter}, not {spec!r}")
            given = _BUDGET.fullmatch(budget)
            processes = int(given[3] or 1) if given else 0
            if given is None or int(given[1]) == 0 or not 1 <= processes <= made_by.most_processes:
                raise UnknownBot(
                    f"the {name} bot takes how long it thinks, as a whole number from 1: "
                    f"{letter}:{default} (passes) or {letter}:500ms (milliseconds), and in how many processes, up to "
                    f"{made_by.most_processes}: {letter}:{default}x2; not {spec!r}"
                )
            return _Spec(letter, name, made_by, int(given[1]), given[2] is not None, processes)
    there = ", ".join(f"{letter} ({name})" for letter, name in known().items())
    raise UnknownBot(f"there is no bot {spec!r}; there are {there}; for example {_EXAMPLES}")


def make(spec: str) -> Bot:
    """Return the bot with that letter or name, in upper or lower case."""
    read = _read(spec)
    bot: Bot
    if read.budget is None:
        bot = read.made_by()
    elif read.clock:
        bot = read.made_by(iterations=0, milliseconds=float(read.budget), processes=read.processes)
    else:
        bot = read.made_by(iterations=read.budget, processes=read.processes)
    return bot


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
    """Return the thinking budget of that spec; None for a bot that does not think."""
    read = _read(spec)
    return None if read.budget is None else Budget(read.budget, read.clock)


def less(spec: str, share: float) -> str:
    """Return the spec of the same bot with a share of its time or passes."""
    read = _read(spec)
    if read.budget is None:
        return read.letter
    return canonical(f"{read.letter}:{max(1, round(read.budget * share))}{'ms' if read.clock else ''}x{read.processes}")


def make_all(specs: str, seats: int) -> list[Bot]:
    """Return a bot for each seat: `R` gives all seats the same bot, `R,R,R,R` names one for each."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise UnknownBot(f"{len(given)} bots were named for {seats} seats; name one for all, or one for each")
    return [make(spec) for spec in given]
