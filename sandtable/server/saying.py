"""Free words of guests and bots: what a seat says although nobody asks it (`sandtable.core.contract.FreeState`).

Several words that belong together, an offer with its sums, are said at once: all of them become rows or none does. The
last may have a text with it, the terms of a deal, which is kept with its row and shown to those who may know of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.bots.speaking import NOTHING, word_of
from sandtable.core.contract import State
from sandtable.core.errors import GameOver, IllegalAction, MalformedAction
from sandtable.server import seating
from sandtable.server.errors import BadRequest, CannotChoose, Muted, NotYourSeat, Paused, TextBlank, TextTooLong
from sandtable.server.facts import OVER
from sandtable.server.guests import check_text
from sandtable.server.live import LiveTable
from sandtable.server.title import takes_text

MOST_WORDS: Final = 12


async def say(table: LiveTable, guest: str, number: int, words: Sequence[str], text: str = "", of: int = -1) -> None:
    """Say free words for a seat. `of`: the number of the offer they answer; if another is open by now it is refused."""
    async with table.lock:
        await table.ready()
        game = table.playing()
        if seating.own_seat(table.facts, guest, number).stand_in is not None:
            raise NotYourSeat()
        if table.facts.state == OVER:
            raise GameOver("the game is over")
        if table.facts.paused:
            raise Paused()
        actions = _actions(game.state, words)
        text = _text(table, guest, words[-1], text)
        trial = game.state.clone()
        try:
            for action in actions:
                trial.apply(number, action, of)
        except IllegalAction as error:
            _, rule = game.table.refusal(game.state, number, words[-1], game.words, game.names)
            raise CannotChoose(rule) from error
        await table.said(number, actions, text)


def _actions(state: State, words: Sequence[str]) -> list[int]:
    if not 0 < len(words) <= MOST_WORDS:
        raise BadRequest(detail=f"words: 1 to {MOST_WORDS}")
    numbers = [state.vocabulary.numbers.get(word) for word in words]
    actions = [number for number in numbers if number is not None and state.vocabulary.is_free(number)]
    if len(actions) != len(words):
        raise MalformedAction("there is no such free word")
    return actions


def _text(table: LiveTable, guest: str, word: str, text: str) -> str:
    """The words with an offer, held to the rules of the chat."""
    text = text.strip()
    if not takes_text(table.facts.title, word):
        if text:
            raise BadRequest(detail=f"text: {word} has none")
        return ""
    if seating.is_muted(table.facts, guest):
        raise Muted()
    if not text:
        raise TextBlank()
    most = table.services.config.limits.terms
    if len(text) > most:
        raise TextTooLong(most=most)
    check_text(text, lines=True)
    return text


# --- bots --------------------------------------------------------------------------------
def called(table: LiveTable) -> list[int]:
    """The seats that bots play for whom something waits."""
    if table.facts.state == OVER or table.facts.paused:
        return []
    return [seat for seat in table.called() if table.facts.seats[seat].automatic]


async def answer(table: LiveTable, number: int) -> bool:
    """A bot says what it has to say, by what its seat may know; whether it said anything."""
    async with table.lock:
        await table.ready()
        if number not in called(table):
            return False
        action = word_of(table.playing().state, number)
        if action == NOTHING:
            return False
        await table.said(number, [action])
        return True
