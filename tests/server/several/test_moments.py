"""When the bots of a group have answered tells nothing of what they had to choose from, nor how often."""

from __future__ import annotations

import asyncio
import time as real
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.titles import meta
from sandtable.server.bots import Answer, Question
from sandtable.server.driver import Begun
from tests.server.harness import FakeTime, config, eventually, running
from tests.server.several.bidding import at_table, keep, seated

PACE, THOUGHT = 2.0, 1.0


@pytest.mark.parametrize("sends", [False, True])
def test_one_answer_and_two_take_a_bot_as_long(folder: Path, monkeypatch: pytest.MonkeyPatch, sends: bool) -> None:
    """Whether it sends a card is its own affair until all is open."""
    time = FakeTime()

    async def choose(question: Question) -> Answer:
        await time.wait(asyncio.Event(), THOUGHT)
        words = question.decision.words()
        return Answer(question.decision.options[0 if sends else words.index("none")], question.level)

    with running(config(folder), time) as server:
        monkeypatch.setattr(server.lobby.services.thinkers, "choose", choose)
        _, table = seated([server], "mn", pace=PACE)
        live = server.ask(server.lobby.open(table["id"]))
        began, done = time.now(), 0.0
        while not done and time.now() < began + 20.0:
            waited = real.monotonic() + 0.3
            while real.monotonic() < waited and not live.facts.answered:
                real.sleep(0.01)
            if live.facts.answered:
                done = time.now() - began
            time.move_on(0.5)
        assert live.facts.sealed["answers"][0][0] == 1
        assert len(live.facts.sealed["answers"][0][1]) == (2 if sends else 1)
        assert done == PACE + 3 * THOUGHT


@pytest.mark.parametrize(("now", "done"), [(1.0, 15.0), (15.0, 15.0), (15.1, 24.0), (30.0, 33.0), (33.0, 33.0)])
def test_who_answers_more_often_is_done_at_one_of_few_moments(now: float, done: float) -> None:
    assert Begun(0, at=5.0, thought=3.0).done(pace=1.0, now=now) == done


def test_who_need_not_think_is_done_at_once() -> None:
    """A Novice takes no time at all, whatever there is to choose from."""
    assert Begun(0, at=5.0).done(pace=1.0, now=7.0) == 6.0


def test_a_bot_is_shown_nobodys_answer_but_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it thinks about does not even hold the others'."""
    asked: list[Question] = []
    free = asyncio.Event()

    async def choose(question: Question) -> Answer:
        asked.append(question)
        await free.wait()
        return Answer(question.decision.options[0], question.level)

    with running(config(folder)) as server:
        monkeypatch.setattr(server.lobby.services.thinkers, "choose", choose)
        guests, table = seated([server], "mon")
        with at_table(guests, table) as lines:
            eventually(lambda: asked)
            keep(lines[0], 0)
            server.ask(_set(free))
            live = server.ask(server.lobby.open(table["id"]))
            eventually(lambda: live.facts.answered == [0, 2])
    first, second = asked  # a card, and where it goes
    state: Any = meta("sealedbid").from_bytes(second.data)
    assert state.answers == [[], [], [first.decision.options[0]]]


async def _set(event: asyncio.Event) -> None:
    event.set()
