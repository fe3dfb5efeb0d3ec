"""The HTTP routes of the pages for learning: how a game is won, and puzzles."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b

import orjson
from fastapi import APIRouter, Request
from pydantic import StrictStr
from starlette.responses import Response

from sandtable.core.errors import UnknownTitle
from sandtable.insight import winning
from sandtable.server.games.game import WORDS
from sandtable.server.http.api import Body, ClientKey, Guest, InLobby, of_version
from sandtable.server.http.responses import JsonResponse
from sandtable.server.tables import puzzles
from sandtable.server.titles import playable

router = APIRouter(prefix="/api", default_response_class=JsonResponse)


@cache
def _told(title: str) -> tuple[str, bytes]:
    """Return the data of the page "How do I win?" of a title: their version and their JSON."""
    if title not in playable():
        raise UnknownTitle(f"there is no title {title!r} to play here; there are {', '.join(playable())}")
    data = orjson.dumps(winning.told(title, WORDS))
    return blake2b(data, digest_size=8).hexdigest(), data


@router.get("/win/{title}")
def win(title: str, request: Request) -> Response:
    """Return every source of points or victory of a title, with how often it decided games of bots."""
    version, data = _told(title)
    return of_version(request, version, data, {"Cache-Control": "no-cache"})


# --- puzzles -----------------------------------------------------------------------------
class AnswerBody(Body):
    table: StrictStr


@router.get("/puzzles")
def all_puzzles(lobby: InLobby) -> JsonResponse:
    """Return the puzzles of every title, without solutions, and the puzzles of the day (UTC)."""
    today = datetime.fromtimestamp(lobby.services.time.wall(), UTC).date()
    return JsonResponse(puzzles.lists(today))


@router.post("/puzzles/{id}/table", status_code=201)
async def puzzle_table(guest: Guest, client_key: ClientKey, lobby: InLobby, id: str) -> JsonResponse:
    """Start a table at the position of a puzzle and return its data."""
    wanted = puzzles.request(puzzles.found(id))
    table = await lobby.create(wanted, guest, client_key, True)
    return JsonResponse(await table.fresh_data_for(guest), 201)


@router.post("/puzzles/{id}/answer")
async def puzzle_answer(guest: Guest, lobby: InLobby, id: str, body: AnswerBody) -> JsonResponse:
    """Return how the moves played at a guest's table of a puzzle compare with the best line of play."""
    table = await lobby.open(body.table)
    return JsonResponse(await puzzles.verdict(puzzles.found(id), table, guest))


@router.get("/puzzles/{id}/solution")
def puzzle_solution(id: str) -> JsonResponse:
    return JsonResponse(puzzles.solution(puzzles.found(id)))
