"""Find the texts inside plain data that readers see, and check each for mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandtable.core.fluent import Words

# Languages written in Latin letters; in all others a Latin word is one that nobody has translated …
LATIN = frozenset(("en",))
# … unless it stays so on purpose: the name of the program or of a format, another name (players in lessons have the
# same everywhere), the number of a Conflict or subject, a key.
STAY_LATIN = frozenset(
    ("Sandtable", "CHOAM", "I", "II", "III", "X", "Tab", "Enter", "SHA", "sha", "sum", "JSON", "Kenji", "Mirelle")
)
LATIN_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ɏ]+")


def strings(data: Any) -> Iterator[str]:
    """Yield every text in a tree of plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def leftovers(text: str) -> set[str]:
    """Return the Latin words in a text of a language with another script that are not meant to stay Latin."""
    return set(LATIN_WORD.findall(text)) - STAY_LATIN


def check_words(text: str) -> None:
    """Check that a text contains nothing that readers should not see: Fluent's marks, underscores, Python's None,
    double spaces or full stops."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$⁨⁩]|\?\?\?|  |\.\.|None(?! (of|is) )[^.]|_", text), text


def check_text(text: str) -> None:
    """Check a sentence or a label like `check_words`, and that it begins with a capital letter in scripts that have
    capitals."""
    check_words(text)
    assert text[0] == text[0].upper(), text


class Kept(Words):
    """`Words` with a cache of formatted messages, since a game repeats the same ones often."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.kept: dict[tuple[str, frozenset[tuple[str, str | int | float]]], str] = {}

    def say(self, id: str, /, **args: str | int | float) -> str:
        key = (id, frozenset(args.items()))
        if key not in self.kept:
            self.kept[key] = super().say(id, **args)
        return self.kept[key]
