"""The arena when something goes wrong: games that fail, processes that die, being ended from outside, and refusals."""

from __future__ import annotations

import csv
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import tasks
from sandtable.arena.match import lost, play_fixture, tournament
from sandtable.bots import UnknownBot
from sandtable.core.errors import BadOption, UnknownTitle
from tests.arena.tournaments import let_crashing_play, plan, run


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    let_crashing_play(monkeypatch)


# --- failures ----------------------------------------------------------------------------
@pytest.mark.usefixtures("crashing")
def test_a_game_that_fails_is_recorded_and_the_others_go_on(tmp_path: Path) -> None:
    summary = tournament("imperium", "X,R,R", games=24, jobs=1, out=tmp_path).summary
    failures = summary["failures"]
    assert 0 < failures < 24
    assert summary["games"] == 24
    by_spec = {bot["spec"]: bot for bot in summary["bots"]}
    assert (by_spec["X"]["failures"], by_spec["R"]["failures"]) == (failures, 0)
    assert by_spec["X"]["games"] == 24 - failures
    assert by_spec["X"]["wins"] + by_spec["R"]["wins"] == pytest.approx(24 - failures)
    rows = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    failed = [row for row in rows if row["error"]]
    assert len(rows) == 24
    assert len(failed) == failures == len(summary["failed_games"])
    for row, kept in zip(failed, summary["failed_games"], strict=True):
        assert row["error"] == kept["error"] == "RuntimeError: no idea"
        assert row["bots"][row["failed_seat"]] == "X"
        assert row["parties"] == []
        assert f"--seed {row['seed']} " in row["command"]
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert sum(1 for line in csv.DictReader(file) if line["error"]) == failures
    assert "RuntimeError: no idea" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("crashing")
def test_failures_are_reported_on_the_command_line() -> None:
    shown = run("imperium", "--seats", "X,R,R", "--games", "24", "--jobs", "1", status=1).stdout
    assert "RuntimeError: no idea" in shown
    assert "sandtable sim imperium --seats 3 --bots" in shown


@pytest.mark.usefixtures("crashing")
def test_a_tournament_in_which_every_game_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.arena.tournaments.Crashing.choose", lambda *_: 1 // 0)
    summary = tournament("imperium", "X,R,R", games=3, jobs=1).summary
    assert summary["failures"] == 3
    assert summary["bots"][0]["games"] == 0
    assert all("ZeroDivisionError" in failure["error"] for failure in summary["failed_games"])


def dies_at_five(portion: list[int]) -> list[int]:
    """For a process of its own only."""
    if 5 in portion:
        os._exit(3)
    time.sleep(0.01)
    return [10 * n for n in portion]


def test_a_process_that_dies_takes_one_game_with_it() -> None:
    portions = [[0, 1], [2, 3], [4, 5], [6, 7], [8]]
    came = list(tasks.in_processes(dies_at_five, portions, 2, lambda n, why: -n))
    assert came == [[0, 10], [20, 30], [40, -5], [60, 70], [80]]


def test_only_a_few_portions_are_under_way() -> None:
    taken = 0

    def portions() -> Any:
        nonlocal taken
        for n in range(100, 200):
            taken += 1
            yield [n]

    came = tasks.in_processes(dies_at_five, portions(), 1, lambda n, why: -n)
    assert next(came) == [1000]
    assert taken <= tasks.AHEAD
    came.close()  # type: ignore[attr-defined]


def test_a_lost_game_is_a_row_like_any_other() -> None:
    row = lost(plan("G,R,R", 1)[1], "the process died")
    assert row["error"] == "WorkerDied: the process died"
    assert set(row) == set(play_fixture(plan("R,R,R", 1)[0]))


# --- what cannot be ----------------------------------------------------------------------
def test_impossible_settings_are_refused_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownTitle):
        tournament("chess", "G,R,R")
    with pytest.raises(UnknownBot):
        tournament("imperium", "G,Q,R")
    with pytest.raises(UnknownBot):
        tournament("imperium", "")
    with pytest.raises(BadOption, match="seats"):
        tournament("imperium", "G,R,R,R,R")
    with pytest.raises(BadOption, match="games takes"):
        tournament("imperium", "G,R,R", games=0)
    with pytest.raises(BadOption, match="jobs takes"):
        tournament("imperium", "G,R,R", jobs=0)
    with pytest.raises(BadOption, match="seed"):
        tournament("imperium", "G,R,R", seed=-1)
    with pytest.raises(BadOption, match="seed"):
        tournament("imperium", "G,R,R", games=6, seed=(1 << 63) - 1)
    with pytest.raises(BadOption, match="difficulty"):
        tournament("imperium", "G,R,R", options={"difficulty": "mentat"})
    with pytest.raises(BadOption, match="needs --out"):
        tournament("imperium", "R,R,R", games=1, jobs=1, force=True)
    (tmp_path / "games.csv").write_text("mine")
    with pytest.raises(BadOption, match=r"already holds a tournament \(games.csv\)"):
        tournament("imperium", "R,R,R", games=1, jobs=1, out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
    assert (tmp_path / "games.csv").read_text() == "mine"
    tournament("imperium", "R,R,R", games=1, jobs=1, out=tmp_path, force=True)
    assert (tmp_path / "games.csv").read_text().startswith("game,")


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["chess", "--seats", "G,R,R"], "no title 'chess'"),
        (["imperium", "--seats", "G,Q,R"], "no bot 'Q'"),
        (["imperium", "--seats", "S:0,G,G"], "S:500ms"),
        (["imperium", "--seats", "G,R,R", "--games", "0"], "games takes"),
        (["imperium", "--seats", "G,R,R", "-o", "seats=4"], "--seats"),
        (["imperium", "--seats", "G,R,R", "--force"], "--out"),
        (["imperium", "--seats", "G,R,R", "--leaders", "zork,a,b"], "no leader 'zork'"),
    ],
)
def test_arena_refuses(args: list[str], why: str) -> None:
    result = run(*args, status=2)
    assert result.stdout == ""
    assert result.stderr.startswith("sandtable: ")
    assert result.stderr.count("\n") == 1
    assert why in result.stderr


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("imperium", "--seats", "R,R,R", "--games", "1", "--ray", "auto", status=2)
    assert "pip install 'sandtable[ray]'" in result.stderr
