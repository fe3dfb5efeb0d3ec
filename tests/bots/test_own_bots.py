"""Bots from outside the package: a module in a folder of its own, named everywhere a bot is named."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.match import read_lineup, tournament
from sandtable.arena.simulate import simulate
from sandtable.bots import UnknownBot, budget, canonical, known, less, make, make_all
from sandtable.bots.own import OwnBot
from sandtable.core.errors import BadOption

MODULE = '''
from sandtable.bots.own import OwnBot


class Last(OwnBot):
    """Takes the option with the highest number."""

    def __init__(self, rank=-1):
        self.rank = rank

    def choose(self, view, decision, rng):
        assert view.seat == decision.seat
        return sorted(decision.options)[self.rank]


class Thinker(OwnBot):
    name = "thinker"
    table_name = "Thinker of Ix"
    default_passes = 40

    def __init__(self, iterations=40, milliseconds=0.0, processes=1):
        self.given = (iterations, milliseconds, processes)

    def choose(self, view, decision, rng):
        return decision.options[rng.below(len(decision.options))]


class Cheat(OwnBot):
    needs_view = False

    def choose(self, view, decision, rng):
        return -5


class Bare:
    def choose(self, view, decision, rng):
        return decision.options[0]


class Broken(OwnBot):
    def __init__(self):
        raise RuntimeError("no weights")

    def choose(self, view, decision, rng):
        return decision.options[0]


class Unfinished(OwnBot):
    pass


class Mute:
    pass


value = 7
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder outside the package with the module `outside_bots`, as the current folder."""
    (tmp_path / "outside_bots.py").write_text(MODULE)
    (tmp_path / "needs_more.py").write_text("import no_such_library\n")
    (tmp_path / "mistaken.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    forget()  # other tests have a module of this name too
    yield tmp_path
    forget()


def forget() -> None:
    sys.modules.pop("outside_bots", None)
    importlib.invalidate_caches()


def test_a_class_is_found_in_the_current_folder(folder: Path) -> None:
    bot = make("outside_bots:Last")
    assert (bot.name, bot.table_name, bot.needs_view) == ("Last", "Last", True)
    assert isinstance(bot, OwnBot)
    assert canonical(" outside_bots:Last ") == "outside_bots:Last"
    assert budget("outside_bots:Last") is None
    assert less("outside_bots:Last", 0.5) == "outside_bots:Last"
    assert make(bot) is bot
    assert type(make(type(bot))) is type(bot)


def test_a_bot_that_thinks_takes_a_budget_like_ours(folder: Path) -> None:
    given: Any = make("outside_bots:Thinker:500ms")
    assert given.given == (0, 500.0, 1)
    assert given.table_name == "Thinker of Ix"
    given = make("outside_bots:Thinker")
    assert given.given == (40, 0.0, 1)
    assert canonical("outside_bots:Thinker") == "outside_bots:Thinker:40"
    assert less("outside_bots:Thinker:500ms", 0.5) == "outside_bots:Thinker:250ms"
    with pytest.raises(UnknownBot, match="how long it thinks"):
        make("outside_bots:Thinker:40x2")
    with pytest.raises(UnknownBot, match="takes no number"):
        make("outside_bots:Last:400")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("nowhere_at_all:Bot", "there is no module 'nowhere_at_all'.*PYTHONPATH"),
        ("outside_bots.deeper:Bot", "outside_bots"),
        ("outside_bots:Frist", "there is no class 'Frist' in the module 'outside_bots'.*its bots are.*Last, Thinker"),
        ("outside_bots:value", "is not a class"),
        ("outside_bots:Mute", "no method choose"),
        ("outside_bots:Bare", "has no name and no table_name and no needs_view"),
        ("outside_bots:Broken", "cannot be made: RuntimeError: no weights"),
        ("outside_bots:Unfinished", "cannot be made: TypeError.*choose"),
        ("needs_more:Bot", "cannot be loaded: No module named 'no_such_library'"),
        ("mistaken:Bot", "cannot be loaded: ZeroDivisionError"),
        ("outside bots:Last", "there is no bot 'outside bots:Last'.*my_package:MyBot"),
    ],
)
def test_what_is_not_there_is_refused_with_the_reason(folder: Path, spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=f"(?s){message}"):
        make(spec)


