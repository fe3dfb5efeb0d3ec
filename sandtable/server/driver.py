"""What happens at a table by itself: bots move, clocks run out. One task a table, which sleeps most of the time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sandtable.core.errors import DamagedData, StaleAction
from sandtable.server import hosting, metrics, seating, updates
from sandtable.server.bots import STAND_IN, Answer, Question
from sandtable.server.errors import NotStarted, Unavailable
from sandtable.server.game import WORDS
from sandtable.server.live import LiveTable
from sandtable.server.queues import PLAYED, UNSEEN, WATCHED, Asker
from sandtable.server.store import Facts

AFTER_AN_ERROR: Final = 5.0  # seconds
BUSY_FOR: Final = 15.0  # seconds for which a table says that its bots think less, after they last did
FELL_FOR: Final = 30.0  # … and that a simpler one has moved

log = logging.getLogger("sandtable.server")


async def drive(table: LiveTable) -> None:
    """Until cancelled."""
    said: type[Exception] | None = None
    try:
        while True:
            table.changed.clear()
            try:
                await _next(table)
            except (StaleAction, NotStarted):
                await asyncio.sleep(0.02)  # somebody else has moved: look again
            except DamagedData:  # it is known to be so: nothing will move here
                return
            except Unavailable:
                await table.house.time.wait(table.changed, AFTER_AN_ERROR)
            except Exception as error:
                if type(error) is not said:  # it is tried again and again: one table must not fill the log
                    log.exception("nothing moves by itself at table %s just now", table.id)
                said = type(error)
                await table.house.time.wait(table.changed, AFTER_AN_ERROR)
    finally:
        table.house.turns.leave(table.id)


async def _next(table: LiveTable) -> None:
    facts = table.facts
    time = table.house.time
    actor = table.actor(facts)
    game = table.game
    if actor is None or game is None or not _alone(facts):
        table.house.turns.leave(table.id)
    if actor is None or game is None:
        await time.wait(table.changed, None)
    elif facts.seats[actor].automatic:
        late = table.not_before - time.now()
        if late > 0 and await time.wait(table.changed, late):
            return
        if not _alone(facts) or await _has_its_turn(table):
            await _bot(table, actor)
    else:
        deadline = updates.clocks_of(facts).deadline
        if deadline is None:
            await time.wait(table.changed, None)
        elif not await time.wait(table.changed, deadline - time.now()):
            await table.finish(hosting.out_of_time(table, actor))


# --- whose turn it is to be thought for ---------------------------------------------------
def _alone(facts: Facts) -> bool:
    return all(seat.automatic for seat in facts.seats)


def _rank(table: LiveTable) -> int:
    present = table.present()
    if not _alone(table.facts) and present & set(seating.guests_of(table.facts)):
        return PLAYED
    return WATCHED if present else UNSEEN


async def _has_its_turn(table: LiveTable) -> bool:
    """Bots alone wait for theirs, and say so."""
    turns = table.house.turns
    if turns.may_play(table.id, table.facts.host, _rank(table) == WATCHED):
        table.forget("turn")
        await asyncio.sleep(turns.pause())
        return True
    table.note("turn", WORDS.say("notice-bots-wait"))
    await turns.wait()
    return False


# --- a move of a bot ----------------------------------------------------------------------
async def _bot(table: LiveTable, seat: int) -> None:
    """Think, and pause so that people can follow. When the answer comes must not tell what there was to choose from:
    only what everybody can see to be forced comes at once, and that only within the bot's own turn, for people."""
    async with table.lock:
        await table.ready()
        facts, game = table.facts, table.playing()
        if table.actor(facts) != seat:
            return
        at = facts.n
        options = game.state.decision(seat).options
        forced = len(options) == 1 and not game.table.hidden_choice(game.state, seat)
        level = facts.seats[seat].bot or STAND_IN  # a stand-in may be chosen too
        pause = 0.0 if forced and game.goes_on(seat) else facts.pace
        thinking = None
        if not forced:
            asker = Asker(facts.host, _alone(facts), lambda: _rank(table), table.played_from())
            question = Question.of(table.id, facts.options, game.state, seat, level, asker)
            thinking = asyncio.ensure_future(metrics.decided(level, table.house.thinkers.choose(question)))
    try:
        if pause and not await _waited(table, seat, at, pause):
            return
        answer = await _unless_changed(table, seat, at, thinking) if thinking is not None else Answer(options[0], level)
    finally:
        if thinking is not None and not thinking.done():
            thinking.cancel()
    if answer is not None:
        await table.finish(table.bot_move(seat, at, answer.action))
        _tell(table, seat, level, answer)


def _still_asked(table: LiveTable, seat: int, at: int) -> bool:
    facts = table.facts
    return facts.n == at and table.actor(facts) == seat and facts.seats[seat].automatic


async def _waited(table: LiveTable, seat: int, at: int, pause: float) -> bool:
    """Whether the bot is still asked after so long. What else changes at the table neither hastens nor delays it."""
    time = table.house.time
    until = time.now() + pause
    while (left := until - time.now()) > 0:
        if not await time.wait(table.changed, left):
            break
        if not _still_asked(table, seat, at):
            return False
        table.changed.clear()
    return True


async def _unless_changed(table: LiveTable, seat: int, at: int, thinking: asyncio.Future[Answer]) -> Answer | None:
    """What the bot thinks of, unless meanwhile it is asked no more."""
    while not thinking.done():
        changed = asyncio.ensure_future(table.changed.wait())
        await asyncio.wait((thinking, changed), return_when=asyncio.FIRST_COMPLETED)
        changed.cancel()
        if thinking.done():
            break
        if not _still_asked(table, seat, at):
            return None
        table.changed.clear()
    return thinking.result()


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
