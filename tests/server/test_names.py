"""What people are called at a table: by everybody, at once, and after they have gone."""

from __future__ import annotations

from pathlib import Path

from sandtable.core.fluent import spoken
from tests.server.harness import ENGLISH, LEADERS, Browser, Data, Running, config, running
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


def test_a_new_name_is_shown_to_everybody_at_once(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.ready()
        mine.act(next(option for option in mine.options() if option.startswith("card:")))
        theirs.reach(1)
        for line in (mine, theirs):
            assert line.view()["names"][:2] == ["Anna", "Ben"]
        anna.patch("/me", {"name": "Annabel"})
        for line in (mine, theirs):
            line.until(lambda line=line: line.view()["names"][:2] == ["Annabel", "Ben"])  # type: ignore[misc]
            assert (line.update["kind"], line.n) == ("sync", 1), "nothing has moved"
            assert any("Annabel" in entry["text"] for entry in line.lines), "nor has the log another name"
            assert line.table["seats"][0]["name"] == "Annabel"
        mine.act(mine.options()[0])
        theirs.reach(2)


def test_many_names_are_told_together(served: Running) -> None:
    """Each would be the whole log for everybody."""
    anna, ben, table = two_playing(served)
    with ben.socket(table["id"]) as theirs:
        theirs.ready()
        for n in range(20):
            anna.patch("/me", {"name": f"Anna {n}"})
        theirs.until(lambda: theirs.view()["names"][0] == "Anna 19")
        assert sum(message["type"] == "update" for message in theirs.heard) <= 8


def test_a_name_from_right_to_left_leaves_its_sentence_alone(served: Running) -> None:
    """Numbers that follow it would otherwise be shown before it; names from left to right need nothing."""
    anna, ben, table = two_playing(served)
    ben.patch("/me", {"name": "שלום עולם"})
    with anna.socket(table["id"]) as line:
        assert line.ready().view()["names"][:2] == ["Anna", "\u2068שלום עולם\u2069"]
        told = [entry["text"] for entry in line.lines if "שלום" in entry["text"]]
        assert told
        assert all("\u2068שלום עולם\u2069" in text for text in told)
        anna.patch("/me", {"name": "שלום עולם"})
        line.until(lambda: line.table["seats"][0]["name"] != "Anna")
        called = [spoken(seat["name"], ENGLISH) for seat in line.table["seats"]]
        assert called == ["\u2068שלום עולם\u2069 1", "\u2068שלום עולם\u2069 2"]
    assert ben.get("/me")["name"] == "שלום עולם", "as it was chosen"
