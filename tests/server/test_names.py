"""What people are called at a table: by everybody, at once, and after they have gone."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import LEADERS, Browser, Data, Running, config, running
from tests.server.test_restart import moved


def two_playing(server: Running) -> tuple[Browser, Browser, Data]:
    """Anna, who is asked first, and Ben."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = anna.make("mo", options={"first": 0, "leaders": LEADERS[:2]})
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    return anna, ben, anna.post(f"{path}/start")


def test_who_leaves_keeps_a_name(folder: Path) -> None:
    with running(config(folder)) as server:
        anna, ben, table = two_playing(server)
        ben.post(f"/tables/{table['id']}/leave", {"seat": 1})
        assert [seat["name"] for seat in anna.get("/tables")["mine"][0]["seats"]] == ["Anna", "Ben"]
    with running(config(folder)) as server:
        anna = moved(anna, server)
        assert [seat["name"] for seat in anna.get(f"/tables/{table['id']}")["seats"]] == ["Anna", "Ben"]
        with anna.socket(table["id"]) as line:
            assert line.ready().view()["names"][:2] == ["Anna", "Ben"]
