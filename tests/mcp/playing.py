"""Helpers of the tests: read a question as a model does, and choose at random."""

from __future__ import annotations

import re
from random import Random

NUMBERED = re.compile(r"^([0-9]+)\. .* \(([^ ()]+)\)$", re.MULTILINE)


def options_in(text: str) -> list[tuple[str, str]]:
    """Return the numbers and words of the options that a text lists; empty if it asks nothing."""
    return NUMBERED.findall(text)


def any_answer(random: Random, text: str) -> str:
    """Return an answer to the question in a text: a number or a word, alone or within a sentence."""
    number, word = random.choice(options_in(text))
    return random.choice((number, word, f"I think about it and take [{number}]"))


def handle_in(text: str) -> str:
    """Return the handle of a table that has just been opened."""
    found = re.match(r"\S+[:：] ?(\S+)\n", text)
    assert found is not None, text
    return found[1]
