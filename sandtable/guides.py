"""Guides: hints for a player's first game. Each guide is a YAML file in a folder that the title's meta names.

    found = guides()                    # of all titles
    guide("imperium", "first").as_dict()  # what the page is sent

A guide is a deal and a list of moments. A moment lights up parts of the table and shows a sentence from the time its
conditions first hold until the reader knows it. Conditions read only what the reader's page is sent, so a guide cannot
give away anything hidden. `docs/guides.md` describes the format; `web/src/guide/when.ts` reads guides in the browser.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import BadGuide, BadScenario, SandtableError
from sandtable.core.fluent import Words, languages
from sandtable.core.record import Record
from sandtable.core.titles import meta, titles
from sandtable.scenario import parse_yaml

_KEYS: Final = ("id", "title", "seed", "options", "seat", "moments")
_MOMENT_KEYS: Final = ("id", "when", "light", "done", "says")
_WHEN_KEYS: Final = ("asked", "option", "phase", "line", "own", "fact", "over")
_FACT: Final = re.compile(r"([\w.]+) (>=|<=|==|!=) (\w+)")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST_MOMENTS: Final = 40


class When:
    """Conditions on the data that a reader's page shows. A `When` holds if all conditions that are given hold.

    `asked` lists kinds of question, one of which is open. `option` lists patterns, one of which fits a possible answer.
    `phase` lists names of phases. `line` lists kinds of log lines, one of which is in the log (with `own`: about the
    reader). `fact` lists comparisons of numbers and words of the view, such as `players.me.spice >= 2`, where a list or
    mapping counts as its length. `over` tells whether the game has ended.
    """

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, Mapping) or not data:
            raise BadGuide(f"{where}: conditions are wanted, not {data!r:.100}")
        for key in data:
            if key not in _WHEN_KEYS:
                raise BadGuide(f"{where}: there is no condition {key!r}; there are {', '.join(_WHEN_KEYS)}")
        self.asked = _texts(data.get("asked", []), f"{where}.asked")
        self.option = _texts(data.get("option", []), f"{where}.option")
        self.phase = _texts(data.get("phase", []), f"{where}.phase")
        self.line = _texts(data.get("line", []), f"{where}.line")
        self.fact = _texts(data.get("fact", []), f"{where}.fact")
        self.own = data.get("own", False) is True
        self.over = data.get("over", False) is True
        for fact in self.fact:
            if not _FACT.fullmatch(fact):
                raise BadGuide(f"{where}.fact: 'path >= value' is wanted, not {fact!r}")
        if self.own and not self.line:
            raise BadGuide(f"{where}.own: only log lines have an owner; 'line' is missing")

    def as_dict(self) -> dict[str, Any]:
        return {
            "asked": self.asked, "option": self.option, "phase": self.phase, "line": self.line,
            "own": self.own, "fact": self.fact, "over": self.over,
        }  # fmt: skip

    def holds(self, look: Mapping[str, Any], lines: Sequence[Mapping[str, Any]]) -> bool:
        """Tell whether the conditions hold for the data of a page: its look and its log."""
        asked = look["decision"]["kind"] if look.get("decision") and look.get("options") else ""
        if self.over != bool(look["over"]):
            return False
        if self.asked and asked not in self.asked:
            return False
        if self.phase and look["phase"] not in self.phase:
            return False
        if self.option and not any(fits(one, pattern) for one in words_of(look) for pattern in self.option):
            return False
        me = look["seat"]
        if self.line and not any(line["kind"] in self.line and (not self.own or line["seat"] == me) for line in lines):
            return False
        return all(_is_so(fact, look) for fact in self.fact)


def words_of(look: Mapping[str, Any]) -> list[str]:
    """Return the words of all possible answers, and of answers that can be given together with one of them."""
    if not look.get("decision"):
        return []
    found = [option["action"] for option in look["options"]]
    return found + [word for words in (look.get("reach") or {}).values() for word in words if word not in found]


def fits(word: str, pattern: str) -> bool:
    """Tell whether a word matches a pattern such as `card:*`, which matches every card."""
    return fnmatchcase(word, pattern)


def _is_so(fact: str, look: Mapping[str, Any]) -> bool:
    found = _FACT.fullmatch(fact)
    assert found is not None
    path, sign, wanted = found.groups()
    me = look["seat"]
    value: Any = look
    for key in path.split("."):
        at = str(me) if key == "me" else key
        if isinstance(value, Mapping):
            value = value.get(at)
        elif isinstance(value, list) and at.isdigit() and int(at) < len(value):
            value = value[int(at)]
        else:
            return False
    if isinstance(value, (list, Mapping)):
        value = len(value)
    goal: Any = me if wanted == "me" else int(wanted) if wanted.isdigit() else wanted
    if isinstance(value, bool) or value is None:
        value = {True: "yes", False: "no", None: "none"}[value]
    if sign in ("==", "!="):
        return bool((str(value) == str(goal)) == (sign == "=="))
    if not isinstance(value, (int, float)) or not isinstance(goal, int):
        return False
    return value >= goal if sign == ">=" else value <= goal


def _texts(value: Any, key: str) -> list[str]:
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
        raise BadGuide(f"{key}: a text or a list of texts is wanted, not {value!r:.100}")
    return found


class Moment:
    """A hint in a first game: the conditions under which it appears, the parts of the table that it lights up, and the
    conditions that show that the player knows it already and no longer needs it."""

    def __init__(self, data: Any, guide: Guide, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadGuide(f"{where}: a mapping is wanted, not {data!r:.100}")
        for key in data:
            if key not in _MOMENT_KEYS:
                raise BadGuide(f"{where}: there is no key {key!r}; a moment has {', '.join(_MOMENT_KEYS)}")
        self.id = _name(data.get("id"), f"{where}.id")
        where = f"{guide.where}: {self.id}"
        self.when = When(data.get("when"), f"{where}.when")
        self.light = _texts(data.get("light", []), f"{where}.light")
        self.done = When(data["done"], f"{where}.done") if "done" in data else None
        self.message = f"guide-{guide.title}-{guide.id}-{self.id}".replace("_", "-")
        if "says" in data:
            self.message = _texts(data["says"], f"{where}.says")[0]

    def lit(self, look: Mapping[str, Any]) -> list[str]:
        """Return the names of the parts of the table that the hint lights up, and the words of the answers that match
        its patterns."""
        found: list[str] = []
        for light in self.light:
            found += [one for one in words_of(look) if fits(one, light)] if "*" in light else [light]
        return found

    def as_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "message": self.message,
            "when": self.when.as_dict(),
            "light": self.light,
            "done": self.done.as_dict() if self.done else None,
        }


def _name(value: Any, key: str) -> str:
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        raise BadGuide(f"{key}: a name of small letters, digits and _ is wanted, not {value!r:.100}")
    return value


class Guide:
    """A guide of one title. `where` is the path of its file, for error messages."""

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        if not isinstance(data, Mapping):
            raise BadGuide(f"{where}: a mapping is wanted, not {data!r:.100}")
        for key in data:
            if key not in _KEYS:
                raise BadGuide(f"{where}: there is no key {key!r}; a guide has {', '.join(_KEYS)}")
        self.id = _name(data.get("id"), f"{where}: id")
        self.title: str = data.get("title", "")
        if self.title not in titles():
            raise BadGuide(f"{where}: title: there is no title {self.title!r}; there are {', '.join(titles())}")
        self.record = self._dealt(data)
        seat = data.get("seat", 0)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadGuide(f"{where}: seat: a number from 0 to {self.seats - 1} is wanted, not {seat!r}")
        self.seat = seat
        given = data.get("moments")
        if not isinstance(given, list) or not 1 <= len(given) <= MOST_MOMENTS:
            raise BadGuide(f"{where}: moments: a list of 1 to {MOST_MOMENTS} moments is wanted")
        self.moments = [Moment(one, self, f"{where}: moment {number}") for number, one in enumerate(given, 1)]
        ids = [one.id for one in self.moments]
        for id in ids:
            if ids.count(id) > 1:
                raise BadGuide(f"{where}: {id} is used twice")

    def _dealt(self, data: Mapping[str, Any]) -> Record:
        seed, options = data.get("seed"), data.get("options", {})
        if type(seed) is not int or seed < 0:
            raise BadGuide(f"{self.where}: seed: a whole number is wanted, not {seed!r:.100}")
        if not isinstance(options, Mapping):
            raise BadGuide(f"{self.where}: options: the options of a game are wanted, not {options!r:.100}")
        try:
            return Record(self.title, seed, dict(options))
        except SandtableError as wrong:
            raise BadGuide(f"{self.where}: options: {wrong}") from wrong

    @property
    def seats(self) -> int:
        return self.record.state.seats

    @property
    def message(self) -> str:
        """The id of the message with the guide's name."""
        return f"guide-{self.title}-{self.id}".replace("_", "-")

    def messages(self) -> list[str]:
        """Return the ids of all messages that the guide needs in every language."""
        return [self.message, *(moment.message for moment in self.moments)]

    def missing(self) -> list[str]:
        """Return the ids of messages that a language lacks, as `language: message`."""
        return [f"{lang}: {id}" for lang in languages() for id in self.messages() if not Words(lang).has(id)]

    def as_dict(self) -> dict[str, Any]:
        """Return the guide as plain data, ready for JSON."""
        return {
            "id": self.id,
            "title": self.title,
            "message": self.message,
            "seats": self.seats,
            "seat": self.seat,
            "begin": {"kind": "record", "record": self.record.to_json(), "moves": 0},
            "moments": [moment.as_dict() for moment in self.moments],
        }


