"""The HTTP routes of docs/table-protocol.md. Each checks its input, calls the table and answers with JSON."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, WebSocket
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr
from starlette.responses import Response

from sandtable import __version__
from sandtable.server.errors import TextTooLong
from sandtable.server.games import content
from sandtable.server.http.responses import JsonResponse, unpacked
from sandtable.server.http.socket_endpoint import SocketEndpoint
from sandtable.server.limits.quotas import NAMES
from sandtable.server.limits.rate_limits import RateLimiter
from sandtable.server.operations.health import UNREACHABLE, Health
from sandtable.server.seats import seating
from sandtable.server.seats.guests import check_text, checked_name
from sandtable.server.tables import commands, free_words, replay
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.lobby import Lobby

LAST_CHAT: Final = 2**53 - 1  # the largest id a page can hold
FOR_EVER: Final = "public, max-age=31536000, immutable"


# --- request bodies ----------------------------------------------------------------------
class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NameBody(Body):
    name: StrictStr


class SeatBody(Body):
    kind: Literal["me", "open", "bot"]
    bot: StrictStr | None = None
    name: StrictStr | None = None


class NewTableBody(Body):
    title: StrictStr
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatBody] = Field(min_length=1, max_length=16)
    clock: dict[str, Any] = Field(default_factory=lambda: {"kind": "none"})
    public: StrictBool = False
    whispers: StrictBool = True
    hints: StrictBool = False
    start: StrictBool = False
    pace: StrictFloat | StrictInt | None = None
    begin: dict[str, Any] | None = None


class JoinBody(Body):
    invite: StrictStr | None = None
    seat: StrictInt | None = None


class LeaveBody(Body):
    seat: StrictInt
    keep: StrictBool = False


class ReseatBody(Body):
    kind: Literal["bot", "guest", "open"]
    bot: StrictStr | None = None


class ChangeBody(Body):
    public: StrictBool | None = None
    whispers: StrictBool | None = None
    clock: dict[str, Any] | None = None


class ActBody(Body):
    seat: StrictInt
    at: StrictInt
    action: StrictStr
    then: list[StrictStr] = Field(default_factory=list, max_length=16)


class SayBody(Body):
    seat: StrictInt
    words: list[StrictStr] = Field(max_length=16)
    text: StrictStr = ""
    of: StrictInt = -1


class UndoBody(Body):
    seat: StrictInt
    at: StrictInt
    to: StrictInt


class TextBody(Body):
    text: StrictStr


class ChatBody(TextBody):
    to: list[StrictInt] | None = Field(default=None, max_length=16)


class PauseBody(Body):
    on: StrictBool


class DeclinesBody(Body):
    offers: list[StrictStr] = Field(max_length=64)


class MuteBody(Body):
    by: StrictStr
    on: StrictBool


class NothingBody(Body):
    pass


# --- dependencies ------------------------------------------------------------------------
def _guest(request: Request) -> str:
    guest: str = request.scope["state"]["guest"]
    return guest


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _health(request: Request) -> Health:
    health: Health = request.app.state.health
    return health


def _client_key(request: Request) -> str:
    """Return the key by which limits count this client; the access middleware has set it."""
    client_key: str = request.scope["state"]["client_key"]
    return client_key


Guest = Annotated[str, Depends(_guest)]
ClientKey = Annotated[str, Depends(_client_key)]
InLobby = Annotated[Lobby, Depends(_lobby)]


async def _table(request: Request, id: Annotated[str, Path()]) -> LiveTable:
    return await _lobby(request).open(id)


AtTable = Annotated[LiveTable, Depends(_table)]

router = APIRouter(prefix="/api", default_response_class=JsonResponse)


# --- general -----------------------------------------------------------------------------
@router.get("/health")
async def health(request: Request) -> JsonResponse:
    """Report that the process is alive, and the state of its database. The status is 200 even if the database cannot be
    reached, which is no reason to restart the process."""
    found = await _health(request).database()
    engine = request.app.state.engine.as_data()
    return JsonResponse(
        {"ok": found.state != UNREACHABLE, "version": __version__, "database": found.as_data(), "engine": engine}
    )


@router.get("/ready")
async def ready(request: Request) -> JsonResponse:
    """Report whether the proxy should send requests here: 503 while starting or stopping, or without a database."""
    if getattr(request.app.state, "health", None) is None:
        return JsonResponse({"ready": False}, 503)
    ready, found = await _health(request).ready()
    return JsonResponse(found, 200 if ready else 503)


@router.get("/me")
async def me(guest: Guest, lobby: InLobby) -> JsonResponse:
    names = await lobby.services.store.names([guest])
    return JsonResponse({"id": guest, "name": names.get(guest, "")})


@router.patch("/me")
async def name_me(guest: Guest, client_key: ClientKey, lobby: InLobby, body: NameBody) -> JsonResponse:
    name = checked_name(body.name, lobby.services.config.limits.name, lobby.services.bot_pool.own)
    if not await lobby.services.store.names([guest]):
        lobby.quotas.take(NAMES, client_key)
    await lobby.services.store.name_guest(guest, name, lobby.services.time.wall())
    await lobby.renamed(guest, name)
    return JsonResponse({"id": guest, "name": name})


@router.get("/titles")
async def titles(lobby: InLobby) -> JsonResponse:
    return JsonResponse(content.titles(lobby.services.bot_pool.specs))


@router.get("/titles/{title}/bots")
async def bots(title: str, lobby: InLobby, options: str = "{}") -> JsonResponse:
    """Return, for each bot, how strong it is in games with these options, or why it cannot play them."""
    found = await asyncio.to_thread(content.bots, lobby.services.bot_pool.offers, title, options)
    return JsonResponse(found)


@router.get("/content/{title}")
async def pieces(title: str, request: Request, v: str = "") -> Response:
    """Return a title's pieces: cacheable for ever if requested by version, otherwise revalidated."""
    version, data = content.content(title, v)
    return of_version(request, version, data, {"Cache-Control": FOR_EVER if v == version else "no-cache"})


