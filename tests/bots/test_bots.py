"""The bots: their names, an answer to every question, and no more knowledge than their seat has."""

from __future__ import annotations

import pytest

from sandtable.arena.simulate import simulate
from sandtable.bots import Bot, UnknownBot, canonical, known, make
from sandtable.bots.greedy_bot import GreedyBot
from sandtable.bots.search_bot import SearchBot
from sandtable.core.contract import State, View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, new
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.game import Game
from tests.imperium.playing import begin, play
from tests.imperium.telling_asked import ASKED

ALL = ("R", "G", "S:3")


def choice(bot: Bot, state: State, rng: Rng) -> int:
    """Return the bot's action for the seat that is to act; it must be one of the options."""
    seat = state.to_act[0]
    decision = state.decision(seat)
    before = state.digest()
    action = bot.choose(state.view(seat) if bot.needs_view else None, decision, rng)
    assert action in decision.options, (decision, action)
    assert state.digest() == before
    return action


# --- names -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spec", "name", "at_the_table", "written"),
    [
        ("R", "random", "Novice", "R"),
        ("random", "random", "Novice", "R"),
        ("G", "greedy", "Adept", "G"),
        (" greedy ", "greedy", "Adept", "G"),
        ("S", "search", "Mentat", "S:400"),
        ("s:50", "search", "Mentat", "S:50"),
        ("Search:0050", "search", "Mentat", "S:50"),
        ("S:500ms", "search", "Mentat", "S:500ms"),
        ("s:500MS", "search", "Mentat", "S:500ms"),
        ("s:50X02", "search", "Mentat", "S:50x2"),
        ("S:50x1", "search", "Mentat", "S:50"),
        ("S:500msx4", "search", "Mentat", "S:500msx4"),
    ],
)
def test_specs(spec: str, name: str, at_the_table: str, written: str) -> None:
    bot = make(spec)
    assert bot.name == name
    assert bot.table_name == at_the_table
    assert canonical(spec) == written
    assert canonical(written) == written


def test_a_budget_is_passes_or_milliseconds() -> None:
    passes, clock = make("S:50"), make("S:500ms")
    assert isinstance(passes, SearchBot)
    assert isinstance(clock, SearchBot)
    assert (passes.iterations, passes.milliseconds) == (50, 0.0)
    assert (clock.iterations, clock.milliseconds) == (0, 500.0)


