"""`LiveTable`: a table in memory that people and bots change: seats, moves, pauses. One change at a time.

Every change works the same way: under the table's lock it is checked, made, written to the database, and only then sent
out. If the write fails, the copy in memory is discarded and read again.
"""

from __future__ import annotations

import copy
import logging
import math
from collections.abc import Callable, Sequence, Set
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import GameOver, IllegalAction, MalformedAction, SandtableError, StaleAction
from sandtable.core.events import Event
from sandtable.server.errors import (
    BadRequest,
    CannotChoose,
    CannotChooseBecause,
    NotStarted,
    NotYourSeat,
    Paused,
    Unavailable,
)
from sandtable.server.games.clocks import Clocks
from sandtable.server.games.game import SAID, WORDS, Game, undo_to
from sandtable.server.games.sealed_answers import Group
from sandtable.server.games.table_clocks import clocks_of, has_clock, is_hidden
from sandtable.server.seats import seating
from sandtable.server.storage.statements import Conflict
from sandtable.server.storage.table_info import AWAY, BY_CLOCK, OVER, PLAYING, TableInfo
from sandtable.server.tables.synced_table import TRIES, SyncedTable, back_to
from sandtable.server.telemetry import metrics
from sandtable.server.titles import pass_of

ANSWER_TRIES: Final = 20  # attempts to answer while others answer at other processes
MOST_TOGETHER: Final = 17  # answers in one request

log = logging.getLogger("sandtable.server")


