"""Bots at the table. They think in processes of their own: the event loop only waits for them.

Two lanes: one for those who think long, one for those who need a moment, which never wait behind the others. Whoever
fails is replaced, and the next simpler bot answers.

When an answer comes tells nothing of what there was to think about. It is held back until a moment that follows from
the bot and from how busy the server is; and where others cannot know that there is only one option, the bot thinks
about it like about any other.
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
from sandtable.server.bots.fair_queue import Asker, Ticket
from sandtable.server.bots.fault_reports import Faults
from sandtable.server.bots.worker_process import begin, think
from sandtable.server.bots.workers import NICE, Fault, Lane
from sandtable.server.telemetry import metrics

LEVELS: Final = ("novice", "adept", "mentat")
STAND_IN: Final = "adept"  # plays for guests who are away

# Seconds.
QUICK_LIMIT: Final = 1.5  # for an answer that takes a moment
QUICK_PATIENCE: Final = 2.5  # to wait for one's turn to give it
LONG_PATIENCE: Final = 10.0
ALONE_PATIENCE: Final = 120.0  # nobody waits for them
LIMIT_BESIDES: Final = 3.0  # beyond twice its time, for a bot that thinks by the clock
MS_A_PASS: Final = 5.0  # what a pass takes where it takes long …
LIMIT_A_PASS: Final = 0.1  # … and what it may take at the very most
TICK: Final = 0.05  # answers that come too late come at one of these
BETTER_AFTER: Final = 60.0  # how long a simpler bot plays on after a second fault; each further one doubles it …
WORST: Final = 6  # … so often

log = logging.getLogger("sandtable.server")


@dataclass(frozen=True)
class Question:
    """What a seat is asked, as it is at this moment; `of` makes one."""

    table: str
    title: str
    rules: int
    game_options: dict[str, Any]
    data: bytes
    number: int  # how many moves came before
    seat: int
    decision: Decision
    level: str
    asker: Asker
    weighty: bool = True  # worth more than a moment's thought, as everybody can see

    @staticmethod
    def of(table: str, game_options: dict[str, Any], state: State, seat: int, level: str, asker: Asker) -> Question:
        rules = meta(state.title).version
        decision = state.decision(seat)
        weighty = not meta(state.title).has("advice") or advice_for(state.title).weighty(state, seat)
        data, number = state.to_bytes(), state.actions_taken
        return Question(table, state.title, rules, game_options, data, number, seat, decision, level, asker, weighty)

    def offers(self, action: Any) -> bool:
        return type(action) is int and action in self.decision.options


@dataclass
class Answer:
    """`fell`: what went wrong with the bot that was to answer, if a simpler one did; `less`: it had less time."""

    action: int
    by: str
    fell: str = ""
    less: bool = False


@dataclass
class _Trouble:
    until: float
    faults: int


@dataclass
class Thinkers:
    """`workers` processes for those who think long and up to two more for the others; for 0 threads of this one.

    `secret` is where the bots' chance comes from; `moment` the seconds that a quick answer takes, 0 to hold none back.
    """

    workers: int
    mentat: str
    titles: tuple[str, ...]
    secret: bytes = b""
    moment: float = 0.0
    faults: Faults = field(default_factory=Faults)

    def __post_init__(self) -> None:
        self.specs = {"novice": "R", "adept": "G", "mentat": self.mentat}
        for spec in self.specs.values():
            make(spec)  # a wrong one is refused now
        here = not self.workers
        self._long = Lane(self.workers or 1, here, think, begin, (self.titles,), NICE)
        self._quick = Lane(min(self.workers, 2) or 1, here, think, begin, (self.titles,))
        self._troubles: dict[tuple[str, str], _Trouble] = {}
        self._failed = 0

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for one. Those who think long start with the first of them: at most
        tables there is none, and who thinks for seconds is not missed for half of one."""
        await self._quick.start()

    async def renew(self) -> None:
        """New processes in place of all there are, one after the other and each between two decisions: they load
        the engine as it is on disk now."""
        await self._quick.renew()
        await self._long.renew()

    def close(self) -> None:
        self._quick.close()
        self._long.close()

    @property
    def pids(self) -> list[int]:
        return self._long.pids + self._quick.pids

    def counts(self) -> dict[str, int]:
        """For those who watch over a server."""
        return {
            "workers": len(self.pids),
            "thinking": len(self._long.queue.running),
            "waiting": len(self._long.queue.waiting) + len(self._quick.queue.waiting),
            "faults": self._failed,
        }

    def chance(self, table: str, number: int, seat: int) -> int:
        """A bot's own luck, apart from the game's: the same after a restart or an undo, and nobody's to reckon."""
        about = f"{table}/{number}/{seat}".encode()
        return int.from_bytes(blake2b(about, key=self.secret[:64], digest_size=32).digest(), "big")

    async def choose(self, question: Question) -> Answer:
        """What the bot does now, at its moment; if it fails, what the next simpler one does."""
        chance = self.chance(question.table, question.number, question.seat)
        fell = ""
        for level in LEVELS[LEVELS.index(question.level) :: -1]:
            if self._in_trouble(question.table, level):
                fell = fell or "again"
                continue
            try:
                answer = await self._ask(question, level, chance)
            except TimeoutError:  # nobody's fault: too many want the same
                fell = fell or "late"
            except Fault as fault:
                fell = fault.what
            else:
                answer.fell = fell
                return answer
        return Answer(question.decision.options[0], "", fell)

    async def _ask(self, question: Question, level: str, chance: int) -> Answer:
        wanted = self.specs[level]
        if not make(wanted).needs_view:
            return Answer(self._without_looking(question, level, chance), level)
        if not question.weighty and budget(wanted) is not None:
            wanted = self.specs[STAND_IN]
        thinks = budget(wanted)
        lane, patience = (self._quick, QUICK_PATIENCE) if thinks is None else (self._long, LONG_PATIENCE)
        ticket = await lane.place(question.asker, ALONE_PATIENCE if question.asker.alone else patience)
        began = time.monotonic()
        spec, limit, moment = self._allowed(wanted, ticket)
        args = (question.title, question.data, question.seat, spec, chance)

        def failed(fault: Fault) -> None:
            self._note(question, level, spec, chance, fault)

        action = await lane.ask(ticket, args, limit, question.offers, failed)
        await _until(began, moment)
        return Answer(action, level, less=ticket.busy and thinks is not None)

    def _without_looking(self, question: Question, level: str, chance: int) -> int:
        """By a bot that takes no time at all, whatever there is to choose from."""
        spec = self.specs[level]
        try:
            action = make(spec).choose(None, question.decision, Rng(chance))
            if not question.offers(action):
                raise Fault("illegal", f"it answered {action!r}")
        except Exception as error:
            fault = error if isinstance(error, Fault) else Fault("raised", repr(error))
            self._note(question, level, spec, chance, fault)
            raise fault from error
        return action

    def _allowed(self, wanted: str, ticket: Ticket) -> tuple[str, float, float]:
        """With what budget a bot thinks now, for how many seconds it is waited for, and when it answers."""
        spec = less(wanted, ticket.share)
        thinks = budget(spec)
        if thinks is None:
            return spec, QUICK_LIMIT, self.moment
        if thinks.clock:
            seconds = thinks.amount / 1000.0
            return spec, LIMIT_BESIDES + 2 * seconds, seconds + self.moment if self.moment else 0.0
        seconds = thinks.amount * MS_A_PASS / 1000.0
        return spec, LIMIT_BESIDES + thinks.amount * LIMIT_A_PASS, seconds + self.moment if self.moment else 0.0

    # --- faults --------------------------------------------------------------------------
    def _in_trouble(self, table: str, level: str) -> bool:
        trouble = self._troubles.get((table, level))
        return trouble is not None and time.monotonic() < trouble.until

    def _note(self, question: Question, level: str, spec: str, chance: int, fault: Fault) -> None:
        self._failed += 1
        metrics.BOT_FAULTS.labels(fault.what).inc()
        now = time.monotonic()
        self._troubles = {key: it for key, it in self._troubles.items() if now < it.until + BETTER_AFTER * 2**WORST}
        trouble = self._troubles.setdefault((question.table, level), _Trouble(now, 0))
        if trouble.faults:  # a first one may be nobody's: a process that somebody killed, say
            trouble.until = now + BETTER_AFTER * 2 ** min(trouble.faults - 1, WORST)
        trouble.faults += 1
        asyncio.get_running_loop().run_in_executor(
            None,
            self.faults.keep,
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


async def _until(began: float, moment: float) -> None:
    """Wait for the moment, or if it is over for the next tick: what comes a little late does not tell how much."""
    if not moment:
        return
    late = time.monotonic() - began - moment
    wait = -late if late <= 0 else math.ceil(late / TICK) * TICK - late
    await asyncio.sleep(wait)
