"""`FollowedTable`: a table in memory that is kept as the database has it, whichever process changed it.

Changing it is in `live`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Self, TypeVar

from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.events import Event
from sandtable.server import damage, seating, updates
from sandtable.server.audience import Audience, Services
from sandtable.server.errors import DamagedTable, UnknownTable
from sandtable.server.facts import WAITING, Facts
from sandtable.server.game import SAID, WORDS, Game, Row
from sandtable.server.habits import Habits
from sandtable.server.standing import lets_pass
from sandtable.server.title import offer_to, pass_of

T = TypeVar("T")

TRIES: Final = 3  # to read or change a table that other processes change too
NAMES_AFTER: Final = 0.5  # seconds: who changes a name again and again has everything told once

log = logging.getLogger("sandtable.server")


def back_to(action: int) -> dict[str, int]:
    """For an update: how many moves are left after an undo."""
    return {"to": -1 - action} if action < 0 else {}


class FollowedTable(Audience):
    """`open` makes one that can be used."""

    def __init__(self, services: Services, facts: Facts) -> None:
        super().__init__(services, facts)
        self.changed = asyncio.Event()  # for the driver: look again
        self.habits = Habits()
        self.damaged = ""  # why it cannot be read: then it is of no more use
        self.not_before = 0.0  # another process moves the bots until then
        self._snapshot_at = 0
        self._telling_names = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._held_back: list[Callable[[], None]] = []  # notices that would tell when a bot has answered

    @classmethod
    async def open(cls, services: Services, id: str) -> Self:
        facts = await services.store.facts(id)
        if facts is None:
            raise UnknownTable()
        table = cls(services, facts)
        await table._read(forgive=True)
        if facts.damaged and await services.store.mark(id, None):
            log.warning("table %s can be read again", id)
        return table

    # --- reading -------------------------------------------------------------------------
    async def _read(self, forgive: bool = False) -> None:
        """Facts, names and the whole game, as the database has them."""
        self.game = None
        try:
            try:
                facts, game = await self._read_game()
            except DamagedTable:
                if not self._snapshot_at:
                    raise
                facts, game = await self._read_game(shortcut=False)  # perhaps it is the snapshot that is damaged
        except DamagedTable as error:
            await self._spoilt(error)
            raise
        self.game = game
        clocks = updates.clocks_of(facts)
        if forgive and clocks.forgive(self.services.time.now()):
            facts.clocks = clocks.as_data()
            self._set_wake(facts)
        self.facts = facts
        self._rename()

    async def _read_game(self, shortcut: bool = True) -> tuple[Facts, Game | None]:
        """Rows are written together with their count, so either both are there or neither: where they differ and
        nobody moves, they will differ for ever."""
        facts = await self._read_facts()
        if facts.state == WAITING:
            return facts, None
        try:
            game = self.new_game(facts)
        except BadOption as error:
            raise DamagedTable(f"options: {error}") from error
        store = self.services.store
        self._snapshot_at = 0
        snapshot = await store.snapshot(self.id) if shortcut else None
        rows = await store.rows(self.id)
        game.texts = await store.texts(self.id)
        refused = None
        if snapshot is not None:
            try:
                game.restore(snapshot, rows)
                self._snapshot_at = snapshot.n
            except DamagedData as error:
                refused = error
        self._take(game, rows[game.n :])
        still = 0
        while game.n != facts.n:  # another process has moved in between
            before = game.n, facts.n
            facts = await self._read_facts()
            game.texts |= await store.texts(self.id, game.n)
            self._take(game, await store.rows(self.id, game.n))
            still = still + 1 if (game.n, facts.n) == before else 0
            if still == TRIES:
                raise DamagedTable(f"{facts.n} rows are counted, {game.n} are there")
        damage.check_game(facts, game)
        self._hold(game, facts)
        if refused is not None:  # it is of another version of the engine, say: what counts are the moves
            log.warning("table %s was played again move by move, its snapshot cannot be used: %s", self.id, refused)
        return facts, game

    def _take(self, game: Game, rows: Iterable[Row]) -> None:
        try:
            game.take_all(rows)
        except DamagedData as error:
            raise DamagedTable(str(error)) from error

    def _hold(self, game: Game, facts: Facts) -> list[int]:
        """The sealed answers of those who decide at once; whose are others than before."""
        try:
            return game.hold_kept(facts.sealed)
        except DamagedData as error:
            raise DamagedTable(str(error)) from error

    async def _spoilt(self, error: DamagedTable) -> None:
        """The table cannot be read: nobody plays on here, and whoever is there is sent away, to be told when they ask
        again."""
        self.damaged, self.game = error.why, None
        for connection in list(self.connections):
            connection.drop()
        self.changed.set()
        if await self.services.store.mark(self.id, error.why):
            log.error("table %s is damaged: %s", self.id, error.why)

    async def _read_facts(self) -> Facts:
        facts = await self.services.store.facts(self.id)
        if facts is None:
            raise UnknownTable()
        damage.check(facts)
        self.names = await self.services.store.names(seating.named(facts))
        facts.clocks = self.services.ticking.from_disk(self.id, facts.clocks)
        self._set_wake(facts)
        return facts

    def _kept(self, facts: Facts) -> Facts:
        """Facts as they are written down: in the time of the world, not of this process."""
        ticking = self.services.ticking
        wake = None if facts.wake is None else facts.wake + ticking.ahead
        return replace(facts, clocks=ticking.to_disk(self.id, facts.clocks), wake=wake)

    def new_game(self, facts: Facts) -> Game:
        """From the beginning; what the rules make of facts that cannot be does not go further than here."""
        people = seating.people(facts, self.names, WORDS)
        try:
            return Game(facts.title, facts.rules, facts.seed, facts.options, people)
        except (DamagedData, BadOption):
            raise
        except Exception as error:
            raise DamagedTable(f"options: {type(error).__name__}: {error!s:.300}") from error

    def _rename(self) -> None:
        if self.game is not None:
            people = seating.people(self.facts, self.names, WORDS)
            if people != self.game.people:
                self.game.rename(people)
                if self.connections and not self._telling_names:
                    self._telling_names = True
                    self._task(self._tell_names())

    async def _tell_names(self) -> None:
        """Views and the log hold names: both are told anew, soon."""
        await asyncio.sleep(NAMES_AFTER)
        async with self.lock:
            self._telling_names = False
            if self.game is not None:
                self.tell_anew()

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        self._rename()
        self.tell_table()

    async def ready(self) -> None:
        """Before anything is done with the game: read it again if the last change of it failed."""
        self.used = self.services.time.now()
        if self.damaged:
            raise DamagedTable(self.damaged)
        if self.game is None and self.facts.state != WAITING:
            await self._catch_up()

    # --- in the background ---------------------------------------------------------------
    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """A change once begun is brought to its end, even if whoever asked for it has gone."""
        return await asyncio.shield(self._task(change))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: whoever asked was told, if they were still there

    # --- other processes -----------------------------------------------------------------
    async def refresh(self, by_moves: bool, tell: bool = True) -> None:
        """Another process says that something has changed: read it, and tell it here."""
        async with self.lock:
            if by_moves:
                self.not_before = self.services.time.now() + self.services.config.takeover
            await self._catch_up(tell)

    async def _catch_up(self, tell: bool = True) -> None:
        """With the lock held: what others have written, told here row by row. Without `tell` nobody is told of the
        table: somebody has answered of those who decide at once, and when that was must not show."""
        followed = False
        if self.game is not None:
            with suppress(DamagedTable):  # or what is in memory is not what is on disk: all of it is read again
                await self._follow(self.game)
                followed = True
        if not followed:
            await self._read()
            if self.facts.state != WAITING:
                self.tell_anew()
        if tell:
            self.tell_table()
        self.changed.set()

    async def _follow(self, game: Game) -> None:
        facts = await self._read_facts()
        still = 0
        while game.n != facts.n:
            before = game.n, facts.n
            game.texts |= await self.services.store.texts(self.id, game.n)
            self._follow_rows(game, await self.services.store.rows(self.id, game.n))
            if game.n != facts.n:
                facts = await self._read_facts()
                still = still + 1 if (game.n, facts.n) == before else 0
                if still == TRIES:
                    raise DamagedTable(f"{facts.n} rows are counted, {game.n} are known")
        answered = self._hold(game, facts)
        known, self.facts = self.facts, facts
        self._rename()
        for seat, (was, now) in enumerate(zip(known.seats, facts.seats, strict=False)):
            if seat in answered or was != now:
                self.tell_own(seat, seat in answered)

    def _follow_rows(self, game: Game, rows: Iterable[Row]) -> None:
        """Take and tell what others have written; answers that were given at once are told at once."""
        happened: list[Event] = []
        made: list[int] = []
        for n, seat, action in rows:
            try:
                happened += game.take_row(n, seat, action)
            except DamagedData as error:
                raise DamagedTable(str(error)) from error
            made.append(seat)
            if not game.state.sealed:
                free = game.state.vocabulary.is_free(action)
                kind = "undo" if action < 0 else SAID if free else "move"
                self.tell_update(kind, seat if len(made) == 1 and not free else None, happened, **back_to(action))
                self.said_when_open()
                happened, made = [], []

    async def _was_behind(self, tell: bool = True) -> bool:
        """With the lock held: whether another process has changed the table; if so, it is read again."""
        if self.services.bus.alone:
            return False
        knew = (self.facts.revision, self.facts.n)
        await self._catch_up(tell)
        return (self.facts.revision, self.facts.n) != knew

    # --- what is to happen ---------------------------------------------------------------
    def owing(self, facts: Facts) -> list[int]:
        """The seats whose answers are awaited now."""
        return [] if facts.paused else facts.owing

    def called(self) -> list[int]:
        """The seats for whom something waits although nobody asks them (`sandtable.core.contract.FreeState`)."""
        return list(getattr(self.game.state, "called", ())) if self.game is not None else []

    def declining(self, facts: Facts) -> dict[int, int]:
        """The seats whose guests have declined beforehand what they are asked now, each with the action that does."""
        found: dict[int, int] = {}
        if self.game is None or facts.n != self.game.n:
            return found
        for seat in self.owing(facts):
            declines = facts.seats[seat].declines
            if declines and not facts.seats[seat].automatic:
                offer = offer_to(facts.title, self.game.position(seat), seat)
                if offer is not None and offer[0] in declines:
                    found[seat] = offer[1]
        return found

    def passing(self, facts: Facts) -> dict[int, tuple[str, int]]:
        """The seats whose guests are there, can only pass and want that done for them: each with the kind of its
        question and the action that passes."""
        found: dict[int, tuple[str, int]] = {}
        if self.game is None or facts.n != self.game.n or not self.services.config.ponders:
            return found
        present = self.present()
        for number in self.owing(facts):
            seat = facts.seats[number]
            if not seat.automatic and seat.guest in present and lets_pass(facts, seat):
                position = self.game.position(number)
                passes = pass_of(facts.title, position, number)
                if passes is not None and position.decision(number).options == [passes[1]]:
                    found[number] = passes
        return found

    def _set_wake(self, facts: Facts) -> None:
        """When some process should look at this table, if none does."""
        owing = self.owing(facts)
        wakes = []
        if any(facts.seats[seat].automatic for seat in owing) or self.declining(facts):
            wakes.append(self.services.time.now() + facts.pace + self.services.config.takeover)
        if any(facts.seats[seat].automatic for seat in self.called()):
            wakes.append(self.services.time.now() + facts.pace + self.services.config.takeover)
        deadline = updates.clocks_of(facts).deadline
        if owing and deadline is not None:
            wakes.append(deadline)
        facts.wake = min(wakes, default=None)

    def when_open(self, say: Callable[[], None]) -> None:
        """Say something now; or, while several decide at once, when that is over."""
        if self.game is not None and self.game.group is not None:
            self._held_back.append(say)
        else:
            say()

    def said_when_open(self) -> None:
        held, self._held_back = self._held_back, []
        for say in held:
            say()
