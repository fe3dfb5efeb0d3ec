"""Finds the texts a reader is told inside plain data, and says what is wrong with one."""

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
    """Every text in a tree of plain data, keys included."""
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
    """Latin words that have no business in a language written otherwise."""
    return set(LATIN_WORD.findall(text)) - STAY_LATIN


def check_words(text: str) -> None:
    """Nothing in it that a reader should not see: marks of the program, Python's None, doubled blanks and stops."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$⁨⁩]|\?\?\?|  |\.\.|None(?! (of|is) )[^.]|_", text), text


def check_text(text: str) -> None:
    """The same of a sentence or a label, which begins with a capital where a language has them."""
    check_words(text)
    assert text[0] == text[0].upper(), text


class Kept(Words):
    """Words that are put together once: a game says the same over and over."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.kept: dict[tuple[str, frozenset[tuple[str, str | int | float]]], str] = {}

    def say(self, id: str, /, **args: str | int | float) -> str:
        key = (id, frozenset(args.items()))
        if key not in self.kept:
            self.kept[key] = super().say(id, **args)
        return self.kept[key]
