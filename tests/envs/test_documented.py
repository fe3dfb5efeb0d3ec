"""docs/environments.md is true: its Python runs, its table is the observation's, its options are those there are."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.titles import meta
from sandtable.envs.fields_table import lines, places_of, read_back
from sandtable.envs.rewards import REWARDS
from tests.envs.extra import need
from tests.envs.positions import LAYOUT, SIZE
from tests.imperium.base.pieces import VOCABULARY

TITLE = "imperium"
TEXT = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
NEEDED = {"imperium_v0": "pettingzoo", "import gymnasium": "gymnasium", "import pyspiel": "pyspiel", "numpy": "numpy"}


def section(heading: str) -> str:
    """Return what stands below a heading, up to the next one of its kind."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def options(text: str) -> set[str]:
    """The first cells of its tables."""
    return set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))


def parameters(function: Any) -> set[str]:
    kinds = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {p.name for p in inspect.signature(function).parameters.values() if p.kind in kinds} - {"self"}


# --- examples ----------------------------------------------------------------------------
def run(block: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(block, "docs/environments.md", "exec"), names)
    return names


def example(heading: str) -> dict[str, Any]:
    """The names that the example of a section leaves behind."""
    found = [block for block in BLOCKS if block in section(heading)]
    assert len(found) == 1
    for words, library in NEEDED.items():
        if words in found[0]:
            need(library, library)
    return run(found[0])


def test_every_example_is_run_below() -> None:
    assert len(BLOCKS) == 5
    assert "```text" not in TEXT


def test_the_pettingzoo_example(capsys: pytest.CaptureFixture[str]) -> None:
    env = example("PettingZoo")["env"]
    assert env.agents == []
    said = capsys.readouterr().out
    ended = re.findall(r"^(player_\d) -?0\.\d+ \{'rank': \d, 'points': \d+\}$", said, re.MULTILINE)
    assert ended == env.possible_agents


def test_the_gymnasium_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("Gymnasium")["terminated"] is True
    assert re.fullmatch(r"[0-3] [1-4] \d+ -?0\.\d+\n", capsys.readouterr().out)


def test_the_openspiel_example(capsys: pytest.CaptureFixture[str]) -> None:
    names = example("OpenSpiel")
    assert names["state"].is_terminal()
    assert len(names["seen"]) == SIZE
    assert names["world"].current_player() == names["player"]
    assert capsys.readouterr().out == f"{names['state'].returns()}\n"


def test_the_example_of_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("Many games at once")["step"].observation.shape == (16, SIZE)
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_the_example_of_the_view(capsys: pytest.CaptureFixture[str]) -> None:
    names = example("The observation")
    assert len(names["row"]) == SIZE
    seat, said = names["seat"], capsys.readouterr().out
    own, other = (names["words"]["players"][place % 4] for place in (seat, seat + 1))
    assert str(own["hand"]) in said
    assert "?" not in own["hand"]
    assert "?" in other["hand"]
    assert "'kind': 'turn'" in said
    assert str([float(own[name]) for name in ("solari", "spice", "water")]) in said


# --- the table of fields -----------------------------------------------------------------
def test_the_table_is_that_of_the_observation() -> None:
    table = lines(LAYOUT.fields)
    assert "\n".join(table) in TEXT
    assert TEXT.endswith(table[-1] + "\n")  # and no line of an older one below it
    assert read_back(table, places_of(LAYOUT.fields)) == LAYOUT.fields


def test_how_many_numbers_and_words() -> None:
    assert f"one of {len(VOCABULARY)} words" in TEXT
    assert f"a row of {SIZE:,} numbers" in TEXT
    assert f"| `observation` | (games, {SIZE}) float32 |" in TEXT
    assert f"| `mask` | (games, {len(VOCABULARY)}) bool |" in TEXT


# --- options -----------------------------------------------------------------------------
def test_options_of_pettingzoo() -> None:
    env = need("sandtable.envs.pettingzoo_env", "numpy", "pettingzoo")
    ours = {option.name for option in meta("imperium").options}
    assert options(section("PettingZoo")) == parameters(env.raw_env.__init__) | ours


def test_options_of_gymnasium() -> None:
    env = need("sandtable.envs.gymnasium_env", "numpy", "gymnasium")
    own = options(section("Gymnasium"))
    as_above = options(section("PettingZoo"))
    assert own | as_above == parameters(env.SeatEnv.__init__) - {"title"} | as_above
    assert not own & as_above
    for name in as_above:
        assert f"`{name}`" in section("Gymnasium"), name


def test_parameters_and_chance_of_openspiel() -> None:
    games = need("sandtable.envs.openspiel_game", "numpy", "pyspiel")
    told = section("OpenSpiel")
    assert options(told) == set(games.parameters("imperium"))
    assert {"players", "reward"} | {option.name for option in meta("imperium").options} - {"seats"} == options(told)
    assert f'load_game("{games.name_of(TITLE)}(' in told
    assert games.DIGITS == 3
    assert f"three chance nodes of {games.BASE:,} equal outcomes" in told


def test_arguments_and_arrays_of_many_games() -> None:
    vector = need("sandtable.envs.vector", "numpy")
    told = options(section("Many games at once"))
    assert told == parameters(vector.VectorEnv.__init__) | set(vector.Step._fields)


def test_rewards_are_named() -> None:
    assert re.findall(r'^- `"(\w+)"`: ', section("Rewards"), re.MULTILINE) == list(REWARDS)
