"""Options of the base game that cannot be: each is refused by its name, with what it takes."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.contract import State
from sandtable.core.errors import BadOption
from tests.imperium.base.pieces import LEADER

FOUR = ["glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese", "paul_atreides"]


def new(**options: Any) -> State:
    return sandtable.new("imperium", **{"seed": 1, **options})


@pytest.mark.parametrize(
    ("leaders", "says"),
    [
        ([], "one leader for each of 4 seats; 0 were given"),
        (FOUR[:3], "one leader for each of 4 seats; 3 were given"),
        ([*FOUR, "helena_richese"], "one leader for each of 4 seats; 5 were given"),
        ([*FOUR[:3], "paul_atreidis"], "no leader 'paul_atreidis' .did you mean paul_atreides"),
        ([*FOUR[:3], "nobody"], "no leader 'nobody'.*; there are paul_atreides, .*helena_richese"),
        ([*FOUR[:3], FOUR[0]], "'glossu_rabban' is given twice"),
        ([*FOUR[:3], 3], "no leader 3"),
        ([*FOUR[:3], None], "no leader None"),
        ([*FOUR[:3], ["paul_atreides"]], "no leader .'paul_atreides'."),
        ([*FOUR[:3], {}], "no leader {}"),
        ("choose", "'random', 'draft' or a list of 4 leader ids; not 'choose'"),
        ("paul_atreides", "'random', 'draft' or a list of 4 leader ids"),
        (None, "'random', 'draft' or a list of 4 leader ids; not None"),
        (4, "'random', 'draft' or a list of 4 leader ids; not 4"),
        ({"0": "paul_atreides"}, "'random', 'draft' or a list of 4 leader ids"),
        (True, "'random', 'draft' or a list of 4 leader ids; not True"),
    ],
)
def test_leaders_that_cannot_be(leaders: Any, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        new(leaders=leaders)


@pytest.mark.parametrize("leaders", ["random", "draft", FOUR, tuple(FOUR)])
def test_leaders_that_can_be(leaders: Any) -> None:
    assert not new(leaders=leaders).over


@pytest.mark.parametrize("first", [-1, 4, 99, 1.0, "0", None, True, [0], "draft"])
def test_no_such_first_player(first: Any) -> None:
    with pytest.raises(BadOption, match="option 'first' takes 'random' or a seat from 0 to 3; not "):
        new(first=first)


def test_the_first_player_is_one_of_this_table() -> None:
    assert not new(seats=4, first=3).over
    with pytest.raises(BadOption, match="a seat from 0 to 2; not 3"):
        new(seats=3, first=3)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"difficulty": "easy"}, "takes .*'mercenary', 'sardaukar', 'mentat', 'kwisatz_haderach'; not 'easy'"),
        ({"difficulty": 1}, "takes .*'mercenary'"),
        ({"seats": 4, "difficulty": "mentat"}, "'difficulty' is for seats=1"),
        ({"seats": 2, "rivals": "random"}, "'rivals' is for seats=1"),
        ({"rivals": "both"}, "'random' or a list of 2 leader ids; not 'both'"),
        ({"rivals": ["glossu_rabban"]}, "'random' or a list of 2 leader ids"),
        ({"rivals": ["glossu_rabban", "nobody"]}, "no leader 'nobody'"),
        ({"rivals": ["glossu_rabban", "glossu_rabban"]}, "only once"),
        ({"rivals": ["glossu_rabban", "paul_atreides"]}, "'paul_atreides' cannot be a Rival .*; allowed are .*glossu"),
        ({"rivals": ["glossu_rabban", "earl_memnon_thorvald"], "leaders": ["glossu_rabban"]}, "only once"),
        ({"rivals": ["glossu_rabban", []]}, "no leader"),
    ],
)
def test_options_of_the_solo_game(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        new(**{"seats": 1, **options})


def test_every_leader_can_be_given() -> None:
    for name in LEADER:
        others = [other for other in LEADER if other != name][:3]
        assert not new(leaders=[name, *others]).over
