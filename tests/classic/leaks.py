"""Play whole games over the server and check that no message tells a client more than it may know.

Each game is replayed from the rows in the database. The data shown to a seat must be the same in another world that the
seat cannot tell from this one. That world is made by the rules (`tests.classic.cases.another_world`) and not by the
engine's own view: any difference would be a leak. Spectators must be shown the same in the worlds of every seat. The
log may contain only lines that the events' `eyes` allow, and no message may contain the seed.
"""

from __future__ import annotations

import random
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final, cast

from sandtable.classic.rules.game import Game
from sandtable.classic.tell.telling import tell_event
from sandtable.core.events import Event
from sandtable.core.fluent import Sayings
from sandtable.core.record import Record
from sandtable.server.titles import table_of
from tests.classic.cases import another_world
from tests.server.harness import Browser, Data, Running, Socket

WORDS: Final = Sayings()
# Fields that the server adds to the title's data.
SERVERS: Final = {"undo", "at", "answered", "said"}
SECRET: Final = "between us"
MESSAGES: Final = {"table", "update", "chat", "refused", "done", "pong"}


@dataclass
class Found:
    """The findings of one game."""

    leaks: list[str] = field(default_factory=list)
    messages: int = 0
    compared: int = 0
    rows: int = 0
    over: bool = False


class Positions:
    """A game replayed from its rows: its position after each row, and all events."""

    def __init__(self, title: str, seed: int, options: dict[str, Any], rows: list[tuple[int, int, int]]) -> None:
        record = Record(title, seed, options, listen=True)
        self.seed = seed
        self.states: list[Game] = [cast(Game, record.state.clone())]
        self.events = record.state.take_events()
        for _, seat, action in rows:
            if action < 0:
                record.undo(len(record) - (-1 - action), force=True)
            else:
                record.apply(seat, action)
            self.states.append(cast(Game, record.state.clone()))
            self.events += record.state.take_events()
        self.by_line: dict[tuple[str, int, int], list[Event]] = {}
        for event in self.events:
            self.by_line.setdefault((event.kind, event.number, event.seat), []).append(event)


def play(server: Running, seed: int, most: int = 100_000, share: float = 1.0, **options: Any) -> Found:
    """Play a game of six guests and a spectator with at most `most` answers, and compare a share of their messages."""
    rng = random.Random(seed)
    host = server.browser("Anna")
    table = host.make("mooooo", start=False, title="classic", options=options)
    path = f"/tables/{table['id']}"
    guests: list[tuple[Browser, int]] = [(host, 0)]
    for seat in range(1, 6):
        guest = server.browser(f"Guest {seat}")
        guest.post(f"{path}/join", {"invite": table["invite"], "seat": seat})
        guests.append((guest, seat))
    host.post(f"{path}/start")
    guests.append((server.browser("Eve"), -1))
    found = Found()
    with ExitStack() as stack:
        lines = [(stack.enter_context(guest.socket(table["id"])), seat) for guest, seat in guests]
        _play_on(lines, rng, most)
        facts, rows = server.ask(_kept(server, table["id"]))
        positions = Positions(facts.title, facts.seed, facts.options, rows)
        found.rows, found.over = len(rows), positions.states[-1].over
        names = table_of("classic").names(
            positions.states[0], WORDS, [seat["name"] for seat in lines[0][0].table["seats"]]
        )
        for line, seat in lines:
            for message in line.heard:
                found.messages += 1
                _look_at(message, seat, positions, names, rng, share, found)
    return found


async def _kept(server: Running, id: str) -> Any:
    store = server.lobby.services.store
    return await store.load(id), await store.rows(id)


