"""`QuickAnswers`: lets cheap bots answer in the server process, without a round trip to a worker.

An Adept's decision takes a fraction of a millisecond, less than packing the position, sending it to a worker and waking
up for the answer. Questions that turn out to be expensive are sent to the workers from then on.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from sandtable.core.contract import State
from sandtable.server.bots.worker_process import decide

DEAR: Final = 3_000_000  # nanoseconds of processor time; a decision that takes longer is for the workers
FOR_NEXT: Final = (8, 512)  # and so are this many of the same kind after it: the first time, and if it happens often

log = logging.getLogger("sandtable.server")


class QuickAnswers:
    def __init__(self, clock: Callable[[], int] = time.thread_time_ns) -> None:
        self._clock = clock
        # by title and kind of question: how many more are for the workers, and how many were the last time
        self._left: dict[tuple[str, str], int] = {}
        self._sent: dict[tuple[str, str], int] = {}

    def answer(self, state: State, seat: int, spec: str, chance: int) -> int | None:
        """Return the action that the bot `spec` chooses, with the random seed `chance`; None if the bot fails, or if a
        worker should choose because such questions are expensive."""
        decision = state.decision(seat)
        kind = (state.title, decision.kind)
        left = self._left.get(kind, 0)
        if left:
            self._left[kind] = left - 1
            return None
        began = self._clock()
        try:
            action = decide(state, seat, spec, chance)
        except Exception:  # a worker fails in the same way and reports it
            self._left[kind] = FOR_NEXT[1]
            return None
        if self._clock() - began > DEAR:
            self._send_next(kind)
        elif kind in self._sent:
            self._sent[kind] = max(0, self._sent[kind] - 1)
        return action if type(action) is int and action in decision.options else None

    def _send_next(self, kind: tuple[str, str]) -> None:
        """Send the next questions of this kind to the workers. One expensive decision may be due to cold caches or
        another process, so the number is small at first, and doubled each time unless cheap ones come between."""
        few, many = FOR_NEXT
        self._left[kind] = self._sent[kind] = min(many, max(few, 2 * self._sent.get(kind, 0)))
