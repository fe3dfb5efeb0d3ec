"""Bots at the table: they think in other processes, pause so that people can follow, and survive a dead process."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots import UnknownBot
from sandtable.core.contract import State
from sandtable.core.titles import meta
from sandtable.server.bots.fair_queue import Requester
from sandtable.server.bots.pool import BotPool, Question
from sandtable.server.storage.table_info import PLAYING
from sandtable.server.titles import table_of
from tests.processes import alive, needs_proc
from tests.server.harness import LEADERS, FakeTime, config, eventually, running


@asynccontextmanager
async def bot_pool(workers: int, mentat: str = "S:8", long: bool = False, **more: Any) -> AsyncIterator[BotPool]:
    """Yield a pool of bot workers; with `long`, the workers for long thinking are started in advance."""
    made = BotPool(workers, mentat, ("imperium",), b"a secret", **more)
    await asyncio.gather(made.warm_up(), *([made._long.start()] if long else []))
    try:
        yield made
    finally:
        made.close()


def asked(game: State, level: str, guest: str = "anna", table: str = "here", **more: Any) -> Question:
    return Question.of(table, {"seats": game.seats}, game, game.to_act[0], level, Requester(guest, **more))


def with_a_choice(seed: int = 4) -> State:
    """Return a game where a seat has several options."""
    game = meta("imperium").new(seed, {"seats": 3})
    while len(game.decision(game.to_act[0]).options) < 3:
        game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
    return game


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_chooses_an_option_and_the_same_one_again(workers: int) -> None:
    async def main() -> None:
        async with bot_pool(workers) as bots:
            game = meta("imperium").new(4, {"seats": 3})
            rng = random.Random(1)
            for _ in range(12):
                options = game.decision(game.to_act[0]).options
                for level in bots.specs:
                    chosen = [await bots.choose(asked(game, level)) for _ in range(2)]
                    assert chosen[0] == chosen[1]
                    assert chosen[0].action in options
                    assert (chosen[0].by, chosen[0].fallback) == (level, "")
                game.apply(game.to_act[0], rng.choice(options))

    asyncio.run(main())


def test_every_level_plays_the_classic_game_and_thinks_where_it_pays() -> None:
    """A Mentat answers frequent questions, such as whether to stop an ability, as fast as an Adept, whatever it holds;
    for a shipment it takes its full time."""

    async def main() -> None:
        async with bot_pool(0, mentat="S:400ms") as bots:
            game = meta("classic").new(4, {"seats": 3})
            took: dict[tuple[str, bool], float] = {}  # by the question, and whether the seat has a choice
            for _ in range(40):
                seat = game.to_act[0]
                decision = game.decision(seat)
                asks = (decision.kind, len(decision.options) > 1)
                if asks in (("stop", True), ("stop", False), ("ship", True)) and asks not in took:
                    for level in (*bots.specs, "mentat", "mentat"):
                        began = time.monotonic()
                        answer = await bots.choose(asked(game, level))
                        assert (answer.by, answer.fallback) == (level, "")
                        assert answer.action in decision.options
                        if level == "mentat":  # a busy machine is late now and then
                            took[asks] = min(took.get(asks, 60.0), time.monotonic() - began)
                game.apply(seat, decision.options[0])
                if len(took) == 3:
                    break
            for holds in (True, False):
                assert took["stop", holds] < took["ship", True] / 1.5

    asyncio.run(main())


def test_the_chance_of_a_bot_is_its_own() -> None:
    """A bot's random seed does not depend on the game, so nothing about the game can be derived from it. It stays the
    same after undo and restart, and cannot be predicted without the server's secret."""
    one, again = (BotPool(0, "S:8", ("imperium",), b"a secret") for _ in range(2))
    another = BotPool(0, "S:8", ("imperium",), b"another secret")
    places = [("t", 0, 0), ("t", 0, 1), ("t", 1, 0), ("u", 0, 0), ("t", 11, 0), ("t1", 1, 0)]
    chances = [one.random_seed(*place) for place in places]
    assert chances == [again.random_seed(*place) for place in places]
    assert len(set(chances)) == len(places)
    assert not set(chances) & {another.random_seed(*place) for place in places}
    assert all(0 <= chance < 1 << 256 for chance in chances)
    assert max(chances) >= 1 << 240

    async def main() -> None:
        picked: dict[bytes, list[int]] = {}
        for secret in (b"a secret", b"another secret"):
            bots = BotPool(0, "S:8", ("imperium",), secret)
            games = [with_a_choice(seed) for seed in range(40)]
            picked[secret] = [(await bots.choose(asked(game, "novice"))).action for game in games]
            bots.close()
        assert picked[b"a secret"] != picked[b"another secret"], "the same games, and another luck"

    asyncio.run(main())
    for bots in (one, again, another):
        bots.close()


