"""Assemble the server: `create_app` builds the application of one process, `serve` runs it for the command line.

docs/table-protocol.md describes its messages, docs/hosting.md how to run it.
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
from sandtable.server import shutdown
from sandtable.server.bots.fault_reports import FOLDER as FAULTS
from sandtable.server.bots.fault_reports import FaultReports
from sandtable.server.bots.own_bots import load, own_specs
from sandtable.server.bots.pool import BotPool
from sandtable.server.config import BadSetting, Config, from_environment
from sandtable.server.errors import BadRequest, Unavailable, UnknownPage, as_data, headers_of, plain, status_of
from sandtable.server.games.game import WORDS
from sandtable.server.http.access import AccessMiddleware
from sandtable.server.http.api import router
from sandtable.server.http.insight_api import router as insight_router
from sandtable.server.http.learning_api import router as learning_router
from sandtable.server.http.request_metrics import RequestMetricsMiddleware, may_read_metrics, route_of
from sandtable.server.http.responses import JsonResponse
from sandtable.server.http.socket_endpoint import SocketEndpoint
from sandtable.server.http.static_files import add_page_routes
from sandtable.server.limits.bans import Bans
from sandtable.server.limits.expensive_work import ExpensiveWork
from sandtable.server.operations.admin import DAMAGED, Admin
from sandtable.server.operations.engine_builds import (
    ActiveEngine,
    EngineBuilds,
    compile_in_background,
    restart_with_compiled_engine,
)
from sandtable.server.operations.health import UNREACHABLE, Health
from sandtable.server.operations.operator_poll import OperatorPoll
from sandtable.server.seats import seating
from sandtable.server.seats.guests import Signer
from sandtable.server.shutdown import Deadline
from sandtable.server.storage.database import Database
from sandtable.server.storage.store import Store
from sandtable.server.tables.bus import Bus
from sandtable.server.tables.lobby import Lobby
from sandtable.server.tables.services import Services
from sandtable.server.telemetry import metrics
from sandtable.server.time_source import TimeSource
from sandtable.server.titles import playable

COUNT_DAMAGED: Final = 10.0  # seconds between counts of damaged tables
SECRET: Final = "cookie secret"
CHANCE: Final = "bots' chance"
WORKERS: Final = "SANDTABLE_WORKERS"

log = logging.getLogger("sandtable.server")


class Application:
    """The ASGI application: request metrics and access checks wrapped around the FastAPI app in `app`."""

    def __init__(self, config: Config, time: TimeSource) -> None:
        self.config = config
        self.time = time
        self.app = FastAPI(
            title="Sandtable", version=__version__, lifespan=self._lifespan,
            docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        )  # fmt: skip
        # Prefer speed to size: compression runs in the event loop.
        self.app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=3)
        self.app.include_router(router)
        self.app.include_router(insight_router)
        self.app.include_router(learning_router)
        self.app.add_api_route("/metrics", self._metrics, methods=["GET"], include_in_schema=False)
        _add_refusals(self.app)
        add_page_routes(self.app)
        self.access = AccessMiddleware(self.app, config)
        self._watched = RequestMetricsMiddleware(self.access)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._watched(scope, receive, send)

    def _use_bans(self, bans: Bans) -> None:
        self.access.bans = bans

    async def _metrics(self, request: Request) -> Response:
        if not may_read_metrics(self.config.metrics, request.scope, request.headers):
            raise UnknownPage()  # do not even reveal that metrics exist
        return Response(metrics.text(), media_type=metrics.TYPE)

    async def _sample(self, health: Health, lobby: Lobby, database: Database) -> None:
        """Update the gauges of the metrics (open tables, sockets, queues) at regular intervals while the server
        runs."""
        admin = Admin(database)
        counted = -math.inf
        metrics.BUILD.labels(__version__, "compiled" if build_info.compiled() else "plain").set(1)

        async def look() -> None:
            nonlocal counted
            tables = lobby.in_memory()
            metrics.TABLES.set(len(tables))
            metrics.SOCKETS.set(sum(len(table.connections) for table in tables))
            metrics.WRITE_QUEUE.set(database.waiting)
            metrics.BOT_QUEUE.set(lobby.services.bot_pool.counts()["waiting"])
            metrics.DATABASE_UP.set((await health.database()).state != UNREACHABLE)
            if time.monotonic() - counted >= COUNT_DAMAGED:
                counted = time.monotonic()
                with suppress(Unavailable):
                    metrics.DAMAGED.set(await admin.count(DAMAGED))

        await metrics.sample(look)

    @asynccontextmanager
    async def _lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        """Open everything the process needs when it starts, and close it in reverse order when it stops."""
        deadline = Deadline()
        with deadline.installed():
            async with self._services(app):
                deadline.started = True
                yield

    @asynccontextmanager
    async def _services(self, app: FastAPI) -> AsyncIterator[None]:
        config = self.config
        config.make_folder()
        database = Database(config.url)
        await database.start()
        try:
            store = Store(database)
            secret = config.secret or await store.get_or_create_setting(SECRET, secrets.token_urlsafe(32))
            self.access.signer = Signer(secret)
            chance = await store.get_or_create_setting(CHANCE, secrets.token_urlsafe(32))
            faults = FaultReports(config.data / FAULTS)
            own = own_specs(config.own_bots)
            bot_pool = BotPool(
                config.bot_workers,
                config.mentat,
                tuple(playable()),
                chance.encode(),
                config.bot_delay,
                faults,
                own,
                config.navigator,
            )
            try:
                expensive_work = ExpensiveWork(config.limits, config.replays_in_process)
                services = Services(config, store, bot_pool, Bus(config.redis_url), self.time, expensive_work)
                lobby = Lobby(services)
                app.state.lobby = lobby
                app.state.rate_limiter = self.access.rate_limiter
                app.state.sockets = SocketEndpoint(lobby, config.limits, self.access.rate_limiter)
                await asyncio.gather(bot_pool.warm_up(), asyncio.to_thread(seating.every_language))
                operator_poll = OperatorPoll(Admin(database), self._use_bans, lobby, config.operator_poll)
                await operator_poll.start()
                await lobby.start()
                app.state.engine = ActiveEngine()
                health = app.state.health = Health(database, services.bus)
                tasks = [
                    asyncio.create_task(app.state.engine.switch_when_compiled(bot_pool, services.hints), name="engine"),
                    asyncio.create_task(operator_poll.run(), name="changes of the operator"),
                    asyncio.create_task(services.back_pressure.run(), name="back pressure"),
                ]
                if config.metrics:
                    tasks.append(asyncio.create_task(self._sample(health, lobby, database), name="metrics"))
                try:
                    yield
                finally:
                    health.stopping = True
                    # End the tasks here: SQLite's driver hangs if a cancelled reader is cancelled again with the loop.
                    await shutdown.end_tasks(*tasks)
                    await services.close()
                    expensive_work.close()
                    await lobby.stop()
            finally:
                bot_pool.close()
        finally:
            await shutdown.step("the database", database.stop())


def _add_refusals(app: FastAPI) -> None:
    """Install the handlers that turn every error into the same JSON body."""

    def refused(error: SandtableError, status: int | None = None) -> JsonResponse:
        metrics.count_refusal(error)
        return JsonResponse({"error": as_data(error, WORDS)}, status or status_of(error), headers_of(error))

    @app.exception_handler(SandtableError)
    async def refusal(_: Request, error: SandtableError) -> JsonResponse:
        return refused(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JsonResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return refused(BadRequest(detail=plain(f"{where or 'the request'}: {first['msg']}")), 422)

    @app.exception_handler(HTTPException)
    async def wrong(_: Request, error: HTTPException) -> JsonResponse:
        if error.status_code == 404:
            return refused(UnknownPage())
        return refused(BadRequest(detail=plain(str(error.detail))), error.status_code)

    @app.exception_handler(Exception)
    async def bug(request: Request, error: Exception) -> JsonResponse:
        log.error("%s %s", request.method, route_of(request.scope), exc_info=error)
        return JsonResponse({"error": {"type": "Error", "message": WORDS.say("refused-bug"), "rule": None}}, 500)


def create_app(config: Config | None = None, time: TimeSource | None = None) -> ASGIApp:
    """Return the application; without a config, read it from the environment."""
    return Application(config or from_environment(), time or TimeSource())


async def check_services(config: Config) -> None:
    """Check that the database and Redis can be reached; if not, raise BadSetting with a message of one line."""
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
    """Serve until asked to stop, then raise Stopped. `ready` is called with the URL and the place where games are
    stored once both are known; `say` is called with later messages."""
    import uvicorn

    from sandtable.server.http.uvicorn_server import Supervisor, uvicorn_config

    os.environ[WORKERS] = str(workers)  # worker processes read it from there
    config = from_environment()
    config.make_folder()
    engines = EngineBuilds(config.data)
    if config.compiling:
        restart_with_compiled_engine(engines)
    load(own_specs(config.own_bots))
    asyncio.run(check_services(config))
    settings = uvicorn_config(
        "sandtable.server.app:create_app", config.limits, config.proxies, config.access_log,
        factory=True, workers=workers, timeout_graceful_shutdown=5,
    )  # fmt: skip
    with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{listening.getsockname()[1]}/", config.where)
        with stopping.heard(), compile_in_background(engines, config.compiling, say):
            if workers > 1:
                with metrics.shared():
                    Supervisor(settings, sockets=[listening]).run()
            else:
                # uvicorn re-raises the signal it received when it has shut down
                uvicorn.Server(settings).run(sockets=[listening])