def _play_on(lines: list[tuple[Socket, int]], rng: random.Random, most: int) -> None:
    """Let everybody answer their questions in random order until the game is over."""
    for line, _ in lines:
        line.ready()
    for _ in range(most):
        newest = max(line.n for line, _ in lines)
        for line, _ in lines:
            line.reach(newest)
        if lines[0][0].over:
            return
        if rng.random() < 0.1:
            _say(lines, rng)
            continue
        asked = [(line, seat) for line, seat in lines if seat >= 0 and line.asked is not None]
        line, seat = rng.choice(asked)
        view = line.view(seat)
        before = (line.n, view["at"])
        options = line.options(seat)
        word = "pass" if "pass" in options and rng.random() < 0.3 else rng.choice(options)
        line.do("act", seat=seat, at=view["at"], action=word)
        line.until(lambda line=line, seat=seat, before=before: (line.n, line.view(seat)["at"]) != before)  # type: ignore[misc]


def _say(lines: list[tuple[Socket, int]], rng: random.Random) -> None:
    """Let a seat offer a deal with terms that name its readers, answer an offer, or change its help."""
    line, seat = rng.choice([(line, seat) for line, seat in lines if seat >= 0])
    free = line.view(seat)["free"]
    if not free["words"]:
        return
    word = rng.choice(free["words"])
    words = [word]
    if word.startswith("offer:"):
        gives = rng.randint(0, free["spare"][seat])
        words += [f"sum:{n}" for n in (gives, 0, 0, 0)]
        words.append(rng.choice(["propose_terms:both", "propose_terms:both", "propose_terms:all"]))
    before = line.n
    text = {"text": f"{SECRET} {seat} {word}"} if len(words) > 1 else {}
    line.do("say", seat=seat, words=words, **text)
    line.until(lambda: line.n > before)


def _look_at(
    message: Data, seat: int, positions: Positions, names: list[str], rng: random.Random, share: float, found: Found
) -> None:
    kind = message["type"]
    if kind not in MESSAGES:
        found.leaks.append(f"an unknown message: {kind}")
    if str(positions.seed) in str(message):
        found.leaks.append(f"{kind} to seat {seat} holds the seed")
    if kind != "update":
        return
    n = message["n"]
    for line in message["lines"]:
        if not _line_is_allowed(line, seat, positions, names):
            found.leaks.append(f"row {n}: a line of the log to seat {seat}: {line['kind']} {line['thing']}")
    state = positions.states[n]
    if state.over or rng.random() > share:
        return
    table = table_of("classic")
    for key, view in message["views"].items():
        if key != ("watch" if seat < 0 else str(seat)):
            found.leaks.append(f"row {n}: the view {key} to seat {seat}")
            continue
        if view["answered"]:
            continue  # its own answer, which is not in the rows yet
        if seat < 0:
            world = another_world(state, rng.randrange(state.seats), rng, True)
            wanted = table.watch(world, WORDS, names)
        else:
            world = another_world(state, seat, rng, True)
            wanted = table.look(world, seat, WORDS, names)
        found.compared += 1
        said = {str(deal["id"]) for deal in wanted["deals"] if deal["terms"]}
        if set(view["said"]) != said or str(message).count(SECRET) > len(said) + len(_said_in(message)):
            found.leaks.append(f"row {n}: words to seat {seat}: {view['said']}, and not those of {said}")
        if set(view) != set(wanted) | SERVERS:
            found.leaks.append(f"row {n}: unknown fields to seat {seat}: {sorted(set(view) ^ set(wanted) - SERVERS)}")
        for field_name, value in wanted.items():
            if view.get(field_name) != value:
                found.leaks.append(
                    f"row {n}: {field_name} to seat {seat}: {view.get(field_name)!r} and not {value!r}"[:300]
                )


def _said_in(message: Data) -> list[str]:
    """Return the free texts in the lines of a message; another check decides which lines are allowed."""
    return [line["said"] for line in message["lines"] if line.get("said")]


def _line_is_allowed(line: Data, seat: int, positions: Positions, names: list[str]) -> bool:
    """Tell whether an event of that kind gives this reader exactly this piece and this text."""
    words = positions.states[0].vocabulary.words
    for event in positions.by_line.get((line["kind"], line["n"], line["seat"]), ()):
        seen = event.seen_by(seat)
        thing = words[seen.thing] if seen.thing else None
        if thing == line["thing"] and tell_event(seen, WORDS, names) == line["text"]:
            return True
    return False
