"""A run of training on a small machine: it learns, it goes on where it stopped, and its weights play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import make
from sandtable.core.rng import Rng
from tests.learn.extra import need

torch = need("torch")
trainer = need("sandtable.learn.trainer")
checkpoints = need("sandtable.learn.checkpoints")
weights = need("sandtable.learn.weights")
evaluation = need("sandtable.learn.evaluation")
crowd = need("sandtable.envs.crowd")
settings = need("sandtable.learn.settings")

SMALL = settings.Settings(
    "imperium",
    [{"seats": 4}],
    minutes=10.0,
    imitate=0.0,
    device="cpu",
    workers=1,
    slots=6,
    steps=6,
    width=32,
    blocks=1,
    batch=64,
    rate=1e-3,
    rate_end=1e-3,
    entropy=0.003,
    entropy_end=0.003,
    pool_every=1,
    former=0.34,
    evaluate=0,
    every=1e9,
    save_every=1e9,
)


def silent(text: str) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, dict[str, Any], Path]:
    """Train a tiny net for less than a minute: mostly imitation, then one round of self-play. Return the trainer, its
    result among random bots, and its folder."""
    folder = tmp_path_factory.mktemp("run")
    wanted = replace(
        SMALL, imitate=0.6, imitate_rounds=30, imitate_rate=4e-3, rounds=1, minutes=0.05, slots=40, steps=12, batch=256,
        groups=1, width=64,
    )  # fmt: skip
    run = trainer.Trainer(wanted, folder, say=silent)
    run.run = lambda: None  # its parts are called one by one here
    try:
        run._imitate()
        run._improve()
        run.save()
        some = replace(run.settings, evaluate=40)
        found = evaluation.among_bots(run.workers, run.collector, run.learner.mean, some, crowd.AMONG_RANDOM)
    finally:
        run.workers.close()
    return run, found, folder


def test_a_tiny_net_beats_random_bots(trained: tuple[Any, dict[str, Any], Path]) -> None:
    found = trained[1]
    assert found["games"] == 40
    assert found["low"] > 0.25, found  # an even share


def test_the_weights_play_and_say_what_they_are_for(
    trained: tuple[Any, dict[str, Any], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _, folder = trained
    monkeypatch.setenv(weights.FOLDER, str(folder))
    told = weights.about(folder / "imperium-4.npz")
    assert told["fingerprint"] == run.fingerprint
    assert told["variants"][0]["seats"] == 4
    card = (folder / "imperium-4.md").read_text(encoding="utf-8")
    assert run.fingerprint in card
    assert '"seed": 1' in card
    for spec in ("N", "NS:4"):
        game = sandtable.new("imperium", seats=4, seed=3)
        bot = make(spec)
        for _ in range(40):
            seat = game.to_act[0]
            decision = game.decision(seat)
            action = bot.choose(game.view(seat), decision, Rng(5))
            assert action in decision.options
            assert action == make(spec).choose(game.view(seat), decision, Rng(5))  # the same again
            game.apply(seat, action)


def test_a_net_is_the_same_in_numpy_and_plays_what_its_view_shows(
    trained: tuple[Any, dict[str, Any], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _, folder = trained
    monkeypatch.setenv(weights.FOLDER, str(folder))
    net_bot = need("sandtable.bots.net_bot")
    game = sandtable.new("imperium", seats=4, seed=4)
    rng = Rng(1)
    for step in range(60):
        seat = game.to_act[0]
        if step % 6 == 0:
            judge = net_bot.judge_for(game, game.vocabulary)
            logits, chance = judge.of_view(game.view(seat))
            row = torch.tensor([run.kind.layout.encode(game.view(seat))]).to(torch.uint8)
            with torch.no_grad():
                theirs, value = run.learner.mean(row, torch.ones((1, run.kind.words), dtype=torch.bool))
            assert torch.allclose(torch.from_numpy(logits), theirs[0], atol=0.02)  # half precision
            assert abs(chance - float(torch.sigmoid(value))) < 0.01
            worlds = [game.resample(seat, rng) for _ in range(2)]
            for others, _ in judge.of_worlds(worlds, seat, {}):
                assert abs(others - logits).max() < 1e-4  # nothing hidden is seen
        options = game.options_of(seat)
        game.apply(seat, options[rng.below(len(options))])


def test_weights_for_other_rules_are_refused(
    trained: tuple[Any, dict[str, Any], Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = trained[2]
    monkeypatch.setenv(weights.FOLDER, str(folder))
    game = sandtable.new("imperium", seats=4, seed=3, boxes=["ix"])
    seat = game.to_act[0]
    with pytest.raises(weights.NoWeights, match=r"other rules, boxes or observations.*imperium-4\.npz"):
        make("N").choose(game.view(seat), game.decision(seat), Rng(1))
    monkeypatch.setattr(weights, "HERE", tmp_path)
    game = sandtable.new("uprising", seats=4, seed=3)
    seat = game.to_act[0]
    with pytest.raises(weights.NoWeights, match="no weights for uprising"):
        make("NS:4").choose(game.view(seat), game.decision(seat), Rng(1))


def test_a_run_that_goes_on_takes_the_same_next_step(tmp_path: Path) -> None:
    once = trainer.Trainer(replace(SMALL, rounds=2), tmp_path / "once", say=silent)
    once.run()
    first = trainer.Trainer(replace(SMALL, rounds=1), tmp_path / "first", say=silent)
    first.run()
    second = trainer.Trainer(replace(SMALL, rounds=1), tmp_path / "second", tmp_path / "first", silent)
    second.run()
    assert once.told["rounds"] == second.told["rounds"] == 2
    assert once.told["choices"] == second.told["choices"] > first.told["choices"]
    for name, weight in once.learner.net.state_dict().items():
        assert torch.equal(weight, second.learner.net.state_dict()[name]), name
        assert torch.equal(once.learner.mean.state_dict()[name], second.learner.mean.state_dict()[name]), name
    assert any(
        not torch.equal(weight, first.learner.net.state_dict()[name])
        for name, weight in once.learner.net.state_dict().items()
    )


def test_a_light_checkpoint_goes_on_with_new_games(tmp_path: Path) -> None:
    light = replace(SMALL, rounds=1, light=True, overlap=True)
    trainer.Trainer(light, tmp_path / "first", say=silent).run()
    assert not (tmp_path / "first" / checkpoints.GAMES).exists()
    second = trainer.Trainer(light, tmp_path / "second", tmp_path / "first", silent)
    second.run()
    assert second.told["rounds"] == 2


def test_a_checkpoint_of_other_games_is_refused(tmp_path: Path) -> None:
    trainer.Trainer(replace(SMALL, rounds=1, light=True), tmp_path, say=silent).run()
    other = replace(SMALL, variants=[{"seats": 4, "boxes": ["ix"]}])
    with pytest.raises(checkpoints.BadCheckpoint, match="other games"):
        trainer.Trainer(other, tmp_path / "other", tmp_path, silent)
    with pytest.raises(checkpoints.BadCheckpoint, match="no checkpoint"):
        trainer.Trainer(SMALL, tmp_path / "none", tmp_path / "nothing", silent)
