"""The `expect` of a scenario: the kinds of fields, the facts of a game, and their comparison.

A list such as `hand` also has `hand_includes`, `hand_excludes` and `hand_size`. A number such as `spice` also has
`spice_gained`, relative to the start of the scenario. Only the named entries of a mapping are compared
(`influence: {fremen: 2}` or `influence.fremen: 2`). A player can always be given by name or by seat number, as in
`given`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from sandtable.core.errors import BadScenario

_SUFFIXES: Final = {
    "_includes": "includes",
    "_include": "includes",
    "_excludes": "excludes",
    "_exclude": "excludes",
    "_size": "size",
    "_gained": "gained",
}
NOBODY: Final = "nobody"


class Field:
    """The declaration of one fact. `kind` is the type of its value, `names` the words it accepts (empty: any), `of` the
    field of each entry of a mapping. `owners` maps seats to entries, so that an entry can be named by its player."""

    __slots__ = ("kind", "names", "of", "owners")

    def __init__(
        self, kind: str, names: Iterable[str] = (), of: Field | None = None, owners: Mapping[int, str] | None = None
    ) -> None:
        self.kind = kind
        self.names = frozenset(names)
        self.of = of
        self.owners = owners or {}

    def entry(self, name: Any, seats: Seats) -> Any:
        """Return the entry of a mapping to which a name refers: the entry of this name, or the one owned by the player
        of this name."""
        if name not in self.names and self.owners and seats.is_seat(name):
            return self.owners.get(seats.number(name), name)
        return name


NUMBER: Final = Field("number")
FLAG: Final = Field("flag")
SEAT: Final = Field("seat")  # one seat, or nobody
SEATS: Final = Field("seats")  # any number of seats
NUMBERS: Final = Field("numbers")  # a list of numbers, in order
SEATED: Final = Field("seated")  # a list of numbers, in order, some of which are seats


def one_of(names: Iterable[str] = ()) -> Field:
    """Return a field whose value is one word or nothing."""
    return Field("word", names)


def many(names: Iterable[str] = ()) -> Field:
    """Return a field whose value is a list of words; their order does not matter, their number does."""
    return Field("list", names)


def each(names: Iterable[str], of: Field, owners: Mapping[int, str] | None = None) -> Field:
    """Return a field whose value is a mapping from names to entries; `owners` are the seats whose players may be named
    instead."""
    return Field("map", names, of, owners)


def by_seat(of: Field) -> Field:
    """Return a field whose value has one entry for each party: a mapping by player, or for numbers also a list in seat
    order."""
    return Field("by_seat", (), of)


class Facts:
    """The values that a scenario can expect in one position: those of the table, and those of each seat."""

    __slots__ = ("table", "players")

    def __init__(self, table: dict[str, Any], players: list[dict[str, Any]]) -> None:
        self.table = table
        self.players = players


class Seats:
    """The seats of a scenario, automated parties last. Each is known by its name, if it has one, and by its number."""

    __slots__ = ("names", "count")

    def __init__(self, names: list[str], automated: Sequence[str] = ()) -> None:
        self.names = [*names, *automated]
        self.count = len(names)

    def is_seat(self, value: Any) -> bool:
        """Tell whether a value is the name or the number of a seat."""
        if isinstance(value, bool) or not isinstance(value, str | int):
            return False
        text = str(value)
        return text in self.names or (text.isdecimal() and int(text) < len(self.names))

    def number(self, value: Any) -> int:
        """Return the number of the seat with this name or number, or raise an error."""
        if self.is_seat(value):
            return self.names.index(str(value)) if str(value) in self.names else int(value)
        raise BadScenario(f"there is no player {value!r}; the players are {', '.join(self.names)}")


def says(words: Iterable[Any]) -> str:
    """Return the words joined by commas; "nothing" if there are none."""
    return ", ".join(str(word) for word in words) or "nothing"


def keys(given: Any, allowed: Iterable[str], where: str, what: str) -> None:
    """Raise an error if the value is not a mapping or has an unknown key."""
    if not isinstance(given, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {given!r}")
    allowed = list(allowed)
    for key in given:
        if key not in allowed:
            raise BadScenario(f"{where}: there is no {key!r}{hint(key, allowed)}; {what} {', '.join(allowed)}")


def hint(name: Any, there: Iterable[str]) -> str:
    """Return a suggestion of similar names as text; empty if there are none."""
    near = get_close_matches(str(name), list(there), 3)
    return f" (did you mean {' or '.join(near)}?)" if near else ""


# The value of an entry that a mapping of facts does not have.
_NO_ENTRY: Final[dict[str, Any]] = {}
_MISSING: Final[dict[str, Any]] = {"number": 0, "list": (), "seats": (), "numbers": ()}


class Check:
    """One expectation about the table (seat -1) or a seat: the path to the fact, the kind of comparison and the wanted
    value."""

    __slots__ = ("label", "seat", "path", "how", "wanted", "field")

    def __init__(self, label: str, seat: int, path: list[str | int], how: str, wanted: Any, field: Field) -> None:
        self.label = label
        self.seat = seat
        self.path = path
        self.how = how  # is, includes, excludes, size, gained
        self.wanted = wanted
        self.field = field

    def _fact(self, facts: Facts) -> Any:
        value: Any = facts.table if self.seat < 0 else facts.players[self.seat]
        value = value[self.path[0]]
        for name in self.path[1:]:
            value = value.get(str(name), _NO_ENTRY) if isinstance(value, Mapping) else value[name]
        return _MISSING.get(self.field.kind) if value is _NO_ENTRY else value

    def wrong(self, now: Facts, before: Facts, seats: Seats) -> str:
        """Return how the fact differs from the expectation; empty if the expectation is met."""
        fact = self._fact(now)
        wanted = self.wanted
        if self.how == "size":
            return "" if len(fact) == wanted else self._said(wanted, f"{len(fact)} ({says(fact)})")
        if self.how == "gained":
            gained = fact - self._fact(before)
            return (
                "" if gained == wanted else self._said(f"{wanted:+d}", f"{gained:+d}, from {fact - gained} to {fact}")
            )
        if self.how == "includes":
            missing = Counter(wanted) - Counter(fact)
            return "" if not missing else self._said(says(wanted), f"no {says(missing.elements())} in: {says(fact)}")
        if self.how == "excludes":
            there = [name for name in wanted if name in fact]
            return "" if not there else self._said(f"no {says(wanted)}", says(fact))
        if self.field.kind == "seat":
            names = [NOBODY if seat is None else seats.names[seat] for seat in (wanted, fact)]
            return "" if wanted == fact else self._said(*names)
        if self.field.kind == "seats":
            same = sorted(wanted) == sorted(fact)
            both = [says(seats.names[seat] for seat in some) if some else NOBODY for some in (wanted, fact)]
            return "" if same else self._said(*both)
        if self.field.kind == "list":
            return "" if Counter(wanted) == Counter(fact) else self._said(says(wanted), says(fact))
        return "" if wanted == fact else self._said(_plain(wanted), _plain(fact))

    def _said(self, wanted: Any, found: Any) -> str:
        return f"{self.label}: expected {wanted}, found {found}"


def _plain(value: Any) -> str:
    return "nothing" if value is None else "yes" if value is True else "no" if value is False else str(value)


# --- reading -----------------------------------------------------------------------------
def checks(
    expected: Any, table: Mapping[str, Field], player: Mapping[str, Field], seats: Seats, where: str
) -> list[Check]:
    """Return the checks of an `expect` mapping; keys are players or fields of the table."""
    if not isinstance(expected, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {expected!r}")
    found: list[Check] = []
    for key, wanted in expected.items():
        if seats.is_seat(key):
            if not isinstance(wanted, Mapping):
                raise BadScenario(f"{where}.{key}: a mapping is wanted, not {wanted!r}")
            for inner, value in wanted.items():
                found += _checks(str(inner), value, player, seats.number(key), f"{where}.{key}", seats)
        else:
            found += _checks(str(key), wanted, table, -1, where, seats)
    return found


def _checks(key: str, wanted: Any, fields: Mapping[str, Field], seat: int, where: str, seats: Seats) -> list[Check]:
    """Return the checks for one key of `expect`."""
    name, how = _parted(key, fields)
    head, *rest = name.split(".")
    if head not in fields:  # influence_gained.fremen
        head, inner = _parted(head, fields)
        how = inner if how == "is" else how
    at = f"{where}.{key}"
    if head not in fields:
        players = f", or a player: {', '.join(seats.names)}" if seat < 0 else ""
        there = says(sorted(fields))
        raise BadScenario(f"{at}: there is no such field{hint(key, fields)}; there are {there}{players}")
    field = fields[head]
    label = key if seat < 0 else f"{seats.names[seat]}.{key}"
    path: list[str | int] = [head]
    for name in rest:
        if field.of is None:
            raise BadScenario(f"{at}: {path[-1]} has no parts")
        path.append(_entry(field, name, seats, at))
        field = field.of
    return _within(Check(label, seat, path, how, wanted, field), seats, at)


def _within(found: Check, seats: Seats, at: str) -> list[Check]:
    """Convert the wanted value of a check to the form of the facts and return the check; a mapping gives one check for
    each entry."""
    field = found.field
    if field.kind == "by_seat" and isinstance(found.wanted, list) and field.of is NUMBER:
        field = found.field = NUMBERS
    if field.of is None:
        found.wanted = _value(found.wanted, field, found.how, seats, at)
        return [found]
    if not isinstance(found.wanted, Mapping):
        raise BadScenario(f"{at}: a mapping is wanted, not {found.wanted!r}")
    if not found.wanted:
        raise BadScenario(f"{at}: an empty mapping compares nothing; name its entries")
    checks: list[Check] = []
    for name, wanted in found.wanted.items():
        path = [*found.path, _entry(field, name, seats, at)]
        inner = Check(f"{found.label}.{name}", found.seat, path, found.how, wanted, field.of)
        checks += _within(inner, seats, f"{at}.{name}")
    return checks


def _entry(field: Field, name: Any, seats: Seats, at: str) -> str | int:
    """Return the key of a mapping's entry in the facts: its name, or a seat number if the mapping is by seat."""
    if field.kind == "by_seat":
        try:
            return seats.number(name)
        except BadScenario as wrong:
            raise BadScenario(f"{at}: {wrong}") from wrong
    found = field.entry(name, seats)
    if found not in field.names:
        there = says(sorted(field.names))
        raise BadScenario(f"{at}: there is no {name!r}{hint(name, field.names)}; there are {there}")
    return str(found)


