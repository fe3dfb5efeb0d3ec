"""`Words`: the texts of the program in a chosen language, from the Fluent files `locale/<language>/*.ftl`.

    words = Words("en")
    words.say("effect-draw", n=2, voice="effect")

`Sayings()` replaces `Words` where the reader chooses the language: it returns the message id and arguments instead of a
text, for a page that has the same files (web/src/lib/sayings.ts reads it).

Files are read once and cached. A title from another package names a folder for its own texts in its meta. Mistakes are
never silent: an unknown id, a missing argument, a syntax error and a duplicate id raise errors. Fluent itself is
imported when the first text is needed, so the engine needs only the standard library.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.particles import with_particle
from sandtable.core.titles import meta, titles

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).resolve().parent.parent / "locale"
# The functions that messages may call (web/src/lib/particles.ts has the same).
FUNCTIONS: Final[dict[str, Any]] = {"PARTICLE": with_particle}


class MissingWord(SandtableError, KeyError):
    """The language has no message with this id."""

    def __str__(self) -> str:  # KeyError would show the repr
        return str(self.args[0])


class BadWords(SandtableError, ValueError):
    """A Fluent file is damaged, or a message cannot be formatted with its arguments."""


class UnknownLanguage(SandtableError, ValueError):
    """The program has no texts in this language."""


def languages(root: Path = LOCALE) -> list[str]:
    """Return the languages that have texts, in alphabetical order."""
    if not root.is_dir():
        return []
    return sorted(folder.name for folder in root.iterdir() if any(folder.glob("*.ftl")))


def files(lang: str, root: Path = LOCALE) -> list[Path]:
    """Return the Fluent files of a language in reading order: the program's own, then those of registered titles."""
    if lang not in languages(root):
        raise UnknownLanguage(f"no words in language {lang!r}; there are: {', '.join(languages(root)) or 'none'}")
    own = sorted((root / lang).glob("*.ftl"))
    if root != LOCALE:
        return own
    return list(dict.fromkeys([*own, *(path for title in titles() for path in files_of(title, lang))]))


def files_of(title: str, lang: str) -> list[Path]:
    """Return the Fluent files of a language in the package of a title; empty for built-in titles."""
    folder = meta(title).locale
    return [] if folder is None else sorted((folder / lang).glob("*.ftl"))


# Where a message (or, after a hyphen, a term) begins; and lines that may begin at the margin without beginning one:
# comments, and text continued in braces.
_NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_STRAY: Final = re.compile(r"^(?!-?[a-zA-Z][a-zA-Z0-9_-]* *=)[^\s#}\[*.].*", re.MULTILINE)


