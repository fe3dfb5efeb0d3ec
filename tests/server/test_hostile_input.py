"""Hostile messages and requests are all refused, and nothing changes (`tests.server.fuzz`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.sockets import incoming
from sandtable.server.tables.live_table import LiveTable
from tests.server.fuzz import NO_LIMIT, Broken, Fuzzer, Scene, errors_logged
from tests.server.fuzz_http import Requests
from tests.server.harness import config, running


@pytest.fixture
def scene(folder: Path) -> Iterator[Scene]:
    with running(config(folder, limits=NO_LIMIT)) as server:
        scene = Scene(server)
        yield scene
        scene.close()


def test_hostile_messages_are_refused_and_change_nothing(scene: Scene) -> None:
    fuzzer = Fuzzer(random.Random(2), scene)
    with errors_logged() as errors:
        fuzzer.run(1_800, every=450)
    assert errors == []
    assert min(fuzzer.sent.values()) >= 4, "of every kind"
    assert {"BadRequest", "NotYourSeat", "StaleAction", "IllegalAction", "MalformedAction"} <= set(fuzzer.refused)


@pytest.mark.slow
def test_hostile_requests_are_refused_and_change_nothing(scene: Scene) -> None:
    requests = Requests(scene, 3)
    with errors_logged() as errors:
        requests.run(150)
    assert errors == []
    assert requests.sent.total() >= 150
    assert len(requests.sent) >= 25, "everything there is to ask for"
    assert {200, 403, 404, 422} <= set(requests.answered)


# --- detecting faults --------------------------------------------------------------------
def test_a_bug_is_found(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer notices a server on which a message causes an error instead of a refusal."""

    def fails(message: Any) -> None:
        if message.get("type") == "undo":
            raise KeyError("to")
        check(message)

    check = incoming.check
    monkeypatch.setattr(incoming, "check", fails)
    with errors_logged() as errors, pytest.raises(Broken, match="thrown out"):
        Fuzzer(random.Random(2), scene).run(1_000)
    assert any("KeyError" in error for error in errors)


def test_a_move_that_should_not_be_is_found(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer notices a server that does not check the row for which a move was meant."""
    monkeypatch.setattr(LiveTable, "_check_open", lambda table, at: None)
    with pytest.raises(Broken):
        Fuzzer(random.Random(2), scene).run(1_000)


def test_a_500_is_found(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> None:
        raise KeyError("names")

    store = scene.server.lobby.services.store
    monkeypatch.setattr(store, "names", fails)
    with pytest.raises(Broken, match="500"):
        Requests(scene, 3).run(60)
