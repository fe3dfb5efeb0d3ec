"""The registry of titles: `new`, `meta` and `register`. Loading a title's `Meta` does not load its rules."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.core.chance import SEED_BITS
from sandtable.core.contract import State
from sandtable.core.errors import BadOption, DamagedData, NoSuchPart, UnknownTitle
from sandtable.core.parts import PROTOCOLS
from sandtable.core.parts import check as check_part

# The meta of each title, as "module:attribute".
_METAS: Final[dict[str, str]] = {
    "imperium": "sandtable.imperium.meta:META",
    "uprising": "sandtable.uprising.meta:META",
    "classic": "sandtable.classic.meta:META",
}
# Titles of other packages, for this process and those it starts: "id=module:attribute", separated by blanks.
FROM_ELSEWHERE: Final = "SANDTABLE_TITLES"


# The parts that a title can have, each with its purpose. Only `rules` is required; `sandtable.core.parts` has the
# protocol of each part.
PARTS: Final[dict[str, str]] = {
    "rules": "plays the game: new, from_bytes",
    "choice": "which boxes and modules of a family the options choose",
    "advice": "what bots go by: scores, best, weighty, chances, horizon, play_on",
    "reasons": "facts from which reasons for suggested moves are made: soon, later",
    "table": "puts a game before people: what the server sends to a page",
    "observation": "a position as a row of numbers, for environments",
    "statistics": "what the arena counts of a game, and how it balances matches",
    "coverage": "what can occur in games, and what did",
    "invariants": "what must be true of every position",
    "scenarios": "how given, do, expect speak of this title",
    "lessons": "the folders with its lessons",
    "guides": "the folders with the guides of first games",
    "printer": "pieces and positions on the command line",
    "winning": "the sources of points or of victory, and what Leaders or factions are good at",
}

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_WHERE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
MACHINE_BITS: Final = 63  # of a seed that fits a machine integer


class Option:
    """An option of a new game: its default and the values it can have.

    `choices` lists all values. `several` lists words of which a value may contain any number: it is a list without
    repetition, kept in this order. Without either, `named` lists special words, and any other value has the type
    `other` (`number` or `list`). `seats` limits the option to these player counts. `always` maps a player count to the
    value the option must have there. `needs` maps other options to words that they must contain, or else this option
    keeps its default. `late` options are left out of records while they have their default, so that games recorded
    before the option was added keep their text.
    """

    __slots__ = ("name", "default", "takes", "choices", "named", "other", "seats", "always", "several", "needs", "late")

    def __init__(
        self,
        name: str,
        default: Any,
        takes: str,
        choices: tuple[Any, ...] = (),
        named: tuple[str, ...] = (),
        other: str = "",
        seats: tuple[int, ...] = (),
        always: Mapping[int, Any] | None = None,
        several: tuple[str, ...] = (),
        needs: Mapping[str, str] | None = None,
        late: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.takes = takes
        self.choices = choices
        self.named = named
        self.other = other
        self.seats = seats
        self.always: Mapping[int, Any] = always or {}
        self.several = several
        self.needs: Mapping[str, str] = needs or {}
        self.late = late

    def checked(self, title: str, value: Any) -> Any:
        """Return the value in the form that a game stores; raise `BadOption`, with the possible values, if it is not
        one of them."""
        if self.several:
            given = [value] if isinstance(value, str) and value in self.several else value
            if not isinstance(given, list | tuple) or any(word not in self.several for word in given):
                allowed = ", ".join(repr(word) for word in self.several)
                raise BadOption(f"option {self.name!r} of {title} takes a list out of {allowed}; not {value!r}")
            if len(set(given)) < len(given):
                raise BadOption(f"option {self.name!r} of {title} takes each word once; not {value!r}")
            return [word for word in self.several if word in given]
        if self.choices and not any(type(c) is type(value) and c == value for c in self.choices):
            allowed = ", ".join(repr(c) for c in self.choices)
            raise BadOption(f"option {self.name!r} of {title} takes {allowed}; not {value!r}")
        return value

    def of_position(self) -> bool:
        """Tell whether the beginning of a scenario sets this option under its name: one with listed values, or one that
        belongs to a box. Under the names of the others it describes players, Leaders or Rivals."""
        return bool(self.choices or self.several or self.needs)

    def offered(self) -> list[Any]:
        """Return the values of this option that a list of choices can show: all `choices`; for `several`, none of its
        words, each word alone, and all of them."""
        if not self.several:
            return list(self.choices)
        alone = [[word] for word in self.several]
        return [[], *alone, list(self.several)] if len(alone) > 1 else [[], *alone]


class Meta:
    """The description of a title that a lobby needs. `parts` maps each part to its Python module (see `PARTS`).

    `rulebooks` names the files of numbered rules; the default is the title's id. `locale` and `docs` are folders for a
    title that brings its own texts (`<language>/*.ftl`) and rules (`<rulebook>.md`). `benchmarks` is the folder with
    the versions of its benchmark protocol (`v1.yaml`), if it has one (`sandtable.arena.protocols`).
    """

    __slots__ = (
        "id", "name", "seats", "version", "options", "parts", "rulebooks", "locale", "docs", "benchmarks", "_seen",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        seats: tuple[int, ...],
        version: int,
        options: tuple[Option, ...],
        parts: Mapping[str, str],
        locale: Path | None = None,
        docs: Path | None = None,
        rulebooks: tuple[str, ...] = (),
        benchmarks: Path | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.seats = seats
        self.version = version
        self.options = options
        self.parts = dict(parts)
        self.rulebooks = rulebooks or (id,)
        self.locale = locale
        self.docs = docs
        self.benchmarks = benchmarks
        self._seen: set[str] = set()  # parts already checked against their protocols
        for part in self.parts:
            if part not in PARTS:
                raise ValueError(f"a title has no part {part!r}; there are {', '.join(PARTS)}")

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return all options with defaults filled in; raise `BadOption` for unknown names, for values an option cannot
        have, and for options that do not exist for this player count."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it takes {', '.join(sorted(known))}")
        full = {}
        seats = given.get("seats", next((option.default for option in self.options if option.name == "seats"), None))
        for option in self.options:
            fixed = option.always.get(seats, option.default) if isinstance(seats, int) else option.default
            value = given.get(option.name, fixed)
            full[option.name] = option.checked(self.id, value)
        for option in self.options:
            if full["seats"] in option.always and full[option.name] != option.always[full["seats"]]:
                raise BadOption(
                    f"option {option.name!r} is always {option.always[full['seats']]!r} with {full['seats']} seats;"
                    f" not {full[option.name]!r}"
                )
            if option.seats and full["seats"] not in option.seats and full[option.name] != option.default:
                wanted = " or ".join(str(n) for n in option.seats)
                raise BadOption(
                    f"option {option.name!r} is for seats={wanted}; with {full['seats']} seats leave it out"
                )
            for other, word in option.needs.items():
                if word not in full[other] and full[option.name] != option.default:
                    raise BadOption(f"option {option.name!r} needs {word!r} among the {other}; it is not there")
        return full

    def recorded(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return those options that a record names: all except late options that have their default."""
        default = {option.name: option.default for option in self.options if option.late}
        return {name: value for name, value in options.items() if name not in default or value != default[name]}

    def has(self, part: str) -> bool:
        """Tell whether the title has this part."""
        return part in self.parts

    def part(self, part: str) -> Any:
        """Return the Python module of a part of this title; code that does not know a title by name finds it here."""
        where = self.parts.get(part)
        if where is None:
            raise NoSuchPart(f"the title {self.id!r} has no {part}: {PARTS[part]}")
        module = import_module(where)
        if part not in self._seen:
            if part in PROTOCOLS:
                check_part(self.id, part, module, PROTOCOLS[part])
            self._seen.add(part)
        return module

    def _rule(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self.part("rules"), name)
        return found

    def new(self, seed: int, options: Mapping[str, Any], **how: Any) -> State:
        """Start a game and return it. `how` may ask for events and coverage: `listen=True`, `trace=set()`."""
        state: State = self._rule("new")(self.id, seed, self.check(options), **how)
        return state

    def from_bytes(self, data: bytes) -> State:
        """Return a game of this title from the bytes that `to_bytes` wrote."""
        state: State = self._rule("from_bytes")(data)
        return state


