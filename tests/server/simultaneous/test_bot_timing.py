"""The time at which bots of a group have answered reveals neither their options nor the number of their answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.titles import meta
from sandtable.server.bots.pool import Answer, Question
from sandtable.server.tables.autoplay import BotTurn
from tests.server.harness import FakeTime, config, eventually, running
from tests.server.simultaneous.bidding import at_table, keep, seated

PACE, THOUGHT = 2.0, 1.0


@pytest.mark.parametrize("sends", [False, True])
def test_one_answer_and_two_take_a_bot_as_long(folder: Path, monkeypatch: pytest.MonkeyPatch, sends: bool) -> None:
    """Nobody learns whether a seat sends a card (two answers) or not (one) until all answers are open."""
    time = FakeTime()

    async def choose(question: Question) -> Answer:
        await time.wait(asyncio.Event(), THOUGHT)
        words = question.decision.words()
        return Answer(question.decision.options[0 if sends else words.index("none")], question.level)

    with running(config(folder), time) as server:
        monkeypatch.setattr(server.lobby.services.bot_pool, "choose", choose)
        _, table = seated([server], "mn", pace=PACE)
        live = server.ask(server.lobby.open(table["id"]))
        began = time.now()
        for _ in range(3 if sends else 2):  # a thought, the rest of the pause, and a thought about where it goes
            eventually(lambda: time.waits(1.0))
            time.move_on(1.0)
        rest = began + PACE + 3 * THOUGHT - time.now()
        eventually(lambda: time.waits(rest))
        assert not live.info.answered
        time.move_on(rest)
        eventually(lambda: live.info.answered)
        assert live.info.sealed["answers"][0][0] == 1
        assert len(live.info.sealed["answers"][0][1]) == (2 if sends else 1)


@pytest.mark.parametrize(("now", "done"), [(1.0, 15.0), (15.0, 15.0), (15.1, 24.0), (30.0, 33.0), (33.0, 33.0)])
def test_a_bot_with_several_answers_is_done_at_one_of_few_moments(now: float, done: float) -> None:
    assert BotTurn(0, at=5.0, thought=3.0).done(pace=1.0, now=now) == done


def test_a_bot_without_a_choice_is_done_at_once() -> None:
    """A Novice takes no time at all, whatever the options."""
    assert BotTurn(0, at=5.0).done(pace=1.0, now=7.0) == 6.0


def test_a_bot_is_shown_nobodys_answer_but_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position it thinks about does not even contain the others' answers."""
    asked: list[Question] = []
    free = asyncio.Event()

    async def choose(question: Question) -> Answer:
        asked.append(question)
        await free.wait()
        return Answer(question.decision.options[0], question.level)

    with running(config(folder)) as server:
        monkeypatch.setattr(server.lobby.services.bot_pool, "choose", choose)
        guests, table = seated([server], "mon")
        with at_table(guests, table) as lines:
            eventually(lambda: asked)
            keep(lines[0], 0)
            server.ask(_set(free))
            live = server.ask(server.lobby.open(table["id"]))
            eventually(lambda: live.info.answered == [0, 2])
    first, second = asked  # a card, and where it goes
    state: Any = meta("sealedbid").from_bytes(second.data)
    assert state.answers == [[], [], [first.decision.options[0]]]


async def _set(event: asyncio.Event) -> None:
    event.set()
