"""Benchmark protocols: which games a bot is measured on, so that results of different people can be compared.

    setting = protocol_of("imperium").setting()   # the newest protocol of the title, its first setting
    setting.blocks[0].options                     # the options of the first block of games, with its Leaders

A title's meta names a folder (`Meta.benchmarks`) with one file for each version of its protocol: `v1.yaml`, `v2.yaml`.
A published version never changes. A file lists settings; each has options, the opponents, and its blocks: a seed and
further options such as the Leaders. In the games of a block the bot plays every seat once, with the same cards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from sandtable import yaml_files
from sandtable.core.errors import BadOption, DamagedData, SandtableError
from sandtable.core.titles import MACHINE_BITS, Meta, check_seed, meta, titles

_FILE: Final = re.compile(r"v([1-9][0-9]*)\.yaml")
_KEYS: Final = {"protocol": int, "title": str, "settings": dict}
_SETTING_KEYS: Final = {"about": str, "options": dict, "opponents": str, "quick": int, "blocks": list}


class NoProtocol(SandtableError):
    """Raised for a title without a benchmark protocol."""


@dataclass(frozen=True)
class Block:
    """The games that share one seed. `options` are the complete options of these games."""

    seed: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Setting:
    """One way to play a title in the benchmark. The bot under test has one seat, the bot `opponents` plays all the
    others; a quick run plays only the first `quick` blocks."""

    title: str
    version: int
    id: str
    about: str
    opponents: str
    quick: int
    blocks: tuple[Block, ...]

    @property
    def seats(self) -> int:
        seats: int = self.blocks[0].options["seats"]
        return seats

    @property
    def name(self) -> str:
        """The name of the setting in tables, such as `imperium/base v1`."""
        return f"{self.title}/{self.id} v{self.version}"


@dataclass(frozen=True)
class Protocol:
    """One version of a title's protocol."""

    title: str
    version: int
    settings: tuple[Setting, ...]

    def setting(self, id: str | None = None) -> Setting:
        """Return the setting with this id; without an id, the first one."""
        if id is None:
            return self.settings[0]
        for setting in self.settings:
            if setting.id == id:
                return setting
        there = ", ".join(setting.id for setting in self.settings)
        raise BadOption(f"protocol {self.version} of {self.title} has the settings {there}; not {id!r}")


def measured() -> list[str]:
    """Return the titles that have a protocol."""
    return [title for title in titles() if meta(title).benchmarks is not None]


def versions(title: str) -> list[int]:
    """Return the numbers of the versions of a title's protocol, oldest first; raise NoProtocol if there are none."""
    folder = meta(title).benchmarks
    found = [_FILE.fullmatch(file.name) for file in folder.iterdir()] if folder is not None and folder.is_dir() else []
    numbers = sorted(int(match[1]) for match in found if match)
    if not numbers:
        has = ", ".join(measured()) or "none"
        raise NoProtocol(f"the title {title!r} has no benchmark protocol; those with one: {has}")
    return numbers


def protocol_of(title: str, version: int | None = None) -> Protocol:
    """Return one version of a title's protocol; the newest one by default."""
    there = versions(title)
    if version is not None and version not in there:
        raise BadOption(f"the protocol of {title} has version {', '.join(map(str, there))}; not {version}")
    wanted = there[-1] if version is None else version
    found = meta(title)
    assert found.benchmarks is not None
    return _read(found, found.benchmarks / f"v{wanted}.yaml", wanted)


def _read(found: Meta, file: Path, version: int) -> Protocol:
    try:
        data = yaml_files.read(file.read_text(encoding="utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise DamagedData(f"{file.name} is not YAML: {' '.join(str(error).split())}") from error
    _check(data, _KEYS, file.name)
    if (data["protocol"], data["title"]) != (version, found.id) or not data["settings"]:
        raise DamagedData(f"{file.name} is protocol {data['protocol']} of {data['title']!r} and must be that of "
                          f"{found.id!r} with version {version}, with at least one setting")  # fmt: skip
    settings = (_setting(found, version, id, each, f"{file.name}: {id}") for id, each in data["settings"].items())
    return Protocol(found.id, version, tuple(settings))


def _setting(found: Meta, version: int, id: str, data: Any, where: str) -> Setting:
    _check(data, _SETTING_KEYS, where)
    blocks: list[Block] = []
    for n, block in enumerate(data["blocks"]):
        if not isinstance(block, dict) or not isinstance(block.get("seed"), int):
            raise DamagedData(f"{where}: block {n} must have a seed; it is {block!r}")
        further = {name: value for name, value in block.items() if name != "seed"}
        check_seed(block["seed"], MACHINE_BITS)
        blocks.append(Block(block["seed"], found.check({**data["options"], **further})))
    if len({(block.seed) for block in blocks}) < len(blocks):
        raise DamagedData(f"{where}: each block needs a seed of its own")
    if not 1 <= data["quick"] <= len(blocks):
        raise DamagedData(f"{where}: quick is a number of its {len(blocks)} blocks, not {data['quick']}")
    return Setting(found.id, version, id, data["about"], data["opponents"], data["quick"], tuple(blocks))


def _check(data: Any, keys: dict[str, type], where: str) -> None:
    """Raise an error unless the data is a mapping with exactly these keys, each with a value of its type."""
    if not isinstance(data, dict) or set(data) != set(keys):
        has = ", ".join(map(str, data)) if isinstance(data, dict) else repr(data)
        raise DamagedData(f"{where} must have {', '.join(keys)}; it has {has}")
    for name, type in keys.items():
        if not isinstance(data[name], type):
            raise DamagedData(f"{where}: {name} must be a {type.__name__}, not {data[name]!r}")
