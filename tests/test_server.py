"""The table in the browser: a game can be played through, and a person learns what their seat may know."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from sandtable.core.record import Record
from sandtable.imperium.catalog import LEADERS
from sandtable.server.plain.app import create_app
from sandtable.server.plain.tables import DATABASE, Store, options_for

Data = dict[str, Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path)) as made:
        yield made


def begin(client: TestClient, seats: int = 4, leader: str = "random") -> Data:
    answer = client.post("/api/games", json={"seats": seats, "leader": leader})
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def act(client: TestClient, data: Data, word: str) -> Data:
    answer = client.post(f"/api/games/{data['id']}/act", json={"at": data["number"], "option": word})
    assert answer.status_code == 200, answer.text
    after: Data = answer.json()
    return after


def look(client: TestClient, data: Data) -> Data:
    found: Data = client.get(f"/api/games/{data['id']}").json()
    return found


def record_of(folder: Path, data: Data) -> Record:
    """What only the server knows."""
    with sqlite3.connect(folder / DATABASE) as db:
        row = db.execute("select record from games where id = ?", (data["id"],)).fetchone()
    db.close()
    return Record.from_json(row[0])


def check_nothing_hidden(folder: Path, data: Data, text: str) -> None:
    """A response holds the view of its seat, and neither the seed nor the generator nor another's cards."""
    record = record_of(folder, data)
    seat = data["seat"]
    assert data["view"] == record.state.view(seat).as_dict()
    assert str(record.seed) not in text
    assert str(record.state.rng.x) not in text  # type: ignore[attr-defined]
    for other, p in enumerate(record.state.players):  # type: ignore[attr-defined]
        if other == seat:
            continue
        shown = data["view"]["players"][other]
        assert len(shown["hand"]) == len(p.hand)
        assert sum(id != "?" for id in shown["hand"]) == len(p.shown_hand)
        known = [seen for seen in record.state.seen_intrigue if seen[:2] == (seat, other)]  # type: ignore[attr-defined]
        assert sum(id != "?" for id in shown["intrigue"]) == len(known)
        assert sum(id != "?" for id in shown["deck"]) == p.shown_deck


# --- playing -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "leader"), [(4, "random"), (3, "paul_atreides"), (4, "draft"), (2, "random"), (1, "random")]
)
def test_a_game_can_be_played_through(client: TestClient, tmp_path: Path, seats: int, leader: str) -> None:
    rng = random.Random(seats)
    data = begin(client, seats, leader)
    assert data["view"]["seat"] == data["seat"] == 0
    taken = 0
    while not data["over"]:
        assert data["options"], "the person is asked whenever the game is not over"
        assert data["prompt"]
        assert [option["word"] for option in data["options"]] == data["view"]["decision"]["options"]
        assert all(option["label"] for option in data["options"])
        before = data["number"]
        data = act(client, data, rng.choice(data["options"])["word"])
        assert data["number"] > before
        taken += 1
        assert taken < 2000
        if taken % 20 == 0:
            check_nothing_hidden(tmp_path, data, str(data))
    assert data["options"] == []
    assert data["outcome"]["ranks"].count(1) >= 1
    assert data["outcome"]["reason"] in ("points", "conflict_deck")
    answer = client.post(f"/api/games/{data['id']}/act", json={"at": data["number"], "option": "pass"})
    assert answer.status_code == 409
    assert answer.json()["error"]["type"] == "GameOver"
    page = client.get(f"/game/{data['id']}")
    assert page.status_code == 200
    assert "New game" in page.text


def test_the_chosen_leader_is_yours_and_the_others_differ() -> None:
    for leader in LEADERS:
        given = options_for(4, leader.id)["leaders"]
        assert given[0] == leader.id
        assert len(set(given)) == 4


def test_a_game_survives_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path)) as first:
        data = begin(first)
        for _ in range(12):
            data = act(first, data, data["options"][0]["word"])
    with TestClient(create_app(tmp_path)) as second:
        assert look(second, data) == data
        act(second, data, data["options"][-1]["word"])


