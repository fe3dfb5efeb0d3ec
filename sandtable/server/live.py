"""A table in memory: its facts, its game, and everybody who listens. One change at a time.

Every change goes the same way: under the table's lock it is checked, made, written to the database, and only
then told. If the database does not take it, what is in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable, Coroutine, Iterable, Set
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

from sandtable.core.errors import (
    BadOption,
    DamagedData,
    GameOver,
    IllegalAction,
    MalformedAction,
    SandtableError,
    StaleAction,
)
from sandtable.core.events import Event
from sandtable.server import damage, metrics, seating, updates
from sandtable.server.audience import Audience, House
from sandtable.server.errors import (
    CannotChoose,
    CannotChooseBecause,
    DamagedTable,
    NotStarted,
    NotYourSeat,
    Paused,
    Unavailable,
    UnknownTable,
)
from sandtable.server.game import WORDS, Game, Row, undo_to
from sandtable.server.store import AWAY, BY_CLOCK, OVER, PLAYING, WAITING, Conflict, Facts

T = TypeVar("T")

TRIES: Final = 3  # to change a table that other processes change too
NAMES_AFTER: Final = 0.5  # seconds: who changes a name again and again has everything told once

log = logging.getLogger("sandtable.server")


def back_to(action: int) -> dict[str, int]:
    """For an update: how many moves are left after an undo."""
    return {"to": -1 - action} if action < 0 else {}


class LiveTable(Audience):
    """Only `open` makes one that can be used."""

    def __init__(self, house: House, facts: Facts) -> None:
        super().__init__(house, facts)
        self.changed = asyncio.Event()  # for the driver: look again
        self.damaged = ""  # why it cannot be read: then it is of no more use
        self.not_before = 0.0  # another process moves the bots until then
        self._snapshot_at = 0
        self._telling_names = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, house: House, id: str) -> LiveTable:
        facts = await house.store.facts(id)
        if facts is None:
            raise UnknownTable()
        table = cls(house, facts)
        await table._read(forgive=True)
        if facts.damaged and await house.store.mark(id, None):
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
        if forgive and clocks.forgive(self.house.time.now()):
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
        store = self.house.store
        self._snapshot_at = 0
        snapshot = await store.snapshot(self.id) if shortcut else None
        rows = await store.rows(self.id)
        if snapshot is not None and game.restore(snapshot, rows):
            self._snapshot_at = snapshot.n
        self._take(game, rows[game.n :])
        still = 0
        while game.n != facts.n:  # another process has moved in between
            before = game.n, facts.n
            facts = await self._read_facts()
            self._take(game, await store.rows(self.id, game.n))
            still = still + 1 if (game.n, facts.n) == before else 0
            if still == TRIES:
                raise DamagedTable(f"{facts.n} rows are counted, {game.n} are there")
        damage.check_game(facts, game)
        return facts, game

    def _take(self, game: Game, rows: Iterable[Row]) -> None:
        try:
            game.take_all(rows)
        except DamagedData as error:
            raise DamagedTable(str(error)) from error

    async def _spoilt(self, error: DamagedTable) -> None:
        """The table cannot be read: nobody plays on here, and whoever is there is sent away, to be told when they ask
        again."""
        self.damaged, self.game = error.why, None
        for connection in list(self.connections):
            connection.drop()
        self.changed.set()
        if await self.house.store.mark(self.id, error.why):
            log.error("table %s is damaged: %s", self.id, error.why)

    async def _read_facts(self) -> Facts:
        facts = await self.house.store.facts(self.id)
        if facts is None:
            raise UnknownTable()
        damage.check(facts)
        self.names = await self.house.store.names(seating.named(facts))
        facts.clocks = self.house.ticking.from_disk(self.id, facts.clocks)
        self._set_wake(facts)
        return facts

    def _kept(self, facts: Facts) -> Facts:
        """Facts as they are written down: in the time of the world, not of this process."""
        ticking = self.house.ticking
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
        self.used = self.house.time.now()
        if self.damaged:
            raise DamagedTable(self.damaged)
        if self.game is None and self.facts.state != WAITING:
            await self._catch_up()

    # --- changing ------------------------------------------------------------------------
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

    async def change(self, mutate: Callable[[Facts], None]) -> None:
        """Change facts, with the lock held: write them down, then tell everybody. `mutate` may refuse."""
        for _ in range(TRIES):
            facts = copy.deepcopy(self.facts)
            try:
                mutate(facts)
            except SandtableError:
                if await self._was_behind():  # what was refused may be right: another process knows more
                    continue
                raise
            facts.updated = self.house.time.wall()
            self._set_wake(facts)
            kept = self._kept(facts)
            try:
                await self.house.store.change(kept)
            except Conflict:
                await self._catch_up()
                continue
            facts.revision = kept.revision
            self.facts = facts
            self._rename()
            self.tell_table()
            self.changed.set()
            self.house.bus.tell(self.id, "table")
            return
        raise StaleAction("the table was changed by others at the same time")

    async def _was_behind(self) -> bool:
        """With the lock held: whether another process has changed the table; if so, it is read again."""
        if self.house.bus.alone:
            return False
        knew = (self.facts.revision, self.facts.n)
        await self._catch_up()
        return (self.facts.revision, self.facts.n) != knew

    async def _append(self, seat: int, action: int) -> list[Event]:
        """One row: made, written, not yet told."""
        game = self.playing()
        happened = game.take(seat, action)
        try:
            now = self.house.time.now()
            facts = replace(self.facts, n=game.n, updated=self.house.time.wall(), standing=game.standing())
            if game.state.over:
                facts.state = OVER
            self.set_clocks(facts, now, undone=action < 0)
            self._set_wake(facts)
            await self.house.store.append(self._kept(facts), seat, action)
        except Conflict as error:
            self.game = None
            await self._catch_up()
            raise StaleAction("another process was faster") from error
        except BaseException:
            self.game = None  # it is ahead of the database: read again before the next use
            raise
        self.facts = facts
        return happened

    def actor(self, facts: Facts) -> int | None:
        """The seat that is asked now."""
        if facts.state != PLAYING or facts.paused:
            return None
        return next(iter(facts.standing.get("to_act", [])), None)

    def set_clocks(self, facts: Facts, now: float, undone: bool = False) -> None:
        if facts.paused:  # they stand still, and the turn is not over by that
            return
        clocks = updates.clocks_of(facts)
        actor = self.actor(facts)
        clocks.to(actor, now, undone, counts=actor is not None and not facts.seats[actor].automatic)
        facts.clocks = clocks.as_data()

    def _set_wake(self, facts: Facts) -> None:
        """When some process should look at this table, if none does."""
        actor = self.actor(facts)
        if actor is not None and facts.seats[actor].automatic:
            facts.wake = self.house.time.now() + facts.pace + self.house.config.takeover
        else:
            facts.wake = updates.clocks_of(facts).deadline if actor is not None else None

    # --- pause ---------------------------------------------------------------------------
    def hold_if_agreed(self, facts: Facts, present: Set[str]) -> bool:
        """Hold a pause once all with a seat who are there agree to it; whether it holds from now on."""
        if facts.state != PLAYING or not seating.agree_to_pause(facts, present):
            return False
        clocks = updates.clocks_of(facts)
        clocks.stop(self.house.time.now())
        facts.clocks = clocks.as_data()
        facts.paused, facts.pause_asked = True, []
        return True

    def somebody_went(self) -> None:
        """Perhaps the only one who had not agreed."""
        if self.facts.pause_asked:
            self._task(self._look_at_pause())

    async def _look_at_pause(self) -> None:
        def mutate(facts: Facts) -> None:
            if not self.hold_if_agreed(facts, self.present()):
                raise NotStarted()  # somebody has come back, or taken it back

        async with self.lock:
            if seating.agree_to_pause(self.facts, self.present()):
                await self.change(mutate)

    # --- moves ---------------------------------------------------------------------------
    async def act(self, guest: str, number: int, at: int, word: str) -> None:
        async with self.lock:
            await self._ready_for(at)
            game = self.playing()
            seat = seating.own_seat(self.facts, guest, number)
            if seat.stand_in not in (None, BY_CLOCK, AWAY):
                raise NotYourSeat()
            self._check_open(at)
            action = game.state.vocabulary.numbers.get(word)
            if action is None:
                raise MalformedAction("there is no such word")
            if number in game.state.to_act and action not in game.state.decision(number).options:
                raise self._illegal(game, number, word)
            if seat.stand_in is not None and number in game.state.to_act:
                late = seat.stand_in == BY_CLOCK
                await self.change(lambda facts: self.come_back(facts, number, late))
                self._check_open(at)  # another process may have moved the bot meanwhile
            try:
                happened = await self._append(number, action)
            except IllegalAction as error:
                raise CannotChoose() from error
            self._moved("move", number, happened)

    async def undo(self, guest: str, number: int, at: int, to: int) -> None:
        async with self.lock:
            await self._ready_for(at)
            game = self.playing()
            if seating.own_seat(self.facts, guest, number).stand_in is not None:
                raise NotYourSeat()  # or they could take back for ever what the bot does
            self._check_open(at)
            game.check_undo(number, to)
            action = undo_to(to)
            self._moved("undo", number, await self._append(number, action), **back_to(action))

    async def bot_move(self, number: int, at: int, action: int) -> None:
        """What a bot has thought of, if it is still asked for."""
        async with self.lock:
            await self.ready()
            facts = self.facts
            if facts.n != at or self.actor(facts) != number or not facts.seats[number].automatic:
                return
            self._moved("move", number, await self._append(number, action))

    async def _ready_for(self, at: int) -> None:
        """For something meant for this row, perhaps seen at another server, which was told sooner than this one."""
        await self.ready()
        if at > self.facts.n:
            await self._was_behind()

    def _check_open(self, at: int) -> None:
        if self.facts.state == OVER:
            raise GameOver("the game is over")
        if self.facts.paused:
            raise Paused()
        if at != self.facts.n:
            raise StaleAction(f"that was meant for row {at}; this is {self.facts.n}")

    def _illegal(self, game: Game, number: int, word: str) -> CannotChoose:
        why, rule = game.table.refusal(game.state, number, word, WORDS, game.names)
        return CannotChooseBecause(rule, why=why) if why is not None else CannotChoose(rule)

    def _moved(self, kind: str, by: int, happened: list[Event], **more: Any) -> None:
        """A row is on disk: tell everybody here, then the other processes."""
        self.not_before = 0.0
        metrics.MOVES.labels("bot" if self.facts.seats[by].automatic else "guest").inc()
        self.tell_update(kind, by, happened, **more)
        self.tell_table()
        self.changed.set()
        self.house.bus.tell(self.id, "rows")
        if self.facts.n - self._snapshot_at >= self.house.config.snapshot_every:
            self._task(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        game = self.game
        if game is None or game.n == self._snapshot_at:
            return
        self._snapshot_at = game.n
        try:
            await self.house.store.keep_snapshot(self.id, game.snapshot())
        except Unavailable:
            log.warning("a snapshot of table %s could not be kept", self.id)

    # --- other processes -----------------------------------------------------------------
    async def refresh(self, by_moves: bool) -> None:
        """Another process says that something has changed: read it, and tell it here."""
        async with self.lock:
            if by_moves:
                self.not_before = self.house.time.now() + self.house.config.takeover
            await self._catch_up()

    async def _catch_up(self) -> None:
        """With the lock held: what others have written, told here row by row."""
        followed = False
        if self.game is not None:
            with suppress(DamagedTable):  # or what is in memory is not what is on disk: all of it is read again
                await self._follow(self.game)
                followed = True
        if not followed:
            await self._read()
            if self.facts.state != WAITING:
                self.tell_anew()
        self.tell_table()
        self.changed.set()

    async def _follow(self, game: Game) -> None:
        facts = await self._read_facts()
        still = 0
        while game.n != facts.n:
            before = game.n, facts.n
            for n, seat, action in await self.house.store.rows(self.id, game.n):
                try:
                    happened = game.take_row(n, seat, action)
                except DamagedData as error:
                    raise DamagedTable(str(error)) from error
                self.tell_update("undo" if action < 0 else "move", seat, happened, **back_to(action))
            if game.n != facts.n:
                facts = await self._read_facts()
                still = still + 1 if (game.n, facts.n) == before else 0
                if still == TRIES:
                    raise DamagedTable(f"{facts.n} rows are counted, {game.n} are known")
        self.facts = facts
        self._rename()

    def come_back(self, facts: Facts, number: int, late: bool) -> None:
        """The guest of a seat whose time was over (`late`), or who had left and kept it, plays again."""
        facts.seats[number].stand_in = facts.seats[number].bot = None
        now = self.house.time.now()
        if late:
            clocks = updates.clocks_of(facts)
            clocks.come_back(number, now)
            facts.clocks = clocks.as_data()
        self.set_clocks(facts, now)
