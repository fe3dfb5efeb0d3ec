"""Bots where several decide at once: any of them plays, from what its seat may know and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.bots import make
from sandtable.bots.advice import advice_for
from sandtable.bots.search import DEFAULT, search
from sandtable.core.rng import Rng
from sandtable.core.titles import FROM_ELSEWHERE, new
from tests.citing import rule
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed import advice as told
from tests.sealed.playing import act, begin, walk, with_hands
from tests.sealed.rules import AUCTION, Game


def test_the_advice_is_found() -> None:
    assert advice_for(TITLE) is told


@pytest.mark.parametrize("spec", ["R", "G", "S:16"])
@pytest.mark.parametrize("options", EVERY_WAY)
def test_every_bot_plays_to_the_end(spec: str, options: dict[str, int]) -> None:
    bot = make(spec)
    game = begin(3, **options)
    rng = Rng(3)
    while not game.over:
        for seat in list(game.to_act):
            view = game.view(seat)
            decision = game.decision(seat)
            action = bot.choose(view, decision, rng)
            assert action in decision.options
            game.apply(seat, action)


@rule("SB-2.3")
@pytest.mark.parametrize("spec", ["G", "S:24"])
def test_a_choice_does_not_follow_from_what_others_have_sealed(spec: str) -> None:
    """The same seat is asked before and after the others have decided, this way and that: it decides the same."""
    bot = make(spec)
    for seed in range(4):
        chosen = set()
        for others in ([], ["none"], ["card", "market:east"], ["card", "market:south"], ["card"]):
            game = begin(seed, seats=3)
            for seat in (1, 2):
                for word in others:
                    cards = game.decision(seat).words()
                    act(game, seat, cards[-2] if word == "card" else word)
            chosen.add(bot.choose(game.view(0), game.decision(0), Rng(9)))
        assert len(chosen) == 1


@rule("SB-2.3")
@pytest.mark.parametrize("options", EVERY_WAY)
def test_advice_does_not_look_at_what_is_sealed(options: dict[str, int]) -> None:
    """A seat's preferences are the same on the full state, on its view, and on the state before anybody decided."""
    asked = 0
    for seed in range(8):
        for game in walk(seed, **options):
            for seat in game.to_act:
                decision = game.decision(seat)
                liked = told.scores(game, seat, decision.options)
                assert told.scores(game.view(seat).known, seat, decision.options) == liked
                if game.sealed:
                    asked += 1
                    bare = game.clone()
                    bare.answers = [[] if of != seat else mine for of, mine in enumerate(bare.answers)]
                    assert told.scores(bare, seat, decision.options) == liked
    assert asked >= 40


def test_worlds_of_a_view_leave_the_others_their_answers() -> None:
    game = with_hands([3, 5], [4, 6], [1, 2])
    act(game, 0, "card:3")
    act(game, 1, "card:6", "market:east")
    for seed in range(20):
        world = game.resample(0, Rng(seed))
        assert world.to_act == [0, 1, 2]
        assert world.answers == [game.answers[0], [], []]
        assert world.decision(0).number == game.decision(0).number
        assert world.hands[0] == [3, 5]


def test_chances_add_up_and_points_raise_them() -> None:
    for options in EVERY_WAY:
        for game in walk(2, **options):
            before = told.chances(game)
            assert sum(before) == pytest.approx(1.0)
            game.points[1] += 3
            after = told.chances(game)
            game.points[1] -= 3
            assert after[1] > before[1]
            assert after[3] > before[3] if game.teams else after[0] < before[0]


def test_play_on_stops_at_the_own_choice_and_at_the_horizon() -> None:
    game = begin(4, seats=3)
    assert told.play_on(game, 2, told.horizon(game, 1))
    assert game.sealed == 0
    assert 2 in game.to_act
    until = told.horizon(game, 2)
    assert not told.play_on(game, -1, until)
    assert game.round == until + 1 == 3
    assert not told.play_on(game, -1, 99)
    assert game.over


class Walled:
    """The title's advice, which fails the test where a search looks beyond its own seat's answers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked = 0

    def scores(self, game: Game, seat: int, options: list[int]) -> list[float]:
        assert seat == self.seat
        if game.phase != AUCTION:
            self.asked += 1
        return told.scores(game, seat, options)

    def best(self, game: Game, seat: int, options: list[int]) -> int:
        return told.best(game, seat, options)

    def weighty(self, game: Game, seat: int) -> bool:
        return told.weighty(game, seat)

    def chances(self, game: Game) -> list[float]:
        assert game.sealed == 0  # nobody judges a position in which something is sealed
        return told.chances(game)

    def horizon(self, game: Game, ahead: int) -> int:
        return told.horizon(game, ahead)

    def play_on(self, game: Game, seat: int, until: int) -> bool:
        return told.play_on(game, seat, until)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_search_plays_whole_groups_out(seat: int) -> None:
    game = begin(6, seats=3)
    rng = Rng(6)
    for other in range(3):
        if other != seat:
            act(game, other, "none")
    worlds: list[Any] = [game.resample(seat, rng) for _ in range(4)]
    advice = Walled(seat)
    found = search(worlds, seat, advice, 60, 0.0, DEFAULT)
    assert set(found) == set(game.decision(seat).options)
    assert sum(visits for visits, _ in found.values()) <= 60
    assert advice.asked > 0
    assert all(world.sealed == 0 for world in worlds)  # they are not played on themselves


def test_a_search_in_two_processes_knows_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the second was started before the title was registered."""
    bot = make("S:16x2")

    def choose(title: str) -> None:
        game = new(title, seed=2, seats=3)
        seat = game.to_act[0]
        assert bot.choose(game.view(seat), game.decision(seat), Rng(1)) in game.decision(seat).options

    with monkeypatch.context() as patched:
        patched.setenv(FROM_ELSEWHERE, "")
        choose("imperium")
    choose(TITLE)


class ByActions(Walled):
    """Advice that counts stretches of the game in actions: what a horizon means is the title's alone."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.until = -1

    def horizon(self, game: Game, ahead: int) -> int:
        self.until = game.before + 7 * ahead
        return self.until

    def play_on(self, game: Game, seat: int, until: int) -> bool:
        assert until == self.until
        while not game.over and (game.sealed or game.before < until):
            asked = seat if seat in game.to_act else game.to_act[0]
            options = game.decision(asked).options
            if asked == seat and len(options) > 1:
                return True
            game.apply(asked, told.best(game, asked, options))
        return False


def test_the_title_tells_where_a_search_stops() -> None:
    game = begin(6, seats=3)
    found = search([game.resample(0, Rng(1))], 0, ByActions(0), 40, 0.0, DEFAULT)
    assert set(found) == set(game.decision(0).options)
