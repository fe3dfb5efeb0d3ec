"""Does what happens at a table by itself: bots move, what guests have declined beforehand is declined, clocks run out.

One task a table, which mostly sleeps.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from dataclasses import dataclass
from functools import partial
from typing import Final

from sandtable.core.contract import State
from sandtable.core.errors import DamagedData, StaleAction
from sandtable.server.bots.fair_queue import PLAYED, UNSEEN, WATCHED, Requester
from sandtable.server.bots.pool import STAND_IN, Answer, Question
from sandtable.server.errors import NotStarted, Unavailable
from sandtable.server.games.game import WORDS
from sandtable.server.games.table_clocks import clocks_of, seen_by_others
from sandtable.server.seats import seating
from sandtable.server.storage.table_info import TableInfo
from sandtable.server.tables import commands
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.telemetry import metrics

AFTER_AN_ERROR: Final = 5.0  # seconds
BUSY_FOR: Final = 15.0  # seconds for which a table says that its bots think less, after they last did
FELL_FOR: Final = 30.0  # … and that a simpler one has moved
NOBODY: Final = -1
SOONEST: Final = 0.25  # of the time within which a standing answer is given
AT_ONCE: Final = 3  # answers of a bot to which all that it is asked with others takes the same time

_CHANCE: Final = random.SystemRandom()

log = logging.getLogger("sandtable.server")


async def drive(table: LiveTable) -> None:
    """Until cancelled."""
    said: type[Exception] | None = None
    minds = PendingAnswers(table)
    try:
        while True:
            table.changed.clear()
            try:
                await _next(table, minds)
            except (StaleAction, NotStarted):
                await asyncio.sleep(0.02)  # somebody else has moved: look again
            except DamagedData:  # it is known to be so: nothing will move here
                return
            except Unavailable:
                await table.services.time.wait(table.changed, AFTER_AN_ERROR)
            except Exception as error:
                if type(error) is not said:  # it is tried again and again: one table must not fill the log
                    log.exception("nothing moves by itself at table %s just now", table.id)
                said = type(error)
                await table.services.time.wait(table.changed, AFTER_AN_ERROR)
    finally:
        await minds.close()
        table.services.bot_only_scheduler.remove(table.id)


async def _next(table: LiveTable, minds: PendingAnswers) -> None:
    """What is to be done now; then wait until something else may be."""
    info = table.info
    time = table.services.time
    owing = table.owing(info) if table.game is not None else []
    bots = [seat for seat in owing if info.seats[seat].automatic]
    if not owing or not _alone(info):
        table.services.bot_only_scheduler.remove(table.id)
    table.pass_times.track(table.asked_here(), time.now())
    asked = [*bots, *minds.declining()]
    minds.look(asked)
    until = clocks_of(info).next_over if owing else None
    if minds.would_begin(asked):
        late = table.not_before - time.now()
        if late > 0:
            if until is None or until[0] > time.now() + late:
                until = (time.now() + late, NOBODY)
        elif not _alone(info) or await _has_its_turn(table):
            minds.begin(asked)
        else:
            return
    if not await time.wait(table.changed, None if until is None else until[0] - time.now()):
        if until is not None and until[1] != NOBODY:
            await table.finish(commands.out_of_time(table, until[1]))


# --- whose turn it is to be thought for ---------------------------------------------------
def _alone(info: TableInfo) -> bool:
    """Bots play alone, as everybody can see."""
    clocks = clocks_of(info)
    return all(seen_by_others(info, clocks, seat).automatic for seat in range(len(info.seats)))


def _rank(table: LiveTable) -> int:
    present = table.present()
    if not _alone(table.info) and present & set(seating.guests_of(table.info)):
        return PLAYED
    return WATCHED if present else UNSEEN


async def _has_its_turn(table: LiveTable) -> bool:
    """Bots alone wait for theirs, and say so."""
    alone = table.services.bot_only_scheduler
    if alone.may_play(table.id, table.info.host, _rank(table) == WATCHED):
        table.clear_notice("turn")
        await asyncio.sleep(alone.delay())
        return True
    table.show_notice("turn", WORDS.say("notice-bots-wait"))
    await alone.wait()
    return False


# --- moves of bots ------------------------------------------------------------------------
class PendingAnswers:
    """The bots of a table that are asked now, and the guests with a standing answer, each for itself: several may be,
    where several decide at once."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._minds: dict[int, BotAnswer | StandingAnswer] = {}
        self._begun: dict[int, BotTurn] = {}
        self._declined: dict[int, int] = {}  # the row at which a standing answer was last given

    def declining(self) -> list[int]:
        """Guests for whom to decline or to pass, once: who takes that back wants to be asked."""
        table, info = self._table, self._table.info
        seats = {**table.declining(info), **table.passing(info)}
        return [seat for seat in seats if self._declined.get(seat) != info.n]

    def look(self, asked: list[int]) -> None:
        """Whoever is asked no more stops thinking; what went wrong with one is raised."""
        for seat, mind in list(self._minds.items()):
            if mind.task.done():
                del self._minds[seat]
                if not mind.task.cancelled():
                    mind.task.result()
            elif not mind.moves and (seat not in asked or mind.at != self._table.at(seat)):
                del self._minds[seat]
                mind.task.cancel()

    def would_begin(self, asked: list[int]) -> bool:
        return any(seat not in self._minds for seat in asked)

    def begin(self, asked: list[int]) -> None:
        for seat in asked:
            if seat in self._minds:
                continue
            if self._table.info.seats[seat].automatic:
                self._minds[seat] = BotAnswer(self._table, seat, self._since(seat))
            else:
                self._minds[seat] = StandingAnswer(self._table, seat, self._declined)

    def _since(self, seat: int) -> BotTurn:
        """When the bot of this seat began to answer what it is asked since the last row."""
        n = self._table.info.n
        if seat not in self._begun or self._begun[seat].n != n:
            self._begun[seat] = BotTurn(n, self._table.services.time.now())
        return self._begun[seat]

    async def close(self) -> None:
        tasks = [mind.task for mind in self._minds.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class BotTurn:
    """A bot that is asked with others at once may have several questions to answer. How many is its own affair, so
    when it is done with the last must not tell."""

    n: int
    at: float
    thought: float = 0.0  # seconds, about the longest of its answers
    answers: int = 0

    def done(self, pace: float, now: float) -> float:
        """When the last of its answers is to be given."""
        parts = self.thought * AT_ONCE
        done = self.at + pace + parts
        return done if done >= now or not parts else done + math.ceil((now - done) / parts) * parts


class BotAnswer:
    """One answer of one bot. What else changes at the table neither hastens nor delays it."""

    def __init__(self, table: LiveTable, seat: int, begun: BotTurn) -> None:
        self._table = table
        self._seat = seat
        self._begun = begun
        self.at = table.at(seat)
        self.moves = False  # it has made up its mind, and is not to be disturbed
        self.task = asyncio.create_task(self._answer(), name=f"table {table.id}, bot {seat}")
        self.task.add_done_callback(lambda _: table.changed.set())

    async def _answer(self) -> None:
        """Think, and pause so that people can follow. When the answer comes must not tell what there was to choose
        from: only what everybody can see to be forced comes at once, and that only within the bot's own turn, for
        people."""
        table, seat = self._table, self._seat
        async with table.lock:
            await table.ready()
            info, game = table.info, table.playing()
            if seat not in table.owing(info) or not info.seats[seat].automatic or table.at(seat) != self.at:
                return
            position = game.position(seat)
            options = position.decision(seat).options
            forced = len(options) == 1 and not game.table.hidden_choice(position, seat)
            level = info.seats[seat].bot or STAND_IN  # a stand-in may be chosen too
            several = game.group is not None
            pause = 0.0 if (self._begun.answers if several else forced and game.moved_last(seat)) else info.pace
            time = table.services.time
            thinking, asked = None, time.now()
            if not forced:
                requester = Requester(info.host, _alone(info), lambda: _rank(table), table.played_from())
                question = Question.of(table.id, info.options, position, seat, level, requester)
                choose = partial(table.services.bot_pool.choose, question)
                thinking = asyncio.ensure_future(metrics.decided(level, choose))
        try:
            if several and thinking is not None:
                await asyncio.wait((thinking,))
                self._begun.thought = max(self._begun.thought, time.now() - asked)
            if pause and (left := asked + pause - time.now()) > 0:
                await time.wait(asyncio.Event(), left)
            answer = await thinking if thinking is not None else Answer(options[0], level)
            if several and not _owes_more(position, seat, answer.action):
                await time.wait(asyncio.Event(), self._begun.done(info.pace, time.now()) - time.now())
        finally:
            if thinking is not None and not thinking.done():
                thinking.cancel()
        self.moves = True
        self._begun.answers += 1
        await table.finish(table.bot_move(seat, self.at, answer.action))
        table.after_group(lambda: _tell(table, seat, level, answer))


class StandingAnswer:
    """What a guest has declined beforehand is declined, and passed what they can only pass. When is drawn anew each
    time: of the first whatever the guest holds and could have done, of the second from what people take who had a
    choice (`habits`), so that the moment tells no more than that of any other answer."""

    def __init__(self, table: LiveTable, seat: int, declined: dict[int, int]) -> None:
        self._table = table
        self._seat = seat
        self._declined = declined
        self.at = table.at(seat)
        self.moves = False
        self.task = asyncio.create_task(self._answer(), name=f"table {table.id}, standing answer of {seat}")
        self.task.add_done_callback(lambda _: table.changed.set())

    async def _answer(self) -> None:
        table, services = self._table, self._table.services
        passing = table.passing(table.info).get(self._seat)
        if self._seat in table.declining(table.info) or passing is None:
            wait = services.config.decline_delay * _CHANCE.uniform(SOONEST, 1.0)
        else:
            wait = table.pass_times.draw_delay(passing[0], services.config.pass_delay)
        await services.time.wait(asyncio.Event(), wait)
        self.moves = True
        n = self._table.info.n
        await self._table.finish(self._table.decline(self._seat, self.at))
        self._declined[self._seat] = n


def _owes_more(position: State, seat: int, action: int) -> bool:
    """Whether a seat that is asked with others has more to answer after this."""
    after = position.clone()
    after.apply(seat, action)
    return seat in after.to_act


def _tell(table: LiveTable, seat: int, level: str, answer: Answer) -> None:
    """To everybody at the table, if it was not the bot it should have been, or not for as long."""
    if answer.reduced or answer.fallback == "late":
        table.show_notice("busy", WORDS.say("notice-busy"), BUSY_FOR)
    if answer.fallback and answer.fallback != "late" and answer.by != level:
        name = table.playing().names[seat]
        if answer.by:
            text = WORDS.say("notice-bot-fell", name=name, by=WORDS.say("bot-" + answer.by))
        else:
            text = WORDS.say("notice-bot-lost", name=name)
        table.show_notice(f"fell {seat}", text, FELL_FOR)
