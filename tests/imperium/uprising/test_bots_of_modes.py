"""Bots in the games for one, two and six: the position weighs what only those games have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isfinite

import pytest

from sandtable.bots.advice import advice_for
from sandtable.bots.search import worth_to
from sandtable.core.titles import new
from sandtable.imperium.boxes.uprising.figures import FIGURES, FIGURES_OF_TEAMS
from sandtable.imperium.boxes.uprising.rivals import UPRISING_RIVALS
from sandtable.imperium.boxes.uprising.six import UPRISING_SIX
from sandtable.imperium.judge import policy, price, prospects
from sandtable.imperium.judge.horizon import rounds_left
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.policy import play_on
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.modules import team_effects
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACT
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.modules.rivals import effects as rival_effects
from sandtable.imperium.modules.team_seats import throne_kinds
from sandtable.imperium.modules.team_worth import best_deal, best_trade, throne_worth, trade_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.state import NOBODY
from tests.citing import rule

EVERY = 45  # decisions between two positions that are looked at
SIX = {"seats": 6}
ALONE = {"seats": 1, "difficulty": "mentat"}
TWO = {"seats": 2}


def fresh(**options: int | str) -> Game:
    game = new("uprising", seed=1, **options)
    assert isinstance(game, Game)
    return game


@cache
def positions(*options: tuple[str, int | str]) -> list[Game]:
    """Out of one game of greedy bots, from its first decision to its last round."""
    game = fresh(**dict(options))
    found = []
    while not game.over:
        if game.actions_taken % EVERY == 0:
            found.append(game.clone())
        seat = game.to_act[0]
        game.apply(seat, policy.best(game, seat, game.decision(seat).options))
    return found


# What no bot weighs by itself: costs of spaces, what a visit gives on a track, the start of a level.
NOT_WEIGHED = ("trash", "discard", "control", "cost", "cheaper", "start", "level", "space", "extra")


def trees(box: Box) -> Iterator[Effect]:
    """All effects of what a box brings."""
    for sort in box.sorts:
        for piece in box.of(sort):
            yield from (found.effect for tree, found in sort.trees_of(piece) if tree.key not in NOT_WEIGHED)


@pytest.mark.parametrize(("box", "options"), [(UPRISING_SIX, [SIX]), (UPRISING_RIVALS, [ALONE, TWO])])
def test_every_effect_of_these_boxes_has_a_price_and_a_worth(box: Box, options: list[dict[str, int | str]]) -> None:
    told = 0
    for tree in trees(box):
        assert isfinite(price.price(tree))
        for given in options:
            for game in positions(*given.items())[::4]:
                for seat in range(len(game.players)):
                    assert isfinite(Worth(game, seat).of(tree))
                    told += 1
    assert told > 200


def kinds_of(module: str) -> set[str]:
    return {record.name for record in KINDS if type(record).__module__ == module}


@pytest.mark.parametrize(
    ("module", "options"), [(team_effects.__name__, [SIX]), (rival_effects.__name__, [ALONE, TWO])]
)
def test_effects_of_these_games_are_never_worth_a_constant(module: str, options: list[dict[str, int | str]]) -> None:
    wanted = kinds_of(module)
    games = [game for given in options for game in positions(*given.items())]
    constant = set(wanted)
    for node in NODES:
        name = KINDS[node.op].name
        if name in constant:
            worths = {round(Worth(game, seat).of(node), 6) for game in games for seat in range(len(game.players))}
            if len(worths) > 1:
                constant.discard(name)
    assert wanted
    assert constant == set()


# --- teams -------------------------------------------------------------------------------
@rule("UPR-S14.2")
def test_a_team_has_one_chance_and_points_of_any_of_it_raise_it() -> None:
    game = positions(*SIX.items())[6].clone()
    before = prospects.chances(game)
    assert before[0] == before[2] == before[4]
    assert before[1] == before[3] == before[5]
    assert before[0] + before[1] == pytest.approx(1.0)
    for seat in range(6):
        game.players[seat].vp += 2
        after = prospects.chances(game)
        assert after[seat % 2] > before[seat % 2]
        assert after[1 - seat % 2] < before[1 - seat % 2]
        game.players[seat].vp -= 2


def test_a_search_counts_the_win_of_the_team_whole() -> None:
    """On the scale of the chances, whoever of the team has the points; and no more than that is shared in a tie."""
    game = positions(*SIX.items())[-1].clone()
    play_on(game, NOBODY, 99)
    advice = advice_for("uprising")
    assert game.outcome is not None
    won = game.outcome.winners
    assert len(won) == 3
    assert [worth_to(game, advice, seat, 3) for seat in range(6)] == [1.0 if seat in won else 0.0 for seat in range(6)]
    game.ended = [[1] * 6, "points", "none"]
    assert worth_to(game, advice, 0, 3) == 0.5


def test_games_of_teams_have_figures_of_their_own() -> None:
    """Commanders begin with 4 points: those of four players would see the end of the game near."""
    assert set(FIGURES_OF_TEAMS.further) == set(FIGURES.further)
    assert len(FIGURES_OF_TEAMS.prospects) == len(FIGURES.prospects)
    assert sorted(FIGURES_OF_TEAMS.rounds_left, reverse=True) == FIGURES_OF_TEAMS.rounds_left
    game = fresh(**SIX)
    assert game.rules.figures.prospects is FIGURES_OF_TEAMS.prospects
    assert rounds_left(game) > 5.0


@rule("UPR-S8.2")
def test_a_trade_is_worth_what_the_team_gains_by_it() -> None:
    game = fresh(**SIX)
    for p in game.players:
        p.solari = p.spice = p.water = 0
    assert best_trade(Worth(game, 0)) == 0.0
    game.players[2].water = 6
    gained = best_trade(Worth(game, 0))  # the others lack the first two
    assert gained > 0.0
    assert gained == trade_worth(Worth(game, 0), 2) == trade_worth(Worth(game, 2), 0)
    game.players[0].water = 6
    assert trade_worth(Worth(game, 0), 2) == 0.0
    game.players[4].council = True  # it needs fewer Solari than the others
    game.players[4].solari = 2
    assert trade_worth(Worth(game, 0), 4) > trade_worth(Worth(game, 0), 2)


@rule("UPR-S10.1", "UPR-S10.4")
def test_the_throne_row_is_worth_the_best_card_that_can_go_there() -> None:
    game = fresh(**SIX)
    w = Worth(game, 3)
    able = sorted(throne_kinds(game.rules), key=w.acquired)
    game.row = able[:5]
    low = throne_worth(w)
    game.row = [*able[:4], able[-1]]
    assert throne_worth(w) > low
    game.row = [kind for kind in game.rules.imperium_cards if kind not in able][:5]
    assert len(game.row) == 5
    assert throne_worth(w) == 0.0  # Fremen cards


@rule("UPR-S12.1")
def test_contracts_for_both_allies_are_worth_what_they_are_to_the_allies() -> None:
    game = fresh(**SIX)
    part = contracts_of(game)
    ally = Worth(game, 2)
    ranked = sorted(game.rules.of(CONTRACT).kinds, key=lambda kind: worth_of(ally, kind))
    part.offer = ranked[:2]
    low = best_deal(Worth(game, 0))
    part.offer = ranked[-2:]
    assert best_deal(Worth(game, 0)) > low > 0.0
    part.offer = ranked[-1:]
    assert best_deal(Worth(game, 0)) == 0.0  # two must lie open


@rule("UPR-S2.7")
def test_a_commander_is_nobody_to_beat_in_the_conflict() -> None:
    game = fresh(**SIX)
    others = Worth(game, 2).in_the_conflict()
    assert len(others) == 3  # the other allies alone
