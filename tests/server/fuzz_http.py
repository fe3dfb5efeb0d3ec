"""Requests made by schemathesis from the OpenAPI schema of the server, right and wrong, at tables of other people."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.fuzz import Broken, Scene, kept

SCHEMA: Final = "/api/openapi.json"
# Nobody at these tables has asked Mallory: of four requests to a table three are to one that is there.
REAL_TABLE: Final = 0.75
REAL_TITLE: Final = 0.5


class Requests:
    def __init__(self, scene: Scene, start: int) -> None:
        self.scene = scene
        self.start = start
        self.rng = random.Random(start)
        self.answered: Counter[int] = Counter()
        self.sent: Counter[str] = Counter()
        self.line = requests.Session()
        for name, value in scene.stranger.http.cookies.items():
            self.line.cookies.set(name, value)

    def run(self, many: int, progress: Callable[[int], None] | None = None) -> None:
        """So many or a few more, over all there is to ask for; whoever has no seat changes no table by any of them."""
        server, tables = self.scene.server, self.scene.tables
        before = kept(server, tables, chats=False)  # those who watch may talk
        operations: list[Any] = [
            found.ok()  # type: ignore[union-attr]  # a wrong schema raises here
            for found in schemathesis.openapi.from_url(server.url + SCHEMA).get_all_operations()
        ]
        asked = [
            (operation, mode)
            for operation in operations
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
            # Any text can stand in a path: nothing about it can be wrong.
            if mode is GenerationMode.POSITIVE or operation.body or operation.query
        ]
        start = self.start
        while (left := many - self.sent.total()) > 0:  # of some there are fewer than were asked for: then once more
            for operation, mode in asked:
                with suppress(Unsatisfiable):
                    self._ask_for(operation, mode, -(-left // len(asked)), start)
                if progress is not None:
                    progress(self.sent.total())
            start += 1
        if kept(server, tables, chats=False) != before:
            raise Broken("a stranger has changed a table")
        if server.browser().get("/health")["ok"] is not True:
            raise Broken("the server is not well")

    def _ask_for(self, operation: Any, mode: GenerationMode, many: int, start: int) -> None:
        @seed(start)
        @settings(
            max_examples=many,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            self._send(operation.label, case)

        ask()

    def _send(self, label: str, case: Any) -> None:
        parameters = case.path_parameters
        if isinstance(parameters, dict):
            if "id" in parameters and self.rng.random() < REAL_TABLE:
                parameters["id"] = self.rng.choice(self.scene.tables)
            if "title" in parameters and self.rng.random() < REAL_TITLE:
                parameters["title"] = "imperium"
        if isinstance(case.body, dict) and "title" in case.body and self.rng.random() < REAL_TITLE:
            case.body["title"] = "imperium"
        answer = case.call(session=self.line)
        self.sent[label] += 1
        self.answered[answer.status_code] += 1
        if answer.status_code >= 500:
            raise Broken(f"{label}: {answer.status_code} {answer.text[:300]} to {case.as_curl_command()}")
        if answer.status_code >= 400 and set(answer.json()["error"]) != {"type", "message", "rule"}:
            raise Broken(f"{label}: {answer.status_code} {answer.text[:300]}")
