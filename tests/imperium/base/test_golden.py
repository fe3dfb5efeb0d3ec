"""Golden games: recorded games that must replay to what they came to, and together contain everything there is.

How they are made, and signed anew after a change that is meant: `python -m tests.imperium.base.golden.make --help`.
"""

from __future__ import annotations

import pytest

from sandtable.core.errors import DamagedData
from sandtable.core.record import Record
from tests.imperium.base.golden.demands import HARD, LEVELS, MODES, demanded
from tests.imperium.base.golden.make import GOLDEN
from tests.imperium.golden import GoldenTests, contents, game, signature, signed

GAMES = GOLDEN.files()


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 30
    demands = 850


def test_house_hagal_has_its_games() -> None:
    """One and two seats, every level; demands about them are met by such games alone, and others by the rest."""
    options = [game(path).options for path in GAMES]
    assert {one["seats"] for one in options} == {1, 2, 3, 4}
    assert {one["difficulty"] for one in options if one["seats"] == 1} == set(LEVELS)
    wanted = {mode: [name for name in demanded() if GOLDEN.mode_of(name) == mode] for mode in ("", *MODES.values())}
    assert min(len(names) for names in wanted.values()) >= 45
    assert set(HARD) <= set(wanted["solo"])
    for path in GAMES:
        assert {GOLDEN.mode_of(name) for name in contents(GOLDEN, path)} == {MODES.get(game(path).options["seats"], "")}


def test_a_changed_action_is_noticed() -> None:
    path = GAMES[0]
    lines = path.read_text(encoding="utf-8").splitlines()
    last = len(lines) - 1
    lines[last] = lines[last].rsplit(" ", 1)[0] + " space:arrakeen"
    with pytest.raises(DamagedData, match=f"line {last + 1}: "):
        Record.from_text("\n".join(lines))
    assert signature(game(GAMES[0])) != signed(GOLDEN)[GAMES[1].name]


def test_the_json_form_replays_as_well() -> None:
    record = game(GAMES[0])
    assert signature(Record.from_json(record.to_json())) == signature(record)
