"""Transcripts: a file with everything a model was told and answered, beside the record of its game."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


class Transcript:
    """The transcript of one seat: `name.jsonl`, a line of JSON for each call of a tool, beside the record `name.json`.

    The record contains what the seat may not know, so it is written when the seat has nothing more to decide.
    """

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{name}.jsonl"
        self.record_path = folder / f"{name}.json"

    def add(self, tool: str, arguments: dict[str, Any], text: str, refused: bool) -> None:
        """Append a call of a tool and its result."""
        entry = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "tool": tool,
            "arguments": arguments,
            "text": text,
            "refused": refused,
        }
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    def keep(self, record: str) -> None:
        """Write the record, given as JSON, beside the transcript."""
        self.record_path.write_text(record + "\n", encoding="utf-8")
