"""The server passes for guests who can do nothing but pass, after a delay that does not reveal it.

At full size: `python -m tests.server.interrupt_timing`.
"""

from __future__ import annotations

import math
import random
import time as real
from bisect import bisect
from pathlib import Path

import pytest

from sandtable.server.seats import pass_timing
from sandtable.server.seats.pass_timing import PassTimes
from sandtable.server.tables.live_table import LiveTable
from tests.citing import rule
from tests.server.harness import Browser, FakeTime, Running, config, eventually, running
from tests.server.interrupt_timing import measure

TAKES = 0.05
PONDERS = 4.0
FEW = 20


class Chance(random.Random):
    """A random source that always draws the middle."""

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        return mu


# --- the delay ---------------------------------------------------------------------------
@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    rng = random.Random(5)
    monkeypatch.setattr(pass_timing, "_CHANCE", rng)
    return rng


def answer(kept: PassTimes, seat: int, at: int, kind: str | None, took: float) -> None:
    """Add to `kept` that a seat answered a question of this kind after `took` seconds."""
    now = 1_000.0 * at
    kept.track({seat: at}, now)
    kept.add(seat, at, kind, now + took)


@pytest.mark.usefixtures("chance")
def test_it_is_drawn_like_the_guests_own_passes() -> None:
    """The delay is drawn from the guest's own times; those of the same kind of question count most. Passes without a
    choice are not among them (`LiveTable.act`)."""
    rng = random.Random(4)
    kept = PassTimes()
    takes = {"stop": 3.0, "bid": 11.0}
    chosen: dict[str, list[float]] = {"stop": [], "bid": []}
    drawn: dict[str, list[float]] = {"stop": [], "bid": []}
    for at in range(2400):
        kind = ("stop", "bid")[at % 2]
        took = rng.lognormvariate(0.0, 0.6) * takes[kind]
        answer(kept, 2, at, kind, took)
        if at > 400:
            chosen[kind].append(took)
            drawn[kind].append(kept.draw_delay(2, kind, 2.5))
    assert median(drawn["stop"]) < median(drawn["bid"])
    for kind in takes:
        assert guessed(chosen[kind], drawn[kind]) < 0.65


@pytest.mark.usefixtures("chance")
def test_nobody_else_can_put_a_mark_into_it() -> None:
    """A guest's delays do not change if another player always passes after exactly 5.0 s."""
    alone, beset = PassTimes(), PassTimes()
    for at in range(200):
        for kept in (alone, beset):
            answer(kept, 0, 2 * at, "stop", 2.0 + at % 3)
        answer(beset, 1, 2 * at + 1, "stop", 5.0)
    assert alone._fit(0, "stop", 1.0) == beset._fit(0, "stop", 1.0)
    drawn = [beset.draw_delay(0, "stop", 2.5) for _ in range(2000)]
    assert sum(4.95 < delay < 5.05 for delay in drawn) < 2000 * 0.03
    assert len(set(drawn)) == 2000


@pytest.mark.usefixtures("chance")
def test_one_who_always_passes_at_the_same_moment_leaves_no_mark_either() -> None:
    kept = PassTimes()
    for at in range(100):
        answer(kept, 0, at, "stop", 5.0)
    drawn = [kept.draw_delay(0, "stop", 2.5) for _ in range(2000)]
    assert sum(4.9 < delay < 5.1 for delay in drawn) < 2000 * 0.06
    assert all(0.0 < delay <= pass_timing.LONGEST for delay in drawn)


@pytest.mark.usefixtures("chance")
@pytest.mark.parametrize("pace", [0.8, 1.5, 2.5, 4.0, 7.0])
def test_the_first_of_them_resembles_the_guests_own(pace: float) -> None:
    """A quick or slow player has answered eight other questions and has not passed yet; the first delay fits this
    player's pace."""
    rng = random.Random(7)
    own, drawn = [], []
    for _ in range(400):
        kept = PassTimes()
        for at in range(8):
            answer(kept, 0, at, None, rng.lognormvariate(math.log(2.0 * pace), 0.7))
        own.append(rng.lognormvariate(math.log(pace), 0.45))
        drawn.append(kept.draw_delay(0, "stop", 2.5))
    assert guessed(own, drawn) < 0.75, "it was 0.86"


