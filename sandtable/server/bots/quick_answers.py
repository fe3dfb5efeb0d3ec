"""`QuickAnswers`: lets cheap bots answer in the server process, without a round trip to a worker.

An Adept's decision takes a fraction of a millisecond, less than packing the position, sending it to a worker and waking
up for the answer. Decisions that turn out to be expensive go to the workers again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from sandtable.core.contract import State
from sandtable.server.bots.worker_process import decide

DEAR: Final = 3_000_000  # nanoseconds of processor time; a decision that takes longer is for the workers
FOR_NEXT: Final = 500  # and so are this many of the same kind after it

log = logging.getLogger("sandtable.server")


class QuickAnswers:
    def __init__(self, clock: Callable[[], int] = time.thread_time_ns) -> None:
        self._clock = clock
        self._dear: dict[tuple[str, str], int] = {}  # by title and kind of question: how many more are for the workers

    def answer(self, state: State, seat: int, spec: str, chance: int) -> int | None:
        """Return the bot's choice; None if the bot fails, or if a worker should choose because such questions are
        expensive."""
        decision = state.decision(seat)
        kind = (state.title, decision.kind)
        left = self._dear.get(kind, 0)
        if left:
            self._dear[kind] = left - 1
            return None
        began = self._clock()
        try:
            action = decide(state, seat, spec, chance)
        except Exception:  # a worker fails in the same way and reports it
            self._dear[kind] = FOR_NEXT
            return None
        if self._clock() - began > DEAR:
            self._dear[kind] = FOR_NEXT
        return action if type(action) is int and action in decision.options else None
