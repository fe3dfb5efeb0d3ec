"""The configuration: where the server keeps things, what it may use and allows. Only the data folder has no default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.server.addresses import Network, networks

DATABASE: Final = "tables.sqlite3"
LOCAL: Final = "local"


class BadSetting(SandtableError, ValueError):
    """An environment variable or an option of `sandtable serve` cannot be used as it is."""


@dataclass(frozen=True)
class Limits:
    """What one guest or one connection may ask of the server; generous for people, not for programs gone wild."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 8 * 1024  # bytes of a message on a socket
    per_second: float = 20.0  # requests or messages of a guest by their weight (`rates`), in the long run …
    burst: float = 160.0  # … and at once
    room: float = 12.0  # an address may ask for as much as so many guests
    own_machine: float = 10.0  # … and 127.0.0.1 for so many times that: everybody behind an unnamed proxy, or a test
    newcomers: float = 60.0  # cookies given to an address at once …
    newcomers_per_second: float = 0.1  # … and in the long run
    refusal: float = 0.25  # seconds that who asks too often waits for being told so
    chat_per_second: float = 0.5  # lines of a guest, in the long run …
    chat_burst: float = 10.0  # … and at once
    head: float = 15.0  # seconds until a request has said what it wants …
    rest: float = 30.0  # … and then until all of it is there
    unread: float = 60.0  # seconds without reading any of an answer
    connections: int = 256  # from one address, proxies aside
    waiting_messages: int = 256  # for a socket that does not read: then it is dropped
    waiting_bytes: int = 4 * 1024 * 1024
    sockets_per_guest: int = 24
    sockets: int = 4_000  # of a process; the last of them are for those with a seat at their table
    watchers: int = 2_000  # sockets without a seat, of a process …
    watchers_per_table: int = 200  # … and at one table
    tables_per_guest: int = 40  # that are not over
    tables_per_address: int = 300  # made in a day
    names_per_address: int = 300  # guests who choose a name for the first time in a day
    chat: int = 500
    terms: int = 300  # characters of the terms of a deal
    chats_kept: int = 200  # of a table, and sent to whoever comes
    notes: int = 20_000
    name: int = 24
    frames: int = 50
    heavy: int = 1  # replays computed at once
    heavy_waiting: int = 100  # that wait for it …
    heavy_per_address: int = 24  # … of one address
    heavy_patience: float = 10.0  # seconds until who waits is told to come back
    heavy_time: float = 60.0  # seconds until one that is computed is given up
    cache: int = 32 * 1024 * 1024  # bytes of what was computed, kept for the next who asks


@dataclass(frozen=True)
class Keep:
    """How many days something is kept after nothing has happened to it any more; 0: for ever."""

    waiting: float = 14.0  # tables whose game has not begun
    unfinished: float = 90.0  # games that nobody goes on with
    finished: float = 365.0  # games that are over
    notes: float = 30.0  # what players noted, after their game is over
    guests: float = 180.0  # names of guests who have no table


