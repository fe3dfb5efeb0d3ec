"""Many games in which several decide at once: simulation, matches, tournaments, also in other processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.match import Fixture, play_fixture, tournament
from sandtable.arena.playing import BOT_SALT, Course, play_out
from sandtable.arena.simulate import simulate
from sandtable.bots import make
from sandtable.core.rng import Rng
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed.meta import META
from tests.sealed.playing import begin


def rest(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "seats"}


@pytest.mark.parametrize("options", EVERY_WAY)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_games_are_played_and_counted(options: dict[str, Any], bots: str) -> None:
    summary = simulate(TITLE, options["seats"], 20, bots, options=rest(options), jobs=1)
    assert summary.failures == []
    assert summary.rounds_mean == META.check(options)["rounds"]
    assert sum(summary.wins_by_seat) == pytest.approx(20)
    assert summary.reasons == {"rounds": 20}


def test_games_in_other_processes_are_the_same() -> None:
    """They know the title too."""
    here = simulate(TITLE, 3, 12, "random", seed=5, jobs=1, coverage=True)
    there = simulate(TITLE, 3, 12, "random", seed=5, jobs=2, coverage=True)
    assert there.failures == []
    assert there.wins_by_seat == pytest.approx(here.wins_by_seat)
    assert (there.decisions, there.points_mean, there.reached) == (here.decisions, here.points_mean, here.reached)


@pytest.mark.parametrize("options", EVERY_WAY)
def test_everything_that_can_occur_does(options: dict[str, Any]) -> None:
    assert simulate(TITLE, options["seats"], 200, options=rest(options), coverage=True, jobs=1).unreached == []


def test_in_whatever_order_seats_are_asked_the_game_is_the_same() -> None:
    for seed in range(10):
        players = [make("G"), make("R"), make("R")]
        asked = begin(seed, seats=3)
        outcome = play_out(asked, players, seed, Course(3))
        backwards = begin(seed, seats=3)
        chance = Rng(seed ^ BOT_SALT)
        rngs = [chance.fork() for _ in players]
        while not backwards.over:
            seat = backwards.to_act[-1]
            backwards.apply(seat, players[seat].choose(backwards.view(seat), backwards.decision(seat), rngs[seat]))
        assert backwards.outcome == outcome
        assert backwards == asked


def test_a_match_counts_what_the_title_counts() -> None:
    row = play_fixture(Fixture(TITLE, 0, 0, 0, 7, ("S:16", "G", "R", "R"), META.check({"seats": 4, "teams": True})))
    assert row["error"] == ""
    assert len(row["parties"]) == 4
    assert {party["win"] for party in row["parties"]} <= {0.0, 0.25, 0.5}
    for party in row["parties"]:
        assert sum(party["sources"].values()) == party["points_by_round"][-1]
        assert len(party["points_by_round"]) == row["rounds"] == 3
        assert party["choices"] > 0


def test_a_tournament_is_written_down(tmp_path: Path) -> None:
    result = tournament(TITLE, "G,R,R", games=12, jobs=1, out=tmp_path / "out")
    assert result.summary["failures"] == 0
    assert result.summary["games"] == 12
    assert {bot["spec"] for bot in result.summary["bots"]} == {"G", "R"}
    report = next(file for file in result.files if file.suffix == ".html").read_text()
    assert "North market" in report
    assert "Leader" not in report


def test_a_tournament_in_two_processes_gives_the_same() -> None:
    one, two = (tournament(TITLE, "G,R", games=6, jobs=jobs).summary for jobs in (1, 2))
    assert two["failures"] == 0
    for key in ("games", "decisions", "by_seat", "ended_by", "rounds"):
        assert two[key] == one[key]


def test_a_searching_bot_plays_better() -> None:
    """The search and the advice are of use in a game of sealed choices: in even matches they win more than their
    share, each against the next simpler bot."""
    for lineup, better, games in (("G,R,R", "G", 150), ("S:40,G,G", "S:40", 24)):
        summary = tournament(TITLE, lineup, games=games, jobs=1, options={"rounds": 2}).summary
        found = next(bot for bot in summary["bots"] if bot["spec"] == better)
        assert found["win_rate"]["low"] > summary["even_share"], summary["bots"]
