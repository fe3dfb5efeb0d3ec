"""Save what is needed to reproduce a bot's failure as files in the data folder, for the operator.

A file holds the whole position with all hidden cards, so nobody at the table may see it.

    python -m sandtable.server.bots.fault_reports data/faults/….json        repeats the decision
"""

from __future__ import annotations

import logging
import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

import orjson

from sandtable import __version__
from sandtable.bots import make
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

FOLDER: Final = "faults"
MOST: Final = 100  # files kept; the oldest are deleted

log = logging.getLogger("sandtable.server")


class FaultReports:
    """Writes reports to a folder; without a folder, faults are only logged."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._numbers = count(1)

    def save(self, fault: dict[str, Any]) -> None:
        """Write a report (blocking). If it cannot be written, only the report is lost; the game goes on."""
        about = f"table {fault['table']}, move {fault['number']}, seat {fault['seat']}"
        if self._folder is None:
            log.error("a bot (%s) %s: %s", fault["spec"], fault["what"], about)
            return
        now = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        path = self._folder / f"{now}-{os.getpid()}-{next(self._numbers)}.json"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            data = orjson.dumps({"version": __version__, "at": time.time(), **fault}, option=orjson.OPT_INDENT_2)
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(data)
            for old in sorted(self._folder.glob("*.json"), key=lambda old: old.stat().st_mtime)[:-MOST]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.error("a bot (%s) %s: %s; it could not be written down: %s", fault["spec"], fault["what"], about, error)
        else:
            log.error("a bot (%s) %s: %s; written down in %s", fault["spec"], fault["what"], about, path)


def repeat(path: Path) -> int:
    """Read a report and return the bot's answer to the same position with the same random seed."""
    fault = orjson.loads(path.read_bytes())
    about = meta(fault["title"])
    if about.version != fault["rules"]:
        raise SystemExit(f"it was a game of ruleset version {fault['rules']}; this is version {about.version}")
    state = about.from_bytes(fault["state"].encode())
    seat = fault["seat"]
    bot = make(fault["spec"])
    view = state.view(seat) if bot.needs_view else None
    return bot.choose(view, state.decision(seat), Rng(int(fault["chance"])))


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("which file?  python -m sandtable.server.bots.fault_reports data/faults/….json")
    path = Path(sys.argv[1])
    fault = orjson.loads(path.read_bytes())
    state = meta(fault["title"]).from_bytes(fault["state"].encode())
    decision = state.decision(fault["seat"])
    print(f"{fault['spec']} {fault['what']}: {fault['detail']}")
    print(f"{decision.kind}, seat {decision.seat}: {', '.join(decision.words())}")
    action = repeat(path)
    print(f"this time: {state.vocabulary.word(action)}{'' if action in decision.options else ', which is no option'}")


if __name__ == "__main__":
    main()