def test_the_secret_of_the_bots_is_kept_and_is_not_that_of_the_cookies(folder: Path) -> None:
    found = []
    for _ in range(2):
        with running(config(folder, secret="sixteen characters")) as server:
            found.append(server.lobby.services.bot_pool.secret)
    assert found[0] == found[1]
    assert len(found[0]) >= 32
    assert found[0] != b"sixteen characters"


@needs_proc
def test_a_process_that_dies_is_replaced_alone() -> None:
    async def main() -> None:
        async with bot_pool(1, long=True) as bots:
            game = with_a_choice()
            first = (await bots.choose(asked(game, "adept"))).action
            (quick,), (long,) = bots._quick.pids, bots._long.pids
            os.kill(quick, signal.SIGKILL)
            eventually(lambda: not alive(quick))
            answers = await asyncio.gather(*(bots.choose(asked(game, "adept", table=str(n))) for n in range(4)))
            assert sorted(answer.by for answer in answers) == ["adept"] * 3 + ["novice"], "one was asked of the dead"
            assert [answer.fallback for answer in answers if answer.fallback] == ["died"]
            assert all(answer.action == first for answer in answers if answer.by == "adept")
            assert bots._long.pids == [long], "nobody else's was thrown away"
            assert bots._quick.pids != [quick]

    asyncio.run(main())


@needs_proc
def test_new_processes_take_the_places_of_old_ones_between_two_decisions() -> None:
    async def main() -> None:
        async with bot_pool(1, "S:600ms", long=True) as bots:
            game = with_a_choice()
            before = bots.pids
            thinking = asyncio.ensure_future(bots.choose(asked(game, "mentat")))
            await asyncio.sleep(0.1)
            await bots.replace_workers()
            answer = await thinking
            assert (answer.by, answer.fallback) == ("mentat", "")
            again = await bots.choose(asked(game, "mentat"))
            assert (again.by, again.fallback) == ("mentat", "")
            assert len(bots.pids) == len(before)
            assert not set(bots.pids) & set(before)
            eventually(lambda: not any(map(alive, before)))

    asyncio.run(main())


@needs_proc
def test_a_slow_bot_is_started_when_a_seat_must_act() -> None:
    async def main() -> None:
        async with bot_pool(1) as bots:
            game = with_a_choice()
            quick = bots._quick.pids
            for level in ("novice", "adept"):
                await bots.choose(asked(game, level))
            await bots.replace_workers()
            assert (len(bots._quick.pids), bots._long.pids) == (1, []), "nor is there anything to renew"
            assert bots._quick.pids != quick
            answer = await bots.choose(asked(game, "mentat"))
            assert (answer.by, answer.fallback) == ("mentat", "")
            assert len(bots._long.pids) == 1

    asyncio.run(main())


@needs_proc
def test_no_process_outlives_its_server() -> None:
    program = (
        "import asyncio, time\n"
        "from sandtable.server.bots.pool import BotPool\n"
        "async def main():\n"
        "    bot_pool = BotPool(1, 'S:8', ('imperium',))\n"
        "    await asyncio.gather(bot_pool.warm_up(), bot_pool._long.start())\n"
        "    print(*bot_pool.pids, flush=True)\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        workers = [int(pid) for pid in server.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(alive, workers))
        server.kill()
    eventually(lambda: not any(map(alive, workers)))


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(UnknownBot):
        BotPool(0, "genius", ("imperium",))


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


def test_a_bot_goes_on_at_once_only_where_everybody_can_see_that_it_must(folder: Path) -> None:
    """A seat that holds a playable card is asked, and one that does not can only pass: a faster pass would reveal which
    it is. Moves that everybody knows to be forced come at once, within the bot's own turn."""
    hands = FakeTime()
    with running(config(folder), hands) as server:
        table = server.browser().make("nnnn", options={"leaders": LEADERS}, pace=10.0)
        live = server.ask(server.lobby.open(table["id"]))
        paused: list[int] = []
        while len(paused) < 300:  # in every game some questions are hidden
            eventually(lambda: live.info.state != PLAYING or (hands._waiting and live.info.n not in paused))
            if live.info.state != PLAYING:  # one game in ten ends sooner
                break
            paused.append(live.info.n)
            hands.move_on(10.0)
        moves = list(live.playing().record.moves)
    game = meta("imperium").new(live.info.seed, live.info.options)
    expected, hidden = [], 0
    before = -1
    for n, move in enumerate(moves[: paused[-1]]):
        alone = len(game.decision(move.seat).options) == 1
        unseen = table_of("imperium").hidden_choice(game, move.seat)
        if not alone or unseen or move.seat != before:
            expected.append(n)
            hidden += alone and unseen and move.seat == before
        game.apply(move.seat, move.action)
        before = move.seat
    assert paused[:-1] == expected
    assert hidden, "some had no choice within their own turn, which nobody could see, and paused"
    assert len(expected) < paused[-1], "and some did not pause"
