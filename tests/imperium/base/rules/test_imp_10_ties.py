"""IMP-10.5 to 10.11: who takes which reward. The rows of the table as games, and all small strengths exhaustively."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.imperium.rules.combat import placings
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import COMBAT
from tests.citing import rule
from tests.imperium.playing import begin, options, play

# Guild Bank Raid pays nothing but Solari, a different sum for each place.
SOLARI = {0: 0, 1: 6, 2: 4, 3: 2}


def fight_with_cards(strengths: tuple[int, ...], first: int) -> Game:
    """Everybody reveals, in turn: troops in the Conflict and, for an odd strength, a Dagger in hand."""
    players = {
        f"p{seat}": {"solari": 0, "conflict": x // 2, "hand": ["dagger"] * (x % 2)} for seat, x in enumerate(strengths)
    }
    game = begin(seats=len(strengths), first=first, conflict="guild_bank_raid", **players)
    return play(game, " ".join(["reveal end"] * len(strengths)))


def taken(game: Game) -> list[int]:
    """The place each seat was rewarded for, read off its Solari."""
    places = {solari: place for place, solari in SOLARI.items()}
    return [places[p.solari] for p in game.players]


ROWS = [
    # three players
    pytest.param([7, 7, 4], [2, 2, 0], id="3: two for first"),
    pytest.param([7, 7, 0], [2, 2, 0], id="3: two for first, the third not there"),
    pytest.param([5, 5, 5], [2, 2, 2], id="3: three for first"),
    pytest.param([8, 5, 5], [1, 0, 0], id="3: two for second"),
    pytest.param([8, 6, 5], [1, 2, 0], id="3: no tie"),
    # four players
    pytest.param([9, 9, 5, 4], [2, 2, 3, 0], id="4: two for first"),
    pytest.param([9, 9, 4, 4], [2, 2, 0, 0], id="4: two for first, the others tied"),
    pytest.param([9, 9, 2, 0], [2, 2, 3, 0], id="4: two for first, one other there"),
    pytest.param([6, 6, 6, 3], [2, 2, 2, 0], id="4: three for first"),
    pytest.param([6, 6, 6, 6], [2, 2, 2, 2], id="4: four for first"),
    pytest.param([8, 5, 5, 3], [1, 3, 3, 0], id="4: two for second"),
    pytest.param([8, 5, 5, 0], [1, 3, 3, 0], id="4: two for second, the fourth not there"),
    pytest.param([8, 4, 4, 4], [1, 3, 3, 3], id="4: three for second"),
    pytest.param([8, 7, 3, 3], [1, 2, 0, 0], id="4: two for third"),
    pytest.param([8, 7, 5, 4], [1, 2, 3, 0], id="4: no tie"),
]


@rule("IMP-10.11", "IMP-10.7", "IMP-10.8", "IMP-10.9", "IMP-10.10", "IMP-20.19")
@pytest.mark.parametrize(("strengths", "places"), ROWS)
def test_each_row_of_the_table_in_every_seating(strengths: list[int], places: list[int]) -> None:
    for number, seating in enumerate(sorted(set(permutations(zip(strengths, places, strict=True))))):
        game = fight_with_cards(tuple(strength for strength, _ in seating), first=number % len(strengths))
        assert taken(game) == [place for _, place in seating], seating


@rule("IMP-10.5")
def test_the_third_reward_is_for_four_players_only() -> None:
    assert taken(fight_with_cards((8, 6, 4), 0)) == [1, 2, 0]
    assert taken(fight_with_cards((8, 6, 4, 0), 0)) == [1, 2, 3, 0]


@rule("IMP-10.5", "IMP-10.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_alone_in_the_conflict_takes_the_first_reward_and_nobody_another(seats: int) -> None:
    assert taken(fight_with_cards((2,) + (0,) * (seats - 1), 1)) == [1] + [0] * (seats - 1)


@rule("IMP-10.6", "IMP-8.7")
def test_swords_without_troops_are_strength_nothing_and_earn_nothing() -> None:
    game = begin(
        seats=4, phase="combat", conflict="guild_bank_raid", p0={"swords": 9}, p1={"conflict": 1}, p2={"swords": 3},
        p3={"conflict": 1, "swords": 1},
    )  # fmt: skip
    assert taken(game) == [0, 2, 0, 1]


@rule("IMP-10.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_in_the_conflict_nobody_rewarded(seats: int) -> None:
    assert taken(fight_with_cards((0,) * seats, 0)) == [0] * seats


# --- everything small, against another reading of the rules ------------------------------
def by_the_rules(strengths: tuple[int, ...]) -> list[int]:
    """Each player's reward from how many stand above and beside; one sentence of the rules after another."""
    four = len(strengths) == 4
    highest = max(strengths)
    tied_for_first = strengths.count(highest) if strengths.count(highest) > 1 else 0
    rewards = []
    for mine in strengths:
        above = sum(1 for other in strengths if other > mine)
        beside = strengths.count(mine) - 1
        if mine == 0:  # 10.6
            rewards.append(0)
        elif above == 0 and not beside:  # 10.5: the highest
            rewards.append(1)
        elif above == 0:  # 10.7
            rewards.append(2)
        elif tied_for_first == 2 and four:  # 10.8 and 10.10: the other two compete for the third
            rewards.append(3 if above == 2 and not beside else 0)
        elif tied_for_first:  # the second reward is gone and there is no third to win
            rewards.append(0)
        elif above == 1 and not beside:  # 10.5: the second highest
            rewards.append(2)
        elif above == 1:  # 10.9
            rewards.append(3 if four else 0)
        else:  # 10.5 and 10.10: alone on the third place, below one first and one second
            second_alone = sum(1 for other in strengths if other < highest and other > mine) == 1
            rewards.append(3 if four and above == 2 and second_alone and not beside else 0)
    return rewards


