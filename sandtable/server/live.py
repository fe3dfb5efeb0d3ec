"""`LiveTable`: a table that people and bots change: seats, moves, pauses. One change at a time.

Every change goes the same way: under the table's lock it is checked, made, written to the database, and only
then told. If the database does not take it, what is in memory is thrown away and read again.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any, Final

from sandtable.core.errors import GameOver, IllegalAction, MalformedAction, SandtableError, StaleAction
from sandtable.core.events import Event
from sandtable.server import metrics, seating, updates
from sandtable.server.clocks import Clocks
from sandtable.server.errors import CannotChoose, CannotChooseBecause, NotStarted, NotYourSeat, Paused, Unavailable
from sandtable.server.facts import AWAY, BY_CLOCK, OVER, PLAYING, Facts
from sandtable.server.following import TRIES, FollowedTable, back_to
from sandtable.server.game import SAID, WORDS, Game, undo_to
from sandtable.server.sealed import Group
from sandtable.server.store import Conflict
from sandtable.server.title import pass_of

ANSWER_TRIES: Final = 20  # to answer while others answer at other processes

log = logging.getLogger("sandtable.server")


class LiveTable(FollowedTable):
    # --- changing ------------------------------------------------------------------------
    async def change(self, mutate: Callable[[Facts], None], own: int | None = None) -> None:
        """Change facts, with the lock held: write them down, then tell everybody. `mutate` may refuse. What only the
        guest of a seat may know (`own`) leaves no trace for others: not even that something has happened."""
        for _ in range(TRIES):
            facts = copy.deepcopy(self.facts)
            try:
                mutate(facts)
            except SandtableError:
                if await self._was_behind(own is None):  # what was refused may be right: another process knows more
                    continue
                raise
            if own is None:
                facts.updated = self.services.time.wall()
            self._set_wake(facts)
            kept = self._kept(facts)
            try:
                await self.services.store.change(kept)
            except Conflict:
                await self._catch_up(tell=own is None)
                continue
            facts.revision = kept.revision
            self.facts = facts
            self._rename()
            if own is None:
                self.tell_table()
                self.changed.set()
                self.services.bus.tell(self.id, "table")
            else:
                self._told_own(own, answers=False)
            return
        raise StaleAction("the table was changed by others at the same time")

    def _told_own(self, seat: int, answers: bool) -> None:
        """Something is on disk that only the guest of this seat may know."""
        self.tell_own(seat, answers)
        self.changed.set()
        self.services.bus.tell(self.id, "sealed")

    async def _append(self, moves: Sequence[tuple[int, int]], text: str = "") -> list[Event]:
        """These rows, each a seat and an action: made, written, not yet told. `text` goes with the last. Free words
        leave what is sealed as it is."""
        game = self.playing()
        free = game.state.vocabulary.is_free(moves[-1][1])
        if text:
            game.texts[game.n + len(moves)] = text
        mark = game.mark() if game.group is not None else None
        try:
            happened = [event for seat, action in moves for event in game.take(seat, action)]
        except BaseException:
            if mark is not None:
                game.back_to(mark)
            raise
        try:
            now = self.services.time.now()
            standing = game.standing()
            sealed = self.facts.sealed if free else {}
            facts = replace(self.facts, n=game.n, updated=self.services.time.wall(), standing=standing, sealed=sealed)
            if game.state.over:
                facts.state = OVER
            self.set_clocks(facts, now, undone=moves[-1][1] < 0, free=free)
            self._set_wake(facts)
            await self.services.store.append(self._kept(facts), moves, text)
        except Conflict:
            if mark is not None:  # somebody has answered elsewhere: all is as before, and nobody is told anything
                game.back_to(mark)
            else:
                self.game = None
            raise
        except BaseException:
            self.game = None  # it is ahead of the database: read again before the next use
            raise
        self.facts = facts
        return happened

    async def _append_alone(self, seat: int, action: int) -> list[Event]:
        """The same for one row, where nobody else decides at the same time."""
        try:
            return await self._append([(seat, action)])
        except Conflict as error:
            await self._catch_up()
            raise StaleAction("another process was faster") from error

    # --- clocks --------------------------------------------------------------------------
    def counting(self, facts: Facts, clocks: Clocks) -> list[int]:
        """Those who are asked and whose time runs, as everybody sees it: no bots."""
        this = clocks.own is not None and clocks.own.number == facts.n
        return [
            seat
            for seat in facts.asked
            if not facts.seats[seat].automatic or (this and updates.is_hidden(facts, clocks, seat))
        ]

    def set_clocks(self, facts: Facts, now: float, undone: bool = False, free: bool = False) -> None:
        if facts.paused:  # they stand still, and the turn is not over by that
            return
        clocks = updates.clocks_of(facts)
        if free and clocks.own is not None:  # the same group as before
            clocks.own.number = facts.n
        counting = self.counting(facts, clocks)
        if len(facts.asked) > 1:
            clocks.to_several(facts.n, facts.asked, now, counting)
            clocks.answered(facts.owing, now)
        else:
            clocks.to(next(iter(facts.asked), None), now, undone, counts=bool(counting))
        facts.clocks = clocks.as_data()

    # --- pause ---------------------------------------------------------------------------
    def hold_if_agreed(self, facts: Facts, present: Set[str]) -> bool:
        """Hold a pause once all with a seat who are there agree to it; whether it holds from now on."""
        if facts.state != PLAYING or not seating.agree_to_pause(facts, present):
            return False
        clocks = updates.clocks_of(facts)
        clocks.stop(self.services.time.now())
        facts.clocks = clocks.as_data()
        facts.paused, facts.pause_asked = True, []
        return True

    def somebody_came(self) -> None:
        """Perhaps one for whom something is passed."""
        self.changed.set()

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
            await self._ready_for(number, at)
            game = self.playing()
            seat = seating.own_seat(self.facts, guest, number)
            if seat.stand_in not in (None, BY_CLOCK, AWAY):
                raise NotYourSeat()
            self._check_open(number, at)
            action = game.state.vocabulary.numbers.get(word)
            if action is None:
                raise MalformedAction("there is no such word")
            position = game.position(number)
            asked = number in position.to_act
            if asked and action not in position.decision(number).options:
                raise self._illegal(game, number, word)
            if seat.stand_in is not None and asked:
                late = seat.stand_in == BY_CLOCK
                own = number if updates.is_hidden(self.facts, updates.clocks_of(self.facts), number) else None
                await self.change(lambda facts: self.come_back(facts, number, late), own)
                self._check_open(number, at)  # another process may have moved the bot meanwhile
            passes = pass_of(self.facts.title, position, number) if asked else None
            if passes is not None and passes[1] == action and len(position.decision(number).options) > 1:
                self.habits.passed(number, at, passes[0], self.services.time.now())
            try:
                await self._move(number, at, action)
            except IllegalAction as error:
                raise CannotChoose() from error

    async def said(self, number: int, actions: Sequence[int], text: str = "") -> None:
        """Free words of a seat, all of them or none. Nobody is told whose they are who may not know of them."""
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
            if seating.own_seat(self.facts, guest, number).stand_in is not None:
                raise NotYourSeat()  # or they could take back for ever what the bot does
            self._check_open(number, at)
            game.check_undo(number, to)
            if game.group is not None:
                await self._answer(number, at, lambda group: group.without(number, to - game.moves))
                return
            action = undo_to(to)
            self._moved("undo", [number], await self._append_alone(number, action), **back_to(action))

    async def bot_move(self, number: int, at: int, action: int) -> None:
        """What a bot has thought of, if it is still asked for."""
        async with self.lock:
            await self.ready()
            facts = self.facts
            asked = number in self.owing(facts) and facts.seats[number].automatic
            if asked and self.at(number) == at:
                await self._move(number, at, action)

    async def decline(self, number: int, at: int) -> None:
        """The standing answer of a guest, if it still holds and is still asked for."""
        async with self.lock:
            await self.ready()
            action = self.declining(self.facts).get(number)
            if action is None and number in (passing := self.passing(self.facts)):
                action = passing[number][1]
            if action is not None and self.at(number) == at:
                await self._move(number, at, action)

    async def _move(self, number: int, at: int, action: int) -> None:
        """An action of a seat: a move, or a sealed answer of one of several who decide at once."""
        if self.playing().group is not None:
            await self._answer(number, at, lambda group: group.with_answer(number, action))
        else:
            self._moved("move", [number], await self._append_alone(number, action))

    async def _answer(self, number: int, at: int, change: Callable[[Group], Group]) -> None:
        """A seat of a group answers or takes back: only itself is told, unless by that all have answered. What the
        others do at other processes meanwhile makes nothing stale."""
        for _ in range(ANSWER_TRIES):
            group = self.playing().group
            assert group is not None
            group = change(group)
            try:
                if group.is_whole:
                    self._moved("move", [seat for seat, _ in group.rows], await self._append(group.rows))
                else:
                    await self._seal(number, group)
                return
            except Conflict:
                await self._catch_up(tell=False)
                self._check_open(number, at)
        raise StaleAction("the table was changed by others at the same time")

    async def _seal(self, number: int, group: Group) -> None:
        """Keep the answers of a group that is still open. When the table last changed is as before, for everybody."""
        game = self.playing()
        facts = replace(self.facts, sealed=group.as_data())
        self.set_clocks(facts, self.services.time.now())
        self._set_wake(facts)
        kept = self._kept(facts)
        await self.services.store.change(kept)
        facts.revision = kept.revision
        self.facts = facts
        game.hold(group)
        self._told_own(number, answers=True)

    def at(self, number: int) -> int:
        """What an answer of this seat must bear."""
        return self.game.at(number) if self.game is not None else self.facts.n

    @property
    def asked_at(self) -> int:
        """The row since which the same is asked."""
        return self.game.asked_at if self.game is not None else self.facts.n

    def asked_here(self) -> dict[int, int]:
        """The seats that are asked whose guests are there, each with what its answer must bear."""
        if self.game is None:
            return {}
        seats, present = self.facts.seats, self.present()
        return {n: self.at(n) for n in self.owing(self.facts) if not seats[n].automatic and seats[n].guest in present}

    async def _ready_for(self, number: int, at: int) -> None:
        """For something meant for this row, perhaps seen at another server, which was told sooner than this one."""
        await self.ready()
        if at > self.at(number):
            await self._was_behind(tell=False)

    def _check_open(self, number: int, at: int) -> None:
        if self.facts.state == OVER:
            raise GameOver("the game is over")
        if self.facts.paused:
            raise Paused()
        if at != self.at(number):
            raise StaleAction(f"that was meant for row {at}; this is {self.at(number)}")

    def _illegal(self, game: Game, number: int, word: str) -> CannotChoose:
        why, rule = game.table.refusal(game.position(number), number, word, WORDS, game.names)
        return CannotChooseBecause(rule, why=why) if why is not None else CannotChoose(rule)

    def _moved(self, kind: str, by: Sequence[int], happened: list[Event], **more: Any) -> None:
        """Rows of these seats are on disk: tell everybody here, then the other processes. Of several who decided at
        once nobody learns who was the last, nor from whom a free word is: who may know of it is told by its line."""
        self.not_before = 0.0
        for seat in by:
            metrics.MOVES.labels("bot" if self.facts.seats[seat].automatic else "guest").inc()
        self.tell_update(kind, by[0] if len(by) == 1 and kind != SAID else None, happened, **more)
        self.tell_table()
        self.said_when_open()
        self.changed.set()
        self.services.bus.tell(self.id, "rows")
        if self.facts.n - self._snapshot_at >= self.services.config.snapshot_every:
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

    def come_back(self, facts: Facts, number: int, late: bool) -> None:
        """The guest of a seat whose time was over (`late`), or who had left and kept it, plays again."""
        facts.seats[number].stand_in = facts.seats[number].bot = None
        now = self.services.time.now()
        if late:
            clocks = updates.clocks_of(facts)
            clocks.come_back(number, now)
            facts.clocks = clocks.as_data()
        self.set_clocks(facts, now)
