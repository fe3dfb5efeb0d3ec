"""Puts the server together: `create_app` for one process, `serve` for the command line.

What it says and hears is docs/table-protocol.md; how it is run for others, docs/hosting.md.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp

from sandtable import __version__, build_info
from sandtable.core import stopping
from sandtable.core.errors import SandtableError
from sandtable.server.bots.fault_reports import FOLDER as FAULTS
from sandtable.server.bots.fault_reports import Faults
from sandtable.server.bots.pool import Thinkers
from sandtable.server.config import BadSetting, Config, from_environment
from sandtable.server.errors import BadRequest, Unavailable, UnknownPage, as_data, headers_of, plain, status_of
from sandtable.server.games.game import WORDS
from sandtable.server.http.access import Guard
from sandtable.server.http.api import Answer, router
from sandtable.server.http.request_metrics import Watched, may_read, route_of
from sandtable.server.http.socket_endpoint import Sockets
from sandtable.server.http.static_files import add_site
from sandtable.server.limits.bans import Bans
from sandtable.server.limits.expensive_work import Heavy
from sandtable.server.operations.admin import DAMAGED, Office
from sandtable.server.operations.engine_builds import Engines, Playing, begin_anew, prepared
from sandtable.server.operations.health import UNREACHABLE, Health
from sandtable.server.operations.operator_poll import Porter
from sandtable.server.seats import seating
from sandtable.server.seats.guests import Signer
from sandtable.server.storage.database import Database
from sandtable.server.storage.store import Store
from sandtable.server.tables.bus import Bus
from sandtable.server.tables.lobby import Lobby
from sandtable.server.tables.services import Services
from sandtable.server.telemetry import metrics
from sandtable.server.time_source import Time
from sandtable.server.titles import playable

COUNT_DAMAGED: Final = 10.0  # seconds
SECRET: Final = "cookie secret"
CHANCE: Final = "bots' chance"
WORKERS: Final = "SANDTABLE_WORKERS"

log = logging.getLogger("sandtable.server")


class Application:
    """ASGI: the guard, and behind it everything else. `app` is what FastAPI knows of it."""

    def __init__(self, config: Config, time: Time) -> None:
        self.config = config
        self.time = time
        self.app = FastAPI(
            title="Sandtable", version=__version__, lifespan=self._lifespan,
            docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        )  # fmt: skip
        # Quick rather than small: it is done in the event loop.
        self.app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=3)
        self.app.include_router(router)
        self.app.add_api_route("/metrics", self._metrics, methods=["GET"], include_in_schema=False)
        _add_refusals(self.app)
        add_site(self.app)
        self.guard = Guard(self.app, config)
        self._watched = Watched(self.guard)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._watched(scope, receive, send)

    def _use_bans(self, bans: Bans) -> None:
        self.guard.bans = bans

    async def _metrics(self, request: Request) -> Response:
        if not may_read(self.config.metrics, request.scope, request.headers):
            raise UnknownPage()  # whether there is anything is nobody's business either
        return Response(metrics.text(), media_type=metrics.TYPE)

    async def _sample(self, health: Health, lobby: Lobby, database: Database) -> None:
        """What is open just now, for as long as the server runs."""
        office = Office(database)
        counted = -math.inf
        metrics.BUILD.labels(__version__, "compiled" if build_info.compiled() else "plain").set(1)

        async def look() -> None:
            nonlocal counted
            tables = lobby.in_memory()
            metrics.TABLES.set(len(tables))
            metrics.SOCKETS.set(sum(len(table.connections) for table in tables))
            metrics.WRITE_QUEUE.set(database.waiting)
            metrics.BOT_QUEUE.set(lobby.services.thinkers.counts()["waiting"])
            metrics.DATABASE_UP.set((await health.database()).state != UNREACHABLE)
            if time.monotonic() - counted >= COUNT_DAMAGED:
                counted = time.monotonic()
                with suppress(Unavailable):
                    metrics.DAMAGED.set(await office.count(DAMAGED))

        await metrics.sample(look)

    @asynccontextmanager
    async def _lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        """Everything that is opened is closed again, in the other order."""
        config = self.config
        config.make_folder()
        database = Database(config.url)
        await database.start()
        try:
            store = Store(database)
            secret = config.secret or await store.setting(SECRET, secrets.token_urlsafe(32))
            self.guard.signer = Signer(secret)
            chance = await store.setting(CHANCE, secrets.token_urlsafe(32))
            faults = Faults(config.data / FAULTS)
            thinkers = Thinkers(
                config.bot_workers, config.mentat, tuple(playable()), chance.encode(), config.moment, faults
            )
            try:
                heavy = Heavy(config.limits, config.apart)
                services = Services(config, store, thinkers, Bus(config.redis_url), self.time, heavy)
                lobby = Lobby(services)
                app.state.lobby = lobby
                app.state.rates = self.guard.rates
                app.state.sockets = Sockets(lobby, config.limits, self.guard.rates)
                await asyncio.gather(thinkers.warm_up(), asyncio.to_thread(seating.every_language))
                porter = Porter(Office(database), self._use_bans, lobby, config.news)
                await porter.start()
                await lobby.start()
                app.state.engine = Playing()
                health = app.state.health = Health(database, services.bus)
                tasks = [
                    asyncio.create_task(app.state.engine.change_over(thinkers), name="engine"),
                    asyncio.create_task(porter.watch(), name="news of the operator"),
                ]
                if config.metrics:
                    tasks.append(asyncio.create_task(self._sample(health, lobby, database), name="metrics"))
                try:
                    yield
                finally:
                    health.stopping = True
                    for task in tasks:
                        task.cancel()
                    # SQLite's driver hangs where a reader that was cancelled is cancelled again, with the loop.
                    await asyncio.gather(*tasks, return_exceptions=True)
                    heavy.close()
                    await lobby.stop()
            finally:
                thinkers.close()
        finally:
            await database.stop()


def _add_refusals(app: FastAPI) -> None:
    """Whatever is refused is told in one way."""

    def refused(error: SandtableError, status: int | None = None) -> Answer:
        metrics.refused(error)
        return Answer({"error": as_data(error, WORDS)}, status or status_of(error), headers_of(error))

    @app.exception_handler(SandtableError)
    async def refusal(_: Request, error: SandtableError) -> Answer:
        return refused(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Answer:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return refused(BadRequest(detail=plain(f"{where or 'the request'}: {first['msg']}")), 422)

    @app.exception_handler(HTTPException)
    async def wrong(_: Request, error: HTTPException) -> Answer:
        if error.status_code == 404:
            return refused(UnknownPage())
        return refused(BadRequest(detail=plain(str(error.detail))), error.status_code)

    @app.exception_handler(Exception)
    async def bug(request: Request, error: Exception) -> Answer:
        log.error("%s %s", request.method, route_of(request.scope), exc_info=error)
        return Answer({"error": {"type": "Error", "message": WORDS.say("refused-bug"), "rule": None}}, 500)


def create_app(config: Config | None = None, time: Time | None = None) -> ASGIApp:
    """The application; without a config, as the environment says."""
    return Application(config or from_environment(), time or Time())


async def look_ahead(config: Config) -> None:
    """Is everything there that was named? What is not is told in one line, before anything has started."""
    config.make_folder()
    database = Database(config.url)
    try:
        await database.start()
    except (SQLAlchemyError, OSError) as error:
        where = "the database" if config.is_sqlite else f"the database {config.where}"
        raise BadSetting(f"{where} cannot be used: {getattr(error, 'orig', None) or error}") from error
    finally:
        await database.stop()
    bus = Bus(config.redis_url)
    try:
        await bus.check()
    except (RedisError, OSError) as error:
        raise BadSetting(f"Redis cannot be reached: {error}") from error
    finally:
        await bus.stop()


def serve(host: str, port: int, workers: int, ready: Callable[[str, str], None], say: Callable[[str], None]) -> None:
    """Run until asked to end, and raise Stopped. `ready` is told the address and where games are kept, once both are
    sure; what there is to say later is said by `say`."""
    import uvicorn

    from sandtable.server.http.uvicorn_server import Supervisor, uvicorn_settings

    os.environ[WORKERS] = str(workers)  # processes that are started read it there
    config = from_environment()
    config.make_folder()
    engines = Engines(config.data)
    if config.compiling:
        begin_anew(engines)
    asyncio.run(look_ahead(config))
    settings = uvicorn_settings(
        "sandtable.server.app:create_app", config.limits, config.proxies, config.access_log,
        factory=True, workers=workers, timeout_graceful_shutdown=5,
    )  # fmt: skip
    with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{listening.getsockname()[1]}/", config.where)
        with stopping.heard(), prepared(engines, config.compiling, say):
            if workers > 1:
                with metrics.shared():
                    Supervisor(settings, sockets=[listening]).run()
            else:
                uvicorn.Server(settings).run(sockets=[listening])  # it sends itself what it was sent, once it has ended
