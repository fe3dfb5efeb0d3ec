"""The net search: options are compared where the next round begins, in the same worlds, and judged as the net would
play on."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.bots import make
from sandtable.bots.advice import advice_for
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

np: Any = pytest.importorskip("numpy", reason="the trained bots need NumPy")

from sandtable.bots import net_bot, net_search  # noqa: E402

MIDDLE = 7.0  # what the judge below says in the middle of a round: no chance at all


class Purse:
    """A judge that likes all words alike, and at the beginning of a later round likes to be rich."""

    def __init__(self, game: Any) -> None:
        self.words = len(game.vocabulary)
        self.round = game.round
        self.asked: list[int] = []

    def worth(self, state: Any, seat: int) -> float:
        return MIDDLE if state.round == self.round else min(1.0, state.players[seat].solari / 20)

    def of_worlds(self, worlds: list[Any], seat: int, known: Any) -> list[tuple[Any, float]]:
        self.asked += [world.round for world in worlds]
        return [(np.zeros(self.words, np.float32), self.worth(world, seat)) for world in worlds]


def choice_of_spaces(seed: int) -> Any:
    """Return a game of four whose seat chooses among four spaces or more."""
    game = sandtable.new("imperium", seats=4, seed=seed)
    bot = make("G")
    rng = Rng(seed)
    while not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        if sum(word.startswith("space:") for word in decision.words()) >= 4:
            return game
        game.apply(seat, bot.choose(game.view(seat), decision, rng))
    raise AssertionError("never")


def trial_of(game: Any, shares: list[float], **more: Any) -> tuple[net_search.Trial, Purse, list[int]]:
    seat = game.to_act[0]
    options = sorted(game.options_of(seat))
    purse = Purse(game)
    judge: Any = purse
    return net_search.Trial(game, seat, judge, options, shares[: len(options)], **more), purse, options


def played_on(world: Any, seat: int, option: int, purse: Purse) -> float:
    """Play one option on to the next round, the seat taking its first option each time, and return its worth there."""
    advice = advice_for("imperium")
    state = world.clone()
    state.apply(seat, option)
    while state.round == world.round and not state.over:
        if advice.play_on(state, seat, world.round):
            state.apply(seat, min(state.options_of(seat)))
    advice.play_on(state, seat, world.round + 1)
    return purse.worth(state, seat)


def test_a_pass_ends_at_the_first_decision_of_the_next_round() -> None:
    game = choice_of_spaces(3)
    seat = game.to_act[0]
    trial, purse, options = trial_of(game, [0.1] * 20, least=20)
    rng = Rng(1)
    worlds = [game.resample(seat, rng) for _ in range(5)]
    trial.play(worlds)
    assert trial.done == 5 * len(trial.options) >= 20
    assert set(purse.asked) == {game.round, game.round + 1}, "choices on the way, and the ends"
    for at, option in enumerate(trial.options):
        assert trial.values[at] == [played_on(world, seat, option, purse) for world in worlds]
    means = {option: sum(trial.values[at]) for at, option in enumerate(trial.options)}
    assert len(set(means.values())) > 1
    assert means[trial.best()] == max(means.values())
    assert set(trial.options) <= set(options)


def test_what_an_option_is_worth_outweighs_the_policy_and_the_policy_decides_between_equals() -> None:
    game = choice_of_spaces(3)
    trial, _, _ = trial_of(game, [0.85] + [0.03] * 19, least=20)
    assert trial.best() == trial.options[0], "nothing is known but the policy"
    trial.values = [[0.50] * 16 for _ in trial.options]
    assert trial.best() == trial.options[0]
    trial.values[2] = [0.53] * 16
    assert trial.best() == trial.options[2]
    trial.values = [[values[0]] for values in trial.values]
    assert trial.best() == trial.options[0], "one world says little"


def test_options_that_fall_behind_are_dropped_and_the_others_get_their_passes() -> None:
    game = choice_of_spaces(3)
    seat = game.to_act[0]
    trial, _, _ = trial_of(game, [0.1] * 20)
    rng = Rng(2)
    for _ in range(6):
        trial.play([game.resample(seat, rng) for _ in range(4)])
    tried = [len(values) for values in trial.values]
    assert max(tried) > min(tried) >= 4
    assert {tried[at] for at in trial.alive} == {max(tried)}
    assert trial.done == sum(tried)
    assert trial.best() in [trial.options[at] for at in trial.alive]


def test_no_option_is_dropped_for_its_luck_in_the_first_worlds() -> None:
    trial, _, _ = trial_of(choice_of_spaces(3), [0.1] * 20)
    for worlds, left in ((net_search.ENOUGH - 1, len(trial.options)), (net_search.ENOUGH, 1)):
        trial.values = [[0.9] * worlds] + [[0.1] * worlds for _ in trial.options[1:]]
        trial.drop()
        assert len(trial.alive) == left


def test_only_what_the_policy_considers_is_tried() -> None:
    game = choice_of_spaces(3)
    shares = [0.6, 1e-6, 0.4, *[1e-9] * 17]
    trial, _, options = trial_of(game, shares)
    assert trial.options == [options[0], options[2]]
    assert len(trial_of(game, [1.0] + [1e-9] * 19)[0].options) == 1
    assert len(trial_of(game, [1.0] + [1e-9] * 19, least=2)[0].options) == 2
    assert len(trial_of(game, [0.1] * 20)[0].options) == min(net_search.MOST, len(options))


def test_a_secret_choice_is_drawn_from_the_policy_and_what_was_found() -> None:
    game = choice_of_spaces(3)
    trial, _, _ = trial_of(game, [0.4, 0.4, 0.1, 0.1] + [1e-9] * 16)
    assert trial.secret_shares() == trial.shares
    trial.values = [[0.5] * 100, [0.5 + net_search.HEAT] * 100, [0.5] * 100, [0.1] * 100]
    trial.done = 400
    trial.alive = [0, 1, 2]
    first, second, third, fourth = trial.secret_shares()
    assert second / first == pytest.approx(2.718, rel=0.01)
    assert first / third == pytest.approx(4.0, rel=0.1)
    assert fourth == 0.0


# --- budgets -----------------------------------------------------------------------------------
class Clock:
    """A clock that is one millisecond later at each look."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now


