"""Training with the games on a Ray cluster, started on this machine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.envs.extra import need as need_library
from tests.learn.extra import need
from tests.learn.test_training import SMALL, silent

need_library("ray", "ray", extra="ray")
trainer = need("sandtable.learn.trainer")


def test_games_on_a_cluster_teach_as_well(tmp_path: Path) -> None:
    wanted = replace(SMALL, rounds=2, workers=1, ray="local")
    run = trainer.Trainer(wanted, tmp_path / "run", say=silent)
    run.run()
    assert run.told["rounds"] == 2
    assert run.told["choices"] > 60
    again = trainer.Trainer(replace(wanted, rounds=1), tmp_path / "again", tmp_path / "run", silent)
    again.run()
    assert again.told["rounds"] == 3
