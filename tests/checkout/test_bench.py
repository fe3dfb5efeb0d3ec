"""The parts of bench/ that judge and write, without the hours of play behind them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bench import engines, run, soak, strength
from bench.imperium import compiling, statistics_page
from sandtable.arena.match import Result, tournament
from sandtable.bots import canonical
from sandtable.core.titles import meta
from sandtable.imperium.rules import frames
from tests.imperium.base.pieces import LEADERS

ROOT = Path(__file__).resolve().parents[2]


# --- make strength -----------------------------------------------------------------------
def found(match: strength.Match, share: float, failures: int = 0) -> Result:
    """A tournament as the script reads it."""
    judged = {"spec": match.bot, "win_rate": {"share": share, "low": share - 0.05, "high": share + 0.04}}
    return Result({"games": 40, "failures": failures, "bots": [judged, {"spec": "other"}]}, [], [])


def test_the_matches_and_their_bars() -> None:
    assert [(match.title, match.lineup, dict(match.options), match.bar) for match in strength.MATCHES] == [
        ("imperium", "G,R,R,R", {}, 0.95),
        ("imperium", "S:400,G,G,G", {}, 0.60),
        ("imperium", "S:1600", {"difficulty": "sardaukar"}, 0.80),
        ("imperium", "G,R,R,R", {"boxes": ["ix"]}, 0.95),
        ("imperium", "G,R,R,R", {"boxes": ["immortality"]}, 0.95),
        ("imperium", "G,R,R,R", {"boxes": ["ix", "immortality"]}, 0.95),
        ("imperium", "S:400,G,G,G", {"boxes": ["ix"]}, 0.65),
        ("imperium", "S:400,G,G,G", {"boxes": ["ix", "immortality"]}, 0.60),
        ("uprising", "G,R,R,R", {}, 0.95),
        ("uprising", "G,R,R,R", {"choam": True}, 0.95),
        ("uprising", "S:400,G,G,G", {}, 0.65),
        ("uprising", "S:400,G,G,G", {"choam": True}, 0.65),
        ("uprising", "G,R,R,R", {"boxes": ["ix"]}, 0.95),
        ("uprising", "S:400,G,G,G", {"boxes": ["ix"]}, 0.65),
        ("uprising", "S:400", {"difficulty": "sardaukar"}, 0.70),
        ("classic", "G,R,R,R,R,R", {}, 0.60),
        ("classic", "G,R,R,R,R,R", {"advanced": True}, 0.60),
        ("classic", "S:200,G,G,G,G,G", {}, 0.40),
    ]
    for match in strength.MATCHES:
        assert match.lineup.split(",").count(match.bot) == 1
        assert canonical(match.bot) == match.bot


@pytest.mark.parametrize("match", strength.MATCHES, ids=lambda match: match.name)
@pytest.mark.parametrize(("above", "failures", "status"), [(0.0, 0, 0), (0.01, 0, 0), (-0.001, 0, 1), (0.01, 1, 1)])
def test_a_bar_is_held_or_missed(
    match: strength.Match,
    above: float,
    failures: int,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked: list[Any] = []

    def played(*args: Any) -> Result:
        """Each of the matches as far from its own bar."""
        asked.append(args)
        one = next(one for one in strength.MATCHES if (one.title, one.lineup, one.options) == (*args[:2], args[5]))
        return found(one, one.bar + above, failures)

    monkeypatch.setattr(strength, "tournament", played)
    chosen = ["--only", match.bot, "--title", match.title]
    assert strength.main([*chosen, "--games", "40", "--jobs", "1", "--seed", "7"]) == status
    like_it = [one for one in strength.MATCHES if (one.bot, one.title) == (match.bot, match.title)]
    assert asked == [(match.title, one.lineup, 40, 7, 1, one.options) for one in like_it]
    said = capsys.readouterr().out
    line = said.splitlines()[1 + like_it.index(match)]
    assert line.startswith(f"{'FAIL' if status else 'PASS'}  {match.name}")
    assert f"{100 * (match.bar + above) - 5:.1f} to {100 * (match.bar + above) + 4:.1f}%" in said
    assert ("1 FAILED" in said) == (failures == 1)


def test_every_match_is_played_though_one_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    by_lineup = {match.lineup: found(match, 0.1 if match.bot == "G" else 1.0) for match in strength.MATCHES}
    monkeypatch.setattr(strength, "tournament", lambda title, lineup, *_: by_lineup[lineup])
    assert strength.main([]) == 1
    came = ["FAIL" if match.bot == "G" else "PASS" for match in strength.MATCHES]
    assert came[:3] == ["FAIL", "PASS", "PASS"]
    assert re.findall(r"^(PASS|FAIL)", capsys.readouterr().out, re.MULTILINE) == came


def test_a_real_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--only", "G", "--title", "imperium", "--games", "4", "--jobs", "1"]) in (0, 1)
    assert "4 games" in capsys.readouterr().out


# --- make bench --------------------------------------------------------------------------
def test_make_bench_measures_both_builds() -> None:
    makefile = (ROOT / "make" / "measures.mk").read_text(encoding="utf-8")
    rule = makefile.partition("\nbench: ")[2].partition("\n\n")[0]
    assert re.findall(r"\$\(MAKE\) --no-print-directory ([a-z-]+)", rule) == [
        "bench-plain",
        "bench-compiled",
        "bench-compiling",
    ]


@pytest.mark.parametrize("name", ["sandtable", "classic"])
def test_our_engines_are_measured_as_they_are_played(name: str) -> None:
    """Every decision of a game is counted, and a copy is a copy."""
    engine = engines.ENGINES[name]()
    seen: list[tuple[int, bool]] = []
    played = engine.play(lambda state, width: seen.append((width, engine.clone(state) == state)))
    assert played == len(seen)
    assert all(width > 0 and same for width, same in seen)
    assert run.judge("compiled", {"classic_per_s": 59_999.0, "classic_clone_us": 8.0}, {}) == [
        {"bar": "classic: decisions/s", "value": 59_999.0, "limit": ">= 60000", "pass": False},
        {"bar": "classic: clone in mid-game, microseconds", "value": 8.0, "limit": "<= 8", "pass": True},
    ]


# --- soak --------------------------------------------------------------------------------
def test_a_soak_follows_a_game_and_tells_what_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"seats": 3, "turns": 2}
    invariants = meta("classic").part("invariants")
    monkeypatch.setattr(invariants, "trial", lambda title, number: options)
    assert "failure" not in soak.play("classic", 4, 1, 25_000, 120)
    covered = soak.play("classic", 4, 1, 25_000, 120, coverage=True)
    assert {"decision:bid", "event:storm"} <= set(covered["reached"])
    assert "failure" not in covered

    class Broken:
        def follow(self, game: Any) -> None:
            raise AssertionError("spice has gone")

    monkeypatch.setattr(invariants, "course", lambda game: Broken())
    failed = soak.play("classic", 4, 1, 25_000, 120)
    assert (failed["failure"], failed["decisions"]) == ("AssertionError: spice has gone", 1)


# --- docs/statistics.md ------------------------------------------------------------------
def test_the_page_of_statistics() -> None:
    summary = tournament("imperium", "G,G,R,R", games=8, jobs=1).summary
    for seat, entry in summary["by_seat"].items():
        entry["share"] = int(seat) % 2 / 2  # the second and the fourth win: sorting by wins would show
    text = statistics_page.page(summary, summary, ["one", "other"], statistics_page.BASE_PAGE)
    seats = text.partition("## Seats")[2].partition("##")[0]
    assert re.findall(r"\| Seat (\d)", seats) == ["1", "2", "3", "4"]
    leaders = text.partition("## Leaders")[2].partition("##")[0]
    wins = [float(share) for share in re.findall(r"^\| [^|]* \| [^|]* \| ([0-9.]*)%", leaders, re.MULTILINE)]
    assert len(wins) == len(LEADERS)
    assert wins == sorted(wins, reverse=True)
    assert "With 8 Leaders and 46 kinds of card" in text


def test_the_page_of_the_league() -> None:
    options = {"boxes": ["ix", "immortality"]}
    summary = tournament("imperium", "G,G,R,R", games=8, jobs=1, options=options).summary
    text = statistics_page.page(summary, summary, ["one", "other"], statistics_page.LEAGUE_PAGE)
    assert "-o boxes=ix,immortality --games 8" in text
    assert "With 14 Leaders" in text
    assert "statistics.md" in text


# --- what compiling brings ---------------------------------------------------------------
def test_every_part_is_done_and_timed() -> None:
    parts = compiling.parts()
    assert len(parts) == 9
    for name, work in parts.items():
        spent, times = work()
        assert spent > 0, name
        assert times >= compiling.GAMES, name


def test_the_options_are_looked_for_each_time() -> None:
    """A position that remembered its options would be measured as if it took no time."""
    games = compiling.positions(frames.ASK_TURN)
    for game in games:
        assert game.stack[-1][0] == frames.ASK_TURN
        assert game.round >= compiling.FROM_ROUND
        game.options_now = [-1]
    compiling.asking(games)()
    assert all(game.options_now != [-1] for game in games)


def test_resolving_leaves_the_positions_as_they_were() -> None:
    games = compiling.positions(frames.ASK_SPACE)[:3]
    before = [game.digest() for game in games]
    compiling.resolving(games)()
    assert [game.digest() for game in games] == before


def test_a_ratio_is_that_of_its_round(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each pair of rounds is compared with itself: a machine that slows down slows both."""
    times = {"plain": iter([8.0, 40.0, 9.0]), "compiled": iter([2.0, 8.0, 1.0])}
    closed: list[str] = []

    class Build:
        def __init__(self, name: str) -> None:
            self.name = name

        def kill(self) -> None:
            closed.append(self.name)

    monkeypatch.setattr(compiling, "started", lambda engine, build, cpu: Build(build))
    monkeypatch.setattr(compiling, "round_of", lambda build: {"a copy": next(times[build.name])})
    monkeypatch.setattr("sys.argv", ["compiling.py", "an engine", "--rounds", "3"])
    assert compiling.main() == 0
    assert closed == ["plain", "compiled"]
    row = capsys.readouterr().out.splitlines()[1].split()
    assert row == ["a", "copy", "9.00", "2.00", "5.0", "4.0", "to", "9.0"]


def test_the_wrong_build_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["compiling.py", "nowhere"])
    assert compiling.main() == 2
    assert "with the engine 'nowhere' it is the plain build of sandtable, not the compiled" in capsys.readouterr().err
