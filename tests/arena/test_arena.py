"""The arena: balanced matches, what they add up to, and what is written down and shown.

What goes wrong is in test_arena_failures.py, ratings and intervals in test_ratings.py; Ray and Parquet, which need
their libraries, in test_ray.py and test_parquet.py.
"""

from __future__ import annotations

import csv
import json
import re
import shlex
import sys
from collections import Counter
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from sandtable.arena.match import Result as Tournament
from sandtable.arena.match import fixtures, play_fixture, read_lineup, rotations, tournament
from sandtable.arena.playing import Course, play_out
from sandtable.arena.report import MOST_CARDS_DRAWN, page
from sandtable.arena.simulate import simulate
from sandtable.arena.store import columns
from sandtable.arena.tally import Tally, middle_ranks
from sandtable.bots import make_all
from sandtable.cli import app
from sandtable.imperium.lab import statistics
from sandtable.imperium.rules.game import Game
from tests.arena.tournaments import META, plain, plan, run
from tests.imperium.base.pieces import LEADERS


# --- balance -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lineup", "n"),
    [("S:9,G,G,G", 4), ("G,R,G,R", 2), ("G,G,G,G", 1), ("G,G,R,R", 4), ("G,R,R", 3), ("G,R", 2), ("G", 1)],
)
def test_the_lineup_moves_on_until_it_repeats(lineup: str, n: int) -> None:
    assert rotations(read_lineup(lineup)) == n
    block = plan(lineup, 1)
    assert len(block) == len({fixture.bots for fixture in block}) == n
    assert block[0].bots == tuple(read_lineup(lineup))


@pytest.mark.parametrize("lineup", ["G,R,R,R", "G,G,R,R", "G,R,G,R", "S:5,G,R", "G,R"])
def test_every_bot_plays_every_seat_equally_often(lineup: str) -> None:
    seated = Counter((seat, bot) for fixture in plan(lineup, 3) for seat, bot in enumerate(fixture.bots))
    read = read_lineup(lineup)
    for bot in set(read):
        assert len({seated[seat, bot] for seat in range(len(read))}) == 1


def test_games_of_a_block_share_seed_and_leaders() -> None:
    games = plan("G,R,R,R", 6, seed=40)
    assert [fixture.game for fixture in games] == list(range(24))
    for block in range(6):
        same = [fixture for fixture in games if fixture.block == block]
        assert [fixture.rotation for fixture in same] == [0, 1, 2, 3]
        assert {fixture.seed for fixture in same} == {40 + block}
        assert all(fixture.options == same[0].options for fixture in same)
        assert len(set(same[0].options["leaders"])) == 4
    assert len({tuple(fixture.options["leaders"]) for fixture in games}) == 6


