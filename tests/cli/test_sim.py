"""The command line: `sandtable sim`."""

from __future__ import annotations

import pytest

from tests.cli.running import data, refused, run

SIM_KEYS = ["title", "seats", "games", "decisions", "seconds", "failures", "rounds_mean", "wins_by_seat", "unreached"]


def test_sim_as_json() -> None:
    found = data("sim", "imperium", "--seats", "3", "--games", "3", "--bots", "random", "--seed", "5", "--jobs", "1")
    assert list(found) == SIM_KEYS
    assert found["games"] == 3
    assert found["seats"] == 3
    assert found["failures"] == []
    assert found["unreached"] == []
    assert sum(found["wins_by_seat"]) == pytest.approx(3)


def test_sim_with_coverage() -> None:
    found = data("sim", "imperium", "--games", "2", "--jobs", "1", "--coverage")
    assert list(found) == SIM_KEYS
    assert len(found["unreached"]) > 10
    assert all(isinstance(id, str) for id in found["unreached"])
    text = run("sim", "imperium", "--games", "2", "--jobs", "1", "--coverage")
    assert found["unreached"][0] in text.stdout


def test_sim_for_the_eye() -> None:
    text = run("sim", "imperium", "--games", "4", "--bots", "R,R,R,R", "--jobs", "1").stdout
    for word in ("Games", "Decisions per second", "Rounds, mean", "95% interval", "Points, mean", "Failures"):
        assert word in text


def test_sim_with_leaders() -> None:
    leaders = "paul_atreides,helena_richese,glossu_rabban"
    for more in (["--leaders", leaders], ["--leaders", "draft"], ["-o", f"leaders={leaders}"], ["-o", "first=1"]):
        found = data("sim", "imperium", "--seats", "3", "--games", "1", "--jobs", "1", *more)
        assert found["failures"] == []


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["chess"], "there is no title 'chess'"),
        (["imperium", "--seats", "9"], "'seats'"),
        (["imperium", "--games", "0"], "games takes"),
        (["imperium", "--jobs", "0"], "jobs takes"),
        (["imperium", "--bots", "zork"], "there is no bot 'zork'"),
        (["imperium", "--bots", "R,R"], "2 bots"),
        (["imperium", "--leaders", "zork,a,b,c"], "there is no leader 'zork'"),
        (["imperium", "-o", "zork=1"], "no option 'zork'"),
        (["imperium", "-o", "zork"], "NAME=VALUE"),
        (["imperium", "-o", "seats=3"], "--seats"),
        (["imperium", "--seed", "-4"], "seed"),
    ],
)
def test_sim_refuses(args: list[str], why: str) -> None:
    assert why in refused("sim", *args)
    assert why in refused("sim", *args, "--json")


LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]


def test_sim_alone_says_how_often_the_human_seat_wins() -> None:
    found = data("sim", "imperium", "--seats", "1", "--games", "6", "--bots", "G", "--jobs", "1")
    assert list(found) == [*SIM_KEYS, "difficulty", "human_wins"]
    assert found["difficulty"] == "mercenary"
    wins = found["human_wins"]
    assert wins["share"] == pytest.approx(found["wins_by_seat"][0] / 6, abs=1e-4)
    assert 0 <= wins["low"] <= wins["share"] <= wins["high"] <= 1
    args = ["--difficulty", "mentat", "--rivals", "glossu_rabban,duke_leto_atreides"]
    assert data("sim", "imperium", "--seats", "1", "--games", "2", "--jobs", "1", *args)["difficulty"] == "mentat"
    text = run("sim", "imperium", "--seats", "1", "--games", "2", "--jobs", "1", *args).stdout
    for word in ("mentat", "95% interval", "How often the human seat (random) wins"):
        assert word in text


def test_sim_alone_at_every_difficulty() -> None:
    args = ["sim", "imperium", "--seats", "1", "--games", "3", "--bots", "G", "--jobs", "1", "--difficulty", "all"]
    found = data(*args)
    assert list(found) == [*SIM_KEYS, "levels"]
    assert [level["difficulty"] for level in found["levels"]] == LEVELS
    for level in found["levels"]:
        assert list(level) == [*SIM_KEYS, "difficulty", "human_wins"]
        assert level["games"] == 3
    assert found["games"] == 12
    assert found["decisions"] == sum(level["decisions"] for level in found["levels"])
    assert sum(found["wins_by_seat"]) == pytest.approx(12)
    low, high = (pick(level["rounds_mean"] for level in found["levels"]) for pick in (min, max))
    assert low <= found["rounds_mean"] <= high
    text = run(*args).stdout
    rows = [line.split()[0] for line in text.splitlines() if line.split() and line.split()[0] in LEVELS]
    assert rows == LEVELS


def test_sim_at_every_difficulty_with_coverage() -> None:
    found = data("sim", "imperium", "--seats", "1", "--games", "2", "--jobs", "1", "--difficulty", "all", "--coverage")
    each = [set(level["unreached"]) for level in found["levels"]]
    assert set.intersection(*each) <= set(found["unreached"]) <= set.union(*each)
    assert len(found["unreached"]) < min(len(ids) for ids in each)
    assert "Never occurred" in run(
        "sim", "imperium", "--seats", "1", "--games", "1", "--jobs", "1", "--difficulty", "all", "--coverage"
    ).stdout  # fmt: skip


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--seats", "3", "--difficulty", "mentat"], "--difficulty is for solo games: --seats 1, not 3"),
        (["--seats", "4", "--difficulty", "all"], "--difficulty is for solo games"),
        (["--seats", "1", "--difficulty", "easy"], "mercenary, sardaukar, mentat, kwisatz_haderach, all; not 'easy'"),
        (["--seats", "2", "--rivals", "glossu_rabban,duke_leto_atreides"], "'rivals' is for seats=1"),
        (["--seats", "1", "--rivals", "glossu_rabban"], "'rivals' takes"),
        (["--seats", "1", "--rivals", "paul_atreides,glossu_rabban"], "cannot be a Rival"),
        (["--seats", "1", "--difficulty", "all", "--rivals", "zork,glossu_rabban"], "there is no leader 'zork'"),
    ],
)
def test_sim_refuses_what_is_for_the_game_alone(args: list[str], why: str) -> None:
    assert why in refused("sim", "imperium", "--games", "1", "--jobs", "1", *args)