# --- finding ---------------------------------------------------------------------------------
def of_text(text: str, where: str = "text") -> Guide:
    """Return the guide in a YAML text; `where` names the text in error messages."""
    try:
        found = parse_yaml(text, where)
    except BadScenario as wrong:
        raise BadGuide(str(wrong)) from wrong
    if len(found) != 1:
        raise BadGuide(f"{where}: one guide is wanted, and {len(found)} are there")
    return Guide(found[0], where)


@cache
def guides() -> tuple[Guide, ...]:
    """Return all guides of all titles."""
    paths: dict[Path, None] = {}
    for title in titles():
        if meta(title).has("guides"):
            folders: Sequence[Path] = meta(title).part("guides").folders(title)
            paths.update(dict.fromkeys(path for folder in folders for path in sorted(folder.glob("*.yaml"))))
    found = [of_text(path.read_text(encoding="utf-8"), str(path)) for path in paths]
    return tuple(sorted(found, key=lambda one: (list(titles()).index(one.title), one.id)))


def guide(title: str, id: str) -> Guide:
    """Return a title's guide by its id, or raise `BadGuide`."""
    for one in guides():
        if (one.title, one.id) == (title, id):
            return one
    there = ", ".join(one.id for one in guides() if one.title == title) or "none"
    raise BadGuide(f"{title} has no guide {id!r}; there are {there}")