@pytest.mark.parametrize("lineup", ["G,R,R,R", "G,R,R", "G,R", "G"])
def test_every_bot_plays_every_leader_on_every_seat_equally_often(lineup: str) -> None:
    """After as many blocks as there are Leaders, and as evenly as can be before that."""
    seats = len(read_lineup(lineup))
    met: Counter[tuple[str, str, int]] = Counter()
    for fixture in plan(lineup, len(LEADERS)):
        for seat, (bot, leader) in enumerate(zip(fixture.bots, fixture.options["leaders"], strict=True)):
            met[bot, leader, seat] += 1
    for bot in set(read_lineup(lineup)):
        assert len({met[bot, leader.id, seat] for leader in LEADERS for seat in range(seats)}) == 1
    early = Counter(leader for fixture in plan(lineup, len(LEADERS) // seats) for leader in fixture.options["leaders"])
    assert len(set(early.values())) == 1


def test_the_seed_deals_other_leaders() -> None:
    first = [fixture.options["leaders"] for fixture in plan("G,R,R,R", 2, seed=0)]
    assert first == [fixture.options["leaders"] for fixture in plan("G,R,R,R", 2, seed=0)]
    assert first != [fixture.options["leaders"] for fixture in plan("G,R,R,R", 2, seed=1)]


def test_leaders_that_are_named_stay_and_rivals_are_left_out() -> None:
    named = ["paul_atreides", "helena_richese", "glossu_rabban"]
    for given in (named, "draft"):
        options = META.check({"seats": 3, "leaders": given})
        assert all(f.options == options for f in fixtures("imperium", ["G", "R", "R"], 3, 0, options))
    options = META.check({"seats": 1, "rivals": ["glossu_rabban", "count_ilban_richese"]})
    dealt = [f.options["leaders"][0] for f in fixtures("imperium", ["G"], 6, 0, options)]
    assert len(set(dealt)) == 6
    assert not set(dealt) & {"glossu_rabban", "count_ilban_richese"}


# --- games -------------------------------------------------------------------------------
def test_a_game_is_the_one_that_sim_plays() -> None:
    fixture = plan("G,R,R", 2, seed=5)[4]
    row = play_fixture(fixture)
    leaders = fixture.options["leaders"]
    found = simulate("imperium", 3, 1, ",".join(fixture.bots), fixture.seed, jobs=1, options={"leaders": leaders})
    assert found.decisions == row["decisions"]
    assert found.wins_by_seat == [party["win"] for party in row["parties"]]
    assert [party["leader"] for party in row["parties"]] == leaders
    program, *words = shlex.split(fixture.command())
    assert program == "sandtable"
    result = CliRunner().invoke(app, [*words, "--json"])
    assert json.loads(result.stdout)["decisions"] == row["decisions"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sources_of_points_add_up(seats: int) -> None:
    sorts: set[str] = set()
    for seed in range(10):
        options: dict[str, Any] = {"seats": seats} | ({"difficulty": "mentat"} if seats == 1 else {})
        game = META.new(seed, options, listen=True)
        outcome = play_out(game, make_all("G" if seed % 2 else "R", seats), seed, Course(seats))
        assert isinstance(game, Game)
        assert statistics.parties(game) == len(outcome.points)
        results = statistics.results(game, game.take_events())
        assert len(results) == len(outcome.points)
        for points, party in zip(outcome.points, results, strict=True):
            assert sum(party["sources"].values()) == party["points_by_round"][-1] == points
            assert party["sources"].get("start", 0) == (1 if seats == 4 else 0)
            assert len(party["points_by_round"]) == game.round
            assert "other" not in party["sources"]
            assert all(statistics.name(source) != source for source in party["sources"])
            assert all(statistics.name(f"card:{card}") != card for card in party["cards"])
            sorts |= {source.partition(":")[0] for source in party["sources"]}
    assert {"influence", "conflict", "alliance"} <= sorts
    assert ("trade" in sorts) == (seats == 1)


# --- a tournament ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    """Greedy against three random bots, 8 games, on disk."""
    out = tmp_path_factory.mktemp("arena") / "new" / "folder"
    told: list[int] = []
    found = tournament("imperium", "G,R,R,R", games=8, seed=3, jobs=1, out=out, progress_callback=told.append)
    assert sum(told) == 8
    return found.summary, out


def test_the_summary_adds_up(held: tuple[dict[str, Any], Path]) -> None:
    summary, _ = held
    assert (summary["games"], summary["blocks"], summary["rotations"], summary["failures"]) == (8, 2, 4, 0)
    greedy, random = summary["bots"]
    assert (greedy["spec"], greedy["name"], greedy["seats"]) == ("G", "Adept", 1)
    assert (random["spec"], random["name"], random["seats"]) == ("R", "Novice", 3)
    assert greedy["wins"] + random["wins"] == pytest.approx(8)
    assert greedy["win_rate"]["share"] + 3 * random["win_rate"]["share"] == pytest.approx(1, abs=1e-3)
    assert greedy["mean_rank"]["mean"] + 3 * random["mean_rank"]["mean"] == pytest.approx(10, abs=1e-3)
    for bot in summary["bots"]:
        for key, value in (("win_rate", "share"), ("mean_rank", "mean"), ("rating", "rating")):
            assert bot[key]["low"] <= bot[key][value] <= bot[key]["high"]
            assert bot[key]["low"] < bot[key]["high"]
        assert bot["ms_per_decision"] > 0
    assert greedy["rating"]["rating"] > random["rating"]["rating"]
    assert greedy["ms_per_decision"] > random["ms_per_decision"]
    for part in ("by_seat", "by_leader"):
        assert sum(entry["games"] for entry in summary[part].values()) == 32
        assert sum(entry["wins"] for entry in summary[part].values()) == pytest.approx(8)
    assert len(summary["by_leader"]) == len(LEADERS)
    assert {entry["games"] for entry in summary["by_leader"].values()} == {4}
    assert sum(summary["rounds"]["games"].values()) == 8
    assert sum(summary["ended_by"].values()) == 8
    for bot in summary["bots"]:
        own = summary["by_bot"][bot["spec"]]
        assert own["points_by_round"][-1] == pytest.approx(bot["points"]["mean"], abs=1e-3)
        assert sum(own["sources"].values()) == pytest.approx(bot["points"]["mean"], abs=0.01)
        assert own["points_by_round"] == sorted(own["points_by_round"]) or bot["spec"] == "R"
        assert own["by_card"]


def test_rows_as_json_and_csv(held: tuple[dict[str, Any], Path]) -> None:
    summary, out = held
    rows = json.loads((out / "games.json").read_text(encoding="utf-8"))
    assert [row["game"] for row in rows] == list(range(8))
    assert all(row["error"] == "" for row in rows)
    assert json.loads((out / "summary.json").read_text(encoding="utf-8")) == summary
    assert (
        sum(party["win"] for row in rows for party in row["parties"] if party["bot"] == "G")
        == summary["bots"][0]["wins"]
    )
    with (out / "games.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert list(lines[0]) == [name for name, _ in columns(4)]
    for row, line in zip(rows, lines, strict=True):
        assert int(line["seed"]) == row["seed"] == 3 + row["block"]
        for party in row["parties"]:
            seat = f"seat{party['seat']}_"
            assert line[seat + "bot"] == party["bot"] == row["bots"][party["seat"]]
            assert int(line[seat + "points"]) == party["points"]
            assert line[seat + "cards"].split() == party["cards"]
            assert [int(n) for n in line[seat + "points_by_round"].split()] == party["points_by_round"]


class Page(HTMLParser):
    """Checks that every element is closed, and keeps what could be loaded from elsewhere."""

    VOID = ("meta", "link", "img", "br", "hr", "input")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_with_plots(held: tuple[dict[str, Any], Path]) -> None:
    _, out = held
    text = (out / "report.html").read_text(encoding="utf-8")
    read = Page()
    read.feed(text)
    assert read.open == []
    assert read.loads == []
    assert re.findall(r"<svg[^>]*><title>([^<]*)</title>", text) == [
        "Share of wins for one seat",
        "Ratings",
        "Wins by seat",
        "Wins by Leader",
        "Points by round",
        "Sources of points, mean of a game",
        "Wins by cards acquired",
        "Length of games",
    ]
    assert [f"Seat {n}" for n in (1, 2, 3, 4)] == re.findall(r"Seat \d", text)
    assert not {"script", "link", "img", "iframe"} & set(read.seen)
    assert "http" not in text
    assert "url(" not in text
    for svg in text.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + svg.partition("</svg>")[0] + "</svg>")
    assert "Paul Atreides" in text
    assert "nan" not in text.lower().replace("finance", "")


def test_the_cards_drawn_are_the_most_frequent(held: tuple[dict[str, Any], Path]) -> None:
    summary, out = held
    text = (out / "report.html").read_text(encoding="utf-8")
    plot = text.partition("<title>Wins by cards acquired</title>")[2].partition("</svg>")[0]
    cards = summary["by_card"]
    often = sorted(cards, key=lambda id: (-cards[id]["games"], id))[:MOST_CARDS_DRAWN]
    assert len(often) == MOST_CARDS_DRAWN == plot.count("<circle")
    labels = re.findall(r'text-anchor="end">([^<]*)</text>', plot)
    assert sorted(labels) == sorted(escape(statistics.name(f"card:{id}")) for id in often)


def test_without_pyarrow_parquet_is_left_out_and_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    found = tournament("imperium", "R,R,R", games=1, jobs=1, out=tmp_path)
    assert [path.name for path in found.files] == ["games.json", "games.csv", "summary.json", "report.html"]
    assert all(path.is_file() for path in found.files)
    assert "pyarrow is not installed" in found.notes[0]


def test_the_same_games_in_one_process_and_in_two(tmp_path: Path) -> None:
    for jobs in (1, 2):
        tournament("imperium", "G,R,R", games=6, seed=9, jobs=jobs, out=tmp_path / str(jobs))
    assert plain(tmp_path / "1") == plain(tmp_path / "2")


@pytest.mark.parametrize(("lineup", "parties"), [("G", 3), ("G,R", 2), ("G,G,G", 3)])
def test_fewer_seats(lineup: str, parties: int) -> None:
    summary = tournament("imperium", lineup, games=4, jobs=1).summary
    assert summary["failures"] == 0
    assert sum(bot["wins"] for bot in summary["bots"]) == pytest.approx(summary["games"])
    assert sum(bot["seats"] for bot in summary["bots"]) == parties
    assert summary["even_share"] == pytest.approx(1 / parties, abs=1e-3)
    alone = [bot["spec"] for bot in summary["bots"]] == ["G", "automated"]
    assert alone == (lineup == "G")


def test_seats_and_leaders_are_counted_for_those_who_are_played() -> None:
    """Not for Rivals, who play by their rules: their Leaders and seats would be mixed with the player's."""
    summary = tournament("imperium", "G", games=8, jobs=1, options={"difficulty": "mentat"}).summary
    player, rivals = summary["bots"]
    assert (player["spec"], rivals["spec"], rivals["games"]) == ("G", "automated", 8)
    for part in ("by_seat", "by_leader"):
        assert sum(entry["games"] for entry in summary[part].values()) == 8
        assert sum(entry["wins"] for entry in summary[part].values()) == pytest.approx(player["wins"])
        assert summary[part] == summary["by_bot"]["G"][part]
        assert summary["by_bot"]["automated"][part] == {}
    assert list(summary["by_seat"]) == ["0"]
    text = page(summary, statistics.name)
    assert re.findall(r"Seat \d", text) == ["Seat 1"]
    leaders = text.partition("<h2>Wins by Leader</h2>")[2].partition("<h2>")[0]
    assert "<th>G</th>" in leaders
    assert "automated" not in leaders


def test_parties_of_one_rank_share_its_places() -> None:
    assert middle_ranks([1, 2, 3, 4]) == [1, 2, 3, 4]
    assert middle_ranks([1, 1, 3, 4]) == [1.5, 1.5, 3, 4]
    assert middle_ranks([4, 1, 1, 1]) == [4, 2, 2, 2]
    assert middle_ranks([1, 2, 2]) == [1, 2.5, 2.5]


@pytest.mark.parametrize("ranks", [[1, 1, 3, 4], [1, 1, 1, 1], [1, 2, 2, 2], [1, 2, 3, 3]])
def test_a_mean_rank_lies_within_its_interval_where_ranks_are_shared(ranks: list[int]) -> None:
    lineup = ["G", "G", "R", "R"]
    tally = Tally("imperium", lineup)
    for number in range(6):
        row = play_fixture(plan("R,R,R,R", 1)[0])
        row |= {"game": number, "block": number}
        for bot, rank, party in zip(lineup, ranks, row["parties"], strict=True):
            party |= {"bot": bot, "rank": rank, "win": (rank == 1) / ranks.count(1)}
        tally.add(row)
    means = [bot["mean_rank"] for bot in tally.as_dict()["bots"]]
    assert sum(2 * found["mean"] for found in means) == pytest.approx(1 + 2 + 3 + 4)
    for found in means:
        assert found["low"] <= found["mean"] <= found["high"]


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert tournament("imperium", "G,R,R,R", games=5, jobs=1).summary["games"] == 8
    assert tournament("imperium", "R,R,R,R", games=5, jobs=1).summary["games"] == 5


# --- the command line --------------------------------------------------------------------
def test_arena_for_the_eye(tmp_path: Path) -> None:
    out = tmp_path / "here"
    shown = run("imperium", "--seats", "g,random,R,R", "--games", "4", "--jobs", "1", "--out", out).stdout
    for words in ("4 games in 1 blocks of 4", "R ×3", "Share", "95% interval", "Rating", "report.html"):
        assert words in shown
    assert (out / "report.html").is_file()


def test_everything_fits_into_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("imperium", "--seats", "G", "--games", "4", "--jobs", "1", columns=80).stdout
    assert "automated ×2" in shown
    assert "…" not in shown
    large = tournament("imperium", "G,R,R", games=3, jobs=1).summary
    first, second = large["bots"]
    sure = {"share": 1.0, "low": 0.9994, "high": 1.0}
    first |= {"spec": "S:50000ms", "wins": 10_000.0, "win_rate": sure, "ms_per_decision": 50_001.2}
    first["rating"] |= {"rating": 2100.4, "high": 2600.5}
    second |= {"spec": "S:1600x2", "wins": 9_999.5, "win_rate": sure, "ms_per_decision": 99.994}
    monkeypatch.setattr("sandtable.arena.match.tournament", lambda *_: Tournament(large, [], []))
    shown = run("imperium", "--seats", "G,R,R", columns=80).stdout
    for words in ("S:50000ms", "S:1600x2 ×2", "10,000.0", "99.9–100.0%", "99.99", "50,001", "500"):
        assert words in shown
    assert "…" not in shown


def test_arena_as_json(tmp_path: Path) -> None:
    result = run("imperium", "--seats", "G,R,R", "--games", "3", "--jobs", "1", "--out", tmp_path, "--json")
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert found["lineup"] == ["G", "R", "R"]
    assert str(tmp_path / "games.json") in found["files"]
    assert isinstance(found["notes"], list)