@pytest.mark.usefixtures("chance")
def test_before_there_are_any_it_is_what_people_take_about() -> None:
    kept = PassTimes()
    assert 2.3 < median([kept.draw_delay(0, "stop", 2.5) for _ in range(2000)]) < 2.7
    answer(kept, 0, 1, "bid", 7.0)
    kept.track({}, 5_000.0)
    kept.add(0, 1, "bid", 5_001.0)  # an absence in between makes a time unusable
    assert [len(times) for times in kept._passes[0].values()] == [1]


def median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def guessed(own: list[float], drawn: list[float]) -> float:
    """Return how often the best rule of the form "times in this interval are drawn, others are the guest's own", or its
    opposite, guesses right; 0.5 means that times tell nothing."""
    first, second = sorted(own), sorted(drawn)
    every = sorted(own + drawn)
    bounds = [*(every[n * len(every) // 40] for n in range(40)), math.inf]
    shares = [(bisect(first, at) / len(first), bisect(second, at) / len(second)) for at in bounds]
    return max(0.5 + abs((b[0] - a[0]) - (b[1] - a[1])) / 2 for n, a in enumerate(shares) for b in shares[n + 1 :])


# --- over the server ---------------------------------------------------------------------
def lone(server: Running, anna: Browser) -> LiveTable:
    """Return a table at its first bidding at which two of Anna's seats are asked whether to stop Atreides and neither
    has a Karama."""
    for _ in range(30):
        factions = ["emperor", "harkonnen", "atreides"]
        table = anna.make("mmm", title="classic", options={"seats": 3, "factions": factions, "deals": False})
        assert [seat["declines"] for seat in table["seats"]] == [["lone"]] * 3
        live: LiveTable = server.ask(server.lobby.open(table["id"]))
        while True:
            asked = live.owing(live.info)
            decisions = [live.playing().position(seat).decision(seat) for seat in asked]
            if decisions[0].kind == "stop":
                break
            server.ask(live.act(anna.id, asked[0], live.at(asked[0]), decisions[0].words()[0]))
        if [decision.words() for decision in decisions] == [["pass"], ["pass"]]:
            return live
    raise AssertionError("they hold something in every game")


@rule("CLA-20.2")
def test_a_present_player_who_can_only_pass_is_passed_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server passes not before the delay is over, never while the guest is away, and not for a guest who has
    switched it off."""
    monkeypatch.setattr(pass_timing, "_CHANCE", Chance())
    time = FakeTime()
    with running(config(folder, pass_delay=PONDERS), time) as server:
        anna = server.browser("Anna")
        live = lone(server, anna)
        anna.put(f"/tables/{live.id}/seats/1/declines", {"offers": []})

        def owing(after: float) -> list[int]:
            """Return the seats that still owe an answer this many seconds later."""
            time.move_on(after)
            until = real.monotonic() + 0.3
            while real.monotonic() < until and 0 in live.owing(live.info):
                real.sleep(0.01)
            return live.owing(live.info)

        assert owing(3 * PONDERS) == [0, 1]
        with anna.socket(live.id) as line:
            line.ready()
            eventually(lambda: time.waits(PONDERS))
            assert owing(PONDERS - 1.0) == [0, 1]
            time.move_on(1.0)
            eventually(lambda: live.owing(live.info) == [1])
            assert owing(3 * PONDERS) == [1]


@rule("CLA-20.2")
def test_the_delay_is_measured_by_players_with_a_choice(folder: Path) -> None:
    """The measurement works: of six people only those with a choice answer by themselves, and a spectator measures
    times and sizes."""
    found = measure(folder, "people", FEW, TAKES)
    assert len(found.all) >= FEW
    assert all(offer.took > 0.0 for offer in found.all)
    assert "stop" in {offer.stratum[0] for offer in found.all}
    assert "could have been played" in str(found)
