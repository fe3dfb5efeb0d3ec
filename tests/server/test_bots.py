"""Bots at the table: they think elsewhere, pause so that people can follow, and go on if a process dies."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor
from pathlib import Path

import pytest

from sandtable.bots import UnknownBot
from sandtable.core.titles import meta
from sandtable.server.bots import LEVELS, Thinkers
from tests.processes import alive, needs_proc
from tests.server.harness import LEADERS, FakeTime, config, eventually, running


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_chooses_an_option_and_the_same_one_again(workers: int) -> None:
    async def main() -> None:
        thinkers = Thinkers(workers, "S:8", ("imperium",))
        await thinkers.warm_up()
        game = meta("imperium").new(4, {"seats": 3})
        rng = random.Random(1)
        for _ in range(12):
            seat = game.to_act[0]
            for level in LEVELS:
                chosen = [await thinkers.choose(game, seat, level, 99) for _ in range(2)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in game.decision(seat).options
            game.apply(seat, rng.choice(game.decision(seat).options))
        thinkers.close()

    asyncio.run(main())


def test_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        thinkers = Thinkers(1, "S:8", ("imperium",))
        await thinkers.warm_up()
        game = meta("imperium").new(4, {"seats": 3})
        seat = game.to_act[0]
        first = await thinkers.choose(game, seat, "adept", 1)
        (victim,) = thinkers._pool._processes  # type: ignore[attr-defined]
        os.kill(victim, signal.SIGKILL)
        made: list[Executor] = []
        real = thinkers._make_pool

        def make_pool() -> Executor:
            made.append(real())
            return made[-1]

        monkeypatch.setattr(thinkers, "_make_pool", make_pool)
        # Every table where a bot thinks sees it; the new process is nobody's to throw away.
        assert await asyncio.gather(*(thinkers.choose(game, seat, "adept", 1) for _ in range(4))) == [first] * 4
        assert made == [thinkers._pool]
        thinkers.close()

    asyncio.run(main())


@needs_proc
def test_no_process_outlives_its_server() -> None:
    program = (
        "import asyncio, time\n"
        "from sandtable.server.bots import Thinkers\n"
        "if __name__ == '__main__':\n"
        "    thinkers = Thinkers(1, 'S:8', ('imperium',))\n"
        "    asyncio.run(thinkers.warm_up())\n"
        "    print(*thinkers._pool._processes, flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert alive(worker)
        server.kill()
    eventually(lambda: not alive(worker))


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(UnknownBot):
        Thinkers(0, "genius", ("imperium",))


def test_bots_take_their_time_so_that_people_can_follow(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser()
        table = anna.make("mnnn", options={"first": 1, "leaders": LEADERS}, pace=0.15)
        assert table["pace"] == 0.15
        with anna.socket(table["id"]) as line:
            line.ready()
            came: list[float] = []
            while len(came) < 8 and line.asked is None:
                before = line.n
                line.reach(before + 1)
                came.append(time.monotonic())
            assert came[-1] - came[0] >= 0.15


def test_the_event_loop_answers_while_a_bot_thinks(folder: Path) -> None:
    with running(config(folder, bot_workers=1, mentat="S:5000ms")) as server:
        anna = server.browser()
        table = anna.make("mt", options={"first": 1, "leaders": LEADERS[:2]})
        for _ in range(3):
            anna.get("/health")
        assert anna.get(f"/tables/{table['id']}")["n"] == 0, "four answers, and the Mentat has not done thinking"


def test_a_bot_without_a_choice_pauses_after_others_have_moved(folder: Path) -> None:
    """Who holds a card to be played now is asked whether to play it, who holds another may only pass: a pass that
    came sooner would tell everybody which it was. Within its own turn nobody waits for what must be."""
    hands = FakeTime()
    with running(config(folder), hands) as server:
        table = server.browser().make("nnnn", options={"leaders": LEADERS}, pace=10.0)
        live = server.ask(server.lobby.open(table["id"]))
        paused: list[int] = []
        while len(paused) < 80:
            eventually(lambda: hands._waiting and live.facts.n not in paused)
            paused.append(live.facts.n)
            hands.move_on(10.0)
        moves = list(live.playing().record.moves)
    game = meta("imperium").new(live.facts.seed, live.facts.options)
    expected, forced = [], 0
    before = -1
    for n, move in enumerate(moves[: paused[-1]]):
        alone = len(game.decision(move.seat).options) == 1
        if not alone or move.seat != before:
            expected.append(n)
            forced += alone
        game.apply(move.seat, move.action)
        before = move.seat
    assert paused[:-1] == expected
    assert forced > 1, "some had no choice, and paused"
    assert len(expected) < paused[-1], "and some did not pause"
