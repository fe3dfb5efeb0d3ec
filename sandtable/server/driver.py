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
from sandtable.server import hosting, metrics, saying, seating, updates
from sandtable.server.bots import STAND_IN, Answer, Question
from sandtable.server.errors import NotStarted, Unavailable
from sandtable.server.facts import Facts
from sandtable.server.game import WORDS
from sandtable.server.live import LiveTable
from sandtable.server.queues import PLAYED, UNSEEN, WATCHED, Asker

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
    minds = Minds(table)
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
        table.services.bots_alone.leave(table.id)


async def _next(table: LiveTable, minds: Minds) -> None:
    """What is to be done now; then wait until something else may be."""
    facts = table.facts
    time = table.services.time
    owing = table.owing(facts) if table.game is not None else []
    bots = [seat for seat in owing if facts.seats[seat].automatic]
    if not owing or not _alone(facts):
        table.services.bots_alone.leave(table.id)
    table.habits.look(table.asked_here(), time.now())
    asked = [*bots, *minds.declining()]
    minds.look(asked)
    minds.listen()
    until = updates.clocks_of(facts).next_over if owing else None
    if minds.would_begin(asked):
        late = table.not_before - time.now()
        if late > 0:
            if until is None or until[0] > time.now() + late:
                until = (time.now() + late, NOBODY)
        elif not _alone(facts) or await _has_its_turn(table):
            minds.begin(asked)
        else:
            return
    if not await time.wait(table.changed, None if until is None else until[0] - time.now()):
        if until is not None and until[1] != NOBODY:
            await table.finish(hosting.out_of_time(table, until[1]))


# --- whose turn it is to be thought for ---------------------------------------------------
def _alone(facts: Facts) -> bool:
    """Bots play alone, as everybody can see."""
    clocks = updates.clocks_of(facts)
    return all(updates.seen_by_others(facts, clocks, seat).automatic for seat in range(len(facts.seats)))


def _rank(table: LiveTable) -> int:
    present = table.present()
    if not _alone(table.facts) and present & set(seating.guests_of(table.facts)):
        return PLAYED
    return WATCHED if present else UNSEEN


async def _has_its_turn(table: LiveTable) -> bool:
    """Bots alone wait for theirs, and say so."""
    alone = table.services.bots_alone
    if alone.may_play(table.id, table.facts.host, _rank(table) == WATCHED):
        table.forget("turn")
        await asyncio.sleep(alone.pause())
        return True
    table.note("turn", WORDS.say("notice-bots-wait"))
    await alone.wait()
    return False


