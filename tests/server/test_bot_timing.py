"""The time of a bot's answer reveals nothing hidden. At full size: `python -m tests.server.bot_timing`."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots import search, search_bot
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.view import view_of
from sandtable.server.bots import pool
from sandtable.server.titles import table_of
from tests.server.bot_timing import distance, likelihood, measure
from tests.server.test_bots import asked, bot_pool, with_a_choice


def test_two_samples_are_told_apart() -> None:
    """The statistical test detects the difference in times that the server once had."""
    rng = random.Random(1)
    same = [[rng.gauss(100, 10) for _ in range(200)] for _ in range(2)]
    assert likelihood(distance(*same), 200, 200) > 0.01
    before = [rng.gauss(20, 8) for _ in range(200)], [rng.gauss(450, 50) for _ in range(200)]
    assert distance(*before) == 1.0
    assert likelihood(1.0, 200, 200) < 1e-6
    near = [rng.gauss(100, 10) for _ in range(1000)], [rng.gauss(102, 10) for _ in range(1000)]
    assert likelihood(distance(*near), 1000, 1000) < 0.05


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_public_delays_follow_from_open_facts(seats: int) -> None:
    """A seat has a choice in all worlds that fit a spectator's view, or in none, if the server treats it as public
    whether the seat has one."""
    title = table_of("imperium")
    rng, chance = random.Random(seats), Rng(seats)
    seen: set[tuple[bool, bool]] = set()
    unsure = 0
    for seed in range(3):
        game = meta("imperium").new(100 * seats + seed, {"seats": seats})
        assert isinstance(game, Game)
        while not game.over:
            seat = game.to_act[0]
            options = game.decision(seat).options
            hidden, forced = title.hidden_choice(game, seat), len(options) == 1
            seen.add((hidden, forced))
            open_to_all = view_of(game, -1, None, Game.filled)
            worlds = [open_to_all.resample(chance) for _ in range(8)]
            alike = {len(world.decision(seat).options) == 1 for world in worlds}
            if not hidden:
                assert alike == {forced}, game.decision(seat)
            unsure += len(alike) == 2
            game.apply(seat, rng.choice(options))
    assert len(seen) == 4, "hidden and open, forced and not"
    assert unsure > 20, "and often it is hidden in earnest"


def forced_in_secret() -> Game:
    """Return a game in which a seat can only pass, which nobody else can know."""
    title = table_of("imperium")
    for seed in range(50):
        game = meta("imperium").new(seed, {"seats": 3})
        assert isinstance(game, Game)
        rng = random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            options = game.decision(seat).options
            if len(options) == 1 and title.hidden_choice(game, seat):
                return game
            game.apply(seat, rng.choice(options))
    raise AssertionError("never")


def test_a_bot_that_has_no_choice_thinks_about_it_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot without a choice must not only answer as late but also use the processor, which others might notice."""
    searched = []
    real = search.search

    def counted(*args: Any) -> Any:
        searched.append(real(*args))
        return searched[-1]

    monkeypatch.setattr(search_bot, "search", counted)

    async def main() -> None:
        async with bot_pool(0, "S:24") as minds:
            game = forced_in_secret()
            answer = await minds.choose(asked(game, "mentat"))
            (option,) = game.decision(game.to_act[0]).options
            assert answer.action == option
            (found,) = searched
            assert sum(visits for visits, _ in found.values()) >= 12, "about what comes after it"

    asyncio.run(main())


@pytest.mark.parametrize("level", ["adept", "mentat"])
def test_an_answer_comes_at_its_moment_and_not_before(level: str) -> None:
    async def main() -> None:
        async with bot_pool(0, "S:100ms", bot_delay=0.2) as minds:
            for game in (forced_in_secret(), with_a_choice()):
                began = time.monotonic()
                await minds.choose(asked(game, level))
                assert time.monotonic() - began >= (0.2 if level == "adept" else 0.3)

    asyncio.run(main())


def test_late_answers_come_at_a_tick() -> None:
    async def main() -> None:
        began = time.monotonic() - 0.113
        await pool._until(began, 0.1)
        assert time.monotonic() - began >= 0.1 + pool.TICK

    asyncio.run(main())


@pytest.mark.parametrize(("level", "pace"), [("adept", 0.0), ("mentat", 0.0), ("mentat", 0.15)])
def test_the_clock_does_not_tell_whether_there_was_a_choice(folder: Path, level: str, pace: float) -> None:
    """With so few answers the test detects only large differences, such as a missing delay; at full size it detects
    small ones."""
    times = measure(folder, level, pace, each=10, mentat="S:15ms", bot_workers=1)
    apart = distance(times.forced, times.chosen)
    assert likelihood(apart, len(times.forced), len(times.chosen)) > 1e-4, str(times)
