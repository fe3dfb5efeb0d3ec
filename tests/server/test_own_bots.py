"""Bots of the operator's own at the tables of a server (SANDTABLE_BOTS), from a package outside ours."""

from __future__ import annotations

import asyncio
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.bots import pool
from sandtable.server.bots.fault_reports import FaultReports
from sandtable.server.bots.own_bots import load, own_specs
from sandtable.server.config import BadSetting
from tests.server.harness import config, eventually, running
from tests.server.test_bots import asked, bot_pool, with_a_choice
from tests.server.test_serve import refused

MODULE = '''
import os
import time

from sandtable.bots.own import OwnBot


class Last(OwnBot):
    def choose(self, view, decision, rng):
        assert view.seat == decision.seat
        return max(decision.options)


class Blind(OwnBot):
    """Tells in which process it plays: not in that of the server."""

    needs_view = False

    def choose(self, view, decision, rng):
        assert view is None
        if os.getpid() == int(os.environ["SERVER_PROCESS"]):
            return -1
        return max(decision.options)


class Sleeper(OwnBot):
    def choose(self, view, decision, rng):
        time.sleep(60)


class Dies(OwnBot):
    def choose(self, view, decision, rng):
        os._exit(3)


class Raises(OwnBot):
    def choose(self, view, decision, rng):
        raise ZeroDivisionError("by the worth of a worm")


class Cheats(OwnBot):
    def choose(self, view, decision, rng):
        return "reveal"


class Broken(OwnBot):
    def __init__(self):
        raise RuntimeError("no weights")

    def choose(self, view, decision, rng):
        return decision.options[0]
'''


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide a package with bots in a folder that Python searches, as PYTHONPATH would."""
    folder = tmp_path / "elsewhere" / "table_bots"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "some.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(folder.parent))
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "table_bots"]:
        del sys.modules[name]
    importlib.invalidate_caches()


@pytest.mark.parametrize("name", ["Last", "Blind"])
def test_it_answers_in_a_worker_process(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_PROCESS", str(os.getpid()))

    async def main() -> None:
        async with bot_pool(1, own={"own:Mine": f"table_bots.some:{name}"}) as bots:
            game = with_a_choice()
            assert bots.answer_here("here", game, game.to_act[0], "own:Mine") is None
            answer = await bots.choose(asked(game, "own:Mine"))
            assert (answer.action, answer.by) == (max(game.decision(game.to_act[0]).options), "own:Mine")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "what", "told"),
    [
        ("Sleeper", "slow", "hung"),
        ("Dies", "died", "died"),
        ("Raises", "raised", "raised"),
        ("Cheats", "illegal", "illegal"),
    ],
)
def test_an_adept_answers_for_a_bot_that_fails(
    name: str,
    what: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    spec = f"table_bots.some:{name}"

    async def main() -> None:
        async with bot_pool(1, own={"own:Mine": spec}, long=True, faults=FaultReports(tmp_path / "faults")) as bots:
            game = with_a_choice()
            adept = (await bots.choose(asked(game, "adept"))).action
            answer = await bots.choose(asked(game, "own:Mine"))
            assert (answer.action, answer.by, answer.fallback) == (adept, "adept", what)
            while not list((tmp_path / "faults").glob("*.json")):
                await asyncio.sleep(0.01)

    asyncio.run(main())
    (line,) = [each.getMessage() for each in caplog.records if spec in each.getMessage()]
    assert line.startswith(f"a bot ({spec}) {told}: table here, move")


def test_a_bot_that_is_offered_no_longer_is_replaced_by_an_adept() -> None:
    async def main() -> None:
        async with bot_pool(0) as bots:
            answer = await bots.choose(asked(with_a_choice(), "own:Gone"))
            assert answer.by == "adept"
            assert pool.STAND_IN == "adept"

    asyncio.run(main())


def test_it_is_offered_and_plays_at_tables(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(config(data, own_bots="Old Paul=table_bots.some:Last")) as server:
        anna = server.browser("Anna")
        (imperium,) = [title for title in anna.get("/titles") if title["id"] == "imperium"]
        assert imperium["bots"][-1] == {"id": "own:Old Paul", "spec": "table_bots.some:Last"}
        seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "bot": "own:Old Paul"} for _ in range(2))]
        made = anna.post("/tables", {"title": "imperium", "options": {"seats": 3}, "seats": seats, "pace": 0})
        assert [seat["bot"] for seat in made["seats"]] == [None, "own:Old Paul", "own:Old Paul"]
        assert "Old Paul" in str(made["seats"][1]["name"])
        assert anna.post(f"/tables/{made['id']}/start")["state"] == "playing"
        anna.patch(f"/tables/{made['id']}/seats/0", {"kind": "bot", "bot": "own:Old Paul"})
        eventually(lambda: anna.get(f"/tables/{made['id']}")["n"] > 30)
        assert anna.ask("PATCH", "/me", {"name": "Old Paul 2"}).status_code >= 400
        unknown = {"title": "imperium", "seats": [{"kind": "bot", "bot": "own:New Paul"}] * 3}
        wrong = anna.ask("POST", "/tables", unknown)
        assert wrong.status_code == 400
        assert "Old Paul" in wrong.text
    with running(config(data)) as server:  # it is not offered any more
        again = server.browser("Bob")
        assert again.get("/titles")[0]["bots"][-1]["id"] == "mentat"


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("table_bots.some:Last", "takes name=module:Class"),
        ("mentat=table_bots.some:Last", "is none of novice, adept, mentat, navigator"),
        ("Thirteen long=table_bots.some:Last", "a name has up to 12 letters"),
        ("_=table_bots.some:Last", "a name has up to 12 letters"),
        ("A=table_bots.some:Last,a=table_bots.some:Last", "names the bot a twice"),
        ("Paul=S:400", "one of ours"),
        ("Paul=nowhere_at_all:Bot", "the bot Paul of SANDTABLE_BOTS cannot be used: there is no module"),
        ("Paul=table_bots.some:Frist", "there is no class 'Frist'"),
        ("Paul=table_bots.some:Broken", "RuntimeError: no weights"),
    ],
)
def test_what_cannot_be_offered_is_refused_at_the_start(tmp_path: Path, setting: str, told: str) -> None:
    with pytest.raises(BadSetting) as error:
        load(own_specs(setting))
    assert told in str(error.value)
    assert told.split(":")[0] in refused(tmp_path, SANDTABLE_BOTS=setting, SANDTABLE_COMPILE="no")


def test_several_bots_are_read() -> None:
    setting = " Old Paul = table_bots.some:Last , Deep=table_bots.some:Blind:500ms,"
    assert own_specs(setting) == {"own:Old Paul": "table_bots.some:Last", "own:Deep": "table_bots.some:Blind:500ms"}
