"""The trained bots see what their seat may see, and their secret choices cannot be worked out.

This is the leak search for what a net reads: in worlds that a seat cannot tell apart its rows are the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sandtable.bots import make
from sandtable.bots.advice import advice_for, secrecy
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

np: Any = pytest.importorskip("numpy", reason="the trained bots need NumPy")

from sandtable.bots import net_bot  # noqa: E402
from sandtable.envs.arrays import Rows  # noqa: E402
from sandtable.learn import weights  # noqa: E402

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"seats": 4}),
    ("imperium", {"seats": 3}),
    ("imperium", {"seats": 1}),
    ("imperium", {"seats": 4, "boxes": ["ix", "immortality"]}),
    ("uprising", {"seats": 4, "choam": True}),
    ("uprising", {"seats": 6}),
    ("classic", {"seats": 6}),
]
Read = Callable[[Any, Any, int], bytes]


def walk(title: str, options: dict[str, Any], seed: int, most: int = 500) -> Iterator[Any]:
    """Play at random and pass every position with a choice."""
    game = meta(title).new(seed, options)
    rng = Rng(seed)
    for _ in range(most):
        if game.over:
            return
        seat = game.to_act[0]
        options_now = game.options_of(seat)
        if len(options_now) > 1:
            yield game
        game.apply(seat, options_now[rng.below(len(options_now))])


def layout_of(state: Any) -> Any:
    return meta(state.title).part("observation").layout_of(state)


def row_of_view(rows: Rows, reader: Any, view: Any) -> bytes:
    rows.clear()
    rows.sheet.begin(0)
    reader.read_view(view, rows.sheet)
    return bytes(rows.bytes[0])


def row_of_world(rows: Rows, reader: Any, world: Any, seat: int) -> bytes:
    rows.clear()
    rows.sheet.begin(0)
    reader.read_state(world, seat, rows.sheet)
    return bytes(rows.bytes[0])


def search(title: str, options: dict[str, Any], seed: int, reader: Any = None) -> tuple[int, int, int]:
    """Compare the rows of worlds that a seat cannot tell apart; return how many were compared, how many of the worlds
    were others, and how many rows differed."""
    compared = others = leaks = 0
    rows: Rows | None = None
    rng = Rng(seed)
    for number, game in enumerate(walk(title, options, seed)):
        if number % 9:
            continue
        if rows is None:
            rows = Rows(layout_of(game), 1)
            reader = reader or layout_of(game).filler()
        seat = game.to_act[0]
        view = game.view(seat)
        row = row_of_view(rows, reader, view)
        for world in (game, view.resample(rng), view.resample(rng)):
            compared += 1
            others += world.to_bytes() != game.to_bytes()
            leaks += row_of_world(rows, reader, world, seat) != row
            leaks += row_of_view(rows, reader, world.view(seat)) != row
    return compared, others, leaks


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_row_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(title: str, options: dict[str, Any]) -> None:
    compared, others, leaks = search(title, options, 7)
    assert leaks == 0
    assert compared >= 15
    assert others > compared // 4


def test_a_reader_that_tells_more_is_found_out() -> None:
    class Leaky:
        """Puts a trace of the whole state into the row."""

        def __init__(self, reader: Any) -> None:
            self.reader = reader

        def read_view(self, view: Any, sheet: Any) -> None:
            self.reader.read_view(view, sheet)

        def read_state(self, state: Any, seat: int, sheet: Any) -> None:
            self.reader.read_state(state, seat, sheet)
            sheet.data[0] = sum(state.to_bytes()) % 251

    first = meta("imperium").new(7, {"seats": 4})
    assert search("imperium", {"seats": 4}, 7, Leaky(layout_of(first).filler()))[2] > 10


@pytest.mark.parametrize("spec", ["N", "NS:4"])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(spec: str) -> None:
    rng = Rng(3)
    bot = make(spec)
    for number, game in enumerate(walk("imperium", {"seats": 4}, 5, 200)):
        if number % (12 if spec == "N" else 40):
            continue
        seat = game.to_act[0]
        decision = game.decision(seat)
        chosen = {
            bot.choose(world.view(seat), decision, Rng(1)) for world in (game, game.resample(seat, rng), game.clone())
        }
        assert len(chosen) == 1


# --- secret choices --------------------------------------------------------------------------
class Even:
    """A net that likes all words alike, but one word more than the others."""

    def __init__(self, words: int, liked: int = -1, by: float = 0.0) -> None:
        self.logits = np.zeros(words, np.float32)
        if liked >= 0:
            self.logits[liked] = by

    def __call__(self, rows: Any) -> tuple[Any, Any]:
        return np.tile(self.logits, (len(rows), 1)), np.full(len(rows), 0.5, np.float32)


def secret_position() -> Any:
    """Return a classic game where a seat makes a secret choice among four options or more."""
    for seed in range(20):
        for game in walk("classic", {"seats": 6}, seed):
            seat = game.to_act[0]
            if secrecy(advice_for("classic"), game, seat) > 0 and 4 <= len(game.options_of(seat)) <= 20:
                return game.clone()
    raise AssertionError("never")


def chosen_by(game: Any, spec: str, times: int) -> Counter[int]:
    seat = game.to_act[0]
    decision = game.decision(seat)
    view = game.view(seat)
    bot = make(spec)
    return Counter(bot.choose(view, decision, Rng(seed)) for seed in range(times))


@pytest.mark.parametrize("spec", ["N", "NS:8"])
def test_a_secret_choice_is_drawn_from_the_policy(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = secret_position()
    seat = game.to_act[0]
    options = sorted(game.options_of(seat))
    liked = options[1]
    judge = net_bot.Judge(Even(len(game.vocabulary), liked, 1.0), layout_of(game))
    monkeypatch.setattr(net_bot, "_judge", lambda *_: judge)
    times = 400 if spec == "N" else 40
    found = chosen_by(game, spec, times)
    assert len(found) > 1, "one option each time could be read like a book"
    if spec == "N":
        shares = net_bot.chances_of(judge.net.logits, options)
        off = sum(
            (found[option] - times * share) ** 2 / (times * share)
            for option, share in zip(options, shares, strict=True)
        )
        assert off < 3 * len(options) + 12, "not the policy's shares"
        assert max(found, key=lambda option: found[option]) == liked


def test_a_public_choice_is_the_best_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in walk("imperium", {"seats": 4}, 3) if len(game.options_of(game.to_act[0])) > 3)
    liked = sorted(game.options_of(game.to_act[0]))[2]
    judge = net_bot.Judge(Even(len(game.vocabulary), liked, 0.1), layout_of(game))
    monkeypatch.setattr(net_bot, "_judge", lambda *_: judge)
    assert chosen_by(game, "N", 20) == {liked: 20}


# --- the correction of chances ----------------------------------------------------------------
def test_a_correction_keeps_the_order_of_chances() -> None:
    told = [n / 50 for n in range(51)]
    found = [weights.corrected(chance, (0.9, 0.5)) for chance in told]
    assert found == sorted(found)
    assert all(0.0 < chance < 1.0 for chance in found)
    assert weights.corrected(0.3, (1.0, 0.0)) == pytest.approx(0.3)


def test_corrections_are_for_the_weights_they_lie_beside() -> None:
    for file in sorted(weights.HERE.glob("*.npz")):
        seats = {options["seats"] for options in weights.about(file)["variants"]}
        assert set(weights.corrections(file)) <= seats
        if weights.correction_file(file).exists():
            assert weights.corrections(file), "made for other weights"
