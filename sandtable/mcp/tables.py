"""`Tables`: the games that models play through one process. Each tool is a method that takes and returns text."""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words
from sandtable.core.titles import meta, titles
from sandtable.mcp.guest import Guest, origin, table_in
from sandtable.mcp.local import LocalSeat
from sandtable.mcp.remote import RemoteSeat
from sandtable.mcp.seat import Seat, ToolRefusal, told_news, told_position, told_question, words_of
from sandtable.mcp.transcripts import Transcript
from sandtable.piece_search import find
from sandtable.rulebook import RULE_ID, Rule, RulebookError, read
from sandtable.rulebook import titles as rulebook_titles

MOST_OPEN: Final = 40  # games at once, as many as a server allows a guest
LONGEST_WAIT: Final = 50.0  # seconds of one call: many clients give up after a minute
LINK: Final = "http://127.0.0.1:8000/join/ID?invite=CODE"
LEVELS: Final = {"novice": "R", "adept": "G", "mentat": "S:700ms"}  # named as at the table

log = logging.getLogger("sandtable.mcp")


@dataclass(frozen=True)
class Settings:
    """The settings of the person who starts the server; a model cannot change them.

    `opponents` names the bots of local games. `seed` is the seed of the first local game; each later game adds 1.
    Models may join tables of `servers`, where they are called `name`. `guest` is the file that keeps the cookie,
    `transcripts` a folder.
    """

    lang: str = "en"
    opponents: str = "G"
    seed: int | None = None
    servers: Sequence[str] = ()
    name: str = ""
    guest: Path | None = None
    transcripts: Path | None = None


class OpenTable:
    """An open game with its handle and transcript. The lock lets only one call of a tool at a time use the game."""

    def __init__(self, handle: str, seat: Seat, transcript: Transcript | None) -> None:
        self.handle = handle
        self.seat = seat
        self.lock = threading.RLock()
        self._transcript = transcript
        self._kept = False

    def note(self, tool: str, arguments: dict[str, Any], text: str, refused: bool = False) -> None:
        """Add a call of a tool to the transcript. Once the game is over, write its record too."""
        if self._transcript is not None:
            self._transcript.add(tool, arguments, text, refused)
            if self.seat.over:
                self.keep_record()

    def keep_record(self) -> None:
        """Write the record beside the transcript, unless that is done already or the seat may not have the record
        yet."""
        if self._transcript is None or self._kept:
            return
        try:
            record = self.seat.record()
        except SandtableError as error:
            log.warning("the record could not be had: %s", error)
            return
        if record is not None:
            self._transcript.keep(record)
            self._kept = True


