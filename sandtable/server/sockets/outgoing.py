"""Build the messages sent to a page (table, update, chat line), limited to what its reader may know."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import orjson

from sandtable.core import beginnings
from sandtable.core.errors import SandtableError
from sandtable.core.record import commitment
from sandtable.server.bots.own_bots import can_be
from sandtable.server.config import Keep
from sandtable.server.errors import as_data
from sandtable.server.games import content
from sandtable.server.games.game import WATCH, WORDS, Game
from sandtable.server.games.table_clocks import clocks_of, seen_by_others
from sandtable.server.seats import seating
from sandtable.server.seats.guests import isolated
from sandtable.server.seats.standing_answers import declined_offers
from sandtable.server.storage.table_info import BOT, GUEST, LEFT, OVER, PLAYING, WAITING, Chat, TableInfo
from sandtable.server.time_source import DAY
from sandtable.server.titles import offers_of, teams_of

Data = dict[str, Any]

ENOUGH: Final = 120  # lines of the log, at least, in the first update
LEVEL: Final = 5  # of compression


@dataclass(frozen=True)
class People:
    """The names of the people at a table, who of them is present, may act as host or may be replaced, and the number of
    spectators."""

    names: Mapping[str, str]
    present: Set[str]
    hosts: Set[str]  # guests who may act as host
    watchers: int = 0
    absent: Set[str] = frozenset()  # guests who may be replaced by a bot


def table(
    info: TableInfo,
    guest: str,
    people: People,
    now: float,
    keep: Keep,
    notices: Sequence[str] = (),
    limits: Sequence[Data] = (),
) -> Data:
    """Return a table as this guest may see it."""
    mine, old = seating.seats_of(info, guest), seating.is_old(info)
    called = seating.display_names(info, people.names, WORDS)
    clocks = clocks_of(info)
    standing = info.standing
    seen = [seen_by_others(info, clocks, n) if n not in mine else seat for n, seat in enumerate(info.seats)]
    return {
        "id": info.id,
        "title": info.title,
        "content": content.version(info.title, {**info.options, "seats": len(info.seats)}) if not old else "",
        "options": info.options,
        "begin": _begin(info),
        "state": info.state,
        "old": old,
        "damaged": False,
        "host": guest in people.hosts,
        "invite": info.invite if mine or info.host == guest else None,
        "public": info.public,
        "whispers": info.whispers,
        "hints": info.hints,
        "suggests": seating.hints_for(info, guest) if mine and not old else seating.HINTS_NONE,
        "created": info.created,
        "seats": [
            {
                "seat": number,
                "kind": BOT if seat.kind == GUEST and seat.stand_in else seat.kind,
                "name": called[number] if seat.kind in (GUEST, BOT) else "",
                "bot": (seat.bot or "adept") if seat.automatic else None,
                "mine": number in mine,
                "present": seat.kind == BOT or seat.guest in people.present,
                "absent": seat.kind == GUEST and seat.guest in people.absent,
                "replaced": seat.stand_in,
                "declines": declined_offers(info, seat) if number in mine and not old else [],
            }
            for number, seat in enumerate(seen)
        ],
        "offers": offers_of(info.title, info.options, WORDS) if mine and not old else [],
        "teams": teams_of(info.title, info.options) if not old else [],
        "pace": info.pace,
        "clock": info.clock,
        "clocks": clocks.seconds(now, mine) if info.state != WAITING else None,
        "running": clocks.runs(mine),
        "limits": list(limits),
        "paused": info.paused,
        "pause_asked": [_called(info, asked, called) for asked in info.pause_asked],
        "n": info.n,
        "round": standing.get("round", 0),
        "to_act": [seat for seat in standing.get("to_act", []) if seat not in mine or seat not in info.answered],
        "points": standing.get("points", []),
        "watchers": people.watchers,
        "winner": standing.get("winner") if info.state == OVER else None,
        "rematch": info.rematch,
        "by": seating.chat_tag(info, guest),
        "silent": seating.is_muted(info, guest),
        "muted": [_muted(info, one, people.names, called) for one in info.muted],
        "commitment": _commitment(info) if info.state != WAITING else None,
        "expires": expires(info, keep),
        "notices": list(notices),
    }


def _begin(info: TableInfo) -> Data | None:
    """Return the kind of beginning of a game that did not begin with a deal, and the number of moves before it; None if
    it was dealt. The position itself is left out, since it may hold secrets."""
    if info.begin is None:
        return None
    return {"kind": info.begin["kind"], "moves": beginnings.moves_of(info.begin)}


def _commitment(info: TableInfo) -> str:
    """Return the hash of the game's deal (title, rules version, options and seed), published at the start so that it
    can be checked at the end."""
    if info.begin is None:
        return _committed(info.title, info.rules, orjson.dumps(info.options), info.seed)
    return commitment(info.title, info.rules, info.options, info.seed, info.begin)


@lru_cache(4096)  # a table is described again and again, and this never changes
def _committed(title: str, rules: int, options: bytes, seed: int) -> str:
    return commitment(title, rules, orjson.loads(options), seed)


def expires(info: TableInfo, keep: Keep) -> float | None:
    """Return the time at which the table will be deleted if nothing more happens there; None if it is kept for ever."""
    days = {WAITING: keep.waiting, OVER: keep.finished}.get(info.state, keep.unfinished)
    return info.updated + days * DAY if days else None


def damaged(info: TableInfo, guest: str, names: Mapping[str, str], keep: Keep) -> Data:
    """Return the message about a table that cannot be read, made only from the values that are certainly there."""
    seats: list[Data] = [
        {
            "seat": number, "kind": GUEST if seat.guest else BOT, "name": names.get(seat.guest or "", ""),
            "bot": seat.bot if seat.kind == BOT and can_be(seat.bot) else None, "present": False,
            "mine": seat.kind == GUEST and seat.guest == guest and seat.stand_in != LEFT, "absent": False,
            "replaced": None, "declines": [],
        }
        for number, seat in enumerate(info.seats)
    ]  # fmt: skip
    return {
        "id": info.id, "title": info.title, "content": "", "options": {}, "old": False, "damaged": True,
        "state": info.state if info.state in (WAITING, OVER) else PLAYING,
        "host": info.host == guest, "invite": None, "public": False, "created": info.created, "seats": seats,
        "teams": [], "pace": 0.0, "clock": {"kind": "none"}, "clocks": None, "running": [], "limits": [],
        "paused": False, "pause_asked": [], "n": info.n, "round": 0, "to_act": [], "points": [], "watchers": 0,
        "winner": None, "rematch": None, "begin": None, "by": "", "silent": False, "muted": [], "commitment": None,
        "expires": expires(info, keep), "notices": [], "whispers": False, "offers": [],
        "hints": False, "suggests": seating.HINTS_NONE,
    }  # fmt: skip


def _called(info: TableInfo, guest: str, called: Sequence[str]) -> str:
    number = next((n for n, seat in enumerate(info.seats) if seat.guest == guest), None)
    return called[number] if number is not None else ""


def _muted(info: TableInfo, guest: str, names: Mapping[str, str], called: Sequence[str]) -> Data:
    """Return the pseudonym, name and seat of a muted guest, so that the host can unmute them."""
    if guest == seating.WATCHERS:
        return {"by": guest, "name": "", "seat": None}
    number = next((n for n, seat in enumerate(info.seats) if seat.guest == guest), None)
    name = called[number] if number is not None else isolated(names.get(guest, "")) or WORDS.say("watcher-name")
    return {"by": seating.chat_tag(info, guest), "name": name, "seat": number}


def table_message(data: Data) -> bytes:
    return orjson.dumps({"type": "table", "table": data})


def stable_part(data: Data) -> bytes:
    """Return the table's data as JSON without the fields that change by themselves or with every move. If this part is
    unchanged, the table need not be sent again."""
    limited = [limit["seat"] for limit in data["limits"]]
    return orjson.dumps({**data, "n": 0, "clocks": None, "limits": limited, "expires": None})


# --- game messages -----------------------------------------------------------------------
def update(game: Game, seats: Sequence[int], kind: str, by: int | None, lines: list[Data], **more: Any) -> bytes:
    """Build an update: the new log lines, and the views of these seats. Spectators get the public view; so do guests
    with several seats, whose shared screen shows it while it passes from one player to the next."""
    views = {str(seat): orjson.Fragment(game.view(seat)) for seat in seats}
    if len(seats) != 1:
        views["watch"] = orjson.Fragment(game.view(WATCH))
    return orjson.dumps({"type": "update", "n": game.n, "by": by, "kind": kind, **more, "lines": lines, "views": views})


def sync(game: Game, seats: Sequence[int]) -> bytes:
    """Build an update that replaces all a page has: the views, and the end of the log. `earlier` is the number of lines
    before that end, which a page asks for when its reader scrolls back."""
    lines = game.lines(seats)
    first = start_of_recent(lines)
    return update(game, seats, "sync", None, lines[first:], earlier=first)


def start_of_recent(lines: Sequence[Data]) -> int:
    """Return the index of the line where the end of a log, as a page first gets it, begins: the start of the latest
    round from which at least `ENOUGH` lines are left. A round begins with a heading of the same kind as the first
    heading in the log."""
    headings = [at for at, line in enumerate(lines) if line["heading"]]
    rounds = [at for at in headings if lines[at]["kind"] == lines[headings[0]]["kind"]]
    return max((at for at in rounds[1:] if at <= len(lines) - ENOUGH), default=0)


def whole_log(game: Game, seats: Sequence[int]) -> bytes:
    """Return the whole log as these seats may read it, compressed: it is half a megabyte late in a game."""
    return gzip.compress(orjson.dumps({"lines": game.lines(seats)}), LEVEL)


def can_follow(game: Game, n: int) -> bool:
    """Return whether an update since row n can be built; if not, the page must be sent a `sync`."""
    return game.moves_at(n) is not None


def changes_since(game: Game, seats: Sequence[int], n: int) -> bytes | None:
    """Build an update with everything since row n, for which `can_follow` holds; `None` if nothing changed. During a
    simultaneous decision the reader's own answers are sent, since they may have been given in another window."""
    moves = game.moves_at(n)
    if n == game.n or moves is None:
        asked = game.group is not None and any(seat in game.state.deciding for seat in seats)
        return sealed(game, seats, None) if asked else None
    return update(game, seats, "move", None, game.lines(seats, moves))


def sealed(game: Game, seats: Sequence[int], by: int | None) -> bytes:
    """Build an update for the guest of these seats alone, with their answers while others still decide. `by` is the
    seat that answered."""
    return update(game, seats, "sealed", by, [])


# --- other messages ----------------------------------------------------------------------
def chat_message(info: TableInfo, line: Chat) -> bytes:
    """Build a chat message. Lines by spectators are marked, since anybody can choose any name."""
    return orjson.dumps(
        {
            "type": "chat",
            "id": line.id,
            "at": line.at,
            "by": seating.chat_tag(info, line.guest),
            "name": line.name,
            "seat": line.seat,
            "watching": line.seat is None,
            "to": line.private["seats"] if line.private is not None else None,
            "text": line.text,
        }
    )


def done(id: str) -> bytes:
    return orjson.dumps({"type": "done", "id": id})


def refused(id: str, error: SandtableError) -> bytes:
    return orjson.dumps({"type": "refused", "id": id, "error": as_data(error, WORDS)})


PONG = orjson.dumps({"type": "pong"})
