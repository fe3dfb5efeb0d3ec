"""The registry of titles: `new`, `meta`, `register`. A title's `Meta` loads without its rules."""

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

# Where the meta of each title is found, as "module:attribute".
_METAS: Final[dict[str, str]] = {
    "imperium": "sandtable.imperium.meta:META",
    "uprising": "sandtable.uprising.meta:META",
    "classic": "sandtable.classic.meta:META",
}
# Titles from elsewhere, for this process and those it starts: "id=module:attribute", separated by blanks.
FROM_ELSEWHERE: Final = "SANDTABLE_TITLES"


# What a title can consist of, and what each part is for. Only `rules` must be there; `sandtable.core.parts` says what
# each must have.
PARTS: Final[dict[str, str]] = {
    "rules": "plays the game: new, from_bytes",
    "choice": "which boxes and modules of a family the options choose",
    "advice": "what bots go by: scores, best, weighty, chances, horizon, play_on",
    "table": "puts a game before people: what the server sends to a page",
    "observation": "a position as a row of numbers, for environments",
    "statistics": "what the arena counts of a game, and how it balances matches",
    "coverage": "what can occur in games, and what did",
    "invariants": "what must be true of every position",
    "scenarios": "how given, do, expect speak of this title",
    "printer": "pieces and positions on the command line",
}

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_WHERE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
MACHINE_BITS: Final = 63  # of a seed that a machine's number can hold


class Option:
    """An option of a new game: its default and, for the lobby, what it takes.

    `choices` are all the values there are; without them `named` are the words that stand for something, and any other
    value is of the sort `other`: a `number` or a `list`. `seats`: it is for games of so many alone; none: for any.
    `always`: by the number of seats, what it is in games of so many, whatever its default.
    """

    __slots__ = ("name", "default", "takes", "choices", "named", "other", "seats", "always")

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
    ) -> None:
        self.name = name
        self.default = default
        self.takes = takes
        self.choices = choices
        self.named = named
        self.other = other
        self.seats = seats
        self.always: Mapping[int, Any] = always or {}


class Meta:
    """A title as the lobby knows it. `parts` names the modules where the rest of it is found (see `PARTS`).

    `rulebooks` are the files of its numbered rules, one of its own name unless told. `locale` and `docs` are folders of
    its own, for a title whose words (`<language>/*.ftl`) and rules (`<rulebook>.md`) are not among the program's.
    """

    __slots__ = ("id", "name", "seats", "version", "options", "parts", "rulebooks", "locale", "docs", "_seen")

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
        self._seen: set[str] = set()  # parts that have been found to have all they must
        for part in self.parts:
            if part not in PARTS:
                raise ValueError(f"a title has no part {part!r}; there are {', '.join(PARTS)}")

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their defaults filled in; an unknown name, a value outside `choices` or one that games of so
        many seats do not have is refused."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it takes {', '.join(sorted(known))}")
        full = {}
        seats = given.get("seats", next((option.default for option in self.options if option.name == "seats"), None))
        for option in self.options:
            fixed = option.always.get(seats, option.default) if isinstance(seats, int) else option.default
            value = given.get(option.name, fixed)
            if option.choices and not any(type(c) is type(value) and c == value for c in option.choices):
                allowed = ", ".join(repr(c) for c in option.choices)
                raise BadOption(f"option {option.name!r} of {self.id} takes {allowed}; not {value!r}")
            full[option.name] = value
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
        return full

    def has(self, part: str) -> bool:
        return part in self.parts

    def part(self, part: str) -> Any:
        """The module that is this part of the title: the one way to it for whoever knows no title by name."""
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
        """A new game; `how` is for those who listen: `listen=True`, `trace=set()`."""
        state: State = self._rule("new")(self.id, seed, self.check(options), **how)
        return state

    def from_bytes(self, data: bytes) -> State:
        state: State = self._rule("from_bytes")(data)
        return state


def register(title: str, where: str) -> None:
    """A title from elsewhere: `where` is its meta, as "module:attribute". Processes started from now on know it too,
    since they are told by their environment; so does a program that is started with `SANDTABLE_TITLES` set."""
    if not _ID.fullmatch(title) or not _WHERE.fullmatch(where):
        raise ValueError(f"a title is registered as an id and 'module:attribute', not as {title!r} and {where!r}")
    if _known().get(title, where) != where:
        raise ValueError(f"there is a title {title!r} already: {_known()[title]}")
    if title not in _known():
        os.environ[FROM_ELSEWHERE] = f"{os.environ.get(FROM_ELSEWHERE, '')} {title}={where}".strip()


def _known() -> dict[str, str]:
    """Every title with where its meta is."""
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
    """Every title in the order in which people are shown them: ours as listed above, then those from elsewhere."""
    return list(_known())


def meta(title: str) -> Meta:
    where = _METAS.get(title) or _known().get(title)
    if where is None:
        raise UnknownTitle(f"there is no title {title!r}; there are {', '.join(titles())}")
    module, attribute = where.split(":")
    found: Meta = getattr(import_module(module), attribute)
    return found


def check_seed(seed: Any, bits: int = SEED_BITS) -> int:
    """A table's seed has 256 bits; laboratories, whose tables of games hold machine numbers, use 63."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << bits:
        raise BadOption(f"a seed is a whole number from 0 to 2^{bits} - 1, not {seed!r}")
    return seed


def new(title: str, *, seed: int, **options: Any) -> State:
    """A new game; an error names the option that is wrong and what it takes."""
    return meta(title).new(check_seed(seed), options)


def from_bytes(data: bytes) -> State:
    """Read back a game of any title."""
    try:
        title = json.loads(data)["title"]
        found = meta(title)
    except (ValueError, KeyError, TypeError, RecursionError, UnknownTitle) as error:
        raise DamagedData(f"these bytes are no game of any title: {error}") from error
    return found.from_bytes(data)
