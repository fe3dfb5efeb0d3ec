"""Players' names at a table: shown to everybody, updated at once, and kept after they leave."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.fluent import spoken
from sandtable.server.bots.offers import BotOffers
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.games.game import WORDS
from sandtable.server.seats import seating
from sandtable.server.seats.guests import checked_name
from sandtable.server.seats.lookalikes import skeleton
from sandtable.server.storage.table_info import Seat
from sandtable.server.tables import commands
from tests.server.harness import ENGLISH, LEADERS, Browser, Data, Running, config, running
from tests.server.test_restart import moved


def two_playing(server: Running) -> tuple[Browser, Browser, Data]:
    """Return Anna, who is asked first, Ben, and the table where they play."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = anna.make("mo", options={"first": 0, "leaders": LEADERS[:2]})
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    return anna, ben, anna.post(f"{path}/start")


def test_a_leaving_guest_keeps_a_name(folder: Path) -> None:
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
    """Several changes of names are sent together, because each update would send the whole log to everybody."""
    anna, ben, table = two_playing(served)
    with ben.socket(table["id"]) as theirs:
        theirs.ready()
        for n in range(20):
            anna.patch("/me", {"name": f"Anna {n}"})
        theirs.until(lambda: theirs.view()["names"][0] == "Anna 19")
        assert sum(message["type"] == "update" for message in theirs.heard) <= 8


def test_a_name_from_right_to_left_leaves_its_sentence_alone(served: Running) -> None:
    """A right-to-left name is isolated, because otherwise numbers after it would be displayed before it; other names
    need nothing."""
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


# --- names that look alike ---------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Anna", "Аnnа"),  # Cyrillic
        ("Anna", "ΑΝΝΑ"),  # Greek
        ("Anna", "anna"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Anna", "An\u200bna"),
        ("Anna", "Anna\u2060\ufeff"),
        ("Anna", "A\u00adnna"),
        ("Anna", "Ànnä"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Stilgar", "Ѕtilgar"),
        ("Liet", "Ⅼiet"),
        ("warmaster", "vvarmaster"),
        ("burn", "bum"),
        ("カイト", "力イト"),
        ("한글", "한\u3164글"),
        ("ガ", "ガ"),
        ("é", "e\u0301"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(name: str, like: str) -> None:
    assert skeleton(name) == skeleton(like)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Hanna"),
        ("Guest 0", "Guest 2"),
        ("はな", "ばな"),
        ("カ", "ガ"),
        ("한", "헌"),
        ("★", "☆"),
        ("🦂", "🐍"),
        ("?", "!"),
        ("שלום", "שלומ"),
        ("Ben", "Bon"),
        ("Player 1", "Player 2"),
    ],
)
def test_names_that_look_different_have_different_skeletons(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def called(*names: str | None, bots: str = "") -> list[str]:
    """Return the names shown for guests with these names (`None`: without a name) and bots at one table."""
    wish = commands.TableRequest("imperium", {}, [("open", None, None)] * 4, {"kind": "none"}, False, 0.0)
    info = commands.new_table(wish, "host", 0.0, BotOffers(dict.fromkeys(LEVELS, "R"), {}))
    guests = [Seat("guest", f"g{n}") for n in range(len(names))]
    info.seats = [*guests, *(Seat("bot", bot=bot) for bot in bots.split())]
    known = {f"g{n}": name for n, name in enumerate(names) if name is not None}
    return [spoken(name, ENGLISH) for name in seating.display_names(info, known, WORDS)]


def test_a_name_like_another_is_numbered() -> None:
    assert called("Anna", "Ben") == ["Anna", "Ben"]
    assert called("Anna", "Ben", "Anna") == ["Anna 1", "Ben", "Anna 2"]
    assert called("Anna", "Аnnа", "ANNA") == ["Anna 1", "Аnnа 2", "ANNA 3"]
    assert called("Anna", "Anna", "Anna 2") == ["Anna 1", "Anna 3", "Anna 2"], "nobody is given another's name"
    assert called("Anna", "Anna", "Аnna1") == ["Anna 2", "Anna 3", "Аnna1"]
    assert called("Guest 1", "Guest 2") == ["Guest 1", "Guest 2"]
    assert called(None, "Player 1") == ["Player 1 1", "Player 1 2"]


def test_a_bots_name_in_any_language_is_nobodys() -> None:
    assert called("Adept", bots="adept novice") == ["Adept 1", "Adept 2", "Novice"]
    assert called("メンタート", bots="mentat adept") == ["メンタート 1", "Mentat 2", "Adept"]
    assert called("Ben", bots="adept adept") == ["Ben", "Adept 1", "Adept 2"]


def test_at_a_table_nobody_looks_like_another(served: Running) -> None:
    anna, ben, table = two_playing(served)
    with anna.socket(table["id"]) as line:
        line.ready()
        ben.patch("/me", {"name": "Аnnа\u200b"})
        assert ben.get("/me")["name"] == "Аnnа", "what is not seen is left out"
        line.until(lambda: line.table["seats"][1]["name"] != "Ben")
        assert [spoken(seat["name"], ENGLISH) for seat in line.table["seats"]] == ["Anna 1", "Аnnа 2"]


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("An\u200bna", "Anna"),
        ("\ufeffAnna\u2060", "Anna"),
        ("A\u00adnna", "Anna"),
        ("An\u3164na", "Anna"),
        ("An\u2800na", "Anna"),
        ("Anna\U000e0041", "Anna"),
        ("An\u200dna", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("👩‍🚀", "👩‍🚀"),
        ("❤️", "❤️"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
    ],
)
def test_invisible_characters_are_left_out_of_a_name(name: str, seen: str) -> None:
    assert checked_name(name, 24) == seen
