"""Players that are no people. A bot sees what its seat may see, and picks one of the options.

    bot = make("R")                                     # or "random"
    action = bot.choose(view, decision, rng)

A bot is named by one letter or by its name. It keeps nothing from one decision to the next that
a restart would lose, and takes its chance from the generator it is given: the same seed gives
the same game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng


class Bot(Protocol):
    """`needs_view` is False for a bot that never looks: building its view is then spared."""

    name: str
    needs_view: bool

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        """One of `decision.options`. `view` is None only if the bot needs none."""


class UnknownBot(SandtableError, ValueError):
    """No bot goes by that letter or name."""


# Letter, name, and where it is found, as "module:class": a bot loads only when it is asked for.
_BOTS: Final[tuple[tuple[str, str, str], ...]] = (("R", "random", "sandtable.bots.random_bot:RandomBot"),)


def known() -> dict[str, str]:
    """The bots there are: letter and name."""
    return {letter: name for letter, name, _ in _BOTS}


def make(spec: str) -> Bot:
    """The bot of that letter or name, in upper or lower case."""
    wanted = spec.strip().lower()
    for letter, name, where in _BOTS:
        if wanted in (letter.lower(), name):
            module, _, attribute = where.partition(":")
            bot: Bot = getattr(import_module(module), attribute)()
            return bot
    there = ", ".join(f"{letter} ({name})" for letter, name in known().items())
    raise UnknownBot(f"there is no bot {spec!r}; there are {there}")


def make_all(specs: str, seats: int) -> list[Bot]:
    """A bot for each seat: `R` for all of them alike, or `R,R,R,R` one by one."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise UnknownBot(f"{len(given)} bots were named for {seats} seats; name one for all, or one for each")
    return [make(spec) for spec in given]
