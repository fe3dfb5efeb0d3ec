"""The server's configuration: storage, resources and limits. Every setting but the data folder has a default."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.server.addresses import Network, is_address, networks
from sandtable.server.telemetry import logs

DATABASE: Final = "tables.sqlite3"
LOCAL: Final = "local"
_NAME: Final = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")


class BadSetting(SandtableError, ValueError):
    """An environment variable or an option of `sandtable serve` has an invalid value."""


@dataclass(frozen=True)
class Limits:
    """Limits on what one guest or connection may use: generous for people, tight for runaway programs."""

    body: int = 64 * 1024  # bytes in a request body
    message: int = 8 * 1024  # bytes in a WebSocket message
    per_second: float = 20.0  # sustained weight of a guest's requests and messages (see `limits.rate_limits`)
    burst: float = 160.0  # weight a guest may use at once
    replay_burst: float = 480.0  # weight of parts of replays a guest may ask for at once
    room: float = 12.0  # an address may use as much as this many guests
    own_machine: float = 10.0  # factor for 127.0.0.1, which may be a proxy missing from SANDTABLE_PROXIES, or a test
    newcomers: float = 60.0  # cookies issued to one address at once
    newcomers_per_second: float = 0.1  # cookies issued to one address, sustained
    refusal: float = 0.25  # seconds to delay a 429 response
    chat_per_second: float = 0.5  # a guest's chat lines, sustained
    chat_burst: float = 10.0  # a guest's chat lines at once
    head: float = 15.0  # seconds until the head of a request must be complete
    rest: float = 30.0  # seconds until its body must be complete
    unread: float = 60.0  # seconds a client may go without reading a response
    connections: int = 256  # open connections from one address; a proxy's are not counted
    waiting_messages: int = 256  # messages queued for a slow socket before it is dropped
    waiting_bytes: int = 4 * 1024 * 1024
    sockets_per_guest: int = 24
    sockets: int = 4_000  # sockets of a process, spectators included
    watchers: int = 2_000  # spectators' sockets of a process
    watchers_per_table: int = 200  # spectators' sockets at one table
    tables_per_guest: int = 40  # unfinished tables a guest may have
    tables_per_address: int = 300  # tables created from one address in a day
    analyses_per_address: int = 200  # analyses started from one address in a day
    hints_per_second: float = 0.2  # a guest's requests for suggestions, sustained
    hints_burst: float = 12.0  # a guest's requests for suggestions at once
    names_per_address: int = 300  # guests from one address who choose their first name in a day
    chat: int = 500
    terms: int = 300  # characters in the terms of a deal
    chats_kept: int = 200  # chat lines stored for a table, and sent to whoever connects
    notes: int = 20_000
    name: int = 24
    frames: int = 50
    expensive_at_once: int = 1  # expensive jobs (replays) computed at once
    expensive_waiting: int = 100  # expensive jobs waiting in all
    expensive_per_address: int = 24  # expensive jobs waiting from one address
    expensive_patience: float = 10.0  # seconds a job may wait before the client is told to retry
    expensive_timeout: float = 60.0  # seconds a job may run
    cache: int = 32 * 1024 * 1024  # bytes of computed results kept in the cache


@dataclass(frozen=True)
class Keep:
    """The number of days that things are kept after their last change; 0 keeps them for ever."""

    waiting: float = 14.0  # tables whose game has not started
    unfinished: float = 90.0  # games that stopped halfway
    finished: float = 365.0  # games that are over
    notes: float = 30.0  # players' notes, counted from the end of the game
    guests: float = 180.0  # names of guests who have no table


@dataclass(frozen=True)
class Config:
    data: Path
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # empty: a single process
    secret: str = ""  # signs cookies; empty: generated once and stored
    https: bool = False  # send the cookie over HTTPS only
    hosts: tuple[str, ...] = ()  # accepted host names; if empty, `sandtable.server.http.hostnames` decides
    access_log: str = ""  # format of the access log: text or json; empty: no access log
    metrics: str = ""  # who may read the metrics: empty nobody, "local" this machine, otherwise a bearer token
    compiling: bool = True  # `sandtable serve` compiles the engine in the background if it is not compiled
    proxies: tuple[Network, ...] = ()  # proxies whose X-Forwarded-For is trusted
    bot_workers: int = 1  # worker processes for bots; 0 uses a thread of the server process
    own_bots: str = ""  # SANDTABLE_BOTS: bots of the operator's own, name=module:Class with commas between them
    mentat: str = "S:700ms"  # spec of the bot that thinks ahead, in the notation of sandtable.bots
    navigator: str = "NS:700ms"  # spec of the bot with a trained net; empty: it is not offered
    hint_seconds: float = 1.7  # seconds of the search for a suggestion
    analysis_seconds: float = 150.0  # processor time of an analysis
    replays_in_process: bool = True  # compute replays in a separate process instead of a thread
    bot_delay: float = 0.05  # seconds a bot takes to answer, in addition to its thinking time
    bot_only_tables: int = 12  # tables with only bots that may play at once
    bot_only_tables_per_guest: int = 3  # such tables of one guest
    decline_delay: float = 1.5  # longest delay in seconds before a standing answer is given; drawn at random each time
    # typical seconds people take to pass, used when the server passes for them; 0: it never does
    pass_delay: float = 2.5
    pace: float = 0.6  # seconds between bots' moves unless the table sets its own
    idle: float = 60.0  # seconds after which a table without visitors is unloaded from memory
    housekeeping: float = 5.0  # seconds between rounds of housekeeping
    operator_poll: float = 2.0  # seconds between polls for changes made by the operator
    takeover: float = 8.0  # seconds after which a process makes a bot's move that another process was due to make
    host_away: float = 120.0  # seconds after which another guest may act as host for an absent one
    player_away: float = 30.0  # seconds after which the host may replace an absent guest by a bot
    snapshot_every: int = 50  # moves between snapshots of a game
    keep: Keep = field(default_factory=Keep)
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """Return the database URL in SQLAlchemy's form."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{(self.data / DATABASE).resolve()}"
        scheme, mark, rest = self.database_url.partition("://")
        known = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        scheme = known.get(scheme, scheme)
        if not mark or scheme not in known.values():
            raise BadSetting("DATABASE_URL takes postgresql://user:password@host/name or sqlite:///path")
        return f"{scheme}://{rest}"

    def make_folder(self) -> None:
        """Create the data folder, readable by the server's user only since it holds seeds and the cookie secret. An
        existing folder keeps its permissions."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def where(self) -> str:
        """Return a text for people that tells where games are stored, without the password."""
        if self.is_sqlite and not self.database_url:
            return f"{self.data.resolve()} (an embedded database, SQLite: nothing else is needed)"
        return self.database_url.partition("://")[2].rpartition("@")[2]

    def with_workers(self, workers: int) -> Config:
        """Return the config for one of `workers` server processes. They share the processor's cores, and more than one
        need Redis."""
        if workers > 1 and not self.redis_url:
            raise BadSetting("several workers speak to each other through Redis: set REDIS_URL, or serve with one")
        return replace(self, bot_workers=max(1, (os.cpu_count() or 1) // workers))


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder games are stored in: SANDTABLE_DATA, or `data` in the current folder."""
    return Path(environment.get("SANDTABLE_DATA") or "data")


