"""What happens at a table by itself: bots move, clocks run out. One task a table, which sleeps most of the time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sandtable.core.errors import DamagedData, StaleAction
from sandtable.server import hosting, metrics, updates
from sandtable.server.bots import STAND_IN
from sandtable.server.errors import NotStarted, Unavailable
from sandtable.server.live import LiveTable
from sandtable.server.store import BOT

AFTER_AN_ERROR: Final = 5.0  # seconds

log = logging.getLogger("sandtable.server")


async def drive(table: LiveTable) -> None:
    """Until cancelled."""
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
        except Exception:
            log.exception("nothing moves by itself at table %s just now", table.id)
            await table.house.time.wait(table.changed, AFTER_AN_ERROR)


async def _next(table: LiveTable) -> None:
    facts = table.facts
    time = table.house.time
    actor = table.actor(facts)
    game = table.game
    if actor is None or game is None:
        await time.wait(table.changed, None)
    elif facts.seats[actor].automatic:
        late = table.not_before - time.now()
        if late > 0 and await time.wait(table.changed, late):
            return
        await _bot(table, actor)
    else:
        deadline = updates.clocks_of(facts).deadline
        if deadline is None:
            await time.wait(table.changed, None)
        elif not await time.wait(table.changed, deadline - time.now()):
            await table.finish(hosting.out_of_time(table, actor))


async def _bot(table: LiveTable, seat: int) -> None:
    """Think, and pause so that people can follow. Where others have moved before, a bot without a choice pauses too:
    a pass that came sooner would tell that it held nothing to play. What it must do next itself needs no pause."""
    async with table.lock:
        await table.ready()
        facts, game = table.facts, table.playing()
        if table.actor(facts) != seat:
            return
        at = facts.n
        level = (facts.seats[seat].bot if facts.seats[seat].kind == BOT else None) or STAND_IN
        options = game.state.decision(seat).options
        pause = facts.pace if len(options) > 1 or not game.goes_on(seat) else 0.0
        thinking = None
        if len(options) > 1:
            thinking = asyncio.ensure_future(
                metrics.decided(level, table.house.thinkers.choose(game.state, seat, level, facts.seed))
            )
    try:
        if pause and await table.house.time.wait(table.changed, pause):
            return
        action = await thinking if thinking is not None else options[0]
    finally:
        if thinking is not None and not thinking.done():
            thinking.cancel()
    await table.finish(table.bot_move(seat, at, action))
