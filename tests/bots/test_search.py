"""The search: its knowledge, the use of its passes, and independence from the number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sandtable.bots import UnknownBot, make
from sandtable.bots.advice import advice_for
from sandtable.bots.search import Luck, Node, Settings, Way, estimate, expand, pick, search, settled, worlds_wanted
from sandtable.bots.search_bot import SearchBot, _helpers
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.core.titles import new
from sandtable.imperium.judge import prospects, rates
from sandtable.imperium.judge.policy import play_on
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NOBODY
from tests.imperium.playing import begin, play
from tests.processes import all_end, needs_proc

ADVICE = advice_for("imperium")


def fresh(seed: int, **options: int | str) -> Game:
    game = new("imperium", seed=seed, **options)
    assert isinstance(game, Game)
    return game


def at_a_choice(seed: int = 3) -> Game:
    """Return a game of three at a decision of seat 0 with many options."""
    game = fresh(seed, seats=3)
    while len(game.decision(game.to_act[0]).options) < 4 or game.to_act[0] != 0:
        game.take(game.open_options()[0])
    return game


# --- scores as evidence --------------------------------------------------------------------
class Priced:
    """Advice with fixed scores, of which one unit is a hundredth of the chance to win."""

    def scores(self, state: object, seat: int, options: list[int]) -> list[float]:
        return [float(option) for option in options]


def tried(visits: int, value: float, edge: float) -> Node:
    node = Node(0.5, edge)
    node.visits, node.value = visits, visits * value
    return node


def test_scores_with_a_price_count_as_some_passes() -> None:
    """Few lucky passes do not outweigh what the advice says; many do."""
    root = tried(40, 0.3, 0.0)
    root.kids = {1: tried(4, 0.3, 0.05), 2: tried(4, 0.4, -0.05)}
    assert estimate(root, root.kids[1], 40) > estimate(root, root.kids[2], 40)
    root.kids = {1: tried(400, 0.3, 0.05), 2: tried(400, 0.4, -0.05)}
    assert estimate(root, root.kids[1], 40) < estimate(root, root.kids[2], 40)


def test_a_score_without_a_price_is_a_prior_only() -> None:
    for price, edges in ((0.0, [0.0, 0.0]), (0.01, [-1.0, 1.0])):
        root = Node(1.0)
        expand(root, Priced(), None, 0, [1, 2], Way(Settings(), price))  # type: ignore[arg-type]
        signs = [(kid.edge > 0.0) - (kid.edge < 0.0) for kid in root.kids.values()]
        assert signs == edges
        assert sum(kid.prior for kid in root.kids.values()) == pytest.approx(1.0)
        assert pick(root, [1, 2], Way(Settings(), price)) == 2


# --- passes --------------------------------------------------------------------------------
def test_every_pass_is_counted_once() -> None:
    game = at_a_choice()
    rng = Rng(1)
    worlds = [game.resample(0, rng) for _ in range(5)]
    before = [world.digest() for world in worlds]
    found = search(worlds, 0, ADVICE, 24, 0.0, Settings(sure=1.0))
    assert set(found) == set(game.decision(0).options)
    assert sum(visits for visits, _ in found.values()) == 24
    assert [world.digest() for world in worlds] == before  # passes play on copies


def test_it_stops_when_nothing_can_change_any_more() -> None:
    root = Node(1.0)
    root.kids = {1: Node(0.5), 2: Node(0.5)}
    root.kids[1].visits, root.kids[2].visits = 30, 20
    assert not settled(root, 10)
    assert settled(root, 9)


def test_it_stops_when_hardly_anything_can_change_any_more() -> None:
    """It stops earlier than when nothing can change, with the same choice."""
    game = at_a_choice()
    rng = Rng(1)
    worlds = [game.resample(0, rng) for _ in range(5)]
    soon = search(worlds, 0, ADVICE, 24, 0.0)
    late = search(worlds, 0, ADVICE, 24, 0.0, Settings(sure=1.0))
    assert sum(visits for visits, _ in soon.values()) < sum(visits for visits, _ in late.values())
    assert max(soon, key=lambda option: soon[option]) == max(late, key=lambda option: late[option])


def test_a_search_by_the_clock_makes_as_many_passes_as_it_can() -> None:
    found = search([at_a_choice().clone()], 0, ADVICE, 0, 200.0)
    assert sum(visits for visits, _ in found.values()) >= 8


def test_a_search_that_comes_too_late_makes_one_pass() -> None:
    found = search([at_a_choice().clone()], 0, ADVICE, 0, 0.01)
    assert sum(visits for visits, _ in found.values()) == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_search_chooses_the_same_whatever_is_hidden(seats: int) -> None:
    bot, rng = make("S:8"), Rng(seats)
    game = fresh(seats, seats=seats)
    looked = 0
    while not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        if len(decision.options) > 1 and looked < 60:
            looked += 1
            other = game.resample(seat, rng)
            assert bot.choose(other.view(seat), other.decision(seat), Rng(7)) == bot.choose(
                game.view(seat), decision, Rng(7)
            )
        game.apply(seat, decision.options[rng.below(len(decision.options))])
    assert looked > 40


def test_more_passes_look_at_more_worlds_up_to_a_limit() -> None:
    few = Settings(passes_per_world=8, most_worlds=10)
    assert [worlds_wanted(n, few) for n in (1, 8, 24, 800)] == [1, 1, 3, 10]
    assert worlds_wanted(0, few) == 10
    more = Settings(priced_passes_per_world=3, priced_most_worlds=20)
    assert [worlds_wanted(n, more, priced=True) for n in (1, 8, 24, 800)] == [1, 2, 8, 20]
    assert worlds_wanted(0, more, priced=True) == 20


def test_the_luck_of_a_world_is_taken_off() -> None:
    luck = Luck(2)
    for _ in range(200):  # an easy world and a hard one in turn; one option is worth 0.1 more than the other
        luck.less(0, 0.8)
        luck.less(1, 0.2)
    assert luck.less(0, 0.9) == pytest.approx(0.6, abs=0.02)
    assert luck.less(1, 0.3) == pytest.approx(0.6, abs=0.02)


# --- choosing ------------------------------------------------------------------------------
def test_it_takes_a_point_that_wins_the_game() -> None:
    """With nine points and an Endgame card for the tenth, passing would leave the game to the tie-break."""
    game = begin(
        seats=3,
        phase="endgame",
        round=10,
        first=0,
        p0={"points": 9, "intrigue": ["plans_within_plans"], "influence": {"emperor": 3, "guild": 3, "bene": 3}},
        p1={"points": 9, "spice": 9},
        p2={"points": 3},
    )
    assert game.to_act == [0]
    word = game.vocabulary.words[make("S:60").choose(game.view(0), game.decision(0), Rng(1))]
    assert word == "intrigue:plans_within_plans"
    play(game, word)
    assert game.players[0].vp == 10


# --- processes -----------------------------------------------------------------------------
def test_two_processes_choose_the_same_every_time_and_share_the_passes() -> None:
    game = at_a_choice()
    view, decision = game.view(0), game.decision(0)
    bot = SearchBot(iterations=40, processes=2)
    first = bot._search(view, Rng(5))
    assert sum(visits for visits, _ in first.values()) <= 40
    assert sum(visits for visits, _ in first.values()) > 20  # more than one process searched
    assert bot._search(view, Rng(5)) == first
    assert bot.choose(view, decision, Rng(5)) in decision.options


def test_a_helper_that_dies_spoils_nothing() -> None:
    game = at_a_choice()
    bot = SearchBot(iterations=16, processes=2)
    bot._search(game.view(0), Rng(5))
    for helper in list(_helpers(1).pool._processes):
        os.kill(helper, signal.SIGKILL)
    time.sleep(0.2)
    assert bot.choose(game.view(0), game.decision(0), Rng(5)) in game.decision(0).options
    assert bot.choose(game.view(0), game.decision(0), Rng(5)) in game.decision(0).options


def test_a_search_that_may_start_no_process_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gymnasium's asynchronous vector environment starts such daemons."""
    bot = SearchBot(iterations=40, processes=2)
    view = at_a_choice().view(0)
    first = bot._search(view, Rng(5))
    monkeypatch.setattr("sandtable.core.processes.allowed", lambda: False)
    assert bot._search(view, Rng(5)) == first


