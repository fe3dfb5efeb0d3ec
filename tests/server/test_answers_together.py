"""Several answers in one request are either all accepted or all refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.classic.rules.moments import NOT_NOW, moment_now
from sandtable.core.titles import meta
from sandtable.server.games.game import Game
from sandtable.server.tables.live_table import LiveTable
from tests.citing import rule
from tests.server.harness import Browser, FakeTime, Running, config, eventually, running

PONDERS = 4.0


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(config(folder)) as server:
        yield server


# --- several answers ---------------------------------------------------------------------
def test_moves_are_made_together_or_not_at_all(server: Running) -> None:
    """The second answer must fit the question that follows the first: a card, then a space."""
    anna = server.browser("Anna")
    table = anna.make("mmmm")
    with anna.socket(table["id"]) as line:
        line.ready()
        while line.view(seat := asked(line))["decision"]["kind"] != "turn":
            line.do("act", seat=seat, at=line.view(seat)["at"], action=line.view(seat)["options"][0]["action"])
            n = line.n
            line.until(lambda n=n: line.n > n or asked(line) is not None)  # type: ignore[misc]
        view = line.view(seat)
        card, spaces = next(iter(view["reach"].items()))
        where = f"/tables/{table['id']}/act"
        body = {"seat": seat, "at": view["at"], "action": card}
        anna.refused("POST", where, {**body, "then": [card]}, 409, "IllegalAction")
        assert line.view(seat)["at"] == view["at"]
        n = anna.post(where, {**body, "then": [spaces[0]]})["n"]
        assert n == table["n"] + 2 + (view["at"] - table["n"])


def asked(line: Any) -> int:
    return next(seat for seat in range(4) if line.view(seat)["decision"] is not None)


def test_no_more_than_a_plan_needs(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mnnn")
    body = {"seat": 0, "at": 0, "action": "end", "then": ["end"] * 17}
    anna.refused("POST", f"/tables/{table['id']}/act", body, 422, "BadRequest")


# --- alone with bots ---------------------------------------------------------------------
@rule("CLA-20.2")
def test_a_guest_alone_with_bots_is_passed_for_at_once(folder: Path) -> None:
    """The server need not hide the time, because no other person could draw conclusions from it."""
    time = FakeTime()
    with running(config(folder, pass_delay=PONDERS), time) as server:
        anna = server.browser("Anna")
        factions = ["emperor", "harkonnen", "atreides"]
        for _ in range(20):
            table = anna.make("mnn", title="classic", options={"seats": 3, "factions": factions}, pace=0.0)
            live: LiveTable = server.ask(server.lobby.open(table["id"]))
            if _plays_to_stop(server, anna, live):
                break
        assert live.playing().position(0).decision(0).words() == ["pass"]
        at = live.at(0)
        with anna.socket(live.id) as line:
            line.ready()
            eventually(lambda: live.at(0) != at)


def _plays_to_stop(server: Running, anna: Browser, live: LiveTable) -> bool:
    """Play until the guest is asked whether to stop an ability of Atreides; return whether passing is the only
    option."""
    while True:
        eventually(lambda: 0 in live.owing(live.info))
        decision = live.playing().position(0).decision(0)
        if decision.kind == "stop":
            return len(decision.options) == 1
        server.ask(live.act(anna.id, 0, live.at(0), decision.words()[0]))


# --- wishes ------------------------------------------------------------------------------
@rule("CLA-17.2")
def test_a_wish_that_acts_voids_what_is_sealed() -> None:
    """A wish that interrupts the open question replaces it with a new one: answers need its number, and the sealed
    answers to the old question are gone."""
    options = meta("classic").check({"seats": 3, "factions": ["emperor", "harkonnen", "fremen"]})
    for seed in range(100):
        game = Game("classic", meta("classic").version, seed, options, ["a", "b", "c"])
        while not game.state.over:
            state: Any = game.state
            wishes = [(seat, word) for seat in range(3) for word in state.free_options(seat)
                      if state.vocabulary.words[word] == "want:truthtrance"]  # fmt: skip
            group = game.group
            if group is not None and wishes and not state.sealed and moment_now(state) != NOT_NOW:
                seat = state.to_act[0]
                game.set_group(group.with_answers(seat, [state.decision(seat).options[0]]))
                asked_at = game.asked_at
                game.apply(wishes[0][0], state.vocabulary.number("hold_all"))  # says nothing about the question
                assert game.group is not None
                assert game.group.answers
                assert game.asked_at == asked_at
                game.apply(*wishes[0])
                assert state.said == 0
                assert len(state.deciding) == 1
                assert game.asked_at == game.n > asked_at
                return
            decision = state.decision(state.to_act[0])
            game.apply(decision.seat, decision.options[-1 if decision.kind == "bid" else 0])
    raise AssertionError("no wish could interrupt a group")
