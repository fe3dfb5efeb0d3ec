"""The command line with a title that it has never heard of: every command finds what it needs through the meta."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sandtable.cli import app
from sandtable.core.record import Record
from sandtable.core.titles import meta
from tests.citing import rule
from tests.sealed import TITLE


def run(*args: str | Path, status: int = 0) -> Result:
    result = CliRunner().invoke(app, [str(arg) for arg in args], env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output + (result.stderr if status else "")
    return result


def data(*args: str | Path) -> Any:
    return json.loads(run(*args, "--json").stdout)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    run("new", TITLE, "--seats", "3", "--seed", "5", "-o", "rounds=2", "--out", path)
    return path


def test_it_is_among_the_titles() -> None:
    found = next(title for title in data("titles") if title["id"] == TITLE)
    assert found["seats"] == [2, 3, 4]
    assert found["options"]["rounds"]["default"] == 3
    assert "Sealed Bids (sealedbid)" in run("titles").stdout


def test_a_new_game_is_shown_with_what_everybody_owes(game: Path) -> None:
    said = run("show", game).stdout
    assert said.startswith("Sealed Bids, after 0 actions")
    for seat in range(3):
        assert f"Seat {seat} is to act: send" in said
    assert "none" in said
    shown = data("show", game)
    assert (shown["title"], shown["options"]["rounds"], shown["over"]) == (TITLE, 2, False)
    assert [view["seat"] for view in shown["position"]["views"]] == [0, 1, 2]
    assert data("show", game, "--seat", "1")["position"] == Record.parse(game.read_text()).state.view(1).as_dict()


@rule("SB-2.3")
def test_a_view_does_not_tell_who_has_answered(game: Path) -> None:
    before = run("show", game, "--seat", "2").stdout
    record = Record.parse(game.read_text())
    after = Record(TITLE, record.seed, record.options)
    after.act("none")
    assert after.state.to_act != record.state.to_act
    from sandtable.cli.position import position_of

    assert position_of(after.state, 2) == position_of(record.state, 2)
    assert "Seat 2 is to act: send" in before
    for seat in (0, 1):
        assert f"Seat {seat} is to act" not in before


def test_a_game_is_played_and_replayed(game: Path) -> None:
    run("play", game, *["none"] * 3, "pass", "pass", "pass", *["none"] * 3, "pass", "pass", "pass")
    shown = data("show", game)
    assert shown["over"]
    assert shown["outcome"] == Record.parse(game.read_text()).state.outcome.as_dict()  # type: ignore[union-attr]
    assert "won: rounds" in run("show", game).stdout
    log = data("replay", game, "--all")["log"]
    assert [entry["action"] for entry in log] == (["none"] * 3 + ["pass"] * 3) * 2
    assert any("unsold" in text for entry in log for text in entry["events"])
    assert "unsold 1" in run("replay", game, "--all").stdout
    assert "owes" in run("play", game, "pass", status=2).stderr or "over" in run("play", game, "pass", status=2).stderr


def test_many_games_are_simulated_and_covered() -> None:
    found = data("sim", TITLE, "--seats", "3", "--games", "12", "--bots", "G,R,R", "--jobs", "1")
    assert (found["title"], found["games"], found["failures"]) == (TITLE, 12, [])
    assert sum(found["wins_by_seat"]) == pytest.approx(12)
    assert "Sealed" in run("titles").stdout
    assert "has no option 'leaders'" in run("sim", TITLE, "--leaders", "draft", status=2).stderr
    assert "--difficulty takes all" in run("sim", TITLE, "--difficulty", "mentat", status=2).stderr


def test_bots_meet_in_the_arena(tmp_path: Path) -> None:
    found = data("arena", TITLE, "--seats", "G,R,R", "--games", "6", "--jobs", "1", "--out", tmp_path / "out")
    assert (found["games"], found["failures"]) == (6, 0)
    assert {bot["spec"] for bot in found["bots"]} == {"G", "R"}
    assert any(path.endswith("report.html") for path in found["files"])
    assert (tmp_path / "out" / "report.html").stat().st_size > 1000


def test_its_rules_are_printed_and_counted() -> None:
    found = data("rules", TITLE)
    assert found["title"] == TITLE
    assert found["rules"] == found["cited"] + found["exempt"]
    assert found["uncited"] == []
    said = run("rules", TITLE, "--lang", "en").stdout
    assert "2. The markets" in said
    assert "SB-2.3" in said
    assert f"{found['rules']} rules, {found['cited']} cited" in run("rules", TITLE, "--full").stdout


def test_a_title_without_a_printer_has_no_pieces_to_look_up() -> None:
    assert not meta(TITLE).has("printer")
    assert "there is no piece 'stilgar'" in run("card", "stilgar", "--title", TITLE, status=2).stderr
    assert data("card", "stilgar")[0]["id"] == "stilgar"


@rule("SB-2.3")
def test_moves_made_at_once_are_played_all_at_once(game: Path) -> None:
    """A file holds no sealed move, so half of a group would be lost: it is refused, and nothing is written."""
    before = game.read_text()
    said = run("play", game, "none", "none", status=2)
    assert "add those of seat 2" in said.stderr
    assert game.read_text() == before
    run("play", game, "none", "none", "none")
    assert len(Record.parse(game.read_text())) == 3