def test_ids_cannot_be_guessed(client: TestClient) -> None:
    ids = {begin(client)["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) >= 20 for id in ids)


# --- undo --------------------------------------------------------------------------------
def until_undo(client: TestClient, data: Data, most: int) -> Data:
    rng = random.Random(1)
    for _ in range(300):
        if data["undo"] >= most:
            return data
        data = act(client, data, rng.choice(data["options"])["word"])
    raise AssertionError("nothing could ever be taken back")


def test_undo_goes_back_to_the_same_question(client: TestClient) -> None:
    data = until_undo(client, begin(client), 1)
    last = data
    for _ in range(200):
        rng = random.Random(data["number"])
        data = act(client, last, rng.choice(last["options"])["word"])
        if data["undo"] > last["undo"]:
            break
        last = data
    assert data["undo"] == last["undo"] + 1
    answer = client.post(f"/api/games/{data['id']}/undo", json={"at": data["number"]})
    assert answer.status_code == 200
    assert answer.json() == last
    assert look(client, last) == last


def test_undo_stops_where_something_was_learnt(client: TestClient) -> None:
    data = until_undo(client, begin(client), 2)
    url = f"/api/games/{data['id']}/undo"
    refused = client.post(url, json={"at": data["number"], "moves": data["undo"] + 1})
    assert refused.status_code == 400
    assert look(client, data) == data
    assert client.post(url, json={"at": data["number"], "moves": 0}).status_code == 400
    assert client.post(url, json={"at": data["number"] - 1, "moves": 1}).status_code == 409
    all_the_way = client.post(url, json={"at": data["number"], "moves": data["undo"]}).json()
    assert all_the_way["undo"] == 0
    assert all_the_way["number"] == data["number"] - data["undo"]
    assert client.post(url, json={"at": all_the_way["number"]}).status_code == 400


def test_what_the_bots_did_cannot_be_undone(client: TestClient) -> None:
    data = begin(client)
    rng = random.Random(2)
    for _ in range(60):
        before = data["number"]
        data = act(client, data, rng.choice(data["options"])["word"])
        if data["number"] > before + 1:
            assert data["undo"] == 0
            return
    raise AssertionError("no bot ever played")


# --- bad requests ------------------------------------------------------------------------
def test_bad_requests_are_refused_and_change_nothing(client: TestClient) -> None:
    data = begin(client)
    url = f"/api/games/{data['id']}/act"
    at = data["number"]
    option = data["options"][0]["word"]
    illegal = "yes" if option != "yes" else "no"
    for body, status, kind in (
        ({"at": at, "option": illegal}, 400, "IllegalAction"),
        ({"at": at, "option": "card:excalibur"}, 400, "MalformedAction"),
        ({"at": at, "option": 99999}, 400, "MalformedAction"),
        ({"at": at, "option": -1}, 400, "MalformedAction"),
        ({"at": at + 1, "option": option}, 409, "StaleAction"),
        ({"at": at - 1 if at else at + 5, "option": option}, 409, "StaleAction"),
        ({"option": option}, 422, "BadRequest"),
        ({"at": at}, 422, "BadRequest"),
        ({"at": "now", "option": option}, 422, "BadRequest"),
        ({"at": at, "option": True}, 422, "BadRequest"),
        ({"at": at, "option": option, "seat": 1}, 422, "BadRequest"),
        ([], 422, "BadRequest"),
    ):
        answer = client.post(url, json=body)
        assert answer.status_code == status, (body, answer.text)
        assert answer.json()["error"]["type"] == kind, body
        assert answer.json()["error"]["message"]
    assert client.post(url, content=b"{nonsense").status_code == 422
    assert client.post(url, content=b"x" * 100_000).status_code == 413
    assert look(client, data) == data
    act(client, data, option)
    again = client.post(url, json={"at": at, "option": option})  # the same click twice
    assert again.status_code == 409


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"seats": 5}, 400),
        ({"seats": 0}, 400),
        ({"seats": "4"}, 422),
        ({"leader": "gandalf"}, 400),
        ({"leader": ["paul_atreides"]}, 422),
        ({"seed": 7}, 422),
    ],
)
def test_a_game_that_cannot_begin(client: TestClient, body: Data, status: int) -> None:
    answer = client.post("/api/games", json=body)
    assert answer.status_code == status
    assert set(answer.json()["error"]) == {"type", "message"}