class Flat:
    """A net that likes one word and sees no difference elsewhere; it counts the rows it judged."""

    def __init__(self, words: int, liked: int, by: float) -> None:
        self.logits = np.zeros(words, np.float32)
        self.logits[liked] = by
        self.rows = 0

    def __call__(self, rows: Any) -> tuple[Any, Any]:
        self.rows += len(rows)
        return np.tile(self.logits, (len(rows), 1)), np.full(len(rows), 0.5, np.float32)


def flat_judge(game: Any, monkeypatch: pytest.MonkeyPatch, by: float) -> net_bot.Judge:
    layout = meta("imperium").part("observation").layout_of(game)
    judge = net_bot.Judge(Flat(len(game.vocabulary), min(game.options_of(game.to_act[0])), by), layout)
    monkeypatch.setattr(net_bot, "_judge", lambda *_: judge)
    return judge


def test_passes_are_not_exceeded_and_a_clear_choice_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choice_of_spaces(3)
    view = game.view(game.to_act[0])
    options = sorted(game.options_of(game.to_act[0]))
    for by, least, most in ((0.1, 30, 40), (50.0, 0, 0)):
        judge = flat_judge(game, monkeypatch, by)
        shares = net_bot.chances_of(judge.of_view(view)[0], options)
        bot = net_search.NetSearchBot(40)
        trial = bot._search(view, judge, options, shares, Rng(1))
        assert least <= trial.done <= most
        assert bot.choose(view, game.decision(game.to_act[0]), Rng(1)) == options[0]


def test_a_time_limit_is_used_up_even_for_a_clear_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choice_of_spaces(3)
    view = game.view(game.to_act[0])
    taken = []
    for by in (0.0, 50.0):
        flat_judge(game, monkeypatch, by)
        clock = Clock()
        monkeypatch.setattr(net_search, "time", clock)
        net_search.NetSearchBot(0, 60.0).choose(view, game.decision(game.to_act[0]), Rng(1))
        taken.append(clock.now - 100.0)
    assert all(0.060 <= each <= 0.064 for each in taken), taken


def test_a_slow_machine_tries_all_options_in_the_worlds_it_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choice_of_spaces(3)
    view = game.view(game.to_act[0])
    options = sorted(game.options_of(game.to_act[0]))
    judge = flat_judge(game, monkeypatch, 0.0)
    shares = net_bot.chances_of(judge.of_view(view)[0], options)
    clock = Clock()
    net = judge.net

    def slow(rows: Any) -> Any:
        clock.now += 0.01 * len(rows)
        return net(rows)

    judge.net = slow
    monkeypatch.setattr(net_search, "time", clock)
    trial = net_search.NetSearchBot(0, 700.0)._search(view, judge, options, shares, Rng(1))
    tried = [len(values) for values in trial.values]
    assert tried == [trial.worlds] * len(trial.options)
    assert 1 <= trial.worlds < net_bot.AT_ONCE // len(trial.options)


def test_the_same_row_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choice_of_spaces(3)
    seat = game.to_act[0]
    judge = flat_judge(game, monkeypatch, 1.0)
    other = sandtable.new("imperium", seats=4, seed=11)
    known: net_bot.Known = {}
    first = judge.of_worlds([game, game.resample(seat, Rng(1)), other, game.clone()], seat, known)
    assert judge.net.rows == 2
    assert [chance for _, chance in first] == [0.5] * 4
    judge.of_worlds([game, other], seat, known)
    assert judge.net.rows == 2
    assert not judge.rows.bytes.any(), "the next search begins with empty rows"


def test_a_long_search_does_not_keep_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choice_of_spaces(3)
    seat = game.to_act[0]
    options = sorted(game.options_of(seat))
    found = []
    for most in (4096, 20):
        monkeypatch.setattr(net_search, "MOST_KNOWN", most)
        judge = flat_judge(game, monkeypatch, 0.1)
        trial = net_search.Trial(game, seat, judge, options, [0.1] * len(options), least=20)
        kept = 0
        for number in range(4):
            trial.play([game.resample(seat, Rng(number))])
            kept = max(kept, len(trial.known))
        found.append((kept, trial.values))
    assert found[0][0] > 60 >= found[1][0]
    assert found[0][1] == found[1][1]
