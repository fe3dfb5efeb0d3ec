"""Free words of guests and bots: actions of a seat that is not asked (`sandtable.core.contract.FreeState`).

Words that belong together, such as an offer with its amounts, are written together: all of them become rows, or none.
The last one may carry a text, the terms of a deal, which is stored with its row and sent to those who may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.bots.speaking import NOTHING, word_of
from sandtable.core.contract import State
from sandtable.core.errors import GameOver, IllegalAction, MalformedAction
from sandtable.server.errors import BadRequest, CannotChoose, Muted, NotYourSeat, Paused, TextBlank, TextTooLong
from sandtable.server.seats import seating
from sandtable.server.seats.guests import check_text
from sandtable.server.storage.table_info import OVER
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.titles import takes_text

MOST_WORDS: Final = 12


async def say(table: LiveTable, guest: str, number: int, words: Sequence[str], text: str = "", of: int = -1) -> None:
    """Say free words for a seat. If they answer an offer, `of` is its number; an outdated number is refused."""
    async with table.lock:
        await table.ready()
        game = table.playing()
        if seating.own_seat(table.info, guest, number).stand_in is not None:
            raise NotYourSeat()
        if table.info.state == OVER:
            raise GameOver("the game is over")
        if table.info.paused:
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
        await table.append_free_words(number, actions, text)


def _actions(state: State, words: Sequence[str]) -> list[int]:
    if not 0 < len(words) <= MOST_WORDS:
        raise BadRequest(detail=f"words: 1 to {MOST_WORDS}")
    numbers = [state.vocabulary.numbers.get(word) for word in words]
    actions = [number for number in numbers if number is not None and state.vocabulary.is_free(number)]
    if len(actions) != len(words):
        raise MalformedAction("there is no such free word")
    return actions


def _text(table: LiveTable, guest: str, word: str, text: str) -> str:
    """Return the text of a free word, checked like a chat message; empty if the word takes no text."""
    text = text.strip()
    if not takes_text(table.info.title, word):
        if text:
            raise BadRequest(detail=f"text: {word} has none")
        return ""
    if seating.is_muted(table.info, guest):
        raise Muted()
    if not text:
        raise TextBlank()
    most = table.services.config.limits.terms
    if len(text) > most:
        raise TextTooLong(most=most)
    check_text(text, lines=True)
    return text


# --- bots --------------------------------------------------------------------------------
def called_bots(table: LiveTable) -> list[int]:
    """Return the seats that bots play and that have something to answer although nobody asks them."""
    if table.info.state == OVER or table.info.paused:
        return []
    return [seat for seat in table.called() if table.info.seats[seat].automatic]


def occasion(table: LiveTable) -> int:
    """Return a number that changes whenever bots have a reason to think again about their free words."""
    return int(getattr(table.game.state, "occasion", 0)) if table.game is not None else 0


async def speak_for_bot(table: LiveTable, number: int) -> bool:
    """Let a bot say a free word, using only what its seat may know; return whether it said one."""
    async with table.lock:
        await table.ready()
        if number not in called_bots(table):
            return False
        action = word_of(table.playing().state, number)
        if action == NOTHING:
            return False
        await table.append_free_words(number, [action])
        return True