def test_a_module_cannot_take_the_name_of_our_bots(folder: Path) -> None:
    """`S:400` stays a search, whatever modules there are."""
    (folder / "s.py").write_text(MODULE)
    for letter, name in known().items():
        assert canonical(letter).startswith(letter)
        assert canonical(name).startswith(letter)
    with pytest.raises(UnknownBot, match="takes how long it thinks"):
        make("s:Last")


def test_lists_hold_texts_classes_and_bots(folder: Path) -> None:
    last: Any = type(make("outside_bots:Last"))
    low = last(0)
    players = make_all([low, last, "G", "outside_bots:Last"], 4)
    assert players[0] is low
    assert [bot.name for bot in players] == ["Last", "Last", "greedy", "Last"]
    assert read_lineup([low, low, last(1), "G"]) == ["outside_bots:Last"] * 2 + ["outside_bots:Last#2", "G"]
    assert read_lineup(["outside_bots:Last", low]) == ["outside_bots:Last", "outside_bots:Last#2"]


def test_a_tournament_with_bots_as_objects(folder: Path) -> None:
    last: Any = type(make("outside_bots:Last"))
    lineup = [last(0), last(-1), "R", "R"]
    found = tournament("imperium", lineup, games=4, jobs=1).summary
    assert found["failures"] == 0
    assert found["lineup"] == ["outside_bots:Last", "outside_bots:Last#2", "R", "R"]
    assert [bot["name"] for bot in found["bots"]] == ["Last", "Last", "Novice"]
    by_name = tournament("imperium", "outside_bots:Last,R,R,R", games=4, jobs=1).summary
    as_object = tournament("imperium", [last(), "R", "R", "R"], games=4, jobs=1).summary
    for summary in (by_name, as_object):
        del summary["seconds"]
        for bot in summary["bots"]:
            del bot["ms_per_decision"]
    assert by_name == as_object


def test_a_bot_that_cannot_travel_is_refused_before_the_games(folder: Path) -> None:
    last: Any = type(make("outside_bots:Last"))
    stuck = last()
    stuck.why = lambda: 0
    with pytest.raises(BadOption, match=r"cannot be sent to other processes.*jobs=1"):
        tournament("imperium", [stuck, "R", "R", "R"], games=4, jobs=2)
    assert tournament("imperium", [stuck, "R", "R", "R"], games=4, jobs=1).summary["failures"] == 0


def test_an_answer_that_is_no_option_is_a_failure_of_that_seat(folder: Path) -> None:
    found = tournament("imperium", "outside_bots:Cheat,R,R,R", games=4, jobs=1).summary
    assert found["failures"] == 4
    assert {bot["spec"]: bot["failures"] for bot in found["bots"]} == {"outside_bots:Cheat": 4, "R": 0}


def test_a_simulation(folder: Path) -> None:
    named = simulate("imperium", games=2, bots="outside_bots:Last,R,R,R")
    given = simulate("imperium", games=2, bots=[make("outside_bots:Last"), "R", "R", "R"])
    assert named.failures == given.failures == []
    assert named.points_mean == given.points_mean
    assert named.bots == ["Last", "random", "random", "random"]


@pytest.mark.parametrize("command", [["arena", "imperium", "--seats"], ["sim", "imperium", "--bots"]])
def test_the_command_line_in_two_processes(folder: Path, command: list[str]) -> None:
    """The program is started in a folder that Python does not know, as `sandtable` is."""
    start = "import sys; sys.path = [p for p in sys.path if p]; from sandtable.cli import app; app()"
    root = str(Path(__file__).parents[2])
    words = [*command, "outside_bots:Last,G,G,R", "--games", "4", "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", start, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": root, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    assert not json.loads(done.stdout)["failures"]


def test_the_command_line_names_what_is_missing(folder: Path) -> None:
    from typer.testing import CliRunner

    from sandtable.cli import app

    found = CliRunner().invoke(app, ["arena", "imperium", "--seats", "outside_bots:Nobody,G,G,G"])
    assert found.exit_code != 0
    assert "there is no class 'Nobody'" in " ".join(found.output.split())
