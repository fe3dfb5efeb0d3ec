"""Lessons: short guided plays on the real table. Each is a YAML file in a folder that the title's meta names.

    found = lessons("imperium")          # in the order of their numbers
    lesson("imperium", "agent").as_dict()  # what the page is sent

A lesson is a position (`given`, as in scenarios) and steps. Each step lights up parts of the table, shows a sentence,
and asks its reader for moves or only to read on. `docs/lessons.md` describes the format. Reading a lesson plays it
through, so a lesson that cannot be played is refused with the step and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import BadLesson, BadScenario
from sandtable.core.fluent import Words, languages
from sandtable.core.titles import meta, titles
from sandtable.scenario import Scenario, Step, parse_yaml

_KEYS: Final = ("id", "title", "number", "minutes", "icon", "given", "steps")
_STEP_KEYS: Final = ("id", "light", "show", "do", "any", "then")
# What a step may say besides its sentence: what to press, what is said after something else, and praise.
SAID: Final = ("do", "wrong", "praise")
MOST_STEPS: Final = 12


class _Script(Scenario):
    """A lesson's position and lines, parsed as a scenario without expectations."""

    must_expect = False


class Answer:
    """One answer in a lesson: the seat that answers, and the words it may choose from; the first word is the usual
    one."""

    __slots__ = ("seat", "words")

    def __init__(self, seat: int, words: list[str]) -> None:
        self.seat = seat
        self.words = words

    def as_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "words": self.words}


class LessonStep:
    """One step of a lesson: the things it lights up, the reader's answers, and the moves of others that follow."""

    __slots__ = ("id", "light", "show", "answers", "then", "says")

    def __init__(self, id: str, light: list[str], show: str) -> None:
        self.id = id
        self.light = light
        self.show = show  # the part of the table that is brought into view on a small screen
        self.answers: list[Answer] = []
        self.then: list[Answer] = []
        self.says: list[str] = []  # those of `SAID` that have a message

    def as_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "light": self.light,
            "show": self.show,
            "answers": [answer.as_dict() for answer in self.answers],
            "then": [answer.as_dict() for answer in self.then],
            "says": self.says,
        }


