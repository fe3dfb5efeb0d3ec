"""`Analyst`: runs analyses of finished games in the background, one at a time, each in a process of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Final

from sandtable.core import processes
from sandtable.server.bots.insight_process import analyse_line, analysis_of

LOOK: Final = 0.5  # seconds between two looks whether the analysis is to be stopped
LONGEST: Final = 1_800.0  # seconds until an analysis counts as hung, on a very busy machine
GONE: Final = 2.0  # seconds to wait for a process that was killed


class AnalysisFailed(Exception):
    """The process of an analysis raised an error, died or hung."""


class Analyst:
    """Runs one analysis at a time, in a process of its own or, if `here` is true, in a thread of this process, for
    tests."""

    def __init__(self, here: bool, seconds: float) -> None:
        self._here = here
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._closed = False

    def close(self) -> None:
        """End the running analysis; its call of `analyse` raises `AnalysisFailed`."""
        self._closed = True

    async def analyse(self, text: str, people: list[str], progress: Callable[[float], None]) -> bytes:
        """Analyse a record once the analyses before it have ended, and return the result as compressed JSON. `progress`
        is called from another thread with the finished share of the work."""
        async with self._turn:
            work = self._in_thread if self._here else self._in_process
            return await asyncio.to_thread(work, text, people, progress)

    def _in_thread(self, text: str, people: list[str], progress: Callable[[float], None]) -> bytes:
        def told(done: float) -> None:
            if self._closed:
                raise AnalysisFailed("the server is stopping")
            progress(done)

        return analysis_of(text, people, self._seconds, told)

    def _in_process(self, text: str, people: list[str], progress: Callable[[float], None]) -> bytes:
        context = multiprocessing.get_context("spawn")
        line, theirs = context.Pipe()
        process = context.Process(target=analyse_line, args=(theirs, text, people, self._seconds), daemon=True)
        with processes.interrupts_held_back():
            process.start()
        theirs.close()
        waited = 0.0
        try:
            while not self._closed and waited < LONGEST:
                if not line.poll(LOOK):
                    waited += LOOK
                    continue
                kind, told = line.recv()
                if kind == "result":
                    result: bytes = told
                    return result
                if kind == "failed":
                    raise AnalysisFailed(told)
                progress(told)
            raise AnalysisFailed("the server is stopping" if self._closed else "it hangs")
        except (EOFError, OSError) as error:
            raise AnalysisFailed("its process died") from error
        finally:
            process.kill()
            process.join(GONE)
            line.close()