# --- moves of bots ------------------------------------------------------------------------
class Minds:
    """The bots of a table that are asked now, and the guests with a standing answer, each for itself: several may be,
    where several decide at once."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._minds: dict[int, Mind | StandingAnswer] = {}
        self._begun: dict[int, Begun] = {}
        self._declined: dict[int, int] = {}  # the row at which a standing answer was last given
        self._speakers: dict[int, Speaker] = {}
        self._silent: dict[int, int] = {}  # the row at which a bot that was called had nothing to say

    def declining(self) -> list[int]:
        """Guests for whom to decline or to pass, once: who takes that back wants to be asked."""
        table, facts = self._table, self._table.facts
        seats = {**table.declining(facts), **table.passing(facts)}
        return [seat for seat in seats if self._declined.get(seat) != table.asked_at]

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
            if self._table.facts.seats[seat].automatic:
                self._minds[seat] = Mind(self._table, seat, self._since(seat))
            else:
                self._minds[seat] = StandingAnswer(self._table, seat, self._declined)

    def listen(self) -> None:
        """Bots to whom something was offered think about it, beside whatever else they do."""
        for seat, speaker in list(self._speakers.items()):
            if speaker.task.done():
                del self._speakers[seat]
                speaker.task.result()
        for seat in saying.called(self._table):
            if seat not in self._speakers and self._silent.get(seat) != self._table.facts.n:
                self._speakers[seat] = Speaker(self._table, seat, self._silent)

    def _since(self, seat: int) -> Begun:
        """When the bot of this seat began to answer what it is asked since the last row."""
        n = self._table.asked_at
        if seat not in self._begun or self._begun[seat].n != n:
            self._begun[seat] = Begun(n, self._table.services.time.now())
        return self._begun[seat]

    async def close(self) -> None:
        tasks = [mind.task for mind in (*self._minds.values(), *self._speakers.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class Begun:
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


class Mind:
    """One answer of one bot. What else changes at the table neither hastens nor delays it."""

    def __init__(self, table: LiveTable, seat: int, begun: Begun) -> None:
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
            facts, game = table.facts, table.playing()
            if seat not in table.owing(facts) or not facts.seats[seat].automatic or table.at(seat) != self.at:
                return
            position = game.position(seat)
            options = position.decision(seat).options
            forced = len(options) == 1 and not game.table.hidden_choice(position, seat)
            level = facts.seats[seat].bot or STAND_IN  # a stand-in may be chosen too
            several = game.group is not None
            pause = 0.0 if (self._begun.answers if several else forced and game.goes_on(seat)) else facts.pace
            time = table.services.time
            thinking, asked = None, time.now()
            if not forced:
                asker = Asker(facts.host, _alone(facts), lambda: _rank(table), table.played_from())
                question = Question.of(table.id, facts.options, position, seat, level, asker)
                choose = partial(table.services.thinkers.choose, question)
                thinking = asyncio.ensure_future(metrics.decided(level, choose))
        try:
            if several and thinking is not None:
                await asyncio.wait((thinking,))
                self._begun.thought = max(self._begun.thought, time.now() - asked)
            if pause and (left := asked + pause - time.now()) > 0:
                await time.wait(asyncio.Event(), left)
            answer = await thinking if thinking is not None else Answer(options[0], level)
            if several and not _owes_more(position, seat, answer.action):
                await time.wait(asyncio.Event(), self._begun.done(facts.pace, time.now()) - time.now())
        finally:
            if thinking is not None and not thinking.done():
                thinking.cancel()
        self.moves = True
        self._begun.answers += 1
        await table.finish(table.bot_move(seat, self.at, answer.action))
        table.when_open(lambda: _tell(table, seat, level, answer))


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
        passing = table.passing(table.facts).get(self._seat)
        if self._seat in table.declining(table.facts) or passing is None:
            wait = services.config.considers * _CHANCE.uniform(SOONEST, 1.0)
        else:
            wait = table.habits.draw(passing[0], services.config.ponders)
        await services.time.wait(asyncio.Event(), wait)
        self.moves = True
        n = self._table.asked_at
        await self._table.finish(self._table.decline(self._seat, self.at))
        self._declined[self._seat] = n


class Speaker:
    """What a bot says unasked: an answer to an offer, how much its ally may use. It comes after the table's pace,
    whatever it is."""

    def __init__(self, table: LiveTable, seat: int, silent: dict[int, int]) -> None:
        self._table = table
        self._seat = seat
        self._silent = silent
        self.task = asyncio.create_task(self._answer(), name=f"table {table.id}, bot {seat} speaks")
        self.task.add_done_callback(lambda _: table.changed.set())

    async def _answer(self) -> None:
        table = self._table
        await table.services.time.wait(asyncio.Event(), table.facts.pace)
        n = table.facts.n
        if not await table.finish(saying.answer(table, self._seat)):
            self._silent[self._seat] = n


def _owes_more(position: State, seat: int, action: int) -> bool:
    """Whether a seat that is asked with others has more to answer after this."""
    after = position.clone()
    after.apply(seat, action)
    return seat in after.to_act


def _tell(table: LiveTable, seat: int, level: str, answer: Answer) -> None:
    """To everybody at the table, if it was not the bot it should have been, or not for as long."""
    if answer.less or answer.fell == "late":
        table.note("busy", WORDS.say("notice-busy"), BUSY_FOR)
    if answer.fell and answer.fell != "late" and answer.by != level:
        name = table.playing().names[seat]
        if answer.by:
            text = WORDS.say("notice-bot-fell", name=name, by=WORDS.say("bot-" + answer.by))
        else:
            text = WORDS.say("notice-bot-lost", name=name)
        table.note(f"fell {seat}", text, FELL_FOR)
