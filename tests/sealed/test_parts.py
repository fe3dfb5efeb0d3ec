"""The other parts of the title: scenarios, observations, bytes, worlds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable import scenario
from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.core.titles import from_bytes, meta
from tests.citing import rule
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed.invariants import check
from tests.sealed.observation import layout
from tests.sealed.playing import act, begin, walk, with_hands

SCENARIOS = Path(__file__).parent / "scenarios"


# --- scenarios ---------------------------------------------------------------------------
def test_the_scenarios_come_out_as_told() -> None:
    found = scenario.load(SCENARIOS)
    assert len(found) == 2
    for each in found:
        assert each.run().problems == []


def test_a_scenario_names_what_is_wrong() -> None:
    [good, _] = scenario.load(SCENARIOS)
    text = (SCENARIOS / "rounds.yaml").read_text()
    wrong = [
        (text.replace("anna takes back\n    - anna takes back", "ben takes back"), "ben has sealed nothing"),
        (text.replace("anna: {points: 5,", "anna: {points: 6,"), "points"),
        (text.replace("ben cannot bid 2", "cleo bids 2"), "nothing to decide"),
    ]
    for changed, said in wrong:
        assert changed != text
        problems = [problem for each in scenario.load(changed) for problem in each.run().problems]
        assert len(problems) == 1
        assert said in problems[0]
    for changed in (text.replace("to south", "to the sea", 1), text.replace("[4, 6]", "[9, 6]")):
        with pytest.raises(BadScenario):
            scenario.load(changed)
    assert good.rules == ["SB-2.4", "SB-2.5", "SB-3.2", "SB-3.3"]


# --- observations ------------------------------------------------------------------------
@pytest.mark.parametrize("options", EVERY_WAY)
def test_a_row_says_what_the_view_says(options: dict[str, Any]) -> None:
    made = layout(TITLE, meta(TITLE).check(options))
    for seed in range(5):
        for game in walk(seed, **options):
            for seat in range(game.seats):
                row = made.encode(game.view(seat))
                assert len(row) == made.size
                assert all(0 <= number <= most for number, most in zip(row, made.most, strict=True))
                told = made.decode(row)
                assert told["hand"] == [float(game.hands[seat].count(value)) for value in range(1, 9)]
                assert told["answers"].count(1.0) == len(game.answers[seat])
                assert sum(told["phase"]) == sum(told["turn"]) == 1
                assert made.encode_state(game, seat) == row


@rule("SB-2.3")
def test_a_row_does_not_change_when_others_decide() -> None:
    made = layout(TITLE, meta(TITLE).check({"seats": 3}))
    game = with_hands([3, 5], [4, 6], [1, 2])
    before = made.encode(game.view(0))
    act(game, 1, "card:4", "market:east")
    act(game, 2, "card:1")
    assert made.encode(game.view(0)) == before
    act(game, 0, "card:5")
    assert made.encode(game.view(0)) != before


# --- views, worlds, bytes ----------------------------------------------------------------
@rule("SB-1.4", "SB-2.3", "SB-2.4", "SB-3.3")
@pytest.mark.parametrize("options", EVERY_WAY)
def test_worlds_look_the_same_and_hold_other_cards(options: dict[str, Any]) -> None:
    differ = 0
    rng = Rng(4)
    for seed in range(6):
        for game in walk(seed, **options):
            for seat in range(game.seats):
                view = game.view(seat)
                world = game.resample(seat, rng)
                check(world)
                assert world.view(seat) == view
                assert world.sealed == len(game.answers[seat])
                differ += world != game
    assert differ > 50


@rule("SB-1.4", "SB-2.4", "SB-3.3")
@pytest.mark.parametrize("options", EVERY_WAY)
def test_views_do_not_depend_on_hidden_facts(options: dict[str, Any]) -> None:
    """A view of a world is the view of the game, and what it says in words is no more."""
    rng = Rng(8)
    for game in walk(11, **options):
        for seat in range(game.seats):
            world = game.resample(seat, rng)
            assert world.view(seat).as_dict() == game.view(seat).as_dict()
            json.dumps(game.view(seat).as_dict())


@pytest.mark.parametrize("options", EVERY_WAY)
def test_copies_and_bytes_are_the_game(options: dict[str, Any]) -> None:
    for game in walk(3, **options):
        copy = game.clone()
        again = from_bytes(game.to_bytes())
        assert copy == game == again
        assert copy.digest() == game.digest() == again.digest()
        if not game.over:
            seat = game.to_act[-1]
            copy.apply(seat, copy.decision(seat).options[0])
            assert copy != game
            assert from_bytes(game.to_bytes()) == game


def test_damaged_bytes_are_refused() -> None:
    game = begin(seats=3)
    act(game, 1, "none")
    plain = json.loads(game.to_bytes())
    for name, value in (
        ("answers", [[0], [8], [9]]), ("answers", [[], [8]]), ("hands", [[1], [2], [3]]), ("seats", 7), ("seats", "3"),
        ("version", 2), ("phase", 3), ("turn", 1), ("deck", None), ("deck", ["x"]), ("lot", 9), ("points", [1, 0, 0]),
        ("won", [[0, 1, 2]]), ("sent", [[1, 0]]), ("title", "imperium"), ("before", -1), ("seats", 10**12),
    ):  # fmt: skip
        with pytest.raises(DamagedData):
            meta(TITLE).from_bytes(json.dumps(plain | {name: value}).encode())
    for name in plain:
        with pytest.raises(DamagedData):
            meta(TITLE).from_bytes(json.dumps({key: plain[key] for key in plain if key != name}).encode())
    for data in (b"", b"[]", b"{", b"\xff", game.to_bytes()[:-1]):
        with pytest.raises(DamagedData):
            meta(TITLE).from_bytes(data)
