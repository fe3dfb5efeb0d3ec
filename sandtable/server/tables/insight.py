"""Suggestions for a seat during the game, and the analysis of a game that is over."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from typing import Any, Final

import orjson

from sandtable.core.errors import GameOver, StaleAction
from sandtable.core.fluent import Words
from sandtable.core.titles import meta
from sandtable.insight import analysis_html, analysis_told
from sandtable.server.bots.fair_queue import Requester
from sandtable.server.bots.hints import HintQuestion
from sandtable.server.errors import NoAnalysis, NoHints, NothingToSuggest, NotSeated, Unavailable
from sandtable.server.games.game import WORDS
from sandtable.server.seats import seating
from sandtable.server.storage.analyses import FAILED
from sandtable.server.storage.table_info import OVER, Chat
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.titles import table_of

TOLD_AGAIN: Final = 3.0  # seconds between two writes of how far an analysis is

log = logging.getLogger("sandtable.server")
Data = dict[str, Any]


# --- suggestions -------------------------------------------------------------------------
async def hint(table: LiveTable, guest: str, number: int, at: int) -> Data:
    """Return suggested moves for a guest's seat; `at` is the number that an answer of the seat must carry. Where other
    people play, everybody is told that this seat asked."""
    async with table.lock:
        await table.ready()
        seating.own_seat(table.info, guest, number)
        if table.info.state == OVER:
            raise GameOver("the game is over")
        game = table.playing()
        if seating.hints_for(table.info, guest) != seating.HINTS_ALLOWED:
            raise NoHints()
        if at != table.at(number):
            raise StaleAction(f"that was meant for row {at}; this is {table.at(number)}")
        position = game.position(number)
        if number not in position.to_act or len(position.options_of(number)) < 2:
            raise NothingToSuggest()
        chance = table.services.bot_pool.random_seed(table.id, at, number)
        question = HintQuestion.of(position.view(number), chance)
        names, people = list(game.names), seating.plays_with_others(table.info, guest)
        requester = Requester(guest, False, address=table.played_from())
    found = await table.services.hints.ask(question, requester)
    if table.at(number) != at:
        raise StaleAction("the table moved on while the suggestions were made")
    for line in found["lines"]:
        line["labels"] = _labels(question, line["actions"], names)
        del line["actions"]
    if people:
        table.after_group(lambda: table.later(_note(table, guest, number)))
    return {"seat": number, "at": at, **found}


def _labels(question: HintQuestion, actions: list[int], names: list[str]) -> list[str]:
    """Return the labels of the actions of a suggested line, read in the position from which the suggestions were
    made."""
    world, title = question.position(), table_of(question.title)
    labels = []
    for action in actions:
        labels.append(title.label(world, question.seat, action, WORDS, names))
        world.apply(question.seat, action)
    return labels


async def _note(table: LiveTable, guest: str, number: int) -> None:
    """Tell everybody that a seat asked for a suggestion, by a chat line that is stored."""
    name = table.playing().people[number]
    text = WORDS.say("hint-noted", round=int(table.info.standing.get("round", 0)))
    line = Chat(0, table.services.time.wall(), guest, number, name, text, None)
    line = await table.services.store.add_chat(table.id, line, table.services.config.limits.chats_kept)
    table.tell_chat(line)
    table.services.bus.tell(table.id, "chat", id=line.id)


# --- analysis ----------------------------------------------------------------------------
async def analysis(table: LiveTable) -> Data:
    """Return the state of a finished game's analysis: the finished share of the work, and the analysis once it is
    complete."""
    async with table.lock:
        await table.ready()
        table.finished()
    if not meta(table.info.title).has("advice"):
        return {"state": "none", "done": 0.0, "analysis": None}
    found = await table.services.analyses.get(table.id, table.services.time.wall())
    if found is None:
        return {"state": "missing", "done": 0.0, "analysis": None}
    if found.data is not None:
        data = await asyncio.to_thread(gzip.decompress, found.data)
        return {"state": "done", "done": 1.0, "analysis": orjson.Fragment(data)}
    if found.done == FAILED:
        return {"state": "failed", "done": 0.0, "analysis": None}
    return {"state": "running", "done": found.done, "analysis": None}


async def stored_analysis(table: LiveTable) -> bytes:
    """Return the analysis of a finished game as it is stored: compressed JSON with sayings. Refuse if there is none
    yet."""
    async with table.lock:
        await table.ready()
        table.finished()
    found = await table.services.analyses.get(table.id, table.services.time.wall())
    if found is None or found.data is None:
        raise NoAnalysis()
    return found.data


def packed_file(data: bytes, form: str, lang: str) -> bytes:
    """Return a stored analysis, translated into a language, as compressed JSON or HTML."""
    words = Words(lang)
    told = analysis_told.in_language(orjson.loads(gzip.decompress(data)), words)
    text = analysis_html.report(told, words) if form == "html" else json.dumps(told, indent=1, ensure_ascii=False)
    return gzip.compress(text.encode(), mtime=0)


async def begin_analysis(table: LiveTable, guest: str) -> None:
    """Start the analysis of a finished game for a guest who played or hosted it, unless one exists already."""
    async with table.lock:
        await table.ready()
        game = table.finished()
        if not seating.seats_of(table.info, guest) and table.info.host != guest:
            raise NotSeated()
        if not meta(table.info.title).has("advice"):
            raise NoAnalysis()
        text, people = game.record.to_json(), list(game.names)
    services = table.services
    if await services.analyses.claim(table.id, services.time.wall()):
        services.in_background(_analyse(table, text, people))


async def _analyse(table: LiveTable, text: str, people: list[str]) -> None:
    """Analyse a record; store the finished share of the work from time to time, and at last the result."""
    services, id = table.services, table.id
    share = [0.0]

    def progress(done: float) -> None:
        share[0] = done

    work = asyncio.ensure_future(services.analyst.analyse(text, people, progress))
    try:
        while not (await asyncio.wait((work,), timeout=TOLD_AGAIN))[0]:
            await _tell(table, share[0])
        await services.analyses.tell(id, services.time.wall(), 1.0, work.result())
    except asyncio.CancelledError:
        services.analyst.close()
        raise
    except Exception:
        log.exception("the analysis of table %s failed", id)
        await _tell(table, FAILED)


async def _tell(table: LiveTable, done: float) -> None:
    """Store the finished share of an analysis. If the database cannot be reached, the next call makes up for it."""
    try:
        await table.services.analyses.tell(table.id, table.services.time.wall(), done)
    except Unavailable:
        log.warning("the progress of an analysis could not be written: table %s", table.id)
