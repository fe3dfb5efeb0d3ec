"""Each title has a module that is named after it and the version of its observation, as PettingZoo's own have."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import sandtable.envs
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta
from sandtable.envs.games import observed, version
from tests.envs.extra import need

zoo_test = need("pettingzoo.test", "pettingzoo")
NAMES = [f"{title}_v{version(title)}" for title in observed()]


def test_there_is_one_module_for_each_title() -> None:
    """When an observation gets another version, its module is renamed."""
    folder = Path(sandtable.envs.__file__).parent
    assert sorted(path.stem for path in folder.glob("*_v[0-9]*.py")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_module_makes_the_environment_of_its_title(name: str) -> None:
    module = import_module(f"sandtable.envs.{name}")
    title = name.rpartition("_v")[0]
    assert module.env().metadata["name"] == f"sandtable/{name}"
    seats = min(count for count in meta(title).seats if count > 1)
    zoo_test.api_test(module.raw_env(seats=seats), num_cycles=50)
    env = module.env(seats=seats)
    env.reset(seed=4)
    random = Random(1)
    for _ in range(20):
        observation, *_ = env.last()
        env.step(random.choice([at for at, may in enumerate(observation["action_mask"]) if may]))
    assert env.unwrapped.game.title == title
    with pytest.raises(BadOption):
        module.env(seats=77)
