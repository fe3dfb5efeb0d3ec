"""The analysis of a finished game: it adds up, tells luck from choices, finds mistakes, and refuses running games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sandtable.bots.advice import advice_for
from sandtable.cli import app
from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words, languages
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.insight import analysis, analysis_choices, analysis_curve, analysis_luck
from sandtable.insight.analysis import Analysis, Effort, Moment, analyse, light
from sandtable.insight.analysis_course import Purse, course_of
from sandtable.insight.analysis_html import parts_of, report
from sandtable.insight.analysis_told import as_data

OPTIONS = {"imperium": {"seats": 3}, "uprising": {"seats": 3}, "classic": {"seats": 2}}
CARELESS = 1  # the seat that chooses at random


def played(title: str, seed: int = 5) -> Record:
    """Return a game in which one seat chooses at random and the others follow the advice."""
    record = Record(title, seed, OPTIONS[title])
    advice = advice_for(title)
    rng = Rng(seed)
    while not record.state.over:
        seat = record.state.to_act[0]
        options = sorted(record.state.options_of(seat))
        careless = seat == CARELESS
        record.apply(seat, options[rng.below(len(options))] if careless else advice.best(record.state, seat, options))
    return record


@pytest.fixture(scope="module")
def game() -> Record:
    return played("imperium")


@pytest.fixture(scope="module")
def found(game: Record) -> Analysis:
    return analyse(game, 0.0, 1, effort=light(Effort()))


def test_each_way_adds_up_exactly_in_rounds_and_in_all(found: Analysis) -> None:
    for story in found.stories:
        whole = story.whole
        assert story.start + whole.luck + whole.choices + whole.others == pytest.approx(story.end, abs=1e-12)
        changes = sum(part.luck + part.choices + part.others for part in story.rounds)
        assert story.start + changes == pytest.approx(story.end, abs=1e-9)
        assert sum(part.luck for part in story.rounds) == pytest.approx(whole.luck)


def test_chances_are_told_at_every_choice_and_end_with_the_result(game: Record, found: Analysis) -> None:
    course = course_of(game)
    told = {point.n for point in found.points}
    assert told >= {step.n for step in course.steps if step.is_choice}
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.points)
    assert game.state.outcome is not None
    winners = game.state.outcome.winners
    assert [seat for seat, chance in enumerate(found.points[-1].chances) if chance > 0.0] == winners


def test_chances_are_told_although_every_seat_loses_in_its_own_few_worlds(game: Record) -> None:
    course = course_of(game)
    moment = analysis_curve.Measured(course.steps[0], course.seats)
    for seat, rows in enumerate(moment.values):
        rows.append([1.0 if party == (seat + 1) % course.seats else 0.0 for party in range(course.seats)])
    assert moment.row(course)[0] == pytest.approx([1.0 / course.seats] * course.seats)


def test_a_seat_that_follows_the_advice_gains_and_loses_nothing_by_its_choices(found: Analysis) -> None:
    for story in found.stories:
        if story.seat != CARELESS:
            assert story.whole.choices == 0.0
    assert found.stories[CARELESS].whole.choices < 0.0


def test_the_same_seed_and_effort_give_the_same_analysis(game: Record, found: Analysis) -> None:
    assert analyse(game, 0.0, 1, effort=light(Effort())) == found


def test_luck_is_only_what_a_seat_could_not_foresee(game: Record) -> None:
    course = course_of(game)
    swings = analysis_luck.measure(course, 6, Purse(0.0, None), Rng(3))
    assert swings
    assert all(course.steps[n].taught for n, _ in swings)
    assert all(abs(swing.change) > swing.error for swing in swings.values())


def moment(gain: float, error: float = 0.01, n: int = 1) -> Moment:
    return Moment(n, 0, 1, (1,), (2,), 0.3 + gain, 0.3, error, ())


def test_mistakes_are_sorted_by_cost_and_must_be_beyond_doubt() -> None:
    moments = [moment(-0.05), moment(-0.2), moment(-0.01), moment(-0.3, error=0.4), moment(0.1), moment(0.2, error=0.3)]
    wrong, right = analysis_choices.worst_and_best(moments)
    assert [round(m.gain, 2) for m in wrong] == [-0.2, -0.05]
    assert right is not None
    assert round(right.gain, 2) == 0.1
    wrong, right = analysis_choices.worst_and_best([moment(-0.1, n=n) for n in range(8)])
    assert len(wrong) == 5
    assert right is None


def test_moments_are_taken_evenly_if_there_is_no_time_for_all(game: Record) -> None:
    steps = course_of(game).steps
    first = [step.n for step, _ in zip(analysis_curve._spread_out(steps), range(9), strict=False)]
    assert first[0] == 0
    gaps = [b - a for a, b in zip(sorted(first), [*sorted(first)[1:], len(steps)], strict=True)]
    assert max(gaps) <= len(steps) // 2
    assert [step.n for step in sorted(analysis_curve._spread_out(steps), key=lambda step: step.n)] == list(
        range(len(steps))
    )


def test_a_limit_of_time_ends_each_phase(game: Record) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.02
        return now[0]

    told: list[float] = []
    purse = Purse(4.0, told.append, clock)
    course = course_of(game)
    for share in analysis.SHARES.values():
        purse.until(share)
        assert analysis_curve.measure(course, 400, purse, Rng(1))
        assert purse.gone < 4.0 * share + 1.5
    assert told == sorted(told)


def test_a_game_in_progress_is_refused(tmp_path: Path) -> None:
    record = Record("imperium", 3, {"seats": 3})
    with pytest.raises(analysis.GameInProgress):
        analyse(record)
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    result = CliRunner().invoke(app, ["analyse", str(path)])
    assert result.exit_code == 2
    assert "not over" in result.output
    assert list(tmp_path.iterdir()) == [path]


def test_a_title_without_advice_is_refused() -> None:
    class Sealed:
        title = "nothing"
        state = type("Over", (), {"over": True})()

    with pytest.raises(SandtableError):
        analysis.check(Sealed())  # type: ignore[arg-type]


@pytest.mark.parametrize("title", ["uprising", "classic"])
def test_every_title_with_advice_can_be_analysed(title: str) -> None:
    record = played(title)
    effort = Effort(curve=1, pairs=1, luck=2, lines=2, coarse=1, fine=2, candidates=1)
    found = analyse(record, 6.0, 1, effort=effort)
    assert len(found.stories) == record.state.seats
    told = as_data(found, record, Words("en"), [f"Seat {n}" for n in range(record.state.seats)])
    json.dumps(told)
    for story in told["seats"]:
        start, luck, choices, others, end = parts_of(story)
        assert start + luck + choices + others == end
        for each in story["mistakes"]:
            assert each["begin"] <= each["n"]
            assert not record.at(each["begin"]).sealed
            assert len(each["did"]["labels"]) == len(each["did"]["words"])


@pytest.mark.parametrize("lang", languages())
def test_the_report_is_one_file_in_the_language(game: Record, found: Analysis, lang: str) -> None:
    words = Words(lang)
    data = as_data(found, game, words, ["Ann & Bo", "Two", "Three"])
    text = report(data, words)
    assert f'lang="{lang}"' in text
    assert words.say("analysis-mistakes") in text
    assert "Ann &amp; Bo" in text
    assert "http" not in text
    assert text.count("<path") == 3
    for story in data["seats"]:
        assert story["start"] + story["luck"] + story["choices"] + story["others"] == pytest.approx(story["end"])


def test_the_command_writes_data_and_a_report(game: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    real = analysis.analyse

    def quick(record: Record, seconds: float, seed: int, progress: Any) -> Analysis:
        given.update(seconds=seconds, seed=seed)
        return real(record, 0.0, seed, progress, light(Effort()))

    monkeypatch.setattr(analysis, "analyse", quick)
    path, out, html = tmp_path / "game.txt", tmp_path / "out.json", tmp_path / "out.html"
    path.write_text(game.to_text(), encoding="utf-8")
    arguments = ["analyse", str(path), "--out", str(out), "--html", str(html), "--seconds", "20", "--seed", "4"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert given == {"seconds": 20.0, "seed": 4}
    assert json.loads(out.read_text(encoding="utf-8"))["moves"] == len(game)
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "Luck" in result.output


def test_meta_knows_the_titles_that_are_analysed() -> None:
    assert all(meta(title).has("advice") for title in OPTIONS)
