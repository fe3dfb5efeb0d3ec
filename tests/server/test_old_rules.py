"""Games of an older rules version cannot be loaded, but can be left and removed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import text

from sandtable.core.titles import meta
from tests.server.harness import LIMITS, Browser, Data, Running, config, eventually, running
from tests.server.test_restart import moved

NOW = meta("imperium").version


def make_old(server: Running) -> None:
    """Mark all stored tables as made with the previous ruleset version; a server with such a table in memory does not
    notice."""

    async def job(connection: Any) -> None:
        await connection.execute(text("update tables set rules = :old"), {"old": NOW - 1})

    server.ask(server.lobby.services.store.database.write(job))


def over(guest: Browser, seats: str = "mn", others: tuple[Browser, ...] = ()) -> Data:
    """Return a table whose game bots have played to its end for the guests."""
    table = guest.make(seats)
    path = f"/tables/{table['id']}"
    for other in others:
        other.post(f"{path}/join", {"invite": table["invite"]})
    if others:
        guest.post(f"{path}/start")
    for seat in range(1 + len(others)):
        guest.patch(f"{path}/seats/{seat}", {"kind": "bot", "bot": "novice"})
    eventually(lambda: guest.get(path)["state"] == "over")
    return {**guest.get(path)}


def mine(guest: Browser) -> list[str]:
    return [table["id"] for table in guest.get("/tables")["mine"]]


def test_a_game_that_cannot_be_played_on_can_be_left(folder: Path) -> None:
    limits = replace(LIMITS, tables_per_guest=1)
    with running(config(folder, limits=limits)) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = anna.make("mo", public=True)
        path = f"/tables/{table['id']}"
        ben.post(f"{path}/join", {})
        anna.post(f"{path}/start")
        assert anna.get("/tables")["mine"][0]["old"] is False
        anna.refused("POST", "/tables", {"title": "imperium", "seats": [{"kind": "me"}]}, 429, "TooManyTables")
        make_old(server)
    with running(config(folder, limits=limits)) as server:
        anna, ben, eve = moved(anna, server), moved(ben, server), server.browser()
        for guest in (anna, ben):
            (listed,) = guest.get("/tables")["mine"]
            assert (listed["id"], listed["state"], listed["old"]) == (table["id"], "playing", True)
            guest.refused("GET", path, None, 410, "DamagedData")
        assert eve.get("/tables")["open"] == [], "nobody can watch it"
        anna.refused("GET", f"{path}/record", None, 409, "NotOver")
        another = anna.make("mo")  # an old one does not count
        anna.refused("POST", f"{path}/leave", {"seat": 1}, 403, "NotYourSeat")
        eve.refused("POST", f"{path}/leave", {"seat": 0}, 403, "NotYourSeat")
        left = anna.post(f"{path}/leave", {"seat": 0})
        assert (left["seats"][0]["replaced"], left["seats"][0]["name"], left["old"]) == ("left", "Anna", True)
        assert mine(anna) == [another["id"]]
        assert mine(ben) == [table["id"]], "it is Ben's still"
        ben.post(f"{path}/leave", {"seat": 1})
        assert mine(ben) == []
        ben.refused("GET", path, None, 404, "UnknownTable")
        ben.refused("POST", f"{path}/leave", {"seat": 1}, 404, "UnknownTable")


def test_a_finished_game_keeps_its_record(folder: Path) -> None:
    with running(config(folder)) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = over(anna, "mo", (ben,))
        path = f"/tables/{table['id']}"
        record = anna.get(f"{path}/record")
        assert record["version"] == NOW
        make_old(server)
    with running(config(folder)) as server:
        anna, ben = moved(anna, server), moved(ben, server)
        (listed,) = anna.get("/tables")["mine"]
        assert (listed["old"], listed["state"], listed["points"]) == (True, "over", table["points"])
        anna.refused("GET", f"{path}/end", None, 410, "DamagedData")
        assert anna.get(f"{path}/record") == {**record, "version": NOW - 1}
        for guest, seat in ((anna, 0), (ben, 1)):
            guest.post(f"{path}/leave", {"seat": seat})
            assert mine(guest) == []
        assert anna.get(f"{path}/record")["actions"] == record["actions"], "finished games are kept"


def test_the_record_is_that_of_the_game(served: Running) -> None:
    anna = served.browser()
    table = anna.make("mmm", options={"first": 0})
    path = f"/tables/{table['id']}"
    with anna.socket(table["id"]) as line:
        line.ready()
        for _ in range(3):  # including an undo
            line.act(line.options()[-1])
            step = next(iter(line.view(line.update["by"])["undo"]), None)
            if step is not None:
                before = line.n
                line.do("undo", seat=line.update["by"], at=before, to=step["to"])
                line.reach(before + 1)
    for seat in range(3):
        anna.patch(f"{path}/seats/{seat}", {"kind": "bot", "bot": "novice"})
    eventually(lambda: anna.get(path)["state"] == "over")
    assert any(action < 0 for _, _, action in served.ask(served.lobby.services.store.rows(table["id"])))
    game = next(live for live in served.lobby.in_memory() if live.id == table["id"]).game
    assert anna.get(f"{path}/record") == json.loads(game.record.to_json())


def test_a_table_that_has_only_waited_is_played_by_the_new_rules(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser("Anna")
        table = anna.make("mo")
        path = f"/tables/{table['id']}"
        make_old(server)
    with running(config(folder)) as server:
        anna = moved(anna, server)
        assert anna.get(path)["old"] is False
        anna.patch(f"{path}/seats/1", {"kind": "bot", "bot": "novice"})
        started = anna.post(f"{path}/start")
        assert (started["state"], started["old"]) == ("playing", False)
    with running(config(folder)) as server:
        assert moved(anna, server).get(path)["state"] == "playing"