def _proxies(setting: str) -> tuple[Network, ...]:
    try:
        return networks(setting)
    except ValueError as error:
        raise BadSetting(f"SANDTABLE_PROXIES takes addresses or networks such as 10.0.0.0/8: {error}") from error


def host_names(setting: str) -> tuple[str, ...]:
    """Return the names in SANDTABLE_HOSTS, a comma-separated list; `*.example.org` means every name below
    example.org."""
    names = tuple(name for part in setting.split(",") if (name := part.strip().lower().rstrip(".")))
    for name in names:
        if not _NAME.fullmatch(name) and not is_address(name.strip("[]")):
            raise BadSetting(
                f"SANDTABLE_HOSTS takes names such as dune.example.org or *.example.org, without port, not {name!r}"
            )
    return names


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
    """Read the config from SANDTABLE_DATA, DATABASE_URL, REDIS_URL and the other variables in docs/hosting.md."""
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
        hosts=host_names(environment.get("SANDTABLE_HOSTS", "")),
        access_log=access_log,
        metrics=metrics,
        compiling=compiling not in ("0", "no", "false"),
        proxies=_proxies(environment.get("SANDTABLE_PROXIES", "")),
        keep=_keep(environment),
        own_bots=environment.get("SANDTABLE_BOTS", ""),
    )
    config.url  # noqa: B018 - a wrong one is refused here and not later
    return config.with_workers(int(workers))