class _Read:
    """The messages of one language, read from its files. Files of titles registered later are read when a message is
    missing.

    Files are split into messages at once, but a message is parsed when it is first used: a server uses few, and parsing
    all four languages takes most of a second.
    """

    __slots__ = ("lang", "root", "_bundle", "_files", "_ids", "_titles", "_unparsed", "_lock")

    def __init__(self, lang: str, root: Path) -> None:
        files(lang, root)  # raises an error for an unknown language
        self.lang = lang
        self.root = root
        self._bundle: FluentBundle | None = None
        self._files: set[Path] = set()
        self._ids: dict[str, str] = {}  # the file of each message
        self._titles: list[str] = []  # the titles whose files have been read
        self._unparsed: dict[str, str] = {}
        self._lock = Lock()
        self.read_on()

    def read_on(self) -> None:
        """Read those files of the language that have not been read yet."""
        registered = titles()
        for path in files(self.lang, self.root):
            if path not in self._files:
                self._read(path)
                self._files.add(path)
        self._titles = registered

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        if stray := _STRAY.search(text):
            raise self._bad(path.name, stray[0])
        entries = list(_ENTRY.finditer(text))
        for entry, following in zip_longest(entries, entries[1:]):
            id = entry[1]
            if id in self._ids:
                raise BadWords(f"{self.lang}/{path.name} gives {id} again; {self._ids[id]} has it")
            self._ids[id] = path.name
            self._unparsed[id] = text[entry.start() : following.start() if following else len(text)]

    def _bad(self, file: str, where: str) -> BadWords:
        return BadWords(f"{self.lang}/{file} does not parse at: {where.strip().split(chr(10))[0]}")

    def has(self, id: str) -> bool:
        """Tell whether the language has a message with this id."""
        if id not in self._ids and self._titles != titles():
            self.read_on()
        return id in self._ids and not id.startswith("-")

    def parsed(self, id: str) -> FluentBundle:
        """Return a Fluent bundle that contains this message and everything the message refers to."""
        if self._bundle is None or id in self._unparsed:
            with self._lock:
                self._parse(id)
        assert self._bundle is not None
        return self._bundle

    def _parse(self, id: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        bundle = self._bundle or FluentBundle([self.lang], functions=FUNCTIONS, use_isolating=False)
        found: list[str] = []
        wanted = [id]
        while wanted:
            text = self._unparsed.get(one := wanted.pop(), "")
            if text and one not in found:
                resource = FluentResource(text)
                for entry in resource.body:
                    if isinstance(entry, Junk):
                        raise self._bad(self._ids[one], entry.content or "")
                bundle.add_resource(resource)
                found.append(one)
                wanted += _NAME.findall(text)
        for one in found:  # only now: another thread may look for one of them meanwhile
            self._unparsed.pop(one, None)
        self._bundle = bundle


_read: Final[dict[Path, _Read]] = {}


class Words:
    """The texts of one language."""

    def __init__(self, lang: str = "en", root: Path = LOCALE) -> None:
        key = root / lang
        if key not in _read:
            _read[key] = _Read(lang, root)
        self.lang = lang
        self._read = _read[key]

    def has(self, id: str) -> bool:
        """Tell whether the language has a message with this id."""
        return self._read.has(id)

    def say(self, id: str, /, **args: str | int | float) -> str:
        """Return a message in this language, formatted with its arguments; a missing argument raises an error."""
        if not self.has(id):
            raise MissingWord(f"no message {id!r} in language {self.lang!r}")
        bundle = self._read.parsed(id)
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise MissingWord(f"message {id!r} in language {self.lang!r} has attributes only")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise BadWords(f"message {id!r} in language {self.lang!r}: {'; '.join(str(e) for e in errors)}")
        return str(text)

    def capital(self, text: str) -> str:
        """Return the text with a capital first letter, in scripts that have capitals."""
        return text[:1].upper() + text[1:]


# A message made by `Sayings`: BEGIN id (NEXT name IS value)* END; a value that is a number starts with NUMBER.
# Values may contain other messages. The id CAPITAL stands for `Words.capital` of its `text`.
BEGIN: Final = "\x02"
NEXT: Final = "\x1f"
IS: Final = "\x1d"
NUMBER: Final = "\x1e"
END: Final = "\x03"
CAPITAL: Final = "^"


class Sayings(Words):
    """A substitute for `Words` that returns messages unformatted, as ids with arguments; ids are checked against
    English."""

    def __init__(self, root: Path = LOCALE) -> None:
        super().__init__("en", root)
        self._known: set[str] = set()  # ids that have been looked up

    def say(self, id: str, /, **args: str | int | float) -> str:
        if id not in self._known:
            if not self.has(id):
                raise MissingWord(f"no message {id!r} in language {self.lang!r}")
            self._known.add(id)
        return _saying(id, args)

    def capital(self, text: str) -> str:
        return _saying(CAPITAL, {"text": text})


def _saying(id: str, args: dict[str, str | int | float]) -> str:
    said = f"{BEGIN}{id}"
    for name, value in args.items():
        said += f"{NEXT}{name}{IS}{value}" if isinstance(value, str) else f"{NEXT}{name}{IS}{NUMBER}{value}"
    return said + END


def spoken(saying: str, words: Words) -> str:
    """Return a message made by `Sayings`, formatted in a language."""
    text, at = _speak(saying, 0, words)
    if at != len(saying):
        raise BadWords(f"this is no saying: {saying!r}")
    return text


def _speak(saying: str, at: int, words: Words) -> tuple[str, int]:
    """Format the part of a saying that starts at index `at` and ends before the next separator or end mark of the
    message around it. Return the text and the index of that mark."""
    out = []
    while at < len(saying) and saying[at] not in (NEXT, END):
        if saying[at] != BEGIN:
            out.append(saying[at])
            at += 1
            continue
        at += 1
        start = at
        while saying[at : at + 1] not in (NEXT, END, ""):
            at += 1
        id = saying[start:at]
        args: dict[str, str | int | float] = {}
        while saying[at : at + 1] == NEXT:
            name, _, _ = saying[at + 1 :].partition(IS)
            at += len(name) + 2
            value, at = _speak(saying, at, words)
            args[name] = _number(value[1:]) if value.startswith(NUMBER) else value
        if saying[at : at + 1] != END:
            raise BadWords(f"this is no saying: {saying!r}")
        at += 1
        out.append(words.capital(str(args["text"])) if id == CAPITAL else words.say(id, **args))
    return "".join(out), at


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
