"""Make the moves that happen by themselves: bots' moves, standing answers, and clocks that run out.

One task per table, which sleeps most of the time.
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
from sandtable.server import shutdown
from sandtable.server.bots.fair_queue import PLAYED, UNSEEN, WATCHED, Requester
from sandtable.server.bots.pool import STAND_IN, Answer, Question
from sandtable.server.errors import NotStarted, Unavailable
from sandtable.server.games.game import WORDS
from sandtable.server.games.table_clocks import clocks_of, next_over, seen_by_others
from sandtable.server.seats import seating
from sandtable.server.storage.table_info import TableInfo
from sandtable.server.tables import commands, free_words
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.telemetry import metrics

AFTER_AN_ERROR: Final = 5.0  # seconds
BUSY_FOR: Final = 15.0  # seconds the notice about reduced thinking time stays
FELL_FOR: Final = 30.0  # seconds the notice about a simpler bot stays
NOBODY: Final = -1
SOONEST: Final = 0.25  # earliest standing answer, as a fraction of the longest delay
AT_ONCE: Final = 3  # a bot with up to this many answers in a group always takes the same time

_CHANCE: Final = random.SystemRandom()

log = logging.getLogger("sandtable.server")


async def run_autoplay(table: LiveTable) -> None:
    """Run a table's automatic moves until cancelled."""
    logged: type[Exception] | None = None
    pending = PendingAnswers(table)
    try:
        while True:
            table.changed.clear()
            try:
                await _next(table, pending)
            except (StaleAction, NotStarted):
                await asyncio.sleep(0.02)  # somebody else has moved: check again
            except DamagedData:  # known to be damaged: nothing can move here
                return
            except Unavailable:
                await table.services.time.wait(table.changed, AFTER_AN_ERROR)
            except Exception as error:
                if type(error) is not logged:  # retries are frequent, and one table must not fill the log
                    log.exception("nothing moves by itself at table %s just now", table.id)
                logged = type(error)
                await table.services.time.wait(table.changed, AFTER_AN_ERROR)
    finally:
        await pending.close()
        table.services.bot_only_scheduler.remove(table.id)


async def _next(table: LiveTable, pending: PendingAnswers) -> None:
    """Make the moves that are due now, then wait until something changes."""
    info = table.info
    time = table.services.time
    owing = table.owing(info) if table.game is not None else []
    bots = [seat for seat in owing if info.seats[seat].automatic]
    if not owing or not _only_bots(info):
        table.services.bot_only_scheduler.remove(table.id)
    table.pass_times.track(table.asked_here(), time.now())
    asked = list(dict.fromkeys([*bots, *pending.declining(), *table.time_limits(info)]))
    pending.update(asked)
    pending.start_speakers()
    until = next_over(info) if owing else None
    if pending.has_new(asked):
        late = table.not_before - time.now()
        if late > 0:
            if until is None or until[0] > time.now() + late:
                until = (time.now() + late, NOBODY)
        elif not _only_bots(info) or await _may_play_now(table):
            pending.begin(asked)
        else:
            return
    if not await time.wait(table.changed, None if until is None else until[0] - time.now()):
        if until is not None and until[1] != NOBODY:
            await table.finish(commands.out_of_time(table, until[1]))


# --- scheduling --------------------------------------------------------------------------
def _only_bots(info: TableInfo) -> bool:
    """Return whether only bots play, as far as everybody can see."""
    if not all(seat.automatic for seat in info.seats):  # nor are they as far as others see
        return False
    clocks = clocks_of(info)
    return all(seen_by_others(info, clocks, seat).automatic for seat in range(len(info.seats)))


def _rank(table: LiveTable) -> int:
    present = table.present()
    if not _only_bots(table.info) and present & set(seating.guests_of(table.info)):
        return PLAYED
    return WATCHED if present else UNSEEN


async def _may_play_now(table: LiveTable) -> bool:
    """Return whether a table with only bots may move now; if not, wait and show a notice."""
    scheduler = table.services.bot_only_scheduler
    if scheduler.may_play(table.id, table.info.host, _rank(table) == WATCHED):
        table.clear_notice("turn")
        await asyncio.sleep(scheduler.delay())
        return True
    table.show_notice("turn", WORDS.say("notice-bots-wait"))
    await scheduler.wait()
    return False


