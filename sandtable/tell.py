"""Put games of any title into words: positions, questions, options and results.

    game = sandtable.new("imperium", seats=3, seed=9)
    print(tell_position(game, seat=0, lang="ja"))
    print(tell_question(game, seat=game.to_act[0]))

Every function takes a language (`en`, `ja`, `ko`, `zh-Hant`) or its `Words`, and says only what the seat may know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words
from sandtable.core.printing import Block, Grid
from sandtable.core.titles import meta

__all__ = [
    "NEWS_LIMIT",
    "POSITION_LIMIT",
    "QUESTION_LIMIT",
    "BadChoice",
    "NoQuestion",
    "choose",
    "tell_decision",
    "tell_names",
    "tell_options",
    "tell_outcome",
    "tell_position",
    "tell_question",
]

POSITION_LIMIT: Final = 8_000  # characters of a position, in any title and language
QUESTION_LIMIT: Final = 8_000  # characters of a question with its options
NEWS_LIMIT: Final = 4_000  # characters of what has happened; older lines are left out

_BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")


class BadChoice(SandtableError, ValueError):
    """Raised for an answer that is not an option."""


class NoQuestion(SandtableError, RuntimeError):
    """Raised if there is no game, if it is over, or if the seat is not asked anything."""


def _words(lang: str | Words) -> Words:
    return lang if isinstance(lang, Words) else Words(lang)


def _look(game: State, seat: int, words: Words) -> dict[str, Any]:
    """Return the data that a page needs to show a seat its question. Raise NoQuestion if the seat is not asked."""
    if game.over or seat not in game.to_act:
        raise NoQuestion(words.say("text-not-asked"))
    look: dict[str, Any] = meta(game.title).part("table").look(game, seat, words, tell_names(game, words))
    return look


def tell_names(game: State, lang: str | Words = "en") -> list[str]:
    """Return the names of all parties of the game."""
    found: list[str] = meta(game.title).part("printer").names(game, _words(lang))
    return found


def tell_position(game: State, seat: int, lang: str | Words = "en") -> str:
    """Return the position as text, as this seat knows it, in at most `POSITION_LIMIT` characters."""
    return position_text(game.title, game.view(seat).as_dict(), seat, _words(lang))


def page_position_text(title: str, data: dict[str, Any], seat: int, words: Words) -> str:
    """Return a position as text, from the data that a server sends to a page. The text is the same as from the game
    itself."""
    convert = getattr(meta(title).part("printer"), "from_page", None)
    return position_text(title, data if convert is None else convert(data), seat, words)


def position_text(title: str, view: dict[str, Any], seat: int, words: Words) -> str:
    """Return a position as text, from a seat's view as data."""
    blocks = meta(title).part("printer").position(view, seat, words)
    return "\n".join(line for block in blocks for line in _lines(block))


def _lines(block: Block) -> list[str]:
    if not isinstance(block, Grid):
        return [block.text]
    rows = [block.heads, tuple("---" for _ in block.heads), *block.rows]
    return [f"| {' | '.join(row)} |" for row in rows] + ([block.caption] if block.caption else [])


def tell_decision(game: State, seat: int, lang: str | Words = "en") -> str:
    """Return the text of a seat's open question."""
    prompt: str = _look(game, seat, _words(lang))["prompt"]
    return prompt


def tell_options(game: State, seat: int, lang: str | Words = "en") -> list[tuple[str, str]]:
    """Return the word and the label of each option of a seat that is asked."""
    return [(option["action"], option["label"]) for option in _look(game, seat, _words(lang))["options"]]


def tell_question(game: State, seat: int, lang: str | Words = "en") -> str:
    """Return the question to a seat as text, with its rule and the numbered options."""
    words = _words(lang)
    look = _look(game, seat, words)
    options = [(option["action"], option["label"]) for option in look["options"]]
    return question_text(look["prompt"], look["rule"], options, words)


def question_text(prompt: str, rule: str | None, options: Sequence[tuple[str, str]], words: Words) -> str:
    """Return a question as text, put together from the question itself, its rule and the options, each a word and its
    label."""
    listed = [f"{at}. {label} ({word})" for at, (word, label) in enumerate(options, 1)]
    return "\n".join([f"{prompt} [{rule}]" if rule else prompt, *listed, words.say("text-answer")])


def news_text(lines: Sequence[str], words: Words) -> str:
    """Return past events as text, newest last. The oldest lines beyond `NEWS_LIMIT` characters are replaced by their
    number."""
    kept = len(lines)
    room = NEWS_LIMIT
    while kept and len(lines[kept - 1]) < room:
        kept -= 1
        room -= len(lines[kept]) + 1
    left_out = [words.say("text-left-out", n=kept)] if kept else []
    return "\n".join([*left_out, *lines[kept:]])


def tell_outcome(game: State, lang: str | Words = "en") -> str:
    """Return the result of a finished game as text."""
    words = _words(lang)
    if game.outcome is None:
        raise NoQuestion("the game is not over")
    text: str = meta(game.title).part("printer").outcome(game.outcome, words, tell_names(game, words)).text
    return text


# --- answers --------------------------------------------------------------------------------
def meant(said: str, options: Sequence[tuple[str, str]]) -> str | None:
    """Return the word of the option that an answer names by its number, word or label; None unless exactly one option
    matches."""
    if said.isascii() and said.isdigit():
        return options[int(said) - 1][0] if 1 <= int(said) <= len(options) else None
    found = {word for word, label in options if said in (word.casefold(), label.casefold())}
    return found.pop() if len(found) == 1 else None


def said_in(text: str) -> str:
    """Return the answer in a text: the content of its last square brackets, or the whole text if there are none."""
    marked = _BRACKETS.findall(text)
    return str(marked[-1] if marked else text).strip().strip(".\"'`").casefold()


def allowed(options: Sequence[tuple[str, str]], said: str, why: str, words: Words) -> str:
    """Return the text that refuses an answer: the reason, if there is one, and a list of the allowed answers."""
    listed = "; ".join(f"{at} {word}" for at, (word, _) in enumerate(options, 1))
    return words.say("text-refused", said=said[:60] or "–") + why + " " + words.say("text-allowed", list=listed)


def choose(game: State, seat: int, text: str, lang: str | Words = "en") -> int:
    """Return the action that an answer means; raise `BadChoice` if it is not an option."""
    words = _words(lang)
    options = tell_options(game, seat, words)
    said = said_in(text)
    word = meant(said, options)
    if word is not None:
        return game.vocabulary.number(word)
    why = ""
    if said in game.vocabulary.words:
        reason, rule = meta(game.title).part("table").refusal(game, seat, said, words, tell_names(game, words))
        why = f" {reason} [{rule}]." if reason else f" [{rule}]"
    raise BadChoice(allowed(options, said, why, words))
