"""The classic game at the server's table: nobody is sent what they may not know (`tests.classic.leaks`)."""

from __future__ import annotations

import pytest

from sandtable.server.game import Game
from tests.citing import rule
from tests.classic.leaks import play
from tests.server.harness import Running

ANSWERS = 60


@rule("CLA-14.1")
def test_nobody_is_sent_what_they_may_not_know(served: Running) -> None:
    found = play(served, 5, most=ANSWERS, advanced=True)
    assert found.leaks == []
    assert found.compared > ANSWERS
    assert found.rows > ANSWERS - 10  # an answer that is sealed has no row yet


def test_a_server_that_leaks_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown what seat 0 sees."""
    view = Game.view
    monkeypatch.setattr(Game, "view", lambda game, seat: view(game, max(seat, 0)).replace(b'"seat":0', b'"seat":-1'))
    found = play(served, 5, most=20)
    assert any("players to seat -1" in leak for leak in found.leaks)
