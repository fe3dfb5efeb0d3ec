"""Tables that begin in the middle of a recorded game, for situations that are late or rare in a game."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import TYPE_CHECKING, Any

from sandtable import bots
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from tests.browser.browsing import Server
from tests.browser.clicking import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page


def at_random(title: str, seed: int, **options: Any) -> Record:
    """Return the record of a whole game with random moves. Its seed is as long as those of servers, so that it cannot
    appear in a message by chance."""
    return _at_random(title, seed, json.dumps(options, sort_keys=True))


@cache
def _at_random(title: str, seed: int, options: str) -> Record:
    chance = random.Random(seed)
    record = Record(title, chance.getrandbits(256), json.loads(options))
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(seat, chance.choice(record.state.options_of(seat)))
    return record


@cache
def among_bots(title: str, options: str, seed: int = 7) -> Record:
    """Return the record of a whole game of greedy bots; the options are given as JSON."""
    record = Record(title, seed, json.loads(options))
    bot, rng = bots.make("greedy"), Rng(seed)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(seat, bot.choose(record.state.view(seat), record.state.decision(seat), rng))
    return record


def begin_next(server: Server, record: Record, moves: int) -> None:
    """Let the next table begin after the first `moves` moves of this game."""
    server.begin_next(record.seed, [(move.seat, move.action) for move in record.moves[:moves]])


def sit_down_at(
    page: Page, server: Server, record: Record, moves: int, seats: dict[int, str] | None = None, start: bool = True
) -> str:
    """Like `sit_down`, at a table that begins after the first `moves` moves of a record. Without `seats`, the page's
    person gets the seat that moves next; bots have all other seats."""
    begin_next(server, record, moves)
    taken = seats or {record.moves[moves].seat: "me"}
    options = {name: value for name, value in record.options.items() if name != "seats"}
    kinds = [taken.get(seat, "novice") for seat in range(int(record.options["seats"]))]
    return sit_down(page, kinds, start=start, title=record.title, **options)


def moves_until(record: Record, kind: str, seat: int | None = None, from_round: int = 0) -> int:
    """Return the number of moves up to and including the first that causes an event of this kind; 0 if there is none.
    Only moves of `seat` (None: any) from round `from_round` on count."""
    state: Any = record.at(0, listen=True)
    for n, move in enumerate(record.moves, 1):
        state.apply(move.seat, move.action)
        happened = any(event.kind == kind for event in state.take_events()) and seat in (None, move.seat)
        if happened and (from_round == 0 or (state.turn if record.title == "classic" else state.round) >= from_round):
            return n
    return 0


def make_move(page: Page, id: str, record: Record, n: int) -> None:
    """Make move `n` of the record (counted from 1) by a request of this page's person, without a click."""
    move = record.moves[n - 1]
    body = {"seat": move.seat, "at": n - 1, "action": record.state.vocabulary.words[move.action]}
    answer = page.request.post(f"/api/tables/{id}/act", data=body)
    assert answer.ok, answer.text()


def moves_to_question(record: Record, kind: str, seat: int = 0, from_round: int = 1) -> int:
    """Return how many moves lead to the first question of this kind to this seat, in this round or later."""
    state: Any = record.at(0)
    for n, move in enumerate(record.moves):
        if move.seat == seat and state.round >= from_round and state.decision(seat).kind == kind:
            return n
        state.apply(move.seat, move.action)
    raise AssertionError(f"seat {seat} is never asked for {kind}")
