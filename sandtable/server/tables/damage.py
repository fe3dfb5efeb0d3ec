"""Detect damaged tables, whose stored data is invalid. Nobody can play there; other tables are unaffected.

    info = await store.load(id)
    damage.check(info)                 # the table alone
    await damage.examine(store, info)  # including all its moves

Both raise `DamagedTable` with the reason. A game of an older rules version is not damaged (`seating.is_old`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sandtable.core import beginnings
from sandtable.core.errors import BadBeginning, SandtableError
from sandtable.core.titles import meta
from sandtable.server.bots.own_bots import can_be
from sandtable.server.errors import DamagedTable
from sandtable.server.games.clocks import check_clock, seats_in
from sandtable.server.games.game import WORDS, Game, Row
from sandtable.server.games.table_clocks import clocks_of
from sandtable.server.seats import seating
from sandtable.server.storage.store import Store
from sandtable.server.storage.table_info import (
    BOT,
    BY_CLOCK,
    BY_HOST,
    GUEST,
    LEFT,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Seat,
    TableInfo,
)
from sandtable.server.titles import playable

_NUMBERS: Final = (int, float)


# --- without the moves -------------------------------------------------------------------
def check(info: TableInfo) -> None:
    """Check everything about a table but the moves; raise `DamagedTable` if it is invalid. Cheap enough for every table
    in a list."""
    wrong = info.wrong or _wrong(info)
    if wrong:
        raise DamagedTable(wrong)


def reason(info: TableInfo) -> str:
    """Return why the table cannot be read, as far as this is known without its moves; empty if nothing is wrong."""
    return info.damaged or info.wrong or _wrong(info)


def _wrong(info: TableInfo) -> str:
    if info.title not in playable():
        return f"there is no title {info.title!r}"
    if info.state not in (WAITING, PLAYING, OVER):
        return f"there is no state {info.state!r}"
    if info.n < 0 or info.revision < 0:
        return "it counts below zero"
    if len(info.seats) not in meta(info.title).seats or info.options.get("seats", len(info.seats)) != len(info.seats):
        return f"there are {len(info.seats)} seats"
    if info.begin is not None:
        try:
            beginnings.check(info.begin)
        except BadBeginning as error:
            return str(error)
    for number, seat in enumerate(info.seats):
        if not _can_sit(seat, info.state):
            return f"seat {number} cannot be"
    return _wrong_clocks(info) or _wrong_standing(info) or _wrong_answers(info)


def _can_sit(seat: Seat, state: str) -> bool:
    if seat.stand_in not in (None, BY_HOST, BY_CLOCK, LEFT) or not (seat.bot is None or can_be(seat.bot)):
        return False
    if seat.kind == OPEN:
        return state == WAITING
    return seat.bot is not None if seat.kind == BOT else seat.kind == GUEST and bool(seat.guest)


def _wrong_clocks(info: TableInfo) -> str:
    try:
        check_clock(info.clock)
    except SandtableError as error:
        return f"clock: {error}"
    kept, seats = info.clocks, len(info.seats)
    if kept is None or info.clock["kind"] == "none":
        return ""
    left, since, came_from = kept.get("left"), kept.get("since"), kept.get("came_from")
    if not _numbers(left, seats) or type(since) not in _NUMBERS:
        return "clocks: no times"
    if not all(_are_seats(kept.get(which), seats) for which in ("running", "asked")):
        return "clocks: no such seat"
    if came_from and not (_numbers(came_from, 3) and came_from[0] in range(seats)):
        return "clocks: whose time ran before"
    try:
        clocks_of(info)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        return f"clocks: {error!r}"
    return ""


def _wrong_standing(info: TableInfo) -> str:
    standing = info.standing
    to_act, winner = standing.get("to_act", []), standing.get("winner")
    if not isinstance(to_act, list) or not _are_seats(to_act, len(info.seats)):
        return "standing: who is asked"
    if not isinstance(standing.get("points", []), list) or type(standing.get("round", 0)) is not int:
        return "standing: points and round"
    return "" if winner is None or isinstance(winner, list) else "standing: who has won"


def _wrong_answers(info: TableInfo) -> str:
    """Return the fault in the form of the stored sealed answers; empty if there is none. The game checks their
    content."""
    answers, done = info.sealed.get("answers", []), info.sealed.get("done", [])
    if not isinstance(answers, list) or not isinstance(done, list) or not _are_seats(done, len(info.seats)):
        return "sealed: no answers"
    return ""


def _numbers(value: Any, many: int) -> bool:
    return isinstance(value, list | tuple) and len(value) == many and all(type(one) in _NUMBERS for one in value)


def _are_seats(value: Any, seats: int) -> bool:
    return all(type(seat) is int and 0 <= seat < seats for seat in seats_in(value))


# --- including the moves -----------------------------------------------------------------
def check_game(info: TableInfo, game: Game) -> None:
    """Check that a table and its game agree; raise `DamagedTable` if they do not."""
    if game.n != info.n:
        raise DamagedTable(f"{info.n} rows are counted, and {game.n} are there")
    if game.state.over != (info.state == OVER):
        raise DamagedTable(f"the table is {info.state}, its game is {'' if game.state.over else 'not '}over")
    if game.state.sealed:
        raise DamagedTable("the last answers of those who decided at once are missing")
    asked = list(game.state.deciding)
    if info.state == PLAYING and info.standing.get("to_act", []) != asked:
        raise DamagedTable(f"the table says that {info.standing.get('to_act')} are asked, its game {asked}")
    clocks = clocks_of(info)
    for running in clocks.running:
        if running not in asked:
            raise DamagedTable(f"the clock of seat {running} runs, and {asked} are asked")


async def examine(store: Store, info: TableInfo) -> None:
    """Load the moves of a table and replay its game; raise `DamagedTable` if that fails."""
    check(info)
    if info.state == WAITING or seating.is_old(info):
        return
    rows = await store.rows(info.id)
    people = seating.display_names(info, {}, WORDS)
    game, stopped = await asyncio.to_thread(play_through, info, people, rows)
    if stopped is not None:
        raise stopped
    assert game is not None
    again = await store.load(info.id)  # it may have changed meanwhile
    if again is not None and again.n == info.n:
        check_game(info, game)


async def all_damaged(store: Store, deep: bool = False) -> AsyncIterator[tuple[str, str]]:
    """Yield every damaged table with the reason. With `deep`, replay every game, and unmark those that can be read
    after all."""
    after = ""
    while found := await store.page_of_all(after):
        after = found[-1].id
        for info in found:
            try:
                check(info)
                if deep:
                    await examine(store, info)
                    await store.set_damaged(info.id, None)
                elif info.damaged:
                    yield info.id, info.damaged
            except DamagedTable as error:
                if deep:
                    await store.set_damaged(info.id, error.why)
                yield info.id, error.why


def play_through(
    info: TableInfo, people: Sequence[str], rows: Sequence[Row]
) -> tuple[Game | None, DamagedTable | None]:
    """Replay the rows of a game until one is invalid. Return the game after the last valid row (None if it cannot even
    begin), and the error that stopped the replay, or None."""
    game: Game | None = None
    try:
        game = Game(info.title, info.rules, info.seed, info.options, people, info.begin)
        game.apply_rows(rows)
        if game.n == info.n and not game.state.sealed:
            game.load_answers(info.sealed)
    except SandtableError as error:
        return game, DamagedTable(str(error))
    except Exception as error:  # the rules may raise anything for options nobody can have chosen
        return game, DamagedTable(f"{type(error).__name__}: {error!s:.300}")
    return game, None