def run_script(text: str, folder: Path, within: float = 60.0) -> subprocess.CompletedProcess[str]:
    script = folder / "script.py"
    script.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=within, check=False)


def test_a_script_without_a_guard_is_told_what_it_lacks(tmp_path: Path) -> None:
    done = run_script(
        "import sandtable\n"
        "from sandtable.bots import make\n"
        "from sandtable.core.rng import Rng\n"
        "game = sandtable.new('imperium', seats=3, seed=1)\n"
        "while len(game.decision(game.to_act[0]).options) < 3:\n"
        "    game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])\n"
        "seat = game.to_act[0]\n"
        "make('S:8x2').choose(game.view(seat), game.decision(seat), Rng(1))\n",
        tmp_path,
    )
    assert done.returncode
    assert "if __name__ == '__main__'" in done.stderr.splitlines()[-1]


def test_searches_in_several_processes_end_with_a_tournament_of_several_processes(tmp_path: Path) -> None:
    done = run_script(
        "from sandtable.arena.match import tournament\n"
        "if __name__ == '__main__':\n"
        "    print(tournament('imperium', 'S:2x2,R,R', 3, jobs=2).summary['games'])\n",
        tmp_path,
    )
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr


@needs_proc
def test_no_helper_outlives_the_one_it_helps() -> None:
    program = (
        "import time\n"
        "from sandtable.bots.search_bot import _helpers\n"
        "if __name__ == '__main__':\n"
        "    print(_helpers(1)._started.result(), flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        helper = int(parent.stdout.readline())
        parent.kill()
    assert all_end([helper])


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(SandtableError, match="passes or milliseconds"):
        SearchBot(iterations=0)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_search_by_the_clock_keeps_its_time(processes: int) -> None:
    """It measures the first choices of a game; on a busy machine the median counts, not the slowest."""
    game = at_a_choice()
    bot = SearchBot(iterations=0, milliseconds=100.0, processes=processes)
    bot.choose(game.view(0), game.decision(0), Rng(0))  # includes the time to start processes
    took = []
    for seed in range(7):
        started = time.perf_counter()
        bot._search(game.view(0), Rng(seed))
        took.append(time.perf_counter() - started)
    assert sorted(took)[3] < 0.5


def test_a_tight_clock_leaves_no_time_for_many_worlds() -> None:
    bot = SearchBot(iterations=0, milliseconds=1.0)
    worlds = bot._worlds(at_a_choice().view(0), Rng(1), [0], time.monotonic() + 0.001)
    assert 1 <= len(worlds[0]) < 48


@pytest.mark.parametrize("spec", ["S:50x0", "S:50x65", "S:50x", "S:x2", "G:2x2", "S:50x2x2"])
def test_a_bad_number_of_processes_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make(spec)


# --- input from the title ------------------------------------------------------------------
def test_play_on_stops_where_the_seat_has_a_choice() -> None:
    game = fresh(8, seats=4)
    assert play_on(game, 2, 3)
    assert game.to_act == [2]
    assert len(game.decision(2).options) > 1
    assert not play_on(game, NOBODY, 3)
    assert game.round == 4
    assert not play_on(game, NOBODY, 99)
    assert game.over


@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 3}, {"seats": 2}, {"seats": 1, "difficulty": "mentat"}])
def test_chances_are_chances_and_points_raise_them(options: dict[str, int | str]) -> None:
    game = fresh(5, **options)
    play_on(game, NOBODY, 4)
    chances = prospects.chances(game)
    parties = 3 if options["seats"] == 1 else int(options["seats"])
    assert len(chances) == parties
    assert sum(chances) == pytest.approx(1.0)
    for party in range(parties):
        game.players[party].vp += 3
        assert prospects.chances(game)[party] > chances[party]
        game.players[party].vp -= 3


def test_every_rate_and_every_fact_has_its_weight() -> None:
    assert len(rates.AMONG_PLAYERS) == len(rates.SOLO) == len(rates.NAMES)
    for i, name in enumerate(rates.NAMES):
        assert getattr(rates, name.upper()) == i
    size = 2 * len(prospects.FEATURES) + 2
    assert len(prospects.AMONG_PLAYERS) == len(prospects.SOLO) == len(prospects.RIVALS) == size
    assert len(prospects.features(fresh(1, seats=3), 0)) == len(prospects.FEATURES)
