"""The server passes for guests who can only pass, after a delay that does not reveal it.

At full size: `python -m tests.server.interrupt_timing`.
"""

from __future__ import annotations

import random
import time as real
from pathlib import Path

import pytest

from sandtable.server.seats import pass_timing
from sandtable.server.seats.pass_timing import ENOUGH, PassTimes
from sandtable.server.tables.live_table import LiveTable
from tests.citing import rule
from tests.server.bot_timing import distance, likelihood
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
def test_it_is_drawn_from_what_people_take_who_have_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The times of the same question count once there are enough. Passes without a choice are not counted
    (`LiveTable.act`)."""
    rng = random.Random(4)
    monkeypatch.setattr(pass_timing, "_CHANCE", random.Random(5))
    kept = PassTimes()
    takes = {"stop": 3.0, "bid": 11.0}
    chosen: dict[str, list[float]] = {"stop": [], "bid": []}
    drawn: dict[str, list[float]] = {"stop": [], "bid": []}
    now = 0.0
    for at in range(2400):
        kind = ("stop", "bid")[at % 2]
        kept.track({2: at}, now)
        took = rng.lognormvariate(0.0, 0.6) * takes[kind]
        kept.add(2, at, kind, now + took)
        now += took
        if at > 400:
            chosen[kind].append(took)
            drawn[kind].append(kept.draw_delay(kind, 2.5))
    for kind in takes:
        assert likelihood(distance(chosen[kind], drawn[kind]), 1000, 1000) > 0.01
    assert likelihood(distance(chosen["stop"], drawn["bid"]), 1000, 1000) < 1e-9


def test_before_there_are_any_it_is_what_people_take_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pass_timing, "_CHANCE", random.Random(5))
    kept = PassTimes()
    first = sorted(kept.draw_delay("stop", 2.5) for _ in range(1000))
    assert 2.3 < first[500] < 2.7
    assert first[0] > 0.4
    for at in range(ENOUGH):  # of any question, before there are enough of this one
        kept.track({0: at}, 10.0 * at)
        kept.add(0, at, "bid", 10.0 * at + 7.0)
    assert {kept.draw_delay("stop", 2.5) for _ in range(20)} == {7.0}
    kept.track({}, 500.0)
    kept.add(0, ENOUGH - 1, "bid", 501.0)  # an absence in between makes a time unusable
    assert {kept.draw_delay("bid", 2.5) for _ in range(20)} == {7.0}


# --- over the server ---------------------------------------------------------------------
def lone(server: Running, anna: Browser) -> LiveTable:
    """Return two seats at the start of the first turn, each asked about interrupts and with nothing to play."""
    for _ in range(30):
        table = anna.make("mm", title="classic", options={"factions": ["emperor", "harkonnen"], "deals": False})
        assert [seat["declines"] for seat in table["seats"]] == [["lone"], ["lone"]]
        live: LiveTable = server.ask(server.lobby.open(table["id"]))
        while True:
            asked = live.owing(live.info)
            decisions = [live.playing().position(seat).decision(seat) for seat in asked]
            if decisions[0].kind == "moment":
                break
            server.ask(live.act(anna.id, asked[0], live.at(asked[0]), decisions[0].words()[0]))
        if [decision.words() for decision in decisions] == [["pass"], ["pass"]]:
            return live
    raise AssertionError("they hold something in every game")


@rule("CLA-20.2")
def test_a_present_player_who_can_only_pass_is_passed_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before the drawn time, never while the guest is away, and not for a guest who declines it."""
    monkeypatch.setattr(pass_timing, "_CHANCE", Chance())
    time = FakeTime()
    with running(config(folder, pass_delay=PONDERS), time) as server:
        anna = server.browser("Anna")
        live = lone(server, anna)
        anna.put(f"/tables/{live.id}/seats/1/declines", {"offers": []})

        def owing(after: float) -> list[int]:
            """Return who still owes an answer this much later."""
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
    """Players with a choice answer, of six people; a spectator measures times and sizes."""
    found = measure(folder, "people", FEW, TAKES)
    assert len(found.all) >= FEW
    assert all(offer.took > 0.0 for offer in found.all)
    assert "moment" in {offer.stratum[0] for offer in found.all}
    assert "could have been played" in str(found)
