"""Bots that hang, die, raise an error or cheat are replaced; a simpler bot answers, the table says so, and the operator
can reproduce the failure."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import Callable
from pathlib import Path

import orjson
import pytest

from sandtable.core.fluent import spoken
from sandtable.core.processes import CannotStart
from sandtable.core.titles import meta
from sandtable.server.bots import fault_reports, pool, workers
from sandtable.server.bots.fault_reports import FaultReports
from tests.processes import needs_proc
from tests.server import faulty_bots
from tests.server.harness import ENGLISH, LEADERS, Socket, config, eventually, running
from tests.server.test_bots import asked, bot_pool, with_a_choice

FAULTS = {
    "hung": faulty_bots.hangs,
    "died": faulty_bots.dies,
    "raised": faulty_bots.raises,
    "illegal": faulty_bots.cheats,
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_bot_that_fails_is_replaced_and_a_simpler_one_answers(
    what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pool, "think", FAULTS[what])
    monkeypatch.setattr(pool, "LIMIT_BESIDES", 0.5)
    monkeypatch.setattr(pool, "QUICK_LIMIT", 30.0)

    async def main() -> None:
        async with bot_pool(1, "S:20ms", long=True, faults=FaultReports(tmp_path)) as minds:
            game = with_a_choice()
            (before,), (quick,) = minds._long.pids, minds._quick.pids
            adept = (await minds.choose(asked(game, "adept"))).action
            answer = await minds.choose(asked(game, "mentat"))
            assert (answer.action, answer.by, answer.fallback) == (adept, "adept", "slow" if what == "hung" else what)
            while before in minds._long.pids or not minds._long.pids:
                await asyncio.sleep(0.01)
            assert minds._quick.pids == [quick], "only the one that failed"
            while not (there := list(tmp_path.glob("*.json"))):
                await asyncio.sleep(0.01)
            (written,) = there
            fault = orjson.loads(written.read_bytes())
            assert {name: fault[name] for name in ("what", "title", "rules", "seat", "spec", "level")} == {
                "what": what, "title": "imperium", "rules": meta("imperium").version,
                "seat": game.to_act[0], "spec": "S:20ms", "level": "mentat",
            }  # fmt: skip
            assert fault["options"] == {"seats": 3}
            assert meta("imperium").from_bytes(fault["state"].encode()).digest() == game.digest()
            assert int(fault["chance"]) == minds.random_seed("here", game.actions_taken, game.to_act[0])
            assert fault_reports.repeat(written) in game.decision(game.to_act[0]).options
            assert stat.S_IMODE(written.stat().st_mode) == 0o600

    asyncio.run(main())


def test_the_first_option_is_taken_if_no_bot_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def silly(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(pool, "think", faulty_bots.all_raise)
    monkeypatch.setattr("sandtable.bots.random_bot.RandomBot.choose", silly)

    async def main() -> None:
        async with bot_pool(0) as minds:
            game = with_a_choice()
            answer = await minds.choose(asked(game, "mentat"))
            assert answer.action == game.decision(game.to_act[0]).options[0]
            assert (answer.by, answer.fallback) == ("", "raised")

    asyncio.run(main())


def test_a_bot_that_keeps_failing_is_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After two failures at a table, the bot is no longer asked there for a while; other tables are not affected."""
    monkeypatch.setattr(pool, "think", faulty_bots.raises)

    async def main() -> None:
        async with bot_pool(0, faults=FaultReports(tmp_path)) as minds:
            game = with_a_choice()
            for _ in range(6):
                assert (await minds.choose(asked(game, "mentat"))).by == "adept"
            assert minds.counts()["faults"] == 2
            await minds.choose(asked(game, "mentat", table="another"))
            assert minds.counts()["faults"] == 3

    asyncio.run(main())


def test_faults_are_kept_in_bounds(tmp_path: Path) -> None:
    kept = FaultReports(tmp_path / "faults")
    for number in range(fault_reports.MOST + 5):
        kept.save({"what": "hung", "spec": "G", "table": "t", "number": number, "seat": 0})
    numbers = {orjson.loads(path.read_bytes())["number"] for path in (tmp_path / "faults").glob("*.json")}
    assert len(numbers) == fault_reports.MOST
    assert fault_reports.MOST + 4 in numbers
    assert 0 not in numbers


def test_a_fault_that_cannot_be_written_down_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "faults").write_text("no folder")
    FaultReports(tmp_path / "faults").save({"what": "hung", "spec": "G", "table": "t", "number": 1, "seat": 0})


