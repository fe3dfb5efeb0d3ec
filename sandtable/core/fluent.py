"""Words of the program: Fluent files, `locale/<language>/*.ftl`, read once and kept.

    words = Words("en")
    words.say("effect-draw", n=2, voice="effect")

Nothing is ever silently wrong: an id that is not there, an argument that was not given, a file
that does not parse and an id given twice are errors. Fluent itself is imported only when the
first words are asked for, so the engine needs the standard library alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.core.errors import SandtableError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).resolve().parent.parent / "locale"

_bundles: Final[dict[Path, FluentBundle]] = {}


class MissingWord(SandtableError, KeyError):
    """A language has no message of that id."""

    def __str__(self) -> str:  # KeyError would show the repr
        return str(self.args[0])


class BadWords(SandtableError, ValueError):
    """A Fluent file is damaged, or a message cannot be said with the arguments given."""


class UnknownLanguage(SandtableError, ValueError):
    """There are no words in that language."""


def languages(root: Path = LOCALE) -> list[str]:
    """The languages there are words in, in alphabetical order."""
    if not root.is_dir():
        return []
    return sorted(folder.name for folder in root.iterdir() if any(folder.glob("*.ftl")))


def files(lang: str, root: Path = LOCALE) -> list[Path]:
    """The Fluent files of a language, in the order they are read."""
    if lang not in languages(root):
        raise UnknownLanguage(f"no words in language {lang!r}; there are: {', '.join(languages(root)) or 'none'}")
    return sorted((root / lang).glob("*.ftl"))


def _load(lang: str, root: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    paths = files(lang, root)
    bundle = FluentBundle([lang], use_isolating=False)
    seen: dict[str, str] = {}
    for path in paths:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().split("\n")[0]
                raise BadWords(f"{lang}/{path.name} does not parse at: {line}")
            if isinstance(entry, Message | Term):
                id = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if id in seen:
                    raise BadWords(f"{lang}/{path.name} gives {id} again; {seen[id]} has it")
                seen[id] = path.name
        bundle.add_resource(resource)
    return bundle


class Words:
    """What can be said in one language."""

    def __init__(self, lang: str = "en", root: Path = LOCALE) -> None:
        key = root / lang
        if key not in _bundles:
            _bundles[key] = _load(lang, root)
        self.lang = lang
        self._bundle = _bundles[key]

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, /, **args: str | int | float) -> str:
        """The message in this language. What it needs and was not given is an error."""
        if not self._bundle.has_message(id):
            raise MissingWord(f"no message {id!r} in language {self.lang!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingWord(f"message {id!r} in language {self.lang!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadWords(f"message {id!r} in language {self.lang!r}: {'; '.join(str(e) for e in errors)}")
        return str(text)
