"""Run every case in PettingZoo, Gymnasium, OpenSpiel and vector environments (`make test-lab`)."""

from __future__ import annotations

from tests.conformance.cases import Case
from tests.conformance.every import every_case
from tests.conformance.test_laboratory import part
from tests.envs.extra import need


@every_case
def test_pettingzoo(case: Case) -> None:
    np = need("numpy", "numpy")
    need("pettingzoo", "pettingzoo")
    part(case, "observation")
    from sandtable.envs import env

    played = env(case.title, **case.options)
    played.reset(seed=5)
    random = np.random.default_rng(5)
    for agent in played.agent_iter():
        observation, _, over, _, _ = played.last()
        assert played.observation_space(agent).contains(observation)
        played.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert played.unwrapped.game.over


@every_case
def test_gymnasium(case: Case) -> None:
    np = need("numpy", "numpy")
    module = need("sandtable.envs.gymnasium_env", "gymnasium")
    part(case, "observation")
    played = module.SeatEnv(case.title, opponents="R", **case.options)
    seen, info = played.reset(seed=6)
    random = np.random.default_rng(6)
    over = False
    while not over:
        assert played.observation_space.contains(seen)
        seen, _, over, _, info = played.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
    assert played.game.over


@every_case
def test_vectors(case: Case) -> None:
    np = need("numpy", "numpy")
    vector = need("sandtable.envs.vector", "numpy")
    part(case, "observation")
    options = {name: value for name, value in case.options.items() if name != "seats"}
    many = vector.VectorEnv(case.title, games=6, seats=case.seats, seed=7, options=options)
    random = np.random.default_rng(7)
    step, ended = many.reset(), 0
    for _ in range(2000):
        step = many.step(vector.sample(step.mask, random))
        ended += int(step.done.sum())
        if ended:
            break
    assert ended
    step = many.step(vector.sample(step.mask, random))  # continues into the next game
    assert step.observation.shape == (6, many.layout.size)


@every_case
def test_openspiel(case: Case) -> None:
    np = need("numpy", "numpy")
    module = need("sandtable.envs.openspiel_game", "numpy", "pyspiel")
    part(case, "observation")
    state = module.game_of(case.title)(module.as_parameters(case.options)).new_initial_state()
    random = np.random.default_rng(8)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice([action for action, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert len(state.returns()) == case.seats