# --- answers -----------------------------------------------------------------------------
class PendingAnswers:
    """The answers being prepared for bots and for guests with standing answers. There are several at once if several
    seats decide simultaneously."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._answers: dict[int, BotAnswer | StandingAnswer | LateAnswer] = {}
        self._begun: dict[int, BotTurn] = {}
        self._declined: dict[int, int] = {}  # per seat: the row at which a standing answer was last given
        self._speakers: dict[int, Speaker] = {}
        self._silent: dict[int, int] = {}  # per seat: the occasion on which a bot had nothing to say

    def declining(self) -> list[int]:
        """Return the seats for which the server should answer now: their guests have declined in advance or can only
        pass. A seat that was already answered for at this row is left out: if its guest undid that, they want to be
        asked."""
        table, info = self._table, self._table.info
        seats = {**table.declining(info), **table.passing(info)}
        return [seat for seat in seats if self._declined.get(seat) != table.asked_at]

    def update(self, asked: list[int]) -> None:
        """Cancel answers that are no longer needed, and raise the errors of those that failed."""
        for seat, answer in list(self._answers.items()):
            if answer.task.done():
                del self._answers[seat]
                if not answer.task.cancelled():
                    answer.task.result()
            elif not answer.decided and (seat not in asked or answer.at != self._table.at(seat)):
                del self._answers[seat]
                answer.task.cancel()

    def has_new(self, asked: list[int]) -> bool:
        return any(seat not in self._answers for seat in asked)

    def begin(self, asked: list[int]) -> None:
        declining = self.declining()
        for seat in asked:
            if seat in self._answers:
                continue
            answer: BotAnswer | StandingAnswer | LateAnswer
            if self._table.info.seats[seat].automatic:
                answer = BotAnswer(self._table, seat, self._since(seat))
            elif seat in declining:
                answer = StandingAnswer(self._table, seat, self._declined)
            else:
                answer = LateAnswer(self._table, seat)
            self._answers[seat] = answer
            answer.task.add_done_callback(partial(self._ended, seat))

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        """Wake the autoplay task, unless it has noticed the end of this answer already."""
        answer = self._answers.get(seat)
        if answer is not None and answer.task is task:
            self._table.changed.set()

    def start_speakers(self) -> None:
        """Let bots think about offers of deals made to them, beside whatever else they do."""
        for seat, speaker in list(self._speakers.items()):
            if speaker.task.done():
                del self._speakers[seat]
                speaker.task.result()
        for seat in free_words.called_bots(self._table):
            if seat not in self._speakers and self._silent.get(seat) != free_words.occasion(self._table):
                self._speakers[seat] = Speaker(self._table, seat, self._silent)

    def _since(self, seat: int) -> BotTurn:
        """Return the turn of the bot on this seat, which began when the bot was first asked after the last row."""
        n = self._table.asked_at
        if seat not in self._begun or self._begun[seat].n != n:
            self._begun[seat] = BotTurn(n, self._table.services.time.now())
        return self._begun[seat]

    async def close(self) -> None:
        """Cancel the answers that are not decided; the others end by themselves."""
        undecided = [answer.task for answer in self._answers.values() if not answer.decided]
        await shutdown.end_tasks(*undecided, *(speaker.task for speaker in self._speakers.values()))


@dataclass
class BotTurn:
    """A bot's turn in a simultaneous decision. The number of its questions is secret, so the time of its last answer
    must not reveal it."""

    n: int
    at: float
    thought: float = 0.0  # seconds taken by its longest answer
    answers: int = 0

    def done(self, pace: float, now: float) -> float:
        """Return the time at which the bot gives the last answer of its turn; `pace` is the table's number of seconds
        between moves of bots."""
        parts = self.thought * AT_ONCE
        done = self.at + pace + parts
        return done if done >= now or not parts else done + math.ceil((now - done) / parts) * parts


class BotAnswer:
    """One answer of a bot. Other changes at the table neither speed it up nor delay it."""

    def __init__(self, table: LiveTable, seat: int, begun: BotTurn) -> None:
        self._table = table
        self._seat = seat
        self._begun = begun
        self.at = table.at(seat)
        self.decided = False  # decided; it must not be cancelled any more
        self.task = table.start(self._answer(), f"table {table.id}, bot {seat}")

    async def _answer(self) -> None:
        """Let the bot think, and pause so that people can follow. The delay must not reveal the options that the bot
        had: only moves that everybody can see are forced come at once, and only within the bot's own turn."""
        table, seat = self._table, self._seat
        async with table.lock:
            await table.ready()
            info, game = table.info, table.playing()
            if seat not in table.owing(info) or not info.seats[seat].automatic or table.at(seat) != self.at:
                return
            position = game.position(seat)
            options = position.decision(seat).options
            forced = len(options) == 1 and not game.table.hidden_choice(position, seat)
            level = info.seats[seat].bot or STAND_IN  # stand-ins can have a level too
            several = game.group is not None
            extra = table.services.back_pressure.wait
            pause = extra + (
                0.0 if (self._begun.answers if several else forced and game.moved_last(seat)) else info.pace
            )
            time = table.services.time
            thinking, least, asked = None, 0.0, time.now()
            answer = Answer(options[0], level)
            if not forced:
                bots = table.services.bot_pool
                here = bots.answer_here(table.id, position, seat, level)
                if here is not None:
                    answer, least = here, bots.bot_delay
                    metrics.seconds_of(level).observe(least)
                else:
                    requester = Requester(info.host, _only_bots(info), lambda: _rank(table), table.played_from())
                    question = Question.of(table.id, info.options, position, seat, level, requester)
                    thinking = asyncio.ensure_future(metrics.timed_decision(level, partial(bots.choose, question)))
        try:
            if several and not forced:
                if thinking is not None:
                    await asyncio.wait((thinking,))
                else:
                    await time.sleep(asked + least - time.now())
                self._begun.thought = max(self._begun.thought, time.now() - asked)
            if (left := asked + max(pause, least) - time.now()) > 0:
                await time.sleep(left)
            if thinking is not None:
                answer = await thinking
            if several and not _owes_more(position, seat, answer.action):
                await time.sleep(self._begun.done(info.pace + extra, time.now()) - time.now())
        finally:
            if thinking is not None and not thinking.done():
                thinking.cancel()
        self.decided = True  # from now on this task is not cancelled, so the move is finished
        self._begun.answers += 1
        await table.bot_move(seat, self.at, answer.action)
        table.after_group(lambda: _tell(table, seat, level, answer))
        if table.services.back_pressure.noticeable:
            table.show_notice("slow", WORDS.say("notice-slow"), BUSY_FOR)