@pytest.mark.parametrize("spec", ["", " ", "Z", "RG", "400", ":400", "R,R", "seach:4"])
def test_an_unknown_bot_is_refused_with_those_there_are_and_an_example(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are R \(random\), G \(greedy\), S \(search\)") as refused:
        make(spec)
    assert "S:400" in str(refused.value)
    assert "S:500ms" in str(refused.value)


@pytest.mark.parametrize("spec", ["R:", "R:5", "G:400", "greedy:500ms"])
def test_a_bot_that_does_not_think_takes_no_number(spec: str) -> None:
    with pytest.raises(UnknownBot, match="takes no number"):
        make(spec)


@pytest.mark.parametrize(
    "spec", ["S:", "S:0", "S:00", "S:-1", "S:4.5", "S:ms", "S:0ms", "S:5s", "S:1e3", "S:400:2", "S:٤", "S:9999999999"]
)
def test_a_malformed_budget_is_refused_with_an_example(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"whole number from 1: S:400 \(passes\) or S:500ms"):
        make(spec)


def test_every_bot_has_a_letter_and_a_name() -> None:
    assert known() == {"R": "random", "G": "greedy", "S": "search", "N": "net", "NS": "net-search"}
    for letter, name in known().items():
        assert make(letter).name == make(name).name == name


# --- every question ----------------------------------------------------------------------
def asked(remark: str) -> Game:
    """Return a question from the examples of `telling_asked`."""
    position, moves, *_ = ASKED[remark]
    given = {"seats": 3, **position}
    game = new("imperium", seed=1, **given) if given.pop("new", False) else begin(**given)
    assert isinstance(game, Game)
    return play(game, moves)


@pytest.mark.parametrize("spec", ALL)
def test_every_kind_of_question_is_answered(spec: str) -> None:
    bot = make(spec)
    answered = set()
    for n, remark in enumerate(ASKED):
        game = asked(remark)
        choice(bot, game, Rng(n))
        answered.add(game.decision(game.to_act[0]).kind)
    assert answered == set(KINDS.values())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_of_random_games_is_answered(seats: int) -> None:
    """Random and greedy answer each decision, search the first few of each kind."""
    bots = {spec: make(spec) for spec in ALL}
    often: dict[str, int] = {}
    rng = Rng(seats)
    for seed in range(12):
        game = new("imperium", seats=seats, seed=seed, leaders="draft" if seed % 2 else "random")
        while not game.over:
            kind = game.decision(game.to_act[0]).kind
            often[kind] = often.get(kind, 0) + 1
            choice(bots["G"], game, rng)
            if often[kind] <= 3:
                choice(bots["S:3"], game, rng)
            game.apply(game.to_act[0], choice(bots["R"], game, rng))
    options = meta("imperium").check({"seats": seats, "leaders": "draft"})
    kinds = [id.removeprefix("decision:") for id in needed(options) if id.startswith("decision:")]
    assert set(often) <= set(kinds)
    assert len(often) >= 0.6 * len(kinds)


def test_search_answers_even_when_there_is_hardly_any_time() -> None:
    game = asked("turn")
    assert choice(make("S:1ms"), game, Rng(1)) in game.decision(0).options


# --- the same seed, the same choice ------------------------------------------------------
@pytest.mark.parametrize("spec", ALL)
def test_a_seed_gives_the_same_game(spec: str) -> None:
    def picks() -> list[int]:
        bot = make(spec)
        game = new("imperium", seats=3, seed=11)
        rng = Rng(5)
        out: list[int] = []
        while not game.over and len(out) < 60:
            out.append(choice(bot, game, rng))
            game.apply(game.to_act[0], out[-1])
        return out

    assert picks() == picks()


# --- knowledge ---------------------------------------------------------------------------
class Spy(GreedyBot):
    """A greedy bot that remembers what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[View] = []

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        self.views.append(view)
        return super().choose(view, decision, rng)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_chooses_the_same_whatever_is_hidden(seats: int) -> None:
    """The choice stays the same if everything hidden from the seat is redealt, and if the bot is asked again."""
    bot = make("G")
    rng = Rng(seats)
    compared = 0
    for seed in range(2):
        game = new("imperium", seats=seats, seed=seed)
        while not game.over:
            seat = game.to_act[0]
            chosen = choice(bot, game, rng)
            if len(game.decision(seat).options) > 1:
                for _ in range(2):
                    other = game.resample(seat, rng)
                    assert choice(bot, other, Rng(compared)) == chosen
                    compared += 1
            game.apply(seat, chosen)
    assert compared > 100


def test_greedy_is_given_the_view_of_its_seat_and_nothing_else() -> None:
    spy = Spy()
    game = new("imperium", seats=3, seed=2)
    rng = Rng(1)
    while not game.over:
        seat = game.to_act[0]
        assert isinstance(game, Game)
        action = choice(spy, game, rng)
        view = spy.views[-1]
        assert view.seat == seat
        assert not isinstance(view.known, Game)
        known_hands = [p.hand for other, p in enumerate(view.known.players) if other != seat]
        shown = [p.shown_hand for other, p in enumerate(game.players) if other != seat]
        assert [sorted(kind for kind in hand if kind >= 0) for hand in known_hands] == [sorted(s) for s in shown]
        assert all(kind < 0 for kind in view.known.imperium_deck + view.known.conflict_deck + view.known.intrigue_deck)
        game.apply(seat, action)


# --- strength (quick; the full matches are `make strength`) ------------------------------
def liked(game: Game) -> str:
    """Return the word that greedy chooses for the seat that is to act."""
    return game.vocabulary.words[choice(make("G"), game, Rng(1))]


def test_greedy_keeps_a_plot_card_that_opens_nothing() -> None:
    """It stays in hand if there is no card to send an Agent with, or nothing better to reach."""
    stuck = {"hand": ["convincing_argument"], "agents": 0, "intrigue": ["dispatch_an_envoy", "infiltrate"]}
    assert liked(begin(seats=3, p0=stuck)) == "reveal"
    nobody_in_the_way = {"hand": ["dagger"], "intrigue": ["infiltrate"], "solari": 9}
    assert liked(begin(seats=3, p0=nobody_in_the_way)) == "card:dagger"


def test_greedy_plays_a_plot_card_that_opens_something_better() -> None:
    envoy = {"hand": ["dagger"], "intrigue": ["dispatch_an_envoy"], "influence": {"guild": 1}, "spice": 6}
    assert liked(begin(seats=3, p0=envoy)) == "intrigue:dispatch_an_envoy"
    others = {"agents_at": ["arrakeen", "carthag"]}
    shut_out = {"hand": ["reconnaissance"], "intrigue": ["infiltrate"]}
    assert (
        liked(begin(seats=3, p0=shut_out, p1=others, p2={"agents_at": ["research_station"]})) == "intrigue:infiltrate"
    )


def test_greedy_does_not_waste_what_works_once() -> None:
    """Early in the game Masterstroke would score nothing for two factions: revealing is better."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]
    baron = {"hand": [], "tokens": ["emperor", "guild"]}
    assert liked(begin(seats=3, round=2, leaders=leaders, p0=baron)) == "reveal"


@pytest.mark.parametrize(("title", "options"), [("imperium", {}), ("uprising", {}), ("uprising", {"choam": True})])
def test_greedy_beats_three_random_bots(title: str, options: dict[str, bool]) -> None:
    wins = 0.0
    for seat in range(4):
        bots = ["R"] * 4
        bots[seat] = "G"
        found = simulate(title, seats=4, games=10, bots=",".join(bots), seed=100 * seat, jobs=1, options=options)
        assert found.failures == []
        wins += found.wins_by_seat[seat]
    assert wins >= 0.95 * 40
