"""The page's types match the server's models, and the server's messages match the models."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from sandtable.server.http.protocol import ANSWERS
from tests.server.harness import Browser, Running

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "scripts" / "page_types.py"


def test_the_types_of_the_page_are_written_from_the_models() -> None:
    spec = importlib.util.spec_from_file_location("page_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.FILE.read_text(encoding="utf-8") == script.text(), "run: make types-web"


def says(what: str, data: Any) -> None:
    """Check that data has every field of the server's model `what`, and no others."""
    model = ANSWERS[what]
    TypeAdapter(list[model] if isinstance(data, list) else model).validate_python(data)  # type: ignore[valid-type]


def test_answers_have_the_types_of_the_page(served: Running) -> None:
    anna = served.browser("Anna")
    says("me", anna.get("/me"))
    says("titles", anna.get("/titles"))
    says("rules", anna.get("/rules/imperium"))
    says("words", anna.get("/words/imperium"))
    says("content", anna.get("/content/imperium"))
    table = anna.make("mooo", clock={"kind": "game", "seconds": 600, "add": 5}, public=True)
    says("table", table)
    says("tables", anna.get("/tables"))
    assert table["content"] == anna.get("/content/imperium")["version"]


@pytest.mark.parametrize("seats", ["mnnn", "m", "nnn"])
def test_a_game_is_told_as_the_page_has_it(served: Running, seats: str) -> None:
    anna = served.browser("Anna")
    table = anna.make(seats)
    with anna.socket(table["id"]) as socket:  # checks each message against the models
        socket.ready()
        if "m" in seats:
            socket.play(random.Random(seats), 30)
    says("updates", anna.get(f"/tables/{table['id']}/updates?from=-1"))


def test_end_and_replay_have_the_types_of_the_page(served: Running) -> None:
    anna = served.browser("Anna")
    id = _played(anna)
    says("end", anna.get(f"/tables/{id}/end"))
    for eyes in ("all", "0"):
        says("replay", anna.get(f"/tables/{id}/replay?eyes={eyes}&from=0&to=40"))


def _played(anna: Browser) -> str:
    """Return the id of a table where bots have played a game to its end."""
    id: str = anna.make("nnn")["id"]
    with anna.socket(id) as socket:
        socket.until(lambda: socket.over)
    return id