class StandingAnswer:
    """A standing answer: it declines or passes for a guest after a random delay. Declining is independent of what the
    guest holds; for passing, the delay is drawn from `PassTimes`, so that it reveals no more than another answer of the
    guest."""

    def __init__(self, table: LiveTable, seat: int, declined: dict[int, int]) -> None:
        self._table = table
        self._seat = seat
        self._declined = declined
        self.at = table.at(seat)
        self.decided = False
        self.task = table.start(self._answer(), f"table {table.id}, standing answer of {seat}")

    async def _answer(self) -> None:
        table, services = self._table, self._table.services
        passing = table.passing(table.info).get(self._seat)
        if seating.plays_alone(table.info):  # nobody could draw conclusions from the time
            wait = 0.0
        elif self._seat in table.declining(table.info) or passing is None:
            wait = services.config.decline_delay * _CHANCE.uniform(SOONEST, 1.0)
        else:
            wait = table.pass_times.draw_delay(self._seat, passing[0], services.config.pass_delay)
        if wait:
            await services.time.sleep(wait)
        self.decided = True
        n = self._table.asked_at
        await self._table.decline(self._seat, self.at)
        self._declined[self._seat] = n


class Speaker:
    """A bot's free word: its answer to an offer of a deal, how much spice its ally may use, or the like. Whatever the
    bot says, it waits for the table's pace first."""

    def __init__(self, table: LiveTable, seat: int, silent: dict[int, int]) -> None:
        self._table = table
        self._seat = seat
        self._silent = silent
        self.task = asyncio.create_task(self._answer(), name=f"table {table.id}, bot {seat} speaks")
        self.task.add_done_callback(lambda _: table.changed.set())

    async def _answer(self) -> None:
        table = self._table
        await table.services.time.sleep(table.info.pace)
        occasion = free_words.occasion(table)
        if not await table.finish(free_words.speak_for_bot(table, self._seat)):
            self._silent[self._seat] = occasion


class LateAnswer:
    """The server's answer for a guest whose time limit for one question is over (`TimedTable`)."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self.at = table.at(seat)
        self.decided = False
        self.task = table.start(self._answer(), f"table {table.id}, time limit of {seat}")

    async def _answer(self) -> None:
        table, time = self._table, self._table.services.time
        limit = table.time_limits(table.info).get(self._seat)
        if limit is not None:
            await time.sleep(limit[0] - time.now())
            self.decided = True
            await table.answer_late(self._seat, self.at)


def _owes_more(position: State, seat: int, action: int) -> bool:
    """Return whether a seat has another question to answer in a simultaneous decision after this action."""
    after = position.clone()
    after.apply(seat, action)
    return seat in after.to_act


def _tell(table: LiveTable, seat: int, level: str, answer: Answer) -> None:
    """Show a notice at the table if a simpler bot answered than the one on this seat, or if the bot had less time than
    usual."""
    if answer.reduced or answer.fallback == "late":
        table.show_notice("busy", WORDS.say("notice-busy"), BUSY_FOR)
    if answer.fallback and answer.fallback != "late" and answer.by != level:
        name = table.playing().names[seat]
        if answer.by:
            text = WORDS.say("notice-bot-fell", name=name, by=WORDS.say("bot-" + answer.by))
        else:
            text = WORDS.say("notice-bot-lost", name=name)
        table.show_notice(f"fell {seat}", text, FELL_FOR)
