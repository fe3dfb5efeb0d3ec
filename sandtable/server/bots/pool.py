"""`BotPool`: computes bots' moves in worker processes, so that the event loop only waits for them.

There are two worker pools: one for bots that think for long, and one for bots that answer quickly and must not queue
behind the others. A worker that fails is replaced, and the next simpler bot answers instead.

The time of an answer must not reveal what there was to choose from. So each answer is held back until a moment that
depends only on the bot and on the server's load. And if other players cannot know that there is only one option, the
bot thinks as long as it would about a real choice.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from sandtable.bots import budget, less, make
from sandtable.bots.advice import advice_for
from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.server.bots.fair_queue import Requester, Ticket
from sandtable.server.bots.fault_reports import FaultReports
from sandtable.server.bots.offers import BotOffers
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.bots.quick_answers import QuickAnswers
from sandtable.server.bots.worker_process import begin, think
from sandtable.server.bots.workers import NICE, Fault, WorkerPool
from sandtable.server.telemetry import metrics

STAND_IN: Final = "adept"  # plays for guests who are away

# All times are in seconds.
QUICK_LIMIT: Final = 1.5  # for a quick answer
QUICK_PATIENCE: Final = 2.5  # in the queue for a quick answer
LONG_PATIENCE: Final = 10.0
ALONE_PATIENCE: Final = 120.0  # no person waits for these
LIMIT_BESIDES: Final = 3.0  # added to twice its thinking time, for a bot with a time budget
MS_A_PASS: Final = 5.0  # typical milliseconds of one search pass on a slow machine
LIMIT_A_PASS: Final = 0.1  # most seconds that one search pass may take
TICK: Final = 0.05  # late answers are rounded up to a multiple of this
BETTER_AFTER: Final = 60.0  # how long the simpler bot keeps playing after a second fault; doubled by each further one
WORST: Final = 6  # number of doublings

log = logging.getLogger("sandtable.server")


@dataclass(frozen=True)
class Question:
    """One question to a seat in its current position; made by `of`."""

    table: str
    title: str
    rules: int
    game_options: dict[str, Any]
    data: bytes
    number: int  # number of moves before this one
    seat: int
    decision: Decision
    level: str
    requester: Requester
    weighty: bool = True  # publicly recognizable as worth more than a quick answer

    @staticmethod
    def of(
        table: str, game_options: dict[str, Any], state: State, seat: int, level: str, requester: Requester
    ) -> Question:
        rules = meta(state.title).version
        decision = state.decision(seat)
        weighty = not meta(state.title).has("advice") or advice_for(state.title).weighty(state, seat)
        data, number = state.to_bytes(), state.actions_taken
        return Question(
            table, state.title, rules, game_options, data, number, seat, decision, level, requester, weighty
        )

    def offers(self, action: Any) -> bool:
        return type(action) is int and action in self.decision.options


@dataclass
class Answer:
    """A bot's answer. `fallback` is the reason if a simpler bot had to answer; `reduced` tells whether the thinking
    time was cut."""

    action: int
    by: str
    fallback: str = ""
    reduced: bool = False


@dataclass
class _Bench:
    until: float
    faults: int


@dataclass
class BotPool:
    """Processes in which bots choose: `workers` for long thinking and up to two for quick answers. If `workers` is 0,
    threads are used instead.

    `secret` seeds the bots' random choices. `bot_delay` is the time a quick answer takes; 0 delays nothing.
    """

    workers: int
    mentat: str
    titles: tuple[str, ...]
    secret: bytes = b""
    bot_delay: float = 0.0
    faults: FaultReports = field(default_factory=FaultReports)
    own: dict[str, str] = field(default_factory=dict)  # specs of the operator's bots by id (own_bots.py)
    navigator: str = ""  # empty: it is not offered

    def __post_init__(self) -> None:
        specs = ("R", "G", self.mentat, self.navigator)
        self.offers = BotOffers(dict(zip(LEVELS, specs, strict=True)), self.own)  # fails early on an invalid spec
        self.specs = self.offers.specs
        here = not self.workers
        own = tuple(self.own.values())
        self._long = WorkerPool(self.workers or 1, here, think, begin, (self.titles, own), NICE)
        self._quick = WorkerPool(min(self.workers, 2) or 1, here, think, begin, (self.titles,))
        self._quick_answers = QuickAnswers()
        self._benched: dict[tuple[str, str], _Bench] = {}
        self._failed = 0

    async def warm_up(self) -> None:
        """Start the workers for quick answers. Those for long thinking start on first use, because most tables never
        need them and half a second more is not noticed in a long wait."""
        await self._quick.start()

    async def replace_workers(self) -> None:
        """Replace all workers one after the other, each between two decisions, so that they load the current engine."""
        await self._quick.replace_workers()
        await self._long.replace_workers()

    def close(self) -> None:
        self._quick.close()
        self._long.close()

    @property
    def pids(self) -> list[int]:
        return self._long.pids + self._quick.pids

    def counts(self) -> dict[str, int]:
        """Return the numbers of workers, of running and waiting jobs, and of faults, for monitoring."""
        return {
            "workers": len(self.pids),
            "thinking": len(self._long.queue.running),
            "waiting": len(self._long.queue.waiting) + len(self._quick.queue.waiting),
            "faults": self._failed,
        }

    def random_seed(self, table: str, number: int, seat: int) -> int:
        """Return the seed of a bot's random choices. It is independent of the game's seed, the same after a restart or
        an undo, and unpredictable."""
        about = f"{table}/{number}/{seat}".encode()
        return int.from_bytes(blake2b(about, key=self.secret[:64], digest_size=32).digest(), "big")

    async def choose(self, question: Question) -> Answer:
        """Return the bot's answer once its delay has passed. If the bot fails, the next simpler one answers; if all
        fail, the first option is taken."""
        chance = self.random_seed(question.table, question.number, question.seat)
        fallback = ""
        for level in self._in_turn(question):
            if self._is_benched(question.table, level):
                fallback = fallback or "again"
                continue
            try:
                answer = await self._ask(question, level, chance)
            except TimeoutError:  # no fault of the bot: the workers are overloaded
                fallback = fallback or "late"
            except Fault as fault:
                fallback = fault.what
            else:
                answer.fallback = fallback
                return answer
        return Answer(question.decision.options[0], "", fallback)

    def _in_turn(self, question: Question) -> tuple[str, ...]:
        """Return the bots to ask: the wanted one, then simpler ones. If the wanted bot is no longer offered, or not for
        this game, a simpler level comes first; for a bot of the operator's, the level that plays for absent guests."""
        level, game = question.level, (question.title, question.game_options)
        if level in LEVELS:
            return self.offers.in_turn(level, *game)
        simpler = self.offers.in_turn(STAND_IN, *game)
        return (level, *simpler) if level in self.own else simpler

    def answer_here(self, table: str, state: State, seat: int, level: str) -> Answer | None:
        """Return the bot's answer, made at once in this process if that is cheap; None if `choose` must be used. The
        caller holds it back for `bot_delay` seconds."""
        if level not in LEVELS:  # the code of others does not run in this process
            return None
        wanted = self.specs.get(level, self.mentat)  # one that is offered no longer thinks as long as its substitute
        if not self.workers or self._is_benched(table, level) or not make(wanted).needs_view:
            return None
        if budget(wanted) is not None:
            if not meta(state.title).has("advice") or advice_for(state.title).weighty(state, seat):
                return None
            wanted = self.specs[STAND_IN]
        action = self._quick_answers.answer(state, seat, wanted, self.random_seed(table, state.actions_taken, seat))
        return Answer(action, level) if action is not None else None

    async def _ask(self, question: Question, level: str, chance: int) -> Answer:
        wanted = self.specs[level]
        own = level in self.own
        if not own and not make(wanted).needs_view:
            return Answer(self._choose_without_view(question, level, chance), level)
        if not own and not question.weighty and budget(wanted) is not None:
            wanted = self.specs[STAND_IN]
        thinks = budget(wanted)
        lane, patience = (self._quick, QUICK_PATIENCE) if thinks is None and not own else (self._long, LONG_PATIENCE)
        ticket = await lane.acquire(question.requester, ALONE_PATIENCE if question.requester.alone else patience)
        began = time.monotonic()
        spec, limit, bot_delay = self._budget(wanted, ticket)
        args = (question.title, question.data, question.seat, spec, chance)

        def failed(fault: Fault) -> None:
            self._record_fault(question, level, spec, chance, fault)

        action = await lane.ask(ticket, args, limit, question.offers, failed)
        await _until(began, bot_delay)
        return Answer(action, level, reduced=ticket.busy and thinks is not None)

    def _choose_without_view(self, question: Question, level: str, chance: int) -> int:
        """Return the action chosen by a bot that needs no view, made at once in this process; `chance` is the seed of
        its random choices."""
        spec = self.specs[level]
        try:
            action = make(spec).choose(None, question.decision, Rng(chance))
            if not question.offers(action):
                raise Fault("illegal", f"it answered {action!r}")
        except Exception as error:
            fault = error if isinstance(error, Fault) else Fault("raised", repr(error))
            self._record_fault(question, level, spec, chance, fault)
            raise fault from error
        return action

    def _budget(self, wanted: str, ticket: Ticket) -> tuple[str, float, float]:
        """Return three things for a bot that has been granted a slot: its spec with the thinking time that the ticket
        grants, the time limit in seconds, and the seconds after which the answer is given."""
        spec = less(wanted, ticket.share)
        thinks = budget(spec)
        if thinks is None:
            return spec, QUICK_LIMIT, self.bot_delay
        if thinks.clock:
            seconds = thinks.amount / 1000.0
            return spec, LIMIT_BESIDES + 2 * seconds, seconds + self.bot_delay if self.bot_delay else 0.0
        seconds = thinks.amount * MS_A_PASS / 1000.0
        return spec, LIMIT_BESIDES + thinks.amount * LIMIT_A_PASS, seconds + self.bot_delay if self.bot_delay else 0.0

    # --- faults --------------------------------------------------------------------------
    def _is_benched(self, table: str, level: str) -> bool:
        trouble = self._benched.get((table, level))
        return trouble is not None and time.monotonic() < trouble.until

    def _record_fault(self, question: Question, level: str, spec: str, chance: int, fault: Fault) -> None:
        self._failed += 1
        metrics.BOT_FAULTS.labels(fault.what).inc()
        now = time.monotonic()
        self._benched = {key: it for key, it in self._benched.items() if now < it.until + BETTER_AFTER * 2**WORST}
        trouble = self._benched.setdefault((question.table, level), _Bench(now, 0))
        if trouble.faults:  # a single fault may come from outside, such as a killed process
            trouble.until = now + BETTER_AFTER * 2 ** min(trouble.faults - 1, WORST)
        trouble.faults += 1
        asyncio.get_running_loop().run_in_executor(
            None,
            self.faults.save,
            {
                "what": fault.what,
                "detail": fault.detail,
                "table": question.table,
                "title": question.title,
                "rules": question.rules,
                "options": question.game_options,
                "number": question.number,
                "seat": question.seat,
                "level": level,
                "spec": spec,
                "chance": str(chance),
                "choices": list(question.decision.options),
                "state": question.data.decode(),
            },
        )


async def _until(began: float, bot_delay: float) -> None:
    """Wait until the delay has passed since `began`. If it has passed already, wait until the next multiple of `TICK`,
    so that the exact lateness, which could reveal how long the bot thought, is not seen."""
    if not bot_delay:
        return
    late = time.monotonic() - began - bot_delay
    wait = -late if late <= 0 else math.ceil(late / TICK) * TICK - late
    await asyncio.sleep(wait)