class Tables:
    """The open games. If `shared` is true, several clients use this process, so each call must name its game by its
    handle."""

    def __init__(self, settings: Settings, shared: bool = False) -> None:
        Words(settings.lang)  # refuses an unknown language
        self.settings = settings
        self._shared = shared
        self._open: dict[str, OpenTable] = {}
        self._started = 0
        self._guests: dict[str, Guest] = {}
        self._lock = threading.Lock()

    # --- games ------------------------------------------------------------------------------
    def games(self, lang: str = "") -> str:
        """Return the titles with their numbers of seats and their options."""
        words = self._words(lang)
        parts = []
        for title in titles():
            about = meta(title)
            if about.has("table") and about.has("printer"):
                lines = [
                    f"- {option.name}: {option.takes}" + ("" if option.default is None else f" [{option.default}]")
                    for option in about.options
                    if option.name != "seats"
                ]
                seats = ", ".join(map(str, about.seats))
                parts.append("\n".join([f"## {title}: {about.name}", words.say("mcp-seats", seats=seats), *lines]))
        return "\n\n".join(parts)

    def new_game(
        self, title: str, seats: int | None = None, seat: int | None = None, level: str = "",
        options: dict[str, Any] | None = None, lang: str = "",
    ) -> str:  # fmt: skip
        """Start a game in this process, in which bots play the other seats; return its handle, the position and the
        question."""
        words = self._words(lang)
        self._check_room(words)
        if title not in titles() or not meta(title).has("table"):
            raise ToolRefusal(words.say("mcp-unknown-game", title=title) + " " + ", ".join(titles()))
        if level and level not in LEVELS:
            raise ToolRefusal(words.say("mcp-unknown-level", level=level, list=", ".join(LEVELS)))
        chosen = meta(title).check({**(options or {}), **({} if seats is None else {"seats": seats})})
        opponents = LEVELS[level] if level else self.settings.opponents
        with self._lock:
            number, self._started = self._started, self._started + 1
        seed = secrets.randbits(256) if self.settings.seed is None else self.settings.seed + number
        made = LocalSeat(title, seed, chosen, words, opponents, seat)
        given = {"title": title, "options": chosen, "level": level or opponents, "seat": made.number}
        return self._begin(made, "new_game", given)

    def join_table(self, link: str, seat: int | None = None, name: str = "", lang: str = "") -> str:
        """Take a seat at a table of a server; return a handle, the position and the question."""
        words = self._words(lang)
        self._check_room(words)
        table, invite = table_in(link)
        if not table:
            raise ToolRefusal(words.say("mcp-bad-link", example=LINK))
        guest = self._guest(link, words)
        if wanted := name or self.settings.name:
            guest.ask("PATCH", "/me", words, {"name": wanted})
        made = RemoteSeat(guest, table, invite, words, seat)
        return self._begin(made, "join_table", {"table": table, "seat": made.number})

    def _guest(self, link: str, words: Words) -> Guest:
        """Return the guest of the server in a link, or of the only server if the link names none."""
        servers = {origin(server): server for server in self.settings.servers}
        wanted = origin(link) if "://" in link else next(iter(servers)) if len(servers) == 1 else None
        if wanted is None or wanted not in servers:
            raise ToolRefusal(words.say("mcp-other-server", list=", ".join(servers.values()) or "–"))
        server = servers[wanted]
        with self._lock:
            if server not in self._guests:
                self._guests[server] = Guest(server, self.settings.guest)
            return self._guests[server]

    def _begin(self, seat: Seat, tool: str, given: dict[str, Any]) -> str:
        handle = secrets.token_urlsafe(12)
        transcript = None
        if self.settings.transcripts is not None:
            when = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
            transcript = Transcript(self.settings.transcripts, f"{seat.title}-{when}-{secrets.token_hex(3)}")
        table = OpenTable(handle, seat, transcript)
        with self._lock:
            self._open[handle] = table
        parts = [seat.words.say("mcp-table", handle=handle), told_position(seat), told_question(seat)]
        seat.news()  # the position has it all
        text = "\n\n".join(parts)
        table.note(tool, given, text)
        return text

    def _check_room(self, words: Words) -> None:
        """Refuse a new game if the maximum is reached, after closing as many finished games as necessary."""
        with self._lock:
            for handle in [handle for handle, table in self._open.items() if table.seat.over]:
                if len(self._open) < MOST_OPEN:
                    return
                self._open.pop(handle).seat.close()
            if len(self._open) >= MOST_OPEN:
                raise ToolRefusal(words.say("mcp-too-many-games", most=MOST_OPEN))

    def _table(self, handle: str) -> OpenTable:
        """Return the game with this handle. Without a handle, return the latest game, unless other clients have games
        here too."""
        words = self._words("")
        with self._lock:
            if not handle and not self._shared and self._open:
                return next(reversed(self._open.values()))
            if not handle or not self._open:
                raise ToolRefusal(words.say("mcp-no-table", one="new_game", other="join_table"))
            if handle not in self._open:
                raise ToolRefusal(words.say("mcp-unknown-table"))
            return self._open[handle]

    def _words(self, lang: str) -> Words:
        return Words(lang or self.settings.lang)

    # --- at a table -------------------------------------------------------------------------
    def _call(self, tool: str, handle: str, given: dict[str, Any], do: Callable[[Seat], str]) -> str:
        table = self._table(handle)
        with table.lock:
            try:
                text = do(table.seat)
            except SandtableError as error:
                table.note(tool, given, str(error), refused=True)
                raise
            table.note(tool, given, text)
            return text

    def position(self, table: str = "") -> str:
        """Return what has happened since the last call for this seat, and the position as the seat knows it."""
        return self._call("position", table, {}, lambda seat: _joined(told_news(seat), told_position(seat)))

    def question(self, table: str = "") -> str:
        """Return what has happened since the last call for this seat, and its open question."""
        return self._call("question", table, {}, lambda seat: _joined(told_news(seat), told_question(seat)))

    def act(self, answers: Sequence[str], table: str = "", wait: float = 20.0) -> str:
        """Give the answers of the seat; return what has happened since the last call, and the seat's next question."""

        def do(seat: Seat) -> str:
            seen = seat.look()
            if not seen.asked:
                raise ToolRefusal(seen.outcome or seat.words.say("text-not-asked"))
            seat.answer(words_of(seen, answers, seat.words))
            seat.wait(_seconds(wait))
            return _joined(told_news(seat), told_question(seat))

        return self._call("act", table, {"answers": list(answers)}, do)

    def wait(self, seconds: float = 30.0, table: str = "") -> str:
        """Wait until the seat is asked; return what has happened since the last call, and the question."""

        def do(seat: Seat) -> str:
            seat.wait(_seconds(seconds))
            return _joined(told_news(seat), told_question(seat))

        return self._call("wait", table, {"seconds": seconds}, do)

    def chat(self, text: str, table: str = "") -> str:
        """Send a chat line to everybody at the table; return a confirmation."""

        def do(seat: Seat) -> str:
            seat.chat(text)
            return seat.words.say("mcp-sent")

        return self._call("chat", table, {"text": text}, do)

    def leave(self, table: str = "") -> str:
        """Leave the game for good; return a confirmation."""

        def do(seat: Seat) -> str:
            seat.leave()
            return seat.words.say("mcp-left")

        text = self._call("leave", table, {}, do)
        with self._lock:
            handle = table or next(reversed(self._open))
            self._open.pop(handle).seat.close()
        return text

    def close(self) -> None:
        """Write the records that may be written, and close all sockets. Guests keep their seats and may come back."""
        with self._lock:
            for table in self._open.values():
                table.keep_record()
                table.seat.close()
            self._open.clear()

    # --- rules and pieces -------------------------------------------------------------------
    def rule(self, number: str, lang: str = "") -> str:
        """Return the text of a numbered rule."""
        words = self._words(lang)
        wanted = number.strip().strip("[]").upper()
        wanted = wanted[:-1] + wanted[-1:].lower()  # a rule that was added later ends in a letter: IMP-4.8a
        if RULE_ID.fullmatch(wanted) is None:
            raise ToolRefusal(words.say("mcp-bad-rule", said=number[:60] or "–", example="IMP-4.8"))
        near: list[str] = []
        for title in rulebook_titles():
            for rule in _rules(title, words.lang):
                if rule.id == wanted:
                    return "\n".join(filter(None, [f"{rule.id} ({rule.heading})", rule.text, rule.below]))
                if rule.id.partition(".")[0] == wanted.partition(".")[0] and rule.id not in near:
                    near.append(rule.id)
        raise ToolRefusal(words.say("mcp-unknown-rule", said=wanted, list=", ".join(near) or "–"))

    def rules(self, title: str, lang: str = "") -> str:
        """Return all numbered rules of a title as Markdown."""
        parts: list[str] = []
        heading = ""
        try:
            for rule in _rules(title, self._words(lang).lang):
                if rule.heading != heading:
                    heading = rule.heading
                    parts.append(f"## {heading}")
                parts.append("\n\n".join(filter(None, [f"**{rule.id}** {rule.text}", rule.below])))
        except RulebookError as error:
            raise ToolRefusal(str(error)) from error
        return "\n\n".join(parts)

    def piece(self, name: str, title: str = "", lang: str = "") -> str:
        """Return the text of a piece, found by its id or name: its names, costs and effects."""
        words = self._words(lang)
        if title and title not in titles():
            raise ToolRefusal(words.say("mcp-unknown-game", title=title) + " " + ", ".join(titles()))
        printers = {
            each: meta(each).part("printer") for each in ([title] if title else titles()) if meta(each).has("printer")
        }
        parts = []
        for entry in find(name, printers, words):
            lines = [f"- {line['label']}: {line['text']}" for line in entry.lines]
            parts.append("\n".join([f"## {entry.name} ({entry.kind}:{entry.id})", *lines]))
        return "\n\n".join(parts)


@cache
def _rules(title: str, lang: str) -> list[Rule]:
    return read(title, lang)


def _joined(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part)


def _seconds(wanted: float) -> float:
    return min(max(0.0, wanted), LONGEST_WAIT)
