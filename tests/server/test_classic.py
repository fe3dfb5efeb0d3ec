"""The classic game at the server's table: nobody is sent what they may not know (`tests.classic.leaks`)."""

from __future__ import annotations

import pytest

from sandtable.server.games.game import Game
from tests.citing import rule
from tests.classic.leaks import play
from tests.server.harness import Running

ANSWERS = 60


@rule("CLA-14.1")
def test_nobody_is_sent_what_they_may_not_know(served: Running) -> None:
    found = play(served, 5, most=ANSWERS, advanced=True)
    assert found.leaks == []
    assert found.compared > ANSWERS
    assert found.rows > ANSWERS - 10  # a sealed answer has no row yet


def test_a_server_that_leaks_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is changed so that every reader is sent the view of seat 0."""
    view = Game.view
    monkeypatch.setattr(Game, "view", lambda game, seat: view(game, max(seat, 0)).replace(b'"seat":0', b'"seat":-1'))
    found = play(served, 5, most=20)
    assert any("players to seat -1" in leak for leak in found.leaks)


def test_questions_declined_beforehand_are_not_waited_for(served: Running) -> None:
    """The guest has declined in advance to use a Karama against Atreides's look at a card, and answers all other
    questions."""
    anna = served.browser("Anna")
    table = anna.make("mn", title="classic", options={"factions": ["harkonnen", "atreides"]}, start=True)
    offers = [offer["id"] for offer in table["offers"]]
    assert {"karama", "weather_control", "lone"} <= set(offers)
    anna.put(f"/tables/{table['id']}/seats/0/declines", {"offers": ["karama"]})
    declined = 0
    with anna.socket(table["id"]) as line:
        line.ready()
        while line.view(0)["phase"] != "revival" and not declined:
            line.until(lambda: line.view(0)["decision"] is not None or line.view(0)["phase"] == "revival")
            view = line.view(0)
            if view["decision"] and view["decision"]["kind"] == "stop":
                line.until(lambda at=view["at"]: line.view(0)["at"] != at)  # type: ignore[misc]
                declined += 1
            elif view["decision"]:
                line.do("act", seat=0, at=view["at"], action=view["options"][0]["action"])
                line.until(lambda at=view["at"]: line.view(0)["at"] != at)  # type: ignore[misc]
    assert declined