class Lesson:
    """One lesson, parsed and played through, with all its sentences. `where` is the path of its file, for error
    messages."""

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        self.id = "?"
        self._check_keys(data, _KEYS, "a lesson")
        self.id = self._name(data.get("id"), "id")
        self.title = data.get("title")
        if self.title not in titles():
            raise self._bad("title", f"there is no title {self.title!r}; there are {', '.join(titles())}")
        self.number = self._whole(data.get("number"), "number", 1, 999)
        minutes = data.get("minutes", 1)
        if type(minutes) not in (int, float) or not 0 < minutes <= 30:
            raise self._bad("minutes", f"up to 30 minutes are wanted, not {minutes!r}")
        self.minutes = float(minutes)
        self.icon = data.get("icon")
        if not isinstance(self.icon, str) or not self.icon:
            raise self._bad("icon", "the id of an icon of the page is wanted")
        self.given = data.get("given")
        if not isinstance(self.given, Mapping):
            raise self._bad("given", f"a position is wanted, not {self.given!r}")
        try:
            self._script = _Script({"id": self.id, "title": self.title, "given": self.given}, where)
        except BadScenario as wrong:
            raise BadLesson(str(wrong)) from wrong
        self.seats = self._script.seats.names[: self._script.seats.count]
        self.seat = 0  # the reader's
        self.steps = self._steps(data.get("steps"))

    # --- messages ------------------------------------------------------------------------
    @property
    def message(self) -> str:
        """The id of the message with the lesson's name; the ids of the lesson's other messages begin with it."""
        return f"lesson-{self.title}-{self.id}".replace("_", "-")

    def step_message(self, step: LessonStep, part: str = "") -> str:
        """Return the id of a message of a step: of its sentence, or of the further text `part`, one of `SAID`."""
        return "-".join([self.message, step.id.replace("_", "-"), *([part] if part else [])])

    def messages(self) -> list[str]:
        """Return the ids of all messages that the lesson needs in every language."""
        found = [self.message, f"{self.message}-will"]
        for step in self.steps:
            found.append(self.step_message(step))
            found += [self.step_message(step, part) for part in step.says]
        return found

    def missing(self) -> list[str]:
        """Return the ids of messages that a language lacks, as `language: message`."""
        return [f"{lang}: {id}" for lang in languages() for id in self.messages() if not _words(lang).has(id)]

    # --- reading -------------------------------------------------------------------------
    def _bad(self, key: str, what: str) -> BadLesson:
        return BadLesson(f"{self.where}: {self.id}: {key}: {what}")

    def _check_keys(self, data: Any, allowed: Sequence[str], what: str) -> None:
        if not isinstance(data, Mapping):
            raise self._bad(what, f"a mapping is wanted, not {data!r:.100}")
        for key in data:
            if key not in allowed:
                raise self._bad(str(key), f"there is no such key; {what} has {', '.join(allowed)}")

    def _name(self, value: Any, key: str) -> str:
        if not isinstance(value, str) or not value.replace("_", "").isalnum() or value != value.lower():
            raise self._bad(key, f"a name of small letters, digits and _ is wanted, not {value!r}")
        return value

    def _whole(self, value: Any, key: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self._bad(key, f"a whole number from {least} to {most} is wanted, not {value!r}")
        return value

    def _texts(self, value: Any, key: str) -> list[str]:
        found = [value] if isinstance(value, str) else value
        if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
            raise self._bad(key, f"a line or a list of lines is wanted, not {value!r}")
        return found

    def _steps(self, given: Any) -> list[LessonStep]:
        """Read the steps of the lesson, play them through and return them."""
        if not isinstance(given, list) or not 1 <= len(given) <= MOST_STEPS:
            raise self._bad("steps", f"a list of 1 to {MOST_STEPS} steps is wanted")
        state = self.start()
        steps: list[LessonStep] = []
        for number, data in enumerate(given, 1):
            key = f"step {number}"
            self._check_keys(data, _STEP_KEYS, key)
            show = data.get("show", "")
            if not isinstance(show, str):
                raise self._bad(f"{key}.show", f"the name of a part of the table is wanted, not {show!r}")
            id = self._name(data.get("id"), f"{key}.id")
            step = LessonStep(id, self._texts(data.get("light", []), f"{key}.light"), show)
            if any(other.id == step.id for other in steps):
                raise self._bad(f"{key}.id", f"{step.id} is used twice")
            if "do" in data and "any" in data:
                raise self._bad(key, "either 'do' (lines) or 'any' (words of one answer), not both")
            step.answers = self._played(state, data.get("do", []), f"{key}.do", own=True)
            if "any" in data:
                step.answers = [self._any_of(state, self._texts(data["any"], f"{key}.any"), f"{key}.any")]
            step.then = self._played(state, data.get("then", []), f"{key}.then")
            step.says = [part for part in SAID if _words("en").has(self.step_message(step, part))]
            steps.append(step)
        return steps

    def _line(self, line: str, key: str) -> Step:
        try:
            return self._script.line(line, key)
        except BadScenario as wrong:
            raise BadLesson(str(wrong)) from wrong

    def _played(self, state: State, lines: Any, key: str, own: bool = False) -> list[Answer]:
        """Play some lines of the lesson and return the answers that they give, in order."""
        found: list[Answer] = []
        for line in self._texts(lines, key):
            step = self._line(line, key)
            if step.kind != "act" or (own and step.seat != self.seat):
                who = self.seats[self.seat] if own else "a player"
                raise self._bad(key, f"{line!r}: a move of {who} is wanted")
            before = state.actions_taken
            seen: list[State] = []
            wrong = self._script.act(state, step, _keeper(seen))
            if wrong:
                raise self._bad(key, f"{line!r}: {wrong}")
            assert state.actions_taken - before == len(seen)
            steps = pairwise([*seen, state])
            found += [Answer(step.seat, [_made(at, after, step.seat)]) for at, after in steps]
        return found

    def _any_of(self, state: State, words: list[str], key: str) -> Answer:
        """Check that each of these words is an option of the reader's current decision, play the first, and return the
        answer."""
        if self.seat not in state.to_act:
            raise self._bad(key, f"{self.seats[self.seat]} has nothing to decide now")
        there = state.decision(self.seat).words()
        for word in words:
            if word not in there:
                raise self._bad(key, f"{word} is not possible now; there are {', '.join(there)}")
        state.apply(self.seat, state.vocabulary.number(words[0]))
        return Answer(self.seat, words)

    # --- playing -------------------------------------------------------------------------
    def start(self) -> State:
        """Return a new game at the beginning of the lesson."""
        return self._script.start()

    def play(self, other: Mapping[str, int] | None = None) -> State:
        """Play the lesson by its own answers and return the final position. Where a step allows several answers,
        `other` maps the step's id to the number of the answer to take."""
        state = self.start()
        for step in self.steps:
            for answer in [*step.answers, *step.then]:
                at = (other or {}).get(step.id, 0) if len(answer.words) > 1 else 0
                state.apply(answer.seat, state.vocabulary.number(answer.words[at]))
        return state

    def as_dict(self) -> dict[str, Any]:
        """Return the lesson as plain data, ready for JSON."""
        return {
            "id": self.id,
            "title": self.title,
            "number": self.number,
            "minutes": self.minutes,
            "icon": self.icon,
            "message": self.message,
            "seats": self.seats,
            "seat": self.seat,
            "given": self.given,
            "steps": [{**step.as_dict(), "message": self.step_message(step)} for step in self.steps],
        }


def _keeper(seen: list[State]) -> Callable[[State], None]:
    """Return a function that appends a copy of the position it is given to `seen`."""
    return lambda at: seen.append(at.clone())


def _made(before: State, after: State, seat: int) -> str:
    """Return the word of the action with which the seat leads from the position `before` to the position `after`."""
    for action in before.decision(seat).options:
        tried = before.clone()
        tried.apply(seat, action)
        if tried == after:
            return before.vocabulary.word(action)
    raise AssertionError("a scenario's line takes only options")


@cache
def _words(lang: str) -> Words:
    return Words(lang)


# --- finding ---------------------------------------------------------------------------------
def read(path: Path) -> Lesson:
    """Return the lesson in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadLesson(f"{path}: cannot be read: {wrong}") from wrong
    return of_text(text, str(path))


def of_text(text: str, where: str = "text") -> Lesson:
    """Return the lesson in a YAML text; `where` names the text in error messages."""
    try:
        found = parse_yaml(text, where)
    except BadScenario as wrong:
        raise BadLesson(str(wrong)) from wrong
    if len(found) != 1:
        raise BadLesson(f"{where}: one lesson is wanted, and {len(found)} are there")
    return Lesson(found[0], where)


def _title_of(path: Path) -> Any:
    data = parse_yaml(path.read_text(encoding="utf-8"), str(path))
    return data[0].get("title") if data and isinstance(data[0], Mapping) else None


@cache
def lessons(title: str) -> tuple[Lesson, ...]:
    """Return the lessons of a title in the order of their numbers; empty if the title has none."""
    about = meta(title)
    if not about.has("lessons"):
        return ()
    folders: Sequence[Path] = about.part("lessons").folders(title)
    paths = [path for folder in folders for path in sorted(folder.glob("*.yaml"))]
    found = sorted((read(path) for path in paths if _title_of(path) == title), key=lambda one: (one.number, one.id))
    for one, other in pairwise(found):
        if one.id == other.id or one.number == other.number:
            raise BadLesson(f"{other.where}: {one.where} has the same id or number")
    return tuple(found)


def lesson(title: str, id: str) -> Lesson:
    """Return a title's lesson by its id, or raise `BadLesson`."""
    for one in lessons(title):
        if one.id == id:
            return one
    there = ", ".join(one.id for one in lessons(title)) or "none"
    raise BadLesson(f"{title} has no lesson {id!r}; there are {there}")
