"""HTTP responses with JSON, and with data that is kept compressed."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import orjson
from fastapi import Request
from starlette.responses import Response


class JsonResponse(Response):
    """A JSON response from bytes or data."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else orjson.dumps(content)


async def unpacked(request: Request, packed: bytes, kind: str, headers: dict[str, str]) -> Response:
    """Return a response with compressed data: unchanged if the client accepts gzip, otherwise decompressed."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=kind, headers=headers)