class LiveTable(SyncedTable):
    # --- changes -------------------------------------------------------------------------
    async def change(self, mutate: Callable[[TableInfo], None], own: int | None = None) -> None:
        """Change the table's data with the lock held: let `mutate` change a copy or refuse, write the copy, and tell
        everybody. A change that only the guest of seat `own` may know leaves no trace for others, not even that
        something happened."""
        for _ in range(TRIES):
            info = copy.deepcopy(self.info)
            try:
                mutate(info)
            except SandtableError:
                if await self._refresh_if_behind(own is None):  # another process may have made it legal
                    continue
                raise
            if own is None:
                info.updated = self.services.time.wall()
            self._set_wake(info)
            kept = self._to_stored(info)
            try:
                await self.services.store.update(kept)
            except Conflict:
                await self._catch_up(tell=own is None)
                continue
            info.revision = kept.revision
            self.info = info
            self._rename()
            if own is None:
                self.tell_table()
                self.changed.set()
                self.services.bus.tell(self.id, "table")
            else:
                self._own_change_written(own, answers=False)
            return
        raise StaleAction("the table was changed by others at the same time")

    def _own_change_written(self, seat: int, answers: bool) -> None:
        """Tell the guest of this seat about a stored change that only they may know."""
        self.tell_own(seat, answers)
        self.changed.set()
        self.services.bus.tell(self.id, "sealed")

    async def _append(self, moves: Sequence[tuple[int, int]], text: str = "") -> list[Event]:
        """Make moves (seat, action), write them, and return their events, without telling anybody yet. `text` is
        attached to the last move. Free words leave sealed answers as they are."""
        game = self.playing()
        free, before = game.state.vocabulary.is_free(moves[-1][1]), game.n
        if text:
            game.texts[game.n + len(moves)] = text
        checkpoint = game.checkpoint() if game.group is not None else None
        try:
            happened = [event for seat, action in moves for event in game.apply(seat, action)]
        except BaseException:
            if checkpoint is not None:
                game.go_back_to(checkpoint)
            raise
        try:
            now = self.services.time.now()
            standing = game.standing()
            free = free and game.asked_at <= before  # otherwise the words have interrupted the open question
            sealed = self.info.sealed if free else {}
            info = self.info.changed(n=game.n, updated=self.services.time.wall(), standing=standing, sealed=sealed)
            if game.state.over:
                info.state = OVER
            self.set_clocks(info, now, undone=moves[-1][1] < 0, free=free)
            self._set_wake(info)
            await self.services.store.append(self._to_stored(info), moves, text)
        except Conflict:
            if checkpoint is not None:  # another process stored an answer: restore the position and tell nobody
                game.go_back_to(checkpoint)
            else:
                self.game = None
            raise
        except BaseException:
            self.game = None  # memory is ahead of the database: read it again before the next use
            raise
        self.info = info
        return happened

    async def _append_rows(self, seat: int, actions: Sequence[int]) -> list[Event]:
        """Append rows of one seat while no simultaneous decision is open, and return the events."""
        try:
            return await self._append([(seat, action) for action in actions])
        except Conflict as error:
            await self._catch_up()
            raise StaleAction("another process was faster") from error

    # --- clocks --------------------------------------------------------------------------
    def seats_on_the_clock(self, info: TableInfo, clocks: Clocks) -> list[int]:
        """Return the seats whose clocks run: those that are asked and, as far as everybody can see, not played by a
        bot."""
        this = clocks.own is not None and clocks.own.number == info.n
        return [
            seat for seat in info.asked if not info.seats[seat].automatic or (this and is_hidden(info, clocks, seat))
        ]

    def set_clocks(self, info: TableInfo, now: float, undone: bool = False, free: bool = False) -> None:
        if info.paused or not has_clock(info):  # in a pause clocks stand still, and the turn continues afterwards
            return
        clocks = clocks_of(info)
        if free and clocks.own is not None:  # the same group as before
            clocks.own.number = info.n
        seats_on_the_clock = self.seats_on_the_clock(info, clocks)
        if len(info.asked) > 1:
            clocks.to_several(info.n, info.asked, now, seats_on_the_clock)
            clocks.answered(info.owing, now)
        else:
            clocks.to(next(iter(info.asked), None), now, undone, counts=bool(seats_on_the_clock))
        info.clocks = clocks.as_data()

    # --- pause ---------------------------------------------------------------------------
    def pause_if_agreed(self, info: TableInfo, present: Set[str]) -> bool:
        """Start a pause if every seated guest present agrees; return whether it started."""
        if info.state != PLAYING or not seating.all_agree_to_pause(info, present):
            return False
        clocks = clocks_of(info)
        clocks.stop(self.services.time.now())
        info.clocks = clocks.as_data()
        info.paused, info.pause_asked = True, []
        return True

    def on_arrival(self) -> None:
        """Wake the autoplay task, since it may now pass for the guest who arrived."""
        self.changed.set()

    def on_departure(self) -> None:
        """Start a requested pause if all guests who are still present agree to it."""
        if self.info.pause_asked:
            self._task(self._look_at_pause())

    async def _look_at_pause(self) -> None:
        def mutate(info: TableInfo) -> None:
            if not self.pause_if_agreed(info, self.present()):
                raise NotStarted()  # somebody has come back, or withdrawn

        async with self.lock:
            if seating.all_agree_to_pause(self.info, self.present()):
                await self.change(mutate)

    # --- moves ---------------------------------------------------------------------------
    async def act(self, guest: str, number: int, at: int, word: str, then: Sequence[str] = ()) -> None:
        """Give an answer for a seat, and after it the answers `then`: all of them, or none if one is refused."""
        async with self.lock:
            await self._ready_for(number, at)
            game = self.playing()
            seat = seating.own_seat(self.info, guest, number)
            if seat.stand_in not in (None, BY_CLOCK, AWAY):
                raise NotYourSeat()
            self._check_open(number, at)
            actions = _actions(game.state, [word, *then])
            action = actions[0]
            position = game.position(number)
            asked = number in position.to_act
            if asked and action not in position.decision(number).options:
                raise self._illegal(game, number, word)
            if then and asked:
                self._check_all(position, number, actions)
            if seat.stand_in is not None and asked:
                late = seat.stand_in == BY_CLOCK
                own = number if is_hidden(self.info, clocks_of(self.info), number) else None
                await self.change(lambda info: self.come_back(info, number, late), own)
                self._check_open(number, at)  # another process may have made the bot's move meanwhile
            if asked and len(position.decision(number).options) > 1:
                passes = pass_of(self.info.title, position, number)
                kind = passes[0] if passes is not None and passes[1] == action else None
                self.pass_times.add(number, at, kind, self.services.time.now())
            try:
                await self._move(number, at, *actions)
            except IllegalAction as error:
                raise CannotChoose() from error

    def _check_all(self, position: State, number: int, actions: Sequence[int]) -> None:
        """Refuse all answers if one would not be an option in its turn, or would come after something hidden was
        learnt, because its refusal could then tell what that was."""
        trial, group = position.clone(), len(position.deciding) > 1
        for action in actions:
            open_ = number in trial.to_act and trial.learnt == position.learnt and (len(trial.deciding) > 1) == group
            if not open_ or action not in trial.decision(number).options:
                raise CannotChoose()
            trial.apply(number, action)

    async def append_free_words(self, number: int, actions: Sequence[int], text: str = "") -> None:
        """Append free words of a seat, all or none. Only those who may know of the words are shown which seat said
        them."""
        try:
            happened = await self._append([(number, action) for action in actions], text)
        except Conflict as error:
            await self._catch_up()
            raise StaleAction("another process was faster") from error
        self._moved(SAID, [number], happened)

    async def undo(self, guest: str, number: int, at: int, to: int) -> None:
        async with self.lock:
            await self._ready_for(number, at)
            game = self.playing()
            if seating.own_seat(self.info, guest, number).stand_in is not None:
                raise NotYourSeat()  # otherwise the guest could undo the bot's moves for ever
            self._check_open(number, at)
            game.check_undo(number, to)
            if game.group is not None:
                await self._answer(number, at, lambda group: group.without(number, to - game.moves))
                return
            action = undo_to(to)
            self._moved("undo", [number], await self._append_rows(number, [action]), **back_to(action))

    async def bot_move(self, number: int, at: int, action: int) -> None:
        """Make a bot's move, if the question it answers is still open."""
        async with self.lock:
            await self.ready()
            info = self.info
            asked = number in self.owing(info) and info.seats[number].automatic
            if asked and self.at(number) == at:
                await self._move(number, at, action)

    async def decline(self, number: int, at: int) -> None:
        """Give a guest's standing answer, if it still answers the open question."""
        async with self.lock:
            await self.ready()
            action = self.declining(self.info).get(number)
            if action is None and number in (passing := self.passing(self.info)):
                action = passing[number][1]
            if action is not None and self.at(number) == at:
                await self._move(number, at, action)

    async def answer_late(self, number: int, at: int) -> None:
        """Answer for a guest whose time limit is over, if they have not answered yet."""
        async with self.lock:
            await self.ready()
            end, action = self.time_limits(self.info).get(number, (math.inf, 0))
            if end <= self.services.time.now() and self.at(number) == at:
                await self._move(number, at, action)

    async def _move(self, number: int, at: int, *actions: int) -> None:
        """Make moves of a seat, or in a simultaneous decision add them to its sealed answers: all or none."""
        if self.playing().group is not None:
            await self._answer(number, at, lambda group: group.with_answers(number, actions))
        else:
            self._moved("move", [number], await self._append_rows(number, actions))

    async def _answer(self, number: int, at: int, change: Callable[[Group], Group]) -> None:
        """Change a seat's sealed answers. Only the seat is told, unless this was the last answer of all. The change
        also succeeds if other seats answer at other processes meanwhile."""
        for _ in range(ANSWER_TRIES):
            group = self.playing().group
            assert group is not None
            group = change(group)
            try:
                if group.is_complete:
                    self._moved("move", [seat for seat, _ in group.rows], await self._append(group.rows))
                else:
                    await self._seal(number, group)
                return
            except Conflict:
                await self._catch_up(tell=False)
                self._check_open(number, at)
        raise StaleAction("the table was changed by others at the same time")

    async def _seal(self, number: int, group: Group) -> None:
        """Store the answers of an open group without changing the time of the table's last change."""
        game = self.playing()
        info = self.info.changed(sealed=group.as_data())
        self.set_clocks(info, self.services.time.now())
        self._set_wake(info)
        kept = self._to_stored(info)
        await self.services.store.seal(kept)
        info.revision = kept.revision
        self.info = info
        game.set_group(group)
        self._own_change_written(number, answers=True)

    def at(self, number: int) -> int:
        """Return the number that an answer of this seat must carry, by which an outdated answer is noticed."""
        return self.game.at(number) if self.game is not None else self.info.n

    @property
    def asked_at(self) -> int:
        """Return the number of the row since which the open question is the same."""
        return self.game.asked_at if self.game is not None else self.info.n

    def asked_here(self) -> dict[int, int]:
        """Return the asked seats whose guests are present, each with the number its answer must carry."""
        if self.game is None:
            return {}
        seats, present = self.info.seats, self.present()
        return {n: self.at(n) for n in self.owing(self.info) if not seats[n].automatic and seats[n].guest in present}

    async def _ready_for(self, number: int, at: int) -> None:
        """Prepare for a request that carries the number `at`. If this process does not know that number yet, read what
        another process wrote."""
        await self.ready()
        if at > self.at(number):
            await self._refresh_if_behind(tell=False)

    def _check_open(self, number: int, at: int) -> None:
        if self.info.state == OVER:
            raise GameOver("the game is over")
        if self.info.paused:
            raise Paused()
        if at != self.at(number):
            raise StaleAction(f"that was meant for row {at}; this is {self.at(number)}")

    def _illegal(self, game: Game, number: int, word: str) -> CannotChoose:
        why, rule = game.table.refusal(game.position(number), number, word, WORDS, game.names)
        return CannotChooseBecause(rule, why=why) if why is not None else CannotChoose(rule)

    def _moved(self, kind: str, by: Sequence[int], happened: list[Event], **more: Any) -> None:
        """Tell everybody about new rows, and then the other processes. After a simultaneous decision nobody learns
        which seat answered last."""
        self.not_before = 0.0
        for seat in by:
            metrics.moves_of("bot" if self.info.seats[seat].automatic else "guest").inc()
        self.tell_update(kind, by[0] if len(by) == 1 and kind != SAID else None, happened, **more)
        self.tell_table()
        self.run_held_back()
        self.changed.set()
        self.services.bus.tell(self.id, "rows")
        if self.info.n - self._snapshot_at >= self.services.config.snapshot_every:
            self._task(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        game = self.game
        if game is None or game.n == self._snapshot_at:
            return
        self._snapshot_at = game.n
        try:
            await self.services.store.keep_snapshot(self.id, game.snapshot())
        except Unavailable:
            log.warning("a snapshot of table %s could not be kept", self.id)

    def come_back(self, info: TableInfo, number: int, late: bool) -> None:
        """Let a guest play again whose time ran out (`late`), or who left but kept the seat."""
        info.seats[number].stand_in = info.seats[number].bot = None
        now = self.services.time.now()
        if late:
            clocks = clocks_of(info)
            clocks.come_back(number, now)
            info.clocks = clocks.as_data()
        self.set_clocks(info, now)


def _actions(state: State, words: Sequence[str]) -> list[int]:
    """Return the actions of these words; refuse a word that the title does not have."""
    if len(words) > MOST_TOGETHER:
        raise BadRequest(detail=f"then: up to {MOST_TOGETHER - 1} words")
    actions = [state.vocabulary.numbers.get(word) for word in words]
    found = [action for action in actions if action is not None]
    if len(found) != len(words):
        raise MalformedAction("there is no such word")
    return found