def test_the_table_says_that_a_simpler_bot_has_moved(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "think", faulty_bots.raises)
    with running(config(folder, mentat="S:20ms")) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = anna.make("mt", options={"first": 1, "leaders": LEADERS[:2]})
        for guest in (anna, ben):  # a player and a spectator
            with guest.socket(table["id"]) as line:
                line.until(lambda line=line: line.n > 0 and line.table["notices"])  # type: ignore[misc]
                said = [spoken(notice, ENGLISH) for notice in line.table["notices"]]
                assert said == ["Mentat: the bot could not finish its thought. A simpler one (Adept) made the move."]
        assert anna.get(f"/tables/{table['id']}")["notices"], "whoever asks is told, too"
        (written, *_) = eventually(lambda: list((folder / "faults").glob("*.json")))
        assert orjson.loads(written.read_bytes())["table"] == table["id"]


def test_temporary_notices_expire(folder: Path) -> None:
    def told(line: Socket, texts: list[str]) -> Callable[[], bool]:
        return lambda: line.table.get("notices") == texts

    with running(config(folder)) as server:
        anna = server.browser()
        table = anna.make("mn", options={"leaders": LEADERS[:2]})
        live = server.ask(server.lobby.open(table["id"]))

        async def note(key: str, text: str, seconds: float | None) -> None:
            live.show_notice(key, text, seconds)

        with anna.socket(table["id"]) as line:
            line.until(told(line, []))
            server.ask(note("busy", "slow", 2.0))
            server.ask(note("turn", "wait", None))
            line.until(told(line, ["slow", "wait"]))
            began = time.monotonic()
            server.ask(note("busy", "slow", 3.0))  # shown again: it lasts longer
            line.until(told(line, ["wait"]))
            assert time.monotonic() - began > 2.5

            async def forget() -> None:
                live.clear_notice("turn")

            server.ask(forget())
            line.until(told(line, []))


def test_a_notice_that_is_shown_again_and_again_is_renewed_seldom(folder: Path) -> None:
    """Under load every move of a bot shows the notice, and renewing it each time would examine the whole table."""
    with running(config(folder)) as server:
        anna = server.browser()
        table = anna.make("mn", options={"leaders": LEADERS[:2]})
        live = server.ask(server.lobby.open(table["id"]))
        told: list[str] = []

        async def note() -> None:
            live.tell_table = lambda: told.append("table")
            for _ in range(50):
                live.show_notice("slow", "slow", 15.0)

        server.ask(note())
        assert told == ["table"]


def test_processes_that_cannot_start_are_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "begin", faulty_bots.cannot_begin)

    async def main() -> None:
        minds = pool.BotPool(1, "S:8", ("imperium",))
        try:
            with pytest.raises(CannotStart):
                await minds.warm_up()
        finally:
            minds.close()

    asyncio.run(main())


@needs_proc
def test_one_that_cannot_be_replaced_at_once_is_replaced_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players do not wait for the restart of the worker: a simpler bot answers meanwhile."""
    monkeypatch.setattr(pool, "think", faulty_bots.dies)
    monkeypatch.setattr(pool, "LONG_PATIENCE", 0.3)

    async def main() -> None:
        async with bot_pool(1, "S:20ms", long=True) as minds:
            game = with_a_choice()
            real: Callable[[], workers.Worker | workers.InlineWorker] = minds._long._make
            tries = 0

            def sometimes() -> workers.Worker | workers.InlineWorker:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise OSError("no memory")
                return real()

            monkeypatch.setattr(minds._long, "_make", sometimes)
            assert (await minds.choose(asked(game, "mentat"))).fallback == "died"
            late = await minds.choose(asked(game, "mentat", table="another"))
            assert (late.by, late.fallback) == ("adept", "late")
            while minds._long.queue.running:
                await asyncio.sleep(0.05)
            assert tries == 3
            assert len(minds._long.pids) == 1

    asyncio.run(main())


def test_a_slow_bot_that_cannot_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONG_PATIENCE", 0.05)

    async def main() -> None:
        async with bot_pool(0) as minds:
            game = with_a_choice()
            real: Callable[[], workers.Worker | workers.InlineWorker] = minds._long._make
            memory = False

            def with_memory() -> workers.Worker | workers.InlineWorker:
                if not memory:
                    raise OSError("no memory")
                return real()

            monkeypatch.setattr(minds._long, "_make", with_memory)
            answer = await minds.choose(asked(game, "mentat"))
            assert (answer.by, answer.fallback) == ("adept", "late")
            memory = True
            monkeypatch.setattr(pool, "LONG_PATIENCE", 60.0)
            answer = await minds.choose(asked(game, "mentat"))
            assert (answer.by, answer.fallback) == ("mentat", "")

    asyncio.run(main())
