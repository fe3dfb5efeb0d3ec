"""Many games at once: the same whatever the number of processes, and no failure stops the others."""

from __future__ import annotations

import pytest

from sandtable import bots
from sandtable.arena.simulate import Summary, Tally, simulate
from sandtable.bots import Bot, UnknownBot, make, make_all
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import BadOption, UnknownTitle
from sandtable.core.rng import Rng
from sandtable.core.titles import new

KEYS = ["title", "seats", "games", "decisions", "seconds", "failures", "rounds_mean", "wins_by_seat", "unreached"]


class Broken:
    """Gives up after five decisions in every other game."""

    name = "broken"
    needs_view = False

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        if decision.number == 5 and rng.below(2):
            raise RuntimeError("no idea")
        return decision.options[rng.below(len(decision.options))]


class Looking:
    """Insists on the view of its own seat."""

    name = "looking"
    needs_view = True

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        assert view.seat == decision.seat
        return decision.options[0]


class Cheating:
    """Answers what was not asked."""

    name = "cheating"
    needs_view = False

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        return next(a for a in range(len(decision.vocabulary)) if a not in decision.options)


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    here = "tests.arena.test_simulate"
    more = (
        ("B", "broken", f"{here}:Broken"),
        ("L", "looking", f"{here}:Looking"),
        ("C", "cheating", f"{here}:Cheating"),
    )
    monkeypatch.setattr(bots, "_BOTS", (*bots._BOTS, *more))


# --- bots --------------------------------------------------------------------------------
@pytest.mark.parametrize("spec", ["R", "r", "random", "Random", " R "])
def test_a_bot_is_named_by_letter_or_name(spec: str) -> None:
    assert make(spec).name == "random"


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'Z'; there are R \(random\)"):
        make("Z")


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert len(make_all("R", 3)) == 3
    assert len(make_all("R,random,R", 3)) == 3
    with pytest.raises(UnknownBot, match="2 bots were named for 3 seats"):
        make_all("R,R", 3)


def test_the_random_bot_takes_any_option() -> None:
    state = new("imperium", seats=4, seed=1)
    decision = state.decision(state.to_act[0])
    bot: Bot = make("R")
    rng = Rng(3)
    assert {bot.choose(None, decision, rng) for _ in range(200)} == set(decision.options)


# --- games -------------------------------------------------------------------------------
def plain(summary: Summary) -> dict[str, object]:
    data = summary.as_dict()
    del data["seconds"]
    return data


def test_the_summary_has_exactly_these_fields() -> None:
    summary = simulate("imperium", seats=4, games=3, seed=11, jobs=1)
    data = summary.as_dict()
    assert list(data) == KEYS
    assert data["title"] == "imperium"
    assert data["seats"] == 4
    assert data["games"] == 3
    assert data["decisions"] > 300
    assert data["failures"] == []
    assert 1 <= data["rounds_mean"] <= 10
    assert sum(data["wins_by_seat"]) == pytest.approx(3)
    assert data["unreached"] == []
    assert not summary.covered
    assert summary.bots == ["random"] * 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats(seats: int) -> None:
    summary = simulate("imperium", seats=seats, games=4, seed=5, jobs=1)
    assert summary.failures == []
    assert sum(summary.wins_by_seat) == pytest.approx(4)
    assert len(summary.wins_by_seat) == (3 if seats == 1 else seats)  # alone, the Rivals can win
    assert len(summary.points_mean) == len(summary.wins_by_seat)


def test_the_same_games_in_one_process_and_in_two() -> None:
    one = simulate("imperium", games=12, seed=100, jobs=1, coverage=True)
    two = simulate("imperium", games=12, seed=100, jobs=2, coverage=True)
    assert plain(one) == plain(two)
    assert one.points_mean == pytest.approx(two.points_mean)


def test_a_game_follows_from_its_seed_alone() -> None:
    together = simulate("imperium", games=3, seed=7, jobs=1)
    single = [simulate("imperium", games=1, seed=7 + i, jobs=1) for i in range(3)]
    assert together.decisions == sum(summary.decisions for summary in single)


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    simulate("imperium", games=7, jobs=1, progress_callback=told.append)
    assert sum(told) == 7


def test_options_go_to_the_game() -> None:
    leaders = ["paul_atreides", "helena_richese", "glossu_rabban"]
    summary = simulate("imperium", seats=3, games=2, jobs=1, options={"leaders": leaders}, coverage=True)
    assert "leader:paul_atreides prescience" not in summary.unreached
    assert not any(id.startswith("leader:baron") for id in summary.unreached)


@pytest.mark.usefixtures("odd_bots")
def test_a_failure_is_recorded_and_the_others_go_on() -> None:
    summary = simulate("imperium", games=12, bots="B", jobs=1)
    assert 0 < len(summary.failures) < 12
    assert all(failure["decision"] == 5 and failure["error"] == "RuntimeError: no idea" for failure in summary.failures)
    seeds = [failure["seed"] for failure in summary.failures]
    assert seeds == sorted(seeds)
    assert summary.games == 12
    assert summary.finished == 12 - len(seeds)
    assert sum(summary.wins_by_seat) == pytest.approx(summary.finished)
    again = simulate("imperium", games=1, bots="B", jobs=1, seed=seeds[0])
    assert again.failures == summary.failures[:1]


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_cheats_fails() -> None:
    summary = simulate("imperium", games=2, bots="R,R,R,C", jobs=1)
    assert len(summary.failures) == 2
    assert all(failure["error"].startswith("IllegalAction: ") for failure in summary.failures)
    assert summary.rounds_mean == 0


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_looks_gets_the_view_of_its_seat() -> None:
    assert simulate("imperium", seats=3, games=1, bots="L,R,R", jobs=1).failures == []


def test_impossible_settings_are_refused_before_any_game() -> None:
    with pytest.raises(UnknownTitle):
        simulate("chess")
    with pytest.raises(BadOption, match="games takes"):
        simulate("imperium", games=0)
    with pytest.raises(BadOption, match="jobs takes"):
        simulate("imperium", jobs=0)
    with pytest.raises(BadOption, match="seats"):
        simulate("imperium", seats=9)
    with pytest.raises(BadOption, match="leader"):
        simulate("imperium", options={"leaders": ["nobody"] * 4})
    with pytest.raises(BadOption, match="seed"):
        simulate("imperium", seed=-1)
    with pytest.raises(BadOption, match="seed"):
        simulate("imperium", seed=(1 << 63) - 1, games=2)
    with pytest.raises(UnknownBot):
        simulate("imperium", bots="Z")


def test_shared_wins_count_in_parts_and_tallies_add_up() -> None:
    total = Tally(wins=[0.5, 0.5, 0.0], points=[9, 9, 3], finished=1, games=1, reasons={"points": 1})
    total.add(Tally(wins=[1.0, 0.0, 0.0], points=[10, 2, 1], finished=1, games=1, reasons={"points": 1}))
    assert total.wins == [1.5, 0.5, 0.0]
    assert total.points == [19, 11, 4]
    assert total.reasons == {"points": 2}


def test_the_interval_holds_the_share_and_narrows() -> None:
    few = simulate("imperium", games=4, jobs=1)
    many = simulate("imperium", games=40, jobs=1)
    for seat in range(4):
        for summary in (few, many):
            low, high = summary.interval(seat)
            assert 0 <= low <= summary.wins_by_seat[seat] / summary.games <= high <= 1
    width = [high - low for low, high in (many.interval(seat) for seat in range(4))]
    wide = [high - low for low, high in (few.interval(seat) for seat in range(4))]
    assert max(width) < min(wide)
