"""People who use the server's protocol without a browser, to fill seats and to play games on quickly."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.no_tls import NO_TLS

JSON = dict[str, Any]
ANSWERED_WITHIN = 60.0  # seconds: bots think in between, and other work may keep the machine busy


class Guest:
    """One person with a cookie of their own."""

    def __init__(self, address: str, name: str = "", seed: int = 0) -> None:
        self.http = httpx.Client(base_url=address, timeout=30, verify=NO_TLS)
        self.rng = random.Random(seed)
        self.get("/api/me")  # gives the cookie
        if name:
            self.ask("PATCH", "/api/me", {"name": name})

    @property
    def cookies(self) -> Any:
        """The cookies in the form that a browser's `add_cookies` takes; the browser is then the same person."""
        here = str(self.http.base_url)
        return [{"name": cookie.name, "value": str(cookie.value), "url": here} for cookie in self.http.cookies.jar]

    def ask(self, method: str, path: str, body: JSON | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        while answer.status_code == 429:  # quicker than people: wait as told
            time.sleep(0.2)
            answer = self.http.request(method, path, json=body)
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def make(
        self,
        seats: list[str],
        start: bool = True,
        public: bool = False,
        pace: float | None = None,
        title: str = "imperium",
        **options: Any,
    ) -> JSON:
        """Make a table and return it. A seat is `me`, `open` or the name of a bot."""
        kinds = [{"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats]
        table: JSON = self.ask(
            "POST",
            "/api/tables",
            {
                "title": title,
                "options": {"seats": len(seats), **options},
                "seats": kinds,
                "clock": {"kind": "none"},
                "public": public,
                "start": start,
                "pace": pace,
            },
        )
        return table

    def table(self, id: str) -> JSON:
        table: JSON = self.get(f"/api/tables/{id}")
        return table

    def latest(self, id: str) -> JSON:
        """Return the newest update message of a table, with the person's views."""
        messages = self.get(f"/api/tables/{id}/updates?from=-1")["messages"]
        update: JSON = [message for message in messages if message["type"] == "update"][-1]
        return update

    def move(self, id: str, seat: int) -> None:
        """Make a random move with this seat, which must be asked."""
        now = self.latest(id)
        action = self.rng.choice(now["views"][str(seat)]["options"])["action"]
        self.ask("POST", f"/api/tables/{id}/act", {"seat": seat, "at": now["n"], "action": action})

    def play(self, id: str, seat: int, moves: int) -> None:
        """Make this many random moves with a seat, or fewer if the game ends, and wait until the seat is asked
        again."""
        self.play_until(id, seat, lambda _, made: made >= moves)

    def play_until(self, id: str, seat: int, wanted: Callable[[JSON, int], bool], most: int = 2_000) -> bool:
        """Make random moves with this seat until it is asked something and `wanted` is true of its view and the number
        of its moves. Return False if the game ends before."""
        made = 0
        until = time.monotonic() + ANSWERED_WITHIN
        while made < most:
            now = self.latest(id)
            view = now["views"][str(seat)]
            if view["over"]:
                return False
            if not view["options"]:
                assert time.monotonic() < until, f"the others do not move: {self.table(id)}"
                time.sleep(0.01)
                continue
            if wanted(view, made):
                return True
            action = self.rng.choice(view["options"])["action"]
            self.ask("POST", f"/api/tables/{id}/act", {"seat": seat, "at": now["n"], "action": action})
            made += 1
            until = time.monotonic() + ANSWERED_WITHIN
        raise AssertionError(f"it has not come to that in {most} moves")

    def until_over(self, id: str, within: float = 240.0) -> JSON:
        """Wait until bots have played the game to its end, and return the table."""
        until = time.monotonic() + within
        while (table := self.table(id))["state"] != "over":
            assert time.monotonic() < until, f"the bots have not come to an end: {table}"
            time.sleep(0.3)
        return table

    def played_by_bots(self, bots: list[str], within: float = 240.0, **options: Any) -> JSON:
        """Let bots play a game to its end, and return a dict with its `id`, its `table`, its `end` and its number of
        `moves`."""
        id = self.make(bots, pace=0, **options)["id"]
        table = self.until_over(id, within)
        moves = self.get(f"/api/tables/{id}/replay?eyes=all&from=0&to=0")["moves"]
        return {"id": id, "table": table, "end": self.get(f"/api/tables/{id}/end"), "moves": moves}

    def frame(self, id: str, n: int, eyes: str) -> JSON:
        """Return the position after `n` moves of a finished game, from its replay. `eyes` is the seat whose view is
        shown, or `all`."""
        frame: JSON = self.get(f"/api/tables/{id}/replay?eyes={eyes}&from={n}&to={n}")["frames"][0]
        return frame

    def close(self) -> None:
        self.http.close()
