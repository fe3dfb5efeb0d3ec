"""`Hints`: suggested moves for people, computed in a process of their own with a low priority, so that no bot waits.

A request for suggestions is made from a `View` alone: the process is sent a world that the seat cannot tell from the
real position, so the suggestions cannot reveal anything hidden.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from sandtable.core.contract import State, View
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.server.bots.fair_queue import Requester
from sandtable.server.bots.insight_process import begin_hints, suggest_here
from sandtable.server.bots.workers import Fault, WorkerPool
from sandtable.server.errors import Busy

NICE: Final = 10
PATIENCE: Final = 15.0  # seconds in the queue, or until the process has started
LIMIT: Final = 10.0  # seconds for an answer, on a busy machine
AGAIN: Final = 2.0  # seconds after which to ask again

log = logging.getLogger("sandtable.server")
Data = dict[str, Any]


@dataclass(frozen=True)
class HintQuestion:
    """A request for suggested moves, as it is sent to the process that computes them; made by `of`. `chance` is a
    random seed."""

    title: str
    world: bytes
    seat: int
    chance: int

    @staticmethod
    def of(view: View, chance: int) -> HintQuestion:
        """Return the request for the seat of a view. Its world depends only on the view and on the random seed
        `chance`."""
        world = view.resample(Rng(chance))
        return HintQuestion(world.title, world.to_bytes(), view.seat, chance)

    def position(self) -> State:
        """Return the world as a state, from which the labels of its options are made."""
        state: State = meta(self.title).from_bytes(self.world)
        return state


class Hints:
    """Computes suggested moves. Each guest may have only one request open at a time."""

    def __init__(self, here: bool, titles: tuple[str, ...], seconds: float) -> None:
        self._pool = WorkerPool(1, here, suggest_here, begin_hints, (titles,), NICE)
        self._seconds = seconds
        self._asking: set[str] = set()

    @property
    def pids(self) -> list[int]:
        return self._pool.pids

    async def ask(self, question: HintQuestion, requester: Requester) -> Data:
        """Return the suggestions, with their reasons as sayings. Raise `Busy` if the guest's last request is still open
        or no answer comes in time."""
        if requester.guest in self._asking:
            raise Busy(AGAIN)
        self._asking.add(requester.guest)
        try:
            ticket = await self._pool.acquire(requester, PATIENCE)
            args = (question.title, question.world, question.seat, question.chance, self._seconds)
            found: Data = await self._pool.ask(ticket, args, LIMIT, lambda answer: isinstance(answer, dict), _failed)
            return found
        except (TimeoutError, Fault) as error:
            raise Busy(AGAIN) from error
        finally:
            self._asking.discard(requester.guest)

    async def replace_workers(self) -> None:
        """Replace the process by one that has loaded the current engine."""
        await self._pool.replace_workers()

    def close(self) -> None:
        self._pool.close()


def _failed(fault: Fault) -> None:
    if fault.what != "slow":
        log.error("a suggestion failed (%s): %s", fault.what, fault.detail)
