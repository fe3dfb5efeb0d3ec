"""The plain page, for as long as the new one has not been built: a start page, a table, and the same as JSON.

    GET  /                      choose and start          POST /games
    GET  /game/{id}             the table                 POST /game/{id}/act, /game/{id}/undo
    GET  /api/games/{id}        the same as data          POST /api/games, /api/games/{id}/act, …/undo

What is refused comes back as `{"error": {"type", "message"}}` with a status of 4xx, and nothing has
changed. A person receives the view of their seat and events as it may see them: never the seed,
never the state.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import parse_qs

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, ConfigDict, StrictInt, StrictStr
from starlette.exceptions import HTTPException

from sandtable.core.errors import (
    ActionError,
    BadOption,
    DamagedData,
    GameOver,
    OutOfTurn,
    SandtableError,
    StaleAction,
)
from sandtable.core.fluent import Words
from sandtable.server.plain import pages
from sandtable.server.plain.tables import Store, Table, UnknownGame, data_folder

STATIC: Final = Path(__file__).resolve().parent / "static"
MOST_BODY: Final = 64 * 1024
FRAGMENT: Final = "x-fragment"  # the page's script asks for the part that changes
# Everything comes from this server, and nobody else's page may frame or read it.
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class NewGame(BaseModel):
    """`leader`: an id, `random`, or `draft` to choose in turn."""

    model_config = ConfigDict(extra="forbid")
    seats: StrictInt = 4
    leader: StrictStr = "random"


class Act(BaseModel):
    """An answer: an option by its word or number, and the decision it is for."""

    model_config = ConfigDict(extra="forbid")
    option: StrictStr | StrictInt
    at: StrictInt


class Undo(BaseModel):
    model_config = ConfigDict(extra="forbid")
    at: StrictInt
    moves: StrictInt = 1


class BadRequest(SandtableError, ValueError):
    """The request itself is not what it should be."""


async def _form(request: Request) -> dict[str, str]:
    """The fields of a submitted form, the first of each name."""
    body = await request.body()
    try:
        fields = parse_qs(body.decode("utf-8"), strict_parsing=bool(body), max_num_fields=20)
    except ValueError as error:
        raise BadRequest("the form cannot be read") from error
    return {name: values[0] for name, values in fields.items()}


Form = Annotated[dict[str, str], Depends(_form)]


def _field(form: dict[str, str], name: str, default: str | None = None) -> str:
    value = form.get(name, default)
    if value is None:
        raise BadRequest(f"the form has no {name!r}")
    return value


def _number(form: dict[str, str], name: str, default: str | None = None) -> int:
    text = _field(form, name, default)
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadRequest(f"{name!r} takes a whole number, not {text[:40]!r}")
    return int(text)


def status_of(error: SandtableError) -> int:
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, StaleAction | OutOfTurn | GameOver):
        return 409
    if isinstance(error, DamagedData):
        return 410
    if isinstance(error, ActionError | BadOption | BadRequest):
        return 400
    return 422


def as_data(table: Table, words: Words) -> dict[str, Any]:
    """A table as JSON: what the person's seat may know, and nothing else."""
    view = table.view
    outcome = table.outcome
    return {
        "id": table.id,
        "seat": table.seat,
        "number": table.number,
        "over": outcome is not None,
        "outcome": None if outcome is None else outcome.as_dict(),
        "prompt": pages.prompt(view, words),
        "options": [{"word": word, "label": label} for word, label in pages.labels(view, words).items()],
        "undo": table.undo_most,
        "view": view.as_dict(),
        "log": [
            {"number": line.number, "seat": line.seat, "text": line.text, "heading": line.heading}
            for line in pages.log_of(table, words)
        ],
    }


def create_app(data: Path | None = None, lang: str = "en") -> FastAPI:
    """The application; games are kept below `data`, or where SANDTABLE_DATA says."""
    store = Store(data_folder() if data is None else data)
    words = Words(lang)
    app = FastAPI(title="Sandtable", docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        size = request.headers.get("content-length", "0")
        if not size.isdigit() or int(size) > MOST_BODY:
            response: Response = _refusal("BadRequest", "the request is too large", 413)
        else:
            response = await call_next(request)
        response.headers.update(HEADERS)
        if not request.url.path.startswith("/static/"):
            response.headers["Cache-Control"] = "no-store"
        return response

    def _refusal(kind: str, message: str, status: int) -> JSONResponse:
        return JSONResponse({"error": {"type": kind, "message": message}}, status_code=status)

    def _answer(request: Request, kind: str, message: str, status: int) -> Response:
        if request.url.path.startswith("/api/") or FRAGMENT in request.headers:
            return _refusal(kind, message, status)
        return HTMLResponse(pages.error_page(message), status_code=status)

    @app.exception_handler(SandtableError)
    async def refused(request: Request, error: SandtableError) -> Response:
        return _answer(request, type(error).__name__, str(error), status_of(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return _answer(request, "BadRequest", f"{where or 'the request'}: {first['msg']}", 422)

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        return _answer(
            request, "BadRequest" if error.status_code < 500 else "Error", str(error.detail), error.status_code
        )

    # --- pages ---------------------------------------------------------------------------
    @app.get("/", response_class=HTMLResponse)
    def start() -> str:
        return pages.start_page(words)

    @app.post("/games")
    def start_game(form: Form) -> Response:
        table = store.create(_number(form, "seats", "4"), _field(form, "leader", "random"))
        return RedirectResponse(f"/game/{table.id}", status_code=303)

    @app.get("/game/{id}", response_class=HTMLResponse)
    def game(id: str) -> str:
        return pages.game_page(store.load(id), words)

    def _after(request: Request, table: Table) -> Response:
        if FRAGMENT in request.headers:
            return HTMLResponse(pages.fragment(table, words))
        return RedirectResponse(f"/game/{table.id}", status_code=303)

    @app.post("/game/{id}/act")
    def act(request: Request, id: str, form: Form) -> Response:
        at, option = _number(form, "at"), _field(form, "option")
        with store.change(id) as table:
            table.act(option, at)
        return _after(request, table)

    @app.post("/game/{id}/undo")
    def undo(request: Request, id: str, form: Form) -> Response:
        at, moves = _number(form, "at"), _number(form, "moves", "1")
        with store.change(id) as table:
            table.undo(moves, at)
        return _after(request, table)

    # --- the same as data ----------------------------------------------------------------
    @app.post("/api/games", status_code=201)
    def api_new(body: NewGame) -> dict[str, Any]:
        return as_data(store.create(body.seats, body.leader), words)

    @app.get("/api/games/{id}")
    def api_game(id: str) -> dict[str, Any]:
        return as_data(store.load(id), words)

    @app.post("/api/games/{id}/act")
    def api_act(id: str, body: Act) -> dict[str, Any]:
        with store.change(id) as table:
            table.act(body.option, body.at)
        return as_data(table, words)

    @app.post("/api/games/{id}/undo")
    def api_undo(id: str, body: Undo) -> dict[str, Any]:
        with store.change(id) as table:
            table.undo(body.moves, body.at)
        return as_data(table, words)

    return app
