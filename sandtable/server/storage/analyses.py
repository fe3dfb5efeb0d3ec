"""Stored analyses of finished games, and the progress of analyses that are running, in whichever process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.server.storage import schema
from sandtable.server.storage.database import Database

FAILED: Final = -1.0  # instead of a share that is done
SILENT: Final = 60.0  # seconds after which an analysis that tells nothing has died with its process


@dataclass(frozen=True)
class StoredAnalysis:
    """A stored analysis: the finished share of the work, or `FAILED`, and the result once it is complete."""

    done: float
    data: bytes | None


class AnalysisRows:
    """Reads and writes analyses. An analysis of another version counts as missing."""

    def __init__(self, database: Database, version: int) -> None:
        self._database = database
        self._version = version

    async def get(self, game: str, now: float) -> StoredAnalysis | None:
        of = schema.analyses.c
        async with self._database.read() as connection:
            query = select(of.version, of.at, of.done, of.data).where(of.game == game)
            row = (await connection.execute(query)).first()
        if row is None or row.version != self._version:
            return None
        if row.data is None and row.at < now - SILENT:
            return StoredAnalysis(FAILED, None)
        return StoredAnalysis(float(row.done), None if row.data is None else bytes(row.data))

    async def claim(self, game: str, now: float) -> bool:
        """Store that an analysis begins and return True; return False if one is running or complete."""
        of = schema.analyses.c
        dead = (of.data.is_(None)) & ((of.at < now - SILENT) | (of.done < 0.0))

        async def job(connection: AsyncConnection) -> None:
            old = (of.game == game) & (dead | (of.version != self._version))
            await connection.execute(delete(schema.analyses).where(old))
            await connection.execute(
                insert(schema.analyses).values(game=game, version=self._version, at=now, done=0.0, data=None)
            )

        try:
            await self._database.write(job)
        except IntegrityError:  # there is one, or the table was deleted meanwhile
            return False
        return True

    async def tell(self, game: str, now: float, done: float, data: bytes | None = None) -> None:
        """Store the finished share of an analysis, and its result once it is complete."""

        async def job(connection: AsyncConnection) -> None:
            of = schema.analyses.c
            await connection.execute(
                update(schema.analyses).where(of.game == game).values(at=now, done=done, data=data)
            )

        await self._database.write(job)
