"""Bots from outside the package: a base class for them, and their classes by `module:Class`.

    class Cautious(OwnBot):
        def choose(self, view, decision, rng):
            return min(decision.options)

A module is looked for where Python looks for modules, and in the current folder. See docs/bots.md.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from abc import ABC, abstractmethod
from types import ModuleType
from typing import Any, ClassVar, Final

from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng

_NAMED: Final = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)(?::(.*))?")


class UnknownBot(SandtableError, ValueError):
    """Raised if no bot has the given letter or name, if a class cannot be found, or if a budget is malformed."""


class OwnBot(ABC):
    """The base class of a bot of your own. Only `choose` is required.

    A class with `default_passes` has a thinking budget: `module:Class:400`, `module:Class:500ms` or
    `module:Class:400x2` sets the arguments `iterations`, `milliseconds` and `processes` of its constructor, and the bot
    has to keep within them.
    """

    name: str = ""  # in summaries; the name of the class unless it is given
    table_name: str = ""  # at the table, beside people's names; the same unless it is given
    needs_view: bool = True  # False if `choose` never looks at the view: none is made then
    default_passes: ClassVar[int | None] = None
    most_processes: ClassVar[int] = 1

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        if "name" not in cls.__dict__:
            cls.name = cls.__name__
        if "table_name" not in cls.__dict__:
            cls.table_name = cls.name

    @abstractmethod
    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        """Return one of `decision.options`. Take randomness from `rng` alone, and keep nothing for the next decision:
        then the same seed gives the same game."""


def read_own(spec: str) -> tuple[str, type[Any], str | None] | None:
    """Split the spec of a bot from outside the package into `module:Class`, the class itself and its budget as text
    (None without one). Return None if the spec has another form."""
    found = _NAMED.fullmatch(spec.strip())
    if found is None:
        return None
    where = f"{found[1]}:{found[2]}"
    return where, _class_in(_module(found[1], where), found[2], where), found[3]


def name_of(made_by: type[Any]) -> str:
    """Return the spec of a class: `module:Class`."""
    return f"{made_by.__module__}:{made_by.__qualname__}"


def check(bot: object, where: str) -> None:
    """Raise an error that names the missing attribute if an object is not a bot."""
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{where} is not a bot: it has no method choose(view, decision, rng)")
    lacks = [name for name in ("name", "table_name", "needs_view") if not hasattr(bot, name)]
    if lacks:
        raise UnknownBot(f"the bot {where} has no {' and no '.join(lacks)}; sandtable.bots.own.OwnBot brings them")


def _module(name: str, where: str) -> ModuleType:
    try:
        return _imported(name)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if name != missing and not name.startswith(missing + "."):  # the module is there; something it imports is not
            raise UnknownBot(f"the module {name!r} of the bot {where} cannot be loaded: {error}") from error
        raise UnknownBot(
            f"there is no module {missing!r} for the bot {where}; modules are looked for in the current folder "
            f"({os.getcwd()}) and where Python finds them (PYTHONPATH adds folders)"
        ) from error
    except Exception as error:
        raise UnknownBot(
            f"the module {name!r} of the bot {where} cannot be loaded: {type(error).__name__}: {error}"
        ) from error


def _imported(name: str) -> ModuleType:
    """Import a module and return it. The current folder is searched last, so that its files hide no other module."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        here = os.getcwd()
        if here in sys.path or "" in sys.path:
            raise
        sys.path.append(here)
        importlib.invalidate_caches()
        return importlib.import_module(name)


def _class_in(module: ModuleType, name: str, where: str) -> type[Any]:
    made_by = getattr(module, name, None)
    if isinstance(made_by, type):
        return made_by
    if made_by is not None:
        raise UnknownBot(f"{where} is not a class but {made_by!r}; name the class of the bot")
    there = [
        each for each, value in vars(module).items() if isinstance(value, type) and value.__module__ == module.__name__
    ]
    bots = [each for each in there if callable(getattr(getattr(module, each), "choose", None))]
    has = f"its bots are {', '.join(bots)}" if bots else "it has no class with a method choose(view, decision, rng)"
    raise UnknownBot(f"there is no class {name!r} in the module {module.__name__!r} ({module.__file__}); {has}")
