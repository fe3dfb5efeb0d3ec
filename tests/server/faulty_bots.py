"""Bots that fail, for tests of `BotPool`: they replace `think` in a worker process."""

from __future__ import annotations

import os
import time

from sandtable.core.titles import meta
from sandtable.server.bots.worker_process import think as really


def _options(title: str, data: bytes, seat: int) -> list[int]:
    return meta(title).from_bytes(data).decision(seat).options


def hangs(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    while spec != "G":
        time.sleep(1.0)
    return really(title, data, seat, spec, chance)


def dies(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    if spec != "G":
        os._exit(3)
    return really(title, data, seat, spec, chance)


def raises(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    if spec != "G":
        raise ZeroDivisionError("by the worth of a worm")
    return really(title, data, seat, spec, chance)


def cheats(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    if spec != "G":
        return max(_options(title, data, seat)) + 1
    return really(title, data, seat, spec, chance)


def all_raise(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    raise ZeroDivisionError("everybody")


def cannot_begin(titles: tuple[str, ...]) -> None:
    raise ImportError("there is no such engine")