def test_an_unknown_game(client: TestClient) -> None:
    for answer in (
        client.get("/api/games/nope"),
        client.post("/api/games/nope/act", json={"at": 0, "option": "pass"}),
        client.post("/api/games/nope/undo", json={"at": 0}),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["type"] == "UnknownGame"
    page = client.get("/game/nope")
    assert page.status_code == 404
    assert "no such game" in page.text
    assert client.get("/api/nothing").json()["error"]["type"] == "BadRequest"


def test_a_game_that_can_no_longer_be_read_says_so_and_no_more(client: TestClient, tmp_path: Path) -> None:
    data = begin(client)
    with sqlite3.connect(tmp_path / DATABASE) as db:
        db.execute("update games set record = replace(record, '\"version\": ', '\"version\": 9')")
    db.close()
    answer = client.get(f"/api/games/{data['id']}")
    assert answer.status_code == 410
    assert answer.json()["error"]["type"] == "DamagedData"


# --- pages -------------------------------------------------------------------------------
def test_the_start_page_offers_every_leader(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    for leader in LEADERS:
        assert f'value="{leader.id}"' in page.text


def test_nothing_comes_from_elsewhere(client: TestClient) -> None:
    data = begin(client)
    for url in ("/", f"/game/{data['id']}", "/static/table.css", "/static/tokens.css", "/static/table.js"):
        answer = client.get(url)
        assert answer.status_code == 200
        assert not re.search(r"https?://|//cdn|@import", answer.text), url
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "style=" not in answer.text
        assert "<script>" not in answer.text
    used = set(re.findall(r"icons\.svg#([\w-]+)", client.get(f"/game/{data['id']}").text))
    drawn = set(re.findall(r'id="([\w-]+)"', client.get("/static/icons.svg").text))
    assert used <= drawn
    assert client.get("/static/../app.py").status_code == 404


def test_a_game_can_be_played_without_a_script(client: TestClient, tmp_path: Path) -> None:
    """Every option is a button of a form; the answer leads back to the page."""
    began = client.post("/games", data={"seats": "3", "leader": "helena_richese"}, follow_redirects=False)
    assert began.status_code == 303
    url = began.headers["location"]
    record = record_of(tmp_path, {"id": url.rpartition("/")[2]})
    rng = random.Random(4)
    for _ in range(25):
        page = client.get(url)
        assert str(record.seed) not in page.text
        at = re.search(r'name="at" value="(\d+)"', page.text)
        assert at is not None
        words = re.findall(r'name="option" value="([^"]+)"', page.text)
        form = {"at": at[1], "option": rng.choice(words)}
        answer = client.post(f"{url}/act", data=form, follow_redirects=False)
        assert answer.status_code == 303
        assert answer.headers["location"] == url


def test_the_script_gets_the_part_that_changes(client: TestClient) -> None:
    data = begin(client)
    url = f"/game/{data['id']}"
    form = {"at": str(data["number"]), "option": data["options"][0]["word"]}
    part = client.post(f"{url}/act", data=form, headers={"X-Fragment": "1"})
    assert part.status_code == 200
    assert "<html" not in part.text
    assert f'id="table" data-game="{data["id"]}"' in client.get(url).text
    assert part.text in client.get(url).text
    stale = client.post(f"{url}/act", data=form, headers={"X-Fragment": "1"})
    assert stale.status_code == 409
    assert stale.json()["error"]["type"] == "StaleAction"


def test_forms_that_are_wrong(client: TestClient) -> None:
    data = begin(client)
    url = f"/game/{data['id']}"
    assert client.post(f"{url}/act", data={"at": "x", "option": "pass"}).status_code == 400
    assert client.post(f"{url}/act", data={"option": "pass"}).status_code == 400
    assert client.post(f"{url}/act", data={"at": str(data["number"])}).status_code == 400
    assert client.post(f"{url}/act", content=b"\xff\xfe=1").status_code == 400
    assert client.post(f"{url}/undo", data={"at": "0", "moves": "-1"}).status_code == 400
    assert client.post("/games", data={"seats": "many"}).status_code == 400
    assert client.post("/games", data={"leader": "<script>"}).status_code == 400
    assert "<script>alert" not in client.post("/games", data={"leader": "<script>alert(1)"}).text
    assert look(client, data) == data


def test_the_log_names_no_card_the_person_may_not_know(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = store.create(4, "random")
    rng = random.Random(9)
    for _ in range(60):
        with store.change(table.id) as table:
            if table.outcome is not None:
                break
            decision = table.view.decision
            assert decision is not None
            table.act(rng.choice(decision.words()), table.number)
    hidden = [event for event in table.events if event.kind in ("draw", "intrigue") and event.seat != table.seat]
    assert hidden
    secret = [event for event in hidden if event.eyes >= 0 and not (event.eyes >> table.seat) & 1]
    assert secret
    assert all(event.thing == 0 for event in secret)


def test_a_change_that_fails_is_not_written(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = store.create(4, "random")
    before = table.written()

    def fail() -> None:
        with store.change(table.id) as changing:
            decision = changing.view.decision
            assert decision is not None
            changing.act(decision.words()[0], changing.number)
            raise RuntimeError("the power fails")

    with pytest.raises(RuntimeError, match="power"):
        fail()
    assert store.load(table.id).written() == before