@rule("IMP-10.11", "IMP-10.5", "IMP-10.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_strengths_up_to_four_are_placed_by_the_rules(seats: int) -> None:
    for strengths in product(range(5), repeat=seats):
        assert placings(list(strengths), seats == 4) == by_the_rules(strengths), strengths


@rule("IMP-10.11", "IMP-10.5", "IMP-10.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_strengths_up_to_four_are_rewarded_so_by_the_engine(seats: int) -> None:
    """The same order of strengths with one troop and swords: 1 stands for 2, 2 for 3, and so on."""
    for number, strengths in enumerate(product(range(5), repeat=seats)):
        players = {
            f"p{seat}": {"solari": 0, "conflict": min(x, 1), "swords": max(0, x - 1)}
            for seat, x in enumerate(strengths)
        }
        game = begin(seats=seats, phase="combat", conflict="guild_bank_raid", first=number % seats, **players)
        assert taken(game) == by_the_rules(strengths), strengths


class TestEveryClause:
    """The sentences of the rules one by one, over all strengths up to four."""

    @staticmethod
    def every(seats: int) -> list[tuple[tuple[int, ...], list[int], list[list[int]]]]:
        """Strengths, places, and the seats grouped from the strongest down, those without strength left out."""
        found = []
        for strengths in product(range(5), repeat=seats):
            levels = sorted({x for x in strengths if x}, reverse=True)
            groups = [[seat for seat, x in enumerate(strengths) if x == level] for level in levels]
            found.append((strengths, placings(list(strengths), seats == 4), groups))
        return found

    @rule("IMP-10.6")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_strength_nothing_never_earns_a_reward(self, seats: int) -> None:
        for strengths, places, _ in self.every(seats):
            assert all(place == 0 for x, place in zip(strengths, places, strict=True) if x == 0)

    @rule("IMP-10.5", "IMP-10.7")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_one_wins_if_alone_at_the_top_and_else_nobody_and_the_tied_take_the_second(self, seats: int) -> None:
        for _, places, groups in self.every(seats):
            if not groups:
                continue
            if len(groups[0]) == 1:
                assert [seat for seat, place in enumerate(places) if place == 1] == groups[0]
            else:
                assert 1 not in places
                assert [seat for seat, place in enumerate(places) if place == 2] == groups[0]

    @rule("IMP-10.5")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_one_alone_behind_the_winner_takes_the_second(self, seats: int) -> None:
        for _, places, groups in self.every(seats):
            if len(groups) > 1 and len(groups[0]) == len(groups[1]) == 1:
                assert [seat for seat, place in enumerate(places) if place == 2] == groups[1]

    @rule("IMP-10.8")
    def test_two_tied_at_the_top_of_four_leave_the_third_to_the_better_of_the_others(self) -> None:
        for _, places, groups in self.every(4):
            if groups and len(groups[0]) == 2:
                better = groups[1] if len(groups) > 1 and len(groups[1]) == 1 else []
                assert [seat for seat, place in enumerate(places) if place == 3] == better

    @rule("IMP-10.9")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_the_tied_for_second_take_the_third_with_four_and_nothing_with_three(self, seats: int) -> None:
        for _, places, groups in self.every(seats):
            if len(groups) > 1 and len(groups[0]) == 1 and len(groups[1]) > 1:
                assert 2 not in places
                assert [seat for seat, place in enumerate(places) if place == 3] == (groups[1] if seats == 4 else [])

    @rule("IMP-10.10")
    def test_the_tied_for_third_take_nothing(self) -> None:
        for _, places, groups in self.every(4):
            if len(groups) > 2 and len(groups[0]) == len(groups[1]) == 1 and len(groups[2]) > 1:
                assert [places[seat] for seat in groups[2]] == [0, 0]
                assert 3 not in places

    @rule("IMP-10.5")
    def test_there_is_no_third_reward_among_three(self) -> None:
        assert all(3 not in places for _, places, _ in self.every(3))


@rule("IMP-10.9", "IMP-10.11")
@pytest.mark.parametrize("seats", [1, 3])  # with two, House Hagal takes no part
def test_the_other_reading_of_a_tie_for_second_is_an_option(seats: int) -> None:
    """R-IMP-28: below four players the tied take nothing, or with `ties_for_second: third` the third reward."""
    for option, solari in (("nothing", 0), ("third", 2)):
        game = begin(
            seats=seats, phase="combat", conflict="guild_bank_raid", ties_for_second=option,
            p0={"solari": 0, "conflict": 1}, p1={"solari": 0, "conflict": 3}, p2={"solari": 0, "conflict": 1},
        )  # fmt: skip
        while game.to_act and game.phase == COMBAT:
            words = options(game)
            game.act("pass" if "pass" in words else words[0])
        assert game.players[0].solari == solari


@rule("IMP-10.9")
def test_the_option_changes_nothing_else() -> None:
    for seats in (3, 4):
        for strengths in product(range(5), repeat=seats):
            usual = placings(list(strengths), seats == 4)
            other = placings(list(strengths), seats == 4, True)
            ranked = sorted((x for x in strengths if x), reverse=True)
            tied_for_second = len(ranked) > 2 and ranked[0] > ranked[1] == ranked[2]
            if seats == 4 or not tied_for_second:
                assert other == usual, strengths
            else:
                assert other == [1 if x == ranked[0] else 3 if x == ranked[1] else 0 for x in strengths]


@rule("IMP-10.9")
def test_the_option_is_one_of_two() -> None:
    with pytest.raises(BadOption, match=r"ties_for_second.* takes 'nothing', 'third'; not 'second'"):
        sandtable.new("imperium", seats=3, seed=1, ties_for_second="second")
    game = sandtable.new("imperium", seats=3, seed=1, ties_for_second="third")
    assert isinstance(game, Game)
    assert game.ties_third
