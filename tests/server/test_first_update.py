"""The first update of a long game contains only the end of its log; the server sends the rest on request."""

from __future__ import annotations

import random

import orjson
import pytest

from sandtable.bots import make
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.server.games.game import Game
from sandtable.server.sockets import outgoing
from sandtable.server.titles import playable
from tests.server.harness import Running

MOST = 150_000  # bytes of a first update
SMALLER = 3  # times, at least, than with the whole log


def played(title: str) -> Game:
    """Return a game that fast bots have played to its end, or far enough."""
    seats = meta(title).new(7, {}).seats
    game = Game(title, meta(title).version, 7, {}, [f"Player {n}" for n in range(seats)])
    bot, rng = make("G"), Rng(3)
    while not game.state.over:
        group = game.group
        if group is None:
            seat = game.state.to_act[0]
            game.apply(seat, bot.choose(game.state.view(seat), game.state.decision(seat), rng))
            continue
        while not group.is_complete:
            seat = next(one for one in group.base.deciding if group.owes(one))
            state = group.position(seat)
            group = group.with_answers(seat, [bot.choose(state.view(seat), state.decision(seat), rng)])
        for seat, action in group.rows:
            game.apply(seat, action)
    return game


@pytest.mark.parametrize("title", playable())
def test_the_first_update_of_a_long_game_is_short(title: str) -> None:
    game = played(title)
    for seats in ((0,), ()):
        lines = game.lines(seats)
        first = orjson.loads(data := outgoing.sync(game, seats))
        earlier = first["earlier"]
        assert earlier > 0
        assert first["lines"] == lines[earlier:]
        assert first["lines"][0]["heading"]
        assert len(first["lines"]) >= outgoing.ENOUGH
        later = [at for at in range(earlier + 1, len(lines)) if lines[at]["kind"] == first["lines"][0]["kind"]]
        assert all(len(lines) - at < outgoing.ENOUGH for at in later), "it begins with the latest round that can be"
        assert len(data) < MOST
        assert len(orjson.dumps(lines)) > SMALLER * len(orjson.dumps(first["lines"]))


def test_a_short_log_is_sent_whole() -> None:
    game = Game("imperium", meta("imperium").version, 7, {}, ["A", "B", "C", "D"])
    first = orjson.loads(outgoing.sync(game, (0,)))
    assert first["earlier"] == 0
    assert first["lines"] == game.lines((0,))


def test_the_rest_of_the_log_is_sent_when_asked_for(served: Running) -> None:
    anna, eve = served.browser("Anna"), served.browser("Eve")
    table = anna.make("mnnn")
    with anna.socket(table["id"]) as all_along:
        all_along.ready()
        all_along.play(random.Random(2))
        whole = anna.get(f"/tables/{table['id']}/log")["lines"]
        assert whole == all_along.lines, "her own draws with it"
        with anna.socket(table["id"]) as late, eve.socket(table["id"]) as watcher:
            late.ready()
            assert late.update["earlier"] > 0
            assert whole[: late.update["earlier"]] + late.lines == whole
            watcher.ready()
            told = eve.get(f"/tables/{table['id']}/log")["lines"]
            assert told[watcher.update["earlier"] :] == watcher.lines
            assert told != whole, "a spectator is told less"
    anna.refused("GET", f"/tables/{anna.make('mo')['id']}/log", status=409, type="NotStarted")
    anna.refused("GET", "/tables/unknown/log", status=404, type="UnknownTable")
