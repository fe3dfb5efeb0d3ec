"""The net bot (`N`): plays what a trained net likes best. `sandtable.bots.net_search` lets the net guide a search.

Both bots need NumPy and the weights of the title (`sandtable.learn.weights`). The net sees what its seat may see, as
the row of an observation, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Any, Final, TypeAlias

from sandtable.bots import single_thread as single_thread
from sandtable.bots.advice import secrecy
from sandtable.core import mixing
from sandtable.core.contract import View
from sandtable.core.decisions import Decision, Vocabulary
from sandtable.core.observing import Layout
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.envs.arrays import Rows, np
from sandtable.learn.weights import Correction, corrected, corrections, file_of, read, unfit

AT_ONCE: Final = 32  # positions that are judged together

Known: TypeAlias = dict[bytes, tuple[Any, float]]  # logits and chance by the hash of a row


class Judge:
    """A net with a buffer for the observation rows it reads; it judges several positions at once. Several threads may
    share a judge."""

    def __init__(self, net: Any, layout: Layout, correction: Correction | None = None) -> None:
        self.net = net
        self.correction = correction
        self.reader = layout.filler()
        self.rows = Rows(layout, AT_ONCE)
        self.busy = Lock()  # the rows are used by one thread at a time

    def of_view(self, view: View) -> tuple[Any, float]:
        """Return the logits of all words, and the seat's chance to win after the correction of the net, if there is
        one."""
        logits, told = self.uncorrected(view)
        return logits, told if self.correction is None else corrected(told, self.correction)

    def uncorrected(self, view: View) -> tuple[Any, float]:
        """Return the logits of all words, and the seat's chance to win exactly as the net predicts it."""
        rows = self.rows
        with self.busy:
            rows.sheet.begin(0)
            try:
                self.reader.read_view(view, rows.sheet)
                logits, chance = self.net(rows.bytes[:1])
            finally:
                rows.clear()
        return logits[0], float(chance[0])

    def of_worlds(self, worlds: list[Any], seat: int, known: Known) -> list[tuple[Any, float]]:
        """Return, for each of at most `AT_ONCE` worlds of a search, the logits of all words and the seat's chance to
        win as the net predicts it. The correction is left out: a search compares chances, for which it makes no
        difference.

        `known` holds the results of this search so far, so that equal observation rows are judged only once.
        """
        rows = self.rows
        keys: list[bytes] = []
        fresh: dict[bytes, int] = {}
        with self.busy:
            try:
                for number, world in enumerate(worlds):
                    rows.sheet.begin(number)
                    self.reader.read_state(world, seat, rows.sheet)
                    key = blake2b(rows.bytes[number], digest_size=16).digest()
                    keys.append(key)
                    if key not in known:
                        fresh.setdefault(key, number)
                if fresh:
                    logits, told = self.net(rows.bytes[list(fresh.values())])
                    known.update(zip(fresh, zip(logits, told.tolist(), strict=True), strict=True))
            finally:
                rows.clear()
        return [known[key] for key in keys]


@cache
def _judge(title: str, layout: Layout, vocabulary: Vocabulary, seats: int) -> Judge:
    file = file_of(title, layout, vocabulary.words, seats)
    return Judge(read(file), layout, corrections(file).get(seats))


def judge_for(known: Any, vocabulary: Vocabulary) -> Judge:
    """Return the judge for a game; `known` is the state of the game, or the known part of a view."""
    layout: Layout = meta(known.title).part("observation").layout_of(known)
    return _judge(known.title, layout, vocabulary, known.seats)


def chances_of(logits: Any, options: list[int]) -> list[float]:
    """Return the probability with which the net's policy chooses each option."""
    found = logits[options]
    raised = np.exp(found - found.max())
    shares: list[float] = (raised / raised.sum()).tolist()
    return shares


def is_secret(known: Any, seat: int) -> bool:
    """Tell whether a seat's choice must be drawn at random so that nobody can predict it: if several seats decide at
    the same time, or if the title's advice says so."""
    if len(getattr(known, "deciding", ())) > 1:
        return True
    title = meta(known.title)
    return title.has("advice") and secrecy(title.part("advice"), known, seat) > 0.0


class NetPlayer:
    """The base class of bots that need weights for the games they play."""

    table_name = "Navigator"
    needs_view = True

    @staticmethod
    def unfit(title: str, options: Mapping[str, Any]) -> str:
        """Return the id of the reason why the bot cannot play games with these options; empty if it can."""
        return unfit(title, options)


class NetBot(NetPlayer):
    """A bot that takes the option its net likes best, or draws the option if the choice is secret."""

    name = "net"

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could reveal the order in which cards were drawn
        if len(options) == 1:
            return options[0]
        logits, _ = judge_for(view.known, decision.vocabulary).of_view(view)
        shares = chances_of(logits, options)
        if is_secret(view.known, view.seat):
            return options[mixing.draw(shares, rng)]
        return options[shares.index(max(shares))]
