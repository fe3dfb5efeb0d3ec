"""Serve the page built by `make web`, or a page that explains how to build it."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SERVER: Final = Path(__file__).resolve().parent.parent
# In an installed package, and in a checkout.
PAGE_FOLDERS: Final = (SERVER / "web", SERVER.parent.parent / "web" / "dist")
# Routes handled by the page itself: all of them return the same file.
ADDRESSES: Final = (
    "/",
    "/join/{rest:path}",
    "/table/{rest:path}",
    "/replay/{rest:path}",
    "/rules/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/win/{rest:path}",
    "/puzzles/{rest:path}",
    "/puzzles",
)

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandtable</title></head><body>
<h1>Sandtable is running</h1>
<p>The page has not been built yet. In the folder of Sandtable, run <code>make web</code>,
then start it again.</p>
<p>Programs can play already: <a href="/api/health">/api/health</a>.</p>
</body></html>
"""


def built() -> Path | None:
    """Return the folder of the built page, if there is one."""
    return next((folder for folder in PAGE_FOLDERS if (folder / "index.html").is_file()), None)


@lru_cache(maxsize=200)
def packed(path: str, changed: float) -> bytes:
    """Return a file compressed, from a cache: compressing for each request would block the event loop."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Assets(StaticFiles):
    """Serve files whose names contain a hash of their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        asked = Headers(scope=scope)
        if isinstance(response, FileResponse) and "gzip" in asked.get("accept-encoding", "") and "range" not in asked:
            data = await asyncio.to_thread(packed, str(response.path), Path(response.path).stat().st_mtime)
            more = {"content-length": str(len(data)), "content-encoding": "gzip", "vary": "Accept-Encoding"}
            return Response(data, headers={**response.headers, **more})
        return response


def add_page_routes(app: FastAPI) -> None:
    """Add the routes of the page and its files."""

    async def page() -> Response:
        folder = built()
        if folder is None:
            return HTMLResponse(NOT_BUILT)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    async def file(name: str) -> Response:
        folder = built()
        path = folder / name if folder is not None else None
        # Serve only files directly in the folder.
        if path is None or "/" in name or name.startswith(".") or not path.is_file():
            raise HTTPException(404)
        return FileResponse(path, headers={"Cache-Control": "no-cache"})

    for address in ADDRESSES:
        app.add_api_route(address, page, methods=["GET"], include_in_schema=False, response_class=HTMLResponse)
    folder = built()
    if folder is not None and (folder / "assets").is_dir():
        app.mount("/assets", Assets(directory=folder / "assets"), name="assets")
    app.add_api_route("/{name}", file, methods=["GET"], include_in_schema=False)
