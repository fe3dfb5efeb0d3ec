"""Play games with guests, bots and a spectator, and collect everything they are sent, to search it for leaks."""

from __future__ import annotations

import random
from contextlib import ExitStack
from dataclasses import dataclass, field

from sandtable.core.titles import meta
from tests.server.harness import Browser, Data, Running, Socket
from tests.server.leaks import Kept, Search, Sent, Truth

# g: a new guest; n, a, t: a Novice, Adept, Mentat; h: another seat of the first guest.
TABLES = ("gnnn", "gggg", "gan", "ggg", "g", "gg", "gngn", "nnnn", "hgh", "gn", "gtn", "ggnngn", "gnnhnn", "gggggg")
Answer = tuple[tuple[int, ...], int, Data]  # recipient's seats, row, data
ASK_OFTEN = 0.06
HINT_OFTEN = 0.05
WRONG_OFTEN = 0.1
UNDO_OFTEN = 0.08
FORBIDDEN = ("record", "replay?eyes=all", "replay?eyes=0", "end", "analysis", "analysis/file")


@dataclass
class Reader:
    """A guest at a table or a spectator, with everything they were sent."""

    browser: Browser
    seats: tuple[int, ...]
    line: Socket
    sent: list[Sent] = field(default_factory=list)
    _taken: int = 0
    _at: int = 0

    def take(self) -> None:
        """Store the messages that the socket has received since the last call."""
        for message in self.line.heard[self._taken :]:
            if message["type"] == "update":
                self._at = message["n"]
            self.sent.append(Sent(self.seats, self._at, message))
        self._taken = 0
        self.line.heard.clear()


@dataclass
class Played:
    search: Search
    rows: int
    over: bool


def play(
    server: Running, pattern: str, seed: int, most: int = 100_000, title: str = "imperium", **options: object
) -> Played:
    """Play a game in which guests make at most `most` moves, and search everything they were sent for leaks."""
    rng = random.Random(seed)
    first = server.browser("Anna")
    seats = ["m" if kind in "h" else kind for kind in pattern]
    guests = [(first, tuple(n for n, kind in enumerate(seats) if kind == "m"))]
    if not guests[0][1] and "g" in seats:
        seats[seats.index("g")] = "m"
        guests = [(first, (seats.index("m"),))]
    wanted = [n for n, kind in enumerate(seats) if kind == "g"]
    table = first.make(
        "".join("o" if kind == "g" else kind for kind in seats), start=False, title=title, options=options, hints=True
    )
    path = f"/tables/{table['id']}"
    for number in wanted:
        guest = server.browser(f"Guest {number}")
        guest.post(f"{path}/join", {"invite": table["invite"], "seat": number})
        guests.append((guest, (number,)))
    first.post(f"{path}/start")
    guests.append((server.browser("Eve"), ()))  # spectator
    if not guests[0][1]:
        guests.pop(0)  # the host of a table with only bots sees the invitation, so leave it out of the search
    words = meta(title).new(1, {"seats": len(pattern), **options}).vocabulary.words
    with ExitStack() as stack:
        readers = [Reader(guest, at, stack.enter_context(guest.socket(table["id"]))) for guest, at in guests]
        asked = _play_on(readers, path, rng, most, words)
        kept = server.ask(_kept(server, table["id"]))
        for reader in readers:
            reader.take()
    truth = Truth(kept)
    search = Search(truth)
    for reader in readers:
        for sent in reader.sent:
            search.message(sent)
    for seats_of, at, answer in asked:
        search.answer(answer, seats_of, at)
    return Played(search, len(kept.rows), truth.over)


async def _kept(server: Running, id: str) -> Kept:
    store = server.lobby.services.store
    info = await store.load(id)
    return Kept(info.title, info.seed, info.options, info.invite, await store.rows(id))


def _play_on(readers: list[Reader], path: str, rng: random.Random, most: int, words: list[str]) -> list[Answer]:
    """Let the guests move, undo, try illegal moves and send requests, until the game is over or `most` moves are made.
    Return the answers to the requests."""
    lines = [reader.line.ready() for reader in readers]
    answers: list[Answer] = []
    moved = 0
    while moved < most:
        newest = max(line.n for line in lines)
        for line in lines:
            line.reach(newest)
        if lines[0].over:
            break
        for reader in readers:
            reader.take()
        mover = next((line for line in lines if line.asked is not None), None)
        if mover is None:
            lines[-1].until(lambda newest=newest: lines[-1].n > newest)  # type: ignore[misc]
            if not any(reader.seats for reader in readers):
                moved += 1
            continue
        if rng.random() < ASK_OFTEN:
            answers += _ask(rng.choice(readers), path, newest, rng)
        seat = mover.asked
        assert seat is not None
        if rng.random() < HINT_OFTEN and len(mover.options(seat)) > 1:
            reader = next(reader for reader in readers if reader.line is mover)
            answers.append((reader.seats, newest, _hint(reader, path, seat)))
        back = mover.view(seat)["undo"]
        if rng.random() < WRONG_OFTEN:  # it may be legal by chance: then it is a move
            if mover.say("act", seat=seat, at=newest, action=rng.choice(words))["type"] == "done":
                mover.reach(newest + 1)
        elif back and rng.random() < UNDO_OFTEN:
            mover.do("undo", seat=seat, at=newest, to=rng.choice(back)["to"])
            mover.reach(newest + 1)
        else:
            mover.act(rng.choice(mover.options(seat)), seat)
        moved += 1
    return answers


def _hint(reader: Reader, path: str, seat: int) -> Data:
    """Request suggestions for the open question of a seat; the suggestions must name nothing that its player may not
    know."""
    found: Data = reader.browser.post(f"{path}/hint", {"seat": seat, "at": reader.line.view(seat)["at"]})
    assert found["lines"]
    return found


def _ask(reader: Reader, path: str, at: int, rng: random.Random) -> list[Answer]:
    """Send requests while another guest has to move, so that the position does not change meanwhile."""
    browser = reader.browser
    answers = []
    for what in FORBIDDEN:
        refused = browser.refused("GET", f"{path}/{what}", status=409, type="NotOver")
        answers.append((reader.seats, at, refused))
    for request in ("/tables", path, f"{path}/notes", "/me"):
        answers.append((reader.seats, at, {"answer": browser.get(request)}))
    reader.sent.append(Sent(reader.seats, at, {"type": "log", **browser.get(f"{path}/log")}))
    for after in ("", f"?from={max(0, at - rng.randrange(12))}", f"?from={at}", "?from=999999"):
        for message in browser.get(f"{path}/updates{after}")["messages"]:
            reader.sent.append(Sent(reader.seats, at, message))
    with browser.socket(reader.line.table_id, max(0, at - rng.randrange(12))) as again:  # reconnects after a while
        again.until(lambda: again.table)
        again.say("pause", on="yes")
        reader.sent += [Sent(reader.seats, at, message) for message in again.heard]
    return answers
