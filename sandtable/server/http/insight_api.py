"""The HTTP routes of suggestions and of the analysis of a finished game."""

from __future__ import annotations

from functools import partial
from typing import Literal

from fastapi import APIRouter, Request
from pydantic import StrictInt
from starlette.responses import Response

from sandtable.server.games import content
from sandtable.server.http.api import AtTable, Body, ClientKey, Guest, InLobby, NothingBody
from sandtable.server.http.responses import JsonResponse, unpacked
from sandtable.server.limits.quotas import ANALYSES
from sandtable.server.limits.rate_limits import RateLimiter
from sandtable.server.tables import insight

router = APIRouter(prefix="/api", default_response_class=JsonResponse)

KINDS = {"json": "application/json", "html": "text/html; charset=utf-8"}


class HintBody(Body):
    seat: StrictInt
    at: StrictInt


@router.post("/tables/{id}/hint")
async def hint(request: Request, guest: Guest, client_key: ClientKey, table: AtTable, body: HintBody) -> JsonResponse:
    """Return suggested moves for one of the guest's own seats."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    rate_limiter.check_hint(guest, client_key)
    return JsonResponse(await insight.hint(table, guest, body.seat, body.at))


@router.get("/tables/{id}/analysis")
async def analysis(table: AtTable) -> JsonResponse:
    return JsonResponse(await insight.analysis(table))


@router.post("/tables/{id}/analysis", status_code=202)
async def begin_analysis(
    guest: Guest, client_key: ClientKey, table: AtTable, lobby: InLobby, body: NothingBody | None = None
) -> JsonResponse:
    lobby.quotas.take(ANALYSES, client_key)
    await table.finish(insight.begin_analysis(table, guest))
    return JsonResponse(await insight.analysis(table), 202)


@router.get("/tables/{id}/analysis/file")
async def analysis_file(
    request: Request,
    client_key: ClientKey,
    table: AtTable,
    lobby: InLobby,
    form: Literal["json", "html"] = "html",
    lang: str = "en",
) -> Response:
    """Return a finished analysis in a language, for downloading, as JSON or as one HTML page."""
    content.check_language(lang)
    data = await insight.stored_analysis(table)
    key = ("analysis", table.id, hash(data), form, lang)
    packed = await lobby.services.expensive_work.made(key, client_key, partial(insight.packed_file, data, form, lang))
    headers = {"Content-Disposition": f'attachment; filename="sandtable-{table.id}-analysis.{form}"'}
    return await unpacked(request, packed, KINDS[form], headers)
