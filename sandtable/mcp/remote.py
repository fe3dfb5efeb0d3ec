"""A seat at a table of a running server, used as any guest uses one: through HTTP requests and the table's socket."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from sandtable.core.fluent import Words, spoken
from sandtable.core.speaking import attentive_words
from sandtable.core.titles import meta, titles
from sandtable.mcp.guest import Guest, Refused
from sandtable.mcp.seat import Seat, Seen, ToolRefusal
from sandtable.tell import page_position_text

Data = dict[str, Any]

FIRST: Final = 15.0  # seconds until the table must have been sent
FOLLOWS: Final = 10.0  # seconds until an answer must show in the game
AGAIN: Final = (0.5, 1.0, 2.0, 5.0, 10.0)  # seconds between attempts to reconnect; the last is repeated


class RemoteSeat(Seat):
    """The model's seat at a table of a server. A thread holds the table's socket, so the guest is present while the
    model thinks."""

    def __init__(self, guest: Guest, table: str, invite: str, words: Words, seat: int | None = None) -> None:
        self.words = words
        self._guest = guest
        self._path = f"/tables/{quote(table, safe='')}"
        taken = guest.ask("POST", f"{self._path}/join", words, {"invite": invite, "seat": seat})
        own = [each["seat"] for each in taken["seats"] if each["mine"]]
        self.number: int = seat if seat is not None and seat in own else own[0]
        self.title = taken["title"]
        if self.title not in titles():
            raise ToolRefusal(words.say("mcp-unknown-game", title=self.title))
        self._changed = threading.Condition()
        self._table: Data = taken
        self._heard = time.monotonic()  # when the table was sent
        self._update: Data = {}
        self._lines: list[Data] = []  # the log, or its end
        self._earlier = 0  # the number of lines before them
        self._chats: list[Data] = []
        self._told = self._told_chats = 0
        self._taken_back = False
        self._attended = False
        self._stopped = False
        self._line: ClientConnection | None = None
        self._thread = threading.Thread(target=self._listen, name=f"table {table}", daemon=True)
        self._thread.start()
        self._until(lambda: "n" in self._update or self._table["state"] == "waiting", FIRST)

    # --- the socket -----------------------------------------------------------------------
    def _listen(self) -> None:
        failed = 0
        while not self._stopped:
            try:
                self._hear()
                failed = 0
            except (OSError, WebSocketException, TimeoutError):
                failed += 1
            if not self._stopped:
                time.sleep(AGAIN[min(failed, len(AGAIN) - 1)])

    def _hear(self) -> None:
        after = f"?from={self._update['n']}" if "n" in self._update else ""
        address = f"{self._guest.socket_address}{self._path}/socket{after}"
        with connect(address, additional_headers={"Cookie": self._guest.cookie}, max_size=None) as line:
            self._line = line
            for text in line:
                with self._changed:
                    self._take(json.loads(text))
                    self._changed.notify_all()
                if self._stopped:
                    return

    def _take(self, message: Data) -> None:
        if message["type"] == "table":
            self._table = message["table"]
            self._heard = time.monotonic()
        elif message["type"] == "chat" and all(line["id"] != message["id"] for line in self._chats):
            self._chats.append(message)
        elif message["type"] == "update":
            if message["kind"] in ("sync", "start"):
                self._lines, self._earlier = [], message.get("earlier", 0)
            elif message["kind"] == "undo":
                self._lines = [line for line in self._lines if line["n"] <= message["to"]]
                self._taken_back = True
            self._lines += message["lines"]
            self._told = min(self._told, self._earlier + len(self._lines))
            self._update = message

    def _until(self, true: Any, seconds: float) -> bool:
        """Wait until the condition `true` holds, for at most `seconds`; return whether it does."""
        with self._changed:
            return bool(self._changed.wait_for(true, seconds))

    # --- what the seat sees ---------------------------------------------------------------
    def _view(self) -> Data | None:
        found: Data | None = self._update.get("views", {}).get(str(self.number))
        return found

    @property
    def over(self) -> bool:
        view = self._view()
        return self._stopped or (view is not None and bool(view["over"]))

    def _asked(self) -> bool:
        view = self._view()
        return not self._stopped and view is not None and view["decision"] is not None

    def look(self) -> Seen:
        with self._changed:
            view = self._view()
            notes = self._notes()
        if view is None:
            return Seen(None, notes=notes)
        names = [self._say(name) for name in view["names"]]
        position = page_position_text(self.title, view, self.number, self.words)
        if view["over"]:
            return Seen(position, names, outcome=self._say(view["outcome"] or ""), notes=notes)
        if not self._asked():
            return Seen(position, names, notes=notes)
        return Seen(
            position, names, asked=True, prompt=self._say(view["prompt"]), rule=view["rule"],
            options=[(option["action"], self._say(option["label"])) for option in view["options"]],
            closed={word: (self._say(why[0]["text"]), why[0]["rule"]) for word, why in view["closed"].items() if why},
            notes=notes,
        )  # fmt: skip

    def _say(self, saying: str) -> str:
        return spoken(saying, self.words)

    def _notes(self) -> list[str]:
        """Return lines about the table: a pause, notices of the server, and the time that is left."""
        table, words = self._table, self.words
        found = [self._say(notice) for notice in table["notices"]]
        if table["paused"]:
            found.append(words.say("mcp-paused"))
        gone = time.monotonic() - self._heard
        left = [limit["seconds"] for limit in table["limits"] if limit["seat"] == self.number]
        if table["clocks"] is not None and self.number in table["running"]:
            left.append(table["clocks"][self.number])
        if left:
            found.append(words.say("mcp-time-left", n=max(0, int(min(left) - gone))))
        if any(seat["seat"] == self.number and seat["replaced"] for seat in table["seats"]):
            found.append(words.say("mcp-replaced"))
        return found

    def news(self) -> list[str]:
        with self._changed:
            lines, chats = self._lines[max(0, self._told - self._earlier) :], self._chats[self._told_chats :]
            self._told, self._told_chats = self._earlier + len(self._lines), len(self._chats)
            taken_back, self._taken_back = self._taken_back, False
            own = self._table["by"]
        said = [
            self.words.say("mcp-said", who=self._say(line["name"]), text=line["text"])
            for line in chats
            if line["by"] != own
        ]
        back = [self.words.say("mcp-taken-back")] if taken_back else []
        return back + [self._say(line["text"]) for line in lines] + said

    # --- play -----------------------------------------------------------------------------
    def answer(self, words: Sequence[str]) -> None:
        view = self._view()
        if view is None or not self._asked():
            raise ToolRefusal(self.words.say("text-not-asked"))
        at = view["at"]
        body: Data = {"seat": self.number, "at": at, "action": words[0]}
        if len(words) > 1:
            body["then"] = list(words[1:])
        self._guest.ask("POST", f"{self._path}/act", self.words, body)
        self._until(lambda: (self._view() or view)["at"] != at or self.over, FOLLOWS)

    def wait(self, seconds: float) -> None:
        self._attend()
        self._until(lambda: self._asked() or self.over or len(self._chats) > self._told_chats, seconds)
        self._attend()

    def _attend(self) -> None:
        """Say the words by which the seat wishes to be asked at every moment (`attentive_words`) once the game has
        begun. From then on, the model is asked about everything that it could otherwise do only by free words."""
        if self._attended or self._view() is None:
            return
        self._attended = True
        begun = meta(self.title).new(0, meta(self.title).check(self._table["options"]))
        wanted = [begun.vocabulary.words[word] for word in attentive_words(begun, self.number)]
        if wanted and not self.over:
            try:
                self._guest.ask("POST", f"{self._path}/say", self.words, {"seat": self.number, "words": wanted})
            except Refused:
                self._attended = False  # not now, but perhaps at the next wait

    def chat(self, text: str) -> None:
        self._guest.ask("POST", f"{self._path}/chat", self.words, {"text": text})

    def leave(self) -> None:
        if not self.over:
            self._guest.ask("POST", f"{self._path}/leave", self.words, {"seat": self.number, "keep": False})
        self.close()

    def record(self) -> str | None:
        view = self._view()
        if view is None or not view["over"]:
            return None  # the server gives it once the game is over
        return json.dumps(self._guest.ask("GET", f"{self._path}/record", self.words), indent=1)

    def close(self) -> None:
        self._stopped = True
        if self._line is not None:
            self._line.close()