def _parted(key: str, fields: Mapping[str, Field]) -> tuple[str, str]:
    """Split a key such as `spice_gained` into the name of the field and the kind of comparison."""
    if key not in fields:
        for suffix, how in _SUFFIXES.items():
            if key.endswith(suffix):
                return key.removesuffix(suffix), how
    return key, "is"


def _value(value: Any, field: Field, how: str, seats: Seats, at: str) -> Any:
    """Convert the wanted value to the form of the facts. Raise an error that says which values the field accepts if it
    is not valid."""
    kind = field.kind
    if how == "gained":
        if kind != "number":
            raise BadScenario(f"{at}: _gained works only for a number")
        return _number(value, at)
    if how != "is":
        if kind != "list":
            raise BadScenario(f"{at}: this works only for a list")
        return _number(value, at) if how == "size" else _words(value, field, at)
    if kind == "number":
        return _number(value, at)
    if kind in ("numbers", "seated"):
        if not isinstance(value, list):
            raise BadScenario(f"{at}: a list of numbers is wanted, not {value!r}")
        names = kind == "seated"
        return [seats.number(item) if names and isinstance(item, str) else _number(item, at) for item in value]
    if kind == "flag":
        if not isinstance(value, bool):
            raise BadScenario(f"{at}: yes or no is wanted, not {value!r}")
        return value
    if kind in ("seat", "seats"):
        given = [] if value is None or value == NOBODY else value if isinstance(value, list) else [value]
        try:
            named = [seats.number(item) for item in given]
        except BadScenario as wrong:
            raise BadScenario(f"{at}: {wrong}") from wrong
        if kind == "seats":
            return named
        if len(named) > 1:
            raise BadScenario(f"{at}: one player or nobody is wanted, not {value!r}")
        return named[0] if named else None
    if kind == "word":
        return None if value is None else _words([value], field, at)[0]
    return _words(value, field, at)


def _number(value: Any, at: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadScenario(f"{at}: a whole number is wanted, not {value!r}")
    return value


def _words(value: Any, field: Field, at: str) -> list[str]:
    given = value if isinstance(value, list) else [value]
    words = []
    for item in given:
        word = (
            {True: "yes", False: "no"}.get(item, item) if isinstance(item, bool) else item
        )  # YAML reads yes and no as booleans
        if not isinstance(word, str):
            raise BadScenario(f"{at}: a list of names is wanted, not {value!r}")
        if field.names and word not in field.names:
            raise BadScenario(f"{at}: there is no {word!r}{hint(word, field.names)}")
        words.append(word)
    return words