@dataclass(frozen=True)
class Config:
    data: Path
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # empty: one process alone
    secret: str = ""  # empty: made once and kept
    https: bool = False  # the cookie travels over https alone
    hosts: tuple[str, ...] = ()  # the names it answers to; empty: see `sandtable.server.hostnames`
    access_log: str = ""  # a line for each request: text or json; empty: none
    metrics: str = ""  # who may read them: empty nobody, "local" this machine, else whoever has this token
    compiling: bool = True  # in the background, if the engine is not: for `sandtable serve`
    proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For is believed
    bot_workers: int = 1  # processes that think; 0: a thread of this one
    mentat: str = "S:700ms"  # what the strongest bot is, by the letters of sandtable.bots
    apart: bool = True  # replays are computed in a process of their own; else in a thread of this one
    moment: float = 0.05  # seconds after which a bot that need not think answers, and after its time one that does
    alone: int = 12  # tables where bots play alone, at once
    alone_per_guest: int = 3  # … of one guest
    considers: float = 1.5  # seconds within which what a guest has declined beforehand is answered: drawn each time
    ponders: float = 2.5  # seconds that people take about to pass: for who can do nothing else it is done; 0: never
    pace: float = 0.6  # seconds between the moves of bots, unless a table says otherwise
    idle: float = 60.0  # seconds after which a table without anybody leaves the memory
    housekeeping: float = 5.0  # seconds between looks at what is due
    news: float = 2.0  # seconds between looks at what whoever runs the server has said
    takeover: float = 8.0  # seconds after which one process moves a bot that another was to move
    host_away: float = 120.0  # seconds after which another guest may do what an absent host may
    player_away: float = 30.0  # seconds after which the host may let a bot play for an absent guest
    snapshot_every: int = 50  # moves
    keep: Keep = field(default_factory=Keep)
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database, as SQLAlchemy names it."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{(self.data / DATABASE).resolve()}"
        scheme, mark, rest = self.database_url.partition("://")
        known = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        scheme = known.get(scheme, scheme)
        if not mark or scheme not in known.values():
            raise BadSetting("DATABASE_URL takes postgresql://user:password@host/name or sqlite:///path")
        return f"{scheme}://{rest}"

    def make_folder(self) -> None:
        """Where seeds and the secret of cookies lie is for the server's own user; one that is there stays as it is."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def where(self) -> str:
        """Where games are kept, for people: no password."""
        if self.is_sqlite and not self.database_url:
            return f"{self.data.resolve()} (an embedded database, SQLite: nothing else is needed)"
        return self.database_url.partition("://")[2].rpartition("@")[2]

    def with_workers(self, workers: int) -> Config:
        """The same for one of several processes: the cores are shared, and Redis must be there."""
        if workers > 1 and not self.redis_url:
            raise BadSetting("several workers speak to each other through Redis: set REDIS_URL, or serve with one")
        return replace(self, bot_workers=max(1, (os.cpu_count() or 1) // workers))


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept: the folder that SANDTABLE_DATA names, or `data` here."""
    return Path(environment.get("SANDTABLE_DATA") or "data")


def _proxies(setting: str) -> tuple[Network, ...]:
    try:
        return networks(setting)
    except ValueError as error:
        raise BadSetting(f"SANDTABLE_PROXIES takes addresses or networks such as 10.0.0.0/8: {error}") from error


def _keep(environment: Mapping[str, str]) -> Keep:
    days = {}
    for each in fields(Keep):
        name = f"SANDTABLE_KEEP_{each.name.upper()}"
        given = environment.get(name, "")
        if given and not (given.isascii() and given.isdigit() and len(given) <= 5):
            raise BadSetting(f"{name} takes a number of days, or 0 for ever, not {given!r}")
        if given:
            days[each.name] = float(given)
    return Keep(**days)


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """SANDTABLE_DATA, DATABASE_URL, REDIS_URL and the other SANDTABLE_… of docs/hosting.md."""
    from sandtable.server import hostnames, logs

    secret = environment.get("SANDTABLE_SECRET", "")
    if secret and len(secret) < 16:
        raise BadSetting("SANDTABLE_SECRET should have 16 characters or more")
    redis = environment.get("REDIS_URL", "")
    if redis and not redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting("REDIS_URL takes redis://host:port/0")
    workers = environment.get("SANDTABLE_WORKERS", "1")
    if not workers.isdigit() or not 1 <= int(workers) <= 64:
        raise BadSetting(f"SANDTABLE_WORKERS takes a whole number from 1 to 64, not {workers!r}")
    access_log = environment.get("SANDTABLE_ACCESS_LOG", "")
    if access_log and access_log not in logs.STYLES:
        raise BadSetting(f"SANDTABLE_ACCESS_LOG takes {' or '.join(logs.STYLES)}, not {access_log!r}")
    compiling = environment.get("SANDTABLE_COMPILE", "").strip().lower()
    if compiling not in ("", "1", "yes", "true", "0", "no", "false"):
        raise BadSetting(f"SANDTABLE_COMPILE takes yes or no, not {compiling!r}")
    metrics = environment.get("SANDTABLE_METRICS", "")
    if metrics and metrics != LOCAL and len(metrics) < 16:
        raise BadSetting(f"SANDTABLE_METRICS takes {LOCAL}, or a token of 16 characters or more")
    config = Config(
        data=data_folder(environment),
        database_url=environment.get("DATABASE_URL", ""),
        redis_url=redis,
        secret=secret,
        https=environment.get("SANDTABLE_HTTPS", "") not in ("", "0", "no"),
        hosts=hostnames.listed(environment.get("SANDTABLE_HOSTS", "")),
        access_log=access_log,
        metrics=metrics,
        compiling=compiling not in ("0", "no", "false"),
        proxies=_proxies(environment.get("SANDTABLE_PROXIES", "")),
        keep=_keep(environment),
    )
    config.url  # noqa: B018 - a wrong one is refused here and not later
    return config.with_workers(int(workers))
