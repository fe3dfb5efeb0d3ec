"""Finds damaged tables: rows in the database that cannot be. Nobody can play there, and other tables go on.

    facts = await store.facts(id)
    damage.check(facts)                 # the table by itself
    await damage.examine(store, facts)  # with all of its moves

Both raise `DamagedTable`, which says why. A game of an older version of the rules is not damaged (`seating.is_old`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.titles import meta
from sandtable.server.bots.pool import LEVELS
from sandtable.server.errors import DamagedTable
from sandtable.server.games.clocks import checked, seats_in
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
    Facts,
    Seat,
)
from sandtable.server.titles import playable

_NUMBERS: Final = (int, float)


# --- the table by itself -----------------------------------------------------------------
def check(facts: Facts) -> None:
    """Everything but the moves. Cheap: it is asked of each table in a list."""
    wrong = facts.wrong or _wrong(facts)
    if wrong:
        raise DamagedTable(wrong)


def reason(facts: Facts) -> str:
    """Why the table cannot be read, as far as that is known without its moves; empty if it can."""
    return facts.damaged or facts.wrong or _wrong(facts)


def _wrong(facts: Facts) -> str:
    if facts.title not in playable():
        return f"there is no title {facts.title!r}"
    if facts.state not in (WAITING, PLAYING, OVER):
        return f"there is no state {facts.state!r}"
    if facts.n < 0 or facts.revision < 0:
        return "it counts below zero"
    if len(facts.seats) not in meta(facts.title).seats or facts.options.get("seats", len(facts.seats)) != len(
        facts.seats
    ):
        return f"there are {len(facts.seats)} seats"
    for number, seat in enumerate(facts.seats):
        if not _can_sit(seat, facts.state):
            return f"seat {number} cannot be"
    return _wrong_clocks(facts) or _wrong_standing(facts) or _wrong_answers(facts)


def _can_sit(seat: Seat, state: str) -> bool:
    if seat.stand_in not in (None, BY_HOST, BY_CLOCK, LEFT) or seat.bot not in (None, *LEVELS):
        return False
    if seat.kind == OPEN:
        return state == WAITING
    return seat.bot is not None if seat.kind == BOT else seat.kind == GUEST and bool(seat.guest)


def _wrong_clocks(facts: Facts) -> str:
    try:
        checked(facts.clock)
    except SandtableError as error:
        return f"clock: {error}"
    kept, seats = facts.clocks, len(facts.seats)
    if kept is None or facts.clock["kind"] == "none":
        return ""
    left, since, came_from = kept.get("left"), kept.get("since"), kept.get("came_from")
    if not _numbers(left, seats) or type(since) not in _NUMBERS:
        return "clocks: no times"
    if not all(_are_seats(kept.get(which), seats) for which in ("running", "asked")):
        return "clocks: no such seat"
    if came_from and not (_numbers(came_from, 3) and came_from[0] in range(seats)):
        return "clocks: whose time ran before"
    try:
        clocks_of(facts)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        return f"clocks: {error!r}"
    return ""


def _wrong_standing(facts: Facts) -> str:
    standing = facts.standing
    to_act, winner = standing.get("to_act", []), standing.get("winner")
    if not isinstance(to_act, list) or not _are_seats(to_act, len(facts.seats)):
        return "standing: who is asked"
    if not isinstance(standing.get("points", []), list) or type(standing.get("round", 0)) is not int:
        return "standing: points and round"
    return "" if winner is None or isinstance(winner, list) else "standing: who has won"


def _wrong_answers(facts: Facts) -> str:
    """Whether the game takes them is for the game to say."""
    answers, done = facts.sealed.get("answers", []), facts.sealed.get("done", [])
    if not isinstance(answers, list) or not isinstance(done, list) or not _are_seats(done, len(facts.seats)):
        return "sealed: no answers"
    return ""


def _numbers(value: Any, many: int) -> bool:
    return isinstance(value, list | tuple) and len(value) == many and all(type(one) in _NUMBERS for one in value)


def _are_seats(value: Any, seats: int) -> bool:
    return all(type(seat) is int and 0 <= seat < seats for seat in seats_in(value))


# --- with its moves ----------------------------------------------------------------------
def check_game(facts: Facts, game: Game) -> None:
    """A table and its game say the same."""
    if game.n != facts.n:
        raise DamagedTable(f"{facts.n} rows are counted, and {game.n} are there")
    if game.state.over != (facts.state == OVER):
        raise DamagedTable(f"the table is {facts.state}, its game is {'' if game.state.over else 'not '}over")
    if game.state.sealed:
        raise DamagedTable("the last answers of those who decided at once are missing")
    asked = list(game.state.deciding)
    if facts.state == PLAYING and facts.standing.get("to_act", []) != asked:
        raise DamagedTable(f"the table says that {facts.standing.get('to_act')} are asked, its game {asked}")
    clocks = clocks_of(facts)
    for running in clocks.running:
        if running not in asked:
            raise DamagedTable(f"the clock of seat {running} runs, and {asked} are asked")


async def examine(store: Store, facts: Facts) -> None:
    """Read all of it, as if it were opened for the first time."""
    check(facts)
    if facts.state == WAITING or seating.is_old(facts):
        return
    rows = await store.rows(facts.id)
    people = seating.people(facts, {}, WORDS)
    game, stopped = await asyncio.to_thread(play_through, facts, people, rows)
    if stopped is not None:
        raise stopped
    assert game is not None
    again = await store.facts(facts.id)  # it may have gone on meanwhile
    if again is not None and again.n == facts.n:
        check_game(facts, game)


async def all_damaged(store: Store, deep: bool = False) -> AsyncIterator[tuple[str, str]]:
    """Every damaged table with the reason, for whoever runs the server; `deep`: play every game through as well,
    and where one can be read after all, take back that it cannot."""
    after = ""
    while found := await store.some(after):
        after = found[-1].id
        for facts in found:
            try:
                check(facts)
                if deep:
                    await examine(store, facts)
                    await store.mark(facts.id, None)
                elif facts.damaged:
                    yield facts.id, facts.damaged
            except DamagedTable as error:
                if deep:
                    await store.mark(facts.id, error.why)
                yield facts.id, error.why


def play_through(facts: Facts, people: Sequence[str], rows: Sequence[Row]) -> tuple[Game | None, DamagedTable | None]:
    """As many of the rows as can be, and what ended that."""
    game: Game | None = None
    try:
        game = Game(facts.title, facts.rules, facts.seed, facts.options, people)
        game.take_all(rows)
        if game.n == facts.n and not game.state.sealed:
            game.hold_kept(facts.sealed)
    except SandtableError as error:
        return game, DamagedTable(str(error))
    except Exception as error:  # whatever the rules make of options that nobody can have chosen
        return game, DamagedTable(f"{type(error).__name__}: {error!s:.300}")
    return game, None
