"""`Seat`: one seat of one game as a model plays it, and functions that put its position and question into text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words
from sandtable.tell import BadChoice, allowed, meant, news_text, question_text, said_in

MOST_ANSWERS: Final = 17  # in one call, as the server allows its guests
LONGEST_ANSWER: Final = 2_000  # characters


class ToolRefusal(SandtableError):
    """A tool cannot do what it was asked, and has changed nothing."""


@dataclass(frozen=True)
class Seen:
    """The view of a seat in the reader's language: the position and its question.

    `position` is None until the game has begun. `asked` is True if the seat must answer. `closed` maps each word that
    cannot be chosen to the reason and the rule. `notes` are lines about the table, such as the time that is left.
    """

    position: str | None
    names: Sequence[str] = ()
    asked: bool = False
    prompt: str = ""
    rule: str | None = None
    options: Sequence[tuple[str, str]] = ()
    closed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    outcome: str | None = None
    notes: Sequence[str] = ()


class Seat(ABC):
    """A seat that a model plays, with its game and its language."""

    title: str
    number: int
    words: Words

    @property
    @abstractmethod
    def over(self) -> bool:
        """Tell whether the game is over, or the seat has been left."""

    @abstractmethod
    def look(self) -> Seen:
        """Return the present view of the seat."""

    @abstractmethod
    def news(self) -> list[str]:
        """Return lines about what has happened since the last call, as far as the seat may know."""

    @abstractmethod
    def answer(self, words: Sequence[str]) -> None:
        """Give these answers, which are words of the vocabulary. If one is refused, none is given."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, for at most `seconds`."""

    @abstractmethod
    def chat(self, text: str) -> None:
        """Say something to everybody at the table."""

    @abstractmethod
    def leave(self) -> None:
        """Leave the game for good."""

    @abstractmethod
    def record(self) -> str | None:
        """Return the record of the game as JSON; None while the seat may not have it."""

    @abstractmethod
    def close(self) -> None:
        """Stop the seat's threads and sockets in this process. The guest keeps the seat at the table."""


# --- texts --------------------------------------------------------------------------------
def told_position(seat: Seat) -> str:
    """Return the position as the seat knows it, with notes about the table."""
    seen, words = seat.look(), seat.words
    parts = [f"## {words.say('text-position')}"]
    if seen.position is None:
        parts.append(words.say("mcp-not-started"))
    else:
        parts.append(words.say("text-you", seat=seat.number, who=seen.names[seat.number]))
        parts.append(seen.position)
    return "\n".join([*parts, *seen.notes])


def told_question(seat: Seat) -> str:
    """Return as text the open question with its options, or the result if the game is over, or that nothing is
    asked."""
    seen, words = seat.look(), seat.words
    if seen.outcome is not None:
        return seen.outcome
    if seen.position is None:
        return "\n".join([words.say("mcp-not-started"), *seen.notes])
    if not seen.asked:
        return "\n".join([words.say("text-not-asked"), *seen.notes])
    question = question_text(seen.prompt, seen.rule, seen.options, words)
    return "\n".join([f"## {words.say('text-question')}", *seen.notes, question])


def told_news(seat: Seat) -> str:
    """Return what has happened since the seat was last told."""
    happened = seat.news()
    return f"## {seat.words.say('text-since')}\n{news_text(happened, seat.words)}" if happened else ""


# --- answers ------------------------------------------------------------------------------
def words_of(seen: Seen, answers: Sequence[str], words: Words) -> list[str]:
    """Return the words that the answers mean. The first answer is a number, word or label of the open question; further
    ones answer questions that are not open yet, so they must be words. Raise `BadChoice` for a wrong answer."""
    if not answers:
        raise BadChoice(allowed(seen.options, "", "", words))
    if len(answers) > MOST_ANSWERS:
        raise BadChoice(words.say("mcp-too-many-answers", most=MOST_ANSWERS))
    if any(len(text) > LONGEST_ANSWER for text in answers):
        raise BadChoice(words.say("mcp-answer-too-long", most=LONGEST_ANSWER))
    said = said_in(answers[0])
    first = meant(said, seen.options)
    if first is None:
        reason, rule = seen.closed.get(said, ("", ""))
        why = (f" {reason}" if reason else "") + (f" [{rule}]" if rule else "")
        raise BadChoice(allowed(seen.options, said, why, words))
    further = [said_in(text) for text in answers[1:]]
    for at, text in enumerate(further, 2):
        if not text or text.isdigit():
            raise BadChoice(words.say("mcp-further-word", n=at, said=text[:60] or "–", example="card:dagger"))
    return [first, *further]