def register(title: str, where: str) -> None:
    """Register a title from another package; `where` is its meta as "module:attribute". Processes started later inherit
    it through the environment variable `SANDTABLE_TITLES`."""
    if not _ID.fullmatch(title) or not _WHERE.fullmatch(where):
        raise ValueError(f"a title is registered as an id and 'module:attribute', not as {title!r} and {where!r}")
    if _known().get(title, where) != where:
        raise ValueError(f"there is a title {title!r} already: {_known()[title]}")
    if title not in _known():
        os.environ[FROM_ELSEWHERE] = f"{os.environ.get(FROM_ELSEWHERE, '')} {title}={where}".strip()


def _known() -> dict[str, str]:
    """Return all titles, each with the place of its meta as "module:attribute"."""
    given = os.environ.get(FROM_ELSEWHERE)
    if not given:
        return _METAS
    elsewhere = {}
    for entry in given.split():
        title, _, where = entry.partition("=")
        if not _ID.fullmatch(title) or not _WHERE.fullmatch(where):
            raise UnknownTitle(f"{FROM_ELSEWHERE} takes id=module:attribute, separated by blanks; not {entry!r}")
        elsewhere[title] = where
    return _METAS | {title: where for title, where in elsewhere.items() if title not in _METAS}


def titles() -> list[str]:
    """Return the ids of all titles in display order: built-in ones first, then registered ones."""
    return list(_known())


def meta(title: str) -> Meta:
    """Return the meta of a title; an unknown title raises an error that lists the known ones."""
    where = _METAS.get(title) or _known().get(title)
    if where is None:
        raise UnknownTitle(f"there is no title {title!r}; there are {', '.join(titles())}")
    module, attribute = where.split(":")
    found: Meta = getattr(import_module(module), attribute)
    return found


def check_seed(seed: Any, bits: int = SEED_BITS) -> int:
    """Return the seed if it is a whole number of at most `bits` bits, else raise `BadOption`. A table's seed has 256
    bits; simulations use 63, which fit a machine integer."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << bits:
        raise BadOption(f"a seed is a whole number from 0 to 2^{bits} - 1, not {seed!r}")
    return seed


def new(title: str, *, seed: int, **options: Any) -> State:
    """Start a game of a title and return it. An error names the wrong option and the values it can have."""
    return meta(title).new(check_seed(seed), options)


def from_bytes(data: bytes) -> State:
    """Return a game of any title from the bytes that `to_bytes` wrote."""
    try:
        title = json.loads(data)["title"]
        found = meta(title)
    except (ValueError, KeyError, TypeError, RecursionError, UnknownTitle) as error:
        raise DamagedData(f"these bytes are no game of any title: {error}") from error
    return found.from_bytes(data)