@router.get("/rules/{title}")
async def rules(title: str, request: Request, lang: str = "en") -> Response:
    return _in_language(request, lang, *content.rules(title, lang))


@router.get("/words/{title}")
async def words(title: str, request: Request, lang: str = "en") -> Response:
    return _in_language(request, lang, *content.words(title, lang))


@router.get("/lessons/{title}")
async def lessons(title: str, request: Request) -> Response:
    return of_version(request, *await asyncio.to_thread(content.lessons, title), {"Cache-Control": "no-cache"})


@router.get("/guides")
async def guides(request: Request) -> Response:
    return of_version(request, *await asyncio.to_thread(content.guides), {"Cache-Control": "no-cache"})


def _in_language(request: Request, lang: str, version: str, data: bytes) -> Response:
    return of_version(request, version, data, {"Cache-Control": "no-cache", "Content-Language": lang})


def of_version(request: Request, version: str, data: bytes, headers: dict[str, str]) -> Response:
    """Return versioned data that is the same for everybody, or status 304 for clients that have this version."""
    headers |= {"Vary": "Accept-Encoding", "ETag": f'W/"{version}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return JsonResponse(data, headers=headers)
    return JsonResponse(content.packed(data), headers={**headers, "Content-Encoding": "gzip"})


# --- tables ------------------------------------------------------------------------------
@router.post("/tables", status_code=201)
async def create(guest: Guest, client_key: ClientKey, lobby: InLobby, body: NewTableBody) -> JsonResponse:
    most = lobby.services.config.limits.name
    wanted = commands.TableRequest(
        title=body.title,
        options=body.options,
        seats=[
            (
                seat.kind,
                seat.bot,
                None if seat.name is None else checked_name(seat.name, most, lobby.services.bot_pool.own),
            )
            for seat in body.seats
        ],
        clock=body.clock,
        public=body.public,
        whispers=body.whispers,
        hints=body.hints,
        pace=lobby.services.config.pace if body.pace is None else float(body.pace),
        begin=body.begin,
    )
    table = await lobby.create(wanted, guest, client_key, body.start)
    return JsonResponse(await table.fresh_data_for(guest), 201)


@router.get("/tables")
async def tables(
    guest: Guest, lobby: InLobby, which: Annotated[str, Query(alias="list")] = "", after: str = ""
) -> JsonResponse:
    return JsonResponse(await lobby.list_tables(guest, which, after))


@router.get("/tables/{id}")
async def one_table(guest: Guest, table: AtTable) -> JsonResponse:
    return JsonResponse(await table.fresh_data_for(guest))


@router.patch("/tables/{id}")
async def change(guest: Guest, table: AtTable, body: ChangeBody) -> JsonResponse:
    await table.finish(commands.change(table, guest, body.public, body.clock, body.whispers))
    return JsonResponse(await table.fresh_data_for(guest))


@router.delete("/tables/{id}")
async def remove_from_list(guest: Guest, id: str, lobby: InLobby) -> JsonResponse:
    return JsonResponse(await lobby.remove_from_list(id, guest))


@router.post("/tables/{id}/join")
async def join(guest: Guest, table: AtTable, body: JoinBody) -> JsonResponse:
    await table.finish(commands.join(table, guest, body.invite or "", body.seat))
    return JsonResponse(await table.fresh_data_for(guest))


@router.post("/tables/{id}/leave")
async def leave(guest: Guest, id: str, lobby: InLobby, body: LeaveBody) -> JsonResponse:
    return JsonResponse(await lobby.leave(id, guest, body.seat, body.keep))


@router.post("/tables/{id}/start")
async def start(guest: Guest, table: AtTable, body: NothingBody | None = None) -> JsonResponse:
    await table.finish(commands.start(table, guest))
    return JsonResponse(await table.fresh_data_for(guest))


@router.patch("/tables/{id}/seats/{seat}")
async def reseat(guest: Guest, table: AtTable, seat: int, body: ReseatBody) -> JsonResponse:
    await table.finish(commands.reseat(table, guest, seat, body.kind, body.bot))
    return JsonResponse(await table.fresh_data_for(guest))


@router.put("/tables/{id}/seats/{seat}/declines")
async def decline(guest: Guest, table: AtTable, seat: int, body: DeclinesBody) -> JsonResponse:
    await table.finish(commands.decline(table, guest, seat, body.offers))
    return JsonResponse(await table.fresh_data_for(guest))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(
    guest: Guest, client_key: ClientKey, table: AtTable, lobby: InLobby, body: NothingBody | None = None
) -> JsonResponse:
    again = await lobby.rematch(table, guest, client_key)
    return JsonResponse(await again.fresh_data_for(guest), 201)


# --- playing -----------------------------------------------------------------------------
@router.post("/tables/{id}/act")
async def act(guest: Guest, table: AtTable, body: ActBody) -> JsonResponse:
    await table.finish(table.act(guest, body.seat, body.at, body.action, body.then))
    return JsonResponse({"n": table.info.n})


@router.post("/tables/{id}/say")
async def say(request: Request, guest: Guest, table: AtTable, body: SayBody) -> JsonResponse:
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    rate_limiter.check_chat(guest, request.scope["state"]["client_key"])
    await table.finish(free_words.say(table, guest, body.seat, body.words, body.text, body.of))
    return JsonResponse({"n": table.info.n})


@router.post("/tables/{id}/undo")
async def undo(guest: Guest, table: AtTable, body: UndoBody) -> JsonResponse:
    await table.finish(table.undo(guest, body.seat, body.at, body.to))
    return JsonResponse({"n": table.info.n})


@router.post("/tables/{id}/chat")
async def chat(request: Request, guest: Guest, table: AtTable, body: ChatBody) -> JsonResponse:
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    rate_limiter.check_chat(guest, request.scope["state"]["client_key"])
    await table.finish(commands.chat(table, guest, body.text, body.to))
    return JsonResponse({})


@router.post("/tables/{id}/mute")
async def mute(guest: Guest, table: AtTable, body: MuteBody) -> JsonResponse:
    await table.finish(commands.mute(table, guest, body.by, body.on))
    return JsonResponse(await table.fresh_data_for(guest))


@router.post("/tables/{id}/pause")
async def pause(guest: Guest, table: AtTable, body: PauseBody) -> JsonResponse:
    await table.finish(commands.pause(table, guest, body.on))
    return JsonResponse(await table.fresh_data_for(guest))


@router.get("/tables/{id}/notes")
async def notes(guest: Guest, table: AtTable, lobby: InLobby) -> JsonResponse:
    return JsonResponse({"text": await lobby.services.store.notes(table.id, guest)})


@router.put("/tables/{id}/notes")
async def write_notes(guest: Guest, table: AtTable, lobby: InLobby, body: TextBody) -> JsonResponse:
    most = lobby.services.config.limits.notes
    if len(body.text) > most:
        raise TextTooLong(most=most)
    check_text(body.text.replace("\t", " "), lines=True)
    seating.check_seated(table.info, guest)
    await lobby.services.store.write_notes(table.id, guest, body.text)
    return JsonResponse({"text": body.text})


@router.get("/tables/{id}/updates")
async def poll(
    request: Request,
    guest: Guest,
    table: AtTable,
    after: Annotated[int, Query(alias="from")] = -1,
    chat: Annotated[int, Query(ge=0, le=LAST_CHAT)] = 0,
) -> JsonResponse:
    client = request.client
    messages = await table.poll(guest, after if after >= 0 else None, chat, client.host if client else "")
    return JsonResponse({"messages": [orjson.Fragment(message) for message in messages]})


@router.get("/tables/{id}/log")
async def log(request: Request, guest: Guest, table: AtTable) -> Response:
    """Return the whole log of a table, of which the first update on a socket has only the end."""
    return await unpacked(request, await table.whole_log(guest), "application/json", {})


@router.websocket("/tables/{id}/socket")
async def socket(socket: WebSocket, id: str) -> None:
    sockets: SocketEndpoint = socket.app.state.sockets
    after = socket.query_params.get("from", "")
    await sockets.serve(socket, id, int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None)


# --- after the game ----------------------------------------------------------------------
@router.get("/tables/{id}/end")
async def end(table: AtTable, lobby: InLobby) -> JsonResponse:
    async with table.lock:
        await table.ready()
        game = table.finished()
        key = ("end", table.id, game.n, tuple(game.people))
        return JsonResponse(lobby.services.expensive_work.cache.made(key, lambda: orjson.dumps(replay.end(game))))


@router.get("/tables/{id}/record")
async def record(
    request: Request, guest: Guest, id: str, lobby: InLobby, form: Literal["json", "text"] = "json", lang: str = "en"
) -> Response:
    """Return the record of a game. As JSON it is made without the rules, so that games of older rules versions have one
    too; as text it describes every move."""
    named = f'attachment; filename="sandtable-{id}.{{}}"'
    if form == "json":
        text = await lobby.record(id, guest)
        return JsonResponse(text.encode(), headers={"Content-Disposition": named.format("json")})
    content.check_language(lang)
    table = await lobby.open(id)
    async with table.lock:
        await table.ready()
        game = table.finished()
        again = replay.Replay(game)
    key = ("text", table.id, game.n, tuple(game.people), lang)
    packed = await lobby.services.expensive_work.made(
        key, request.scope["state"]["client_key"], partial(again.packed_text, lang)
    )
    headers = {"Content-Disposition": named.format("txt")}
    return await unpacked(request, packed, "text/plain; charset=utf-8", headers)


@router.get("/tables/{id}/replay")
async def frames(
    request: Request,
    table: AtTable,
    lobby: InLobby,
    eyes: str = replay.ALL,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> Response:
    async with table.lock:
        await table.ready()
        game = table.finished()
        whose = replay.eyes_of(eyes, game)
        again = replay.Replay(game)
    first = min(first, game.moves + 1)
    most = min(game.moves, first + lobby.services.config.limits.frames - 1)
    until = most if last is None else min(last, most)
    # Clamp the range to the game, so that the cache never holds more entries than the game has parts.
    key = ("replay", table.id, game.n, tuple(game.people), whose, first, max(until, first - 1))
    work = partial(again.packed, whose, first, until)
    packed = await lobby.services.expensive_work.made(key, request.scope["state"]["client_key"], work)
    return await unpacked(request, packed, "application/json", {})
