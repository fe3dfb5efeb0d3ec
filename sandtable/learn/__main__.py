"""`python -m sandtable.learn TITLE …`: train with any setting, where the libraries of the command line are missing.

python -m sandtable.learn imperium --folder runs/a --minutes 30 --set rate=4e-4 --set slots=256
python -m sandtable.learn imperium --option seats=3 --also seats=4 --folder runs/b --resume runs/a
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sandtable.core import stopping
from sandtable.core.errors import SandtableError


def value_of(text: str) -> Any:
    """Return a value given as JSON, or as a plain word."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def pairs(given: list[str]) -> dict[str, Any]:
    """Return NAME=VALUE pairs as a dictionary."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SandtableError(f"a setting is given as NAME=VALUE, not {text!r}")
        found[name] = value_of(value)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sandtable.learn", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--folder", type=Path, required=True, help="where checkpoints, figures and weights go")
    parser.add_argument("--resume", type=Path, help="continue from the checkpoint in this folder")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--option", action="append", default=[], help="an option of the games, as NAME=VALUE")
    parser.add_argument("--also", action="append", default=[], help="a further variant: NAME=VALUE,NAME=VALUE")
    parser.add_argument("--set", action="append", default=[], help="a setting, as NAME=VALUE")
    given = parser.parse_args(arguments)
    from sandtable.learn.settings import settings_from
    from sandtable.learn.trainer import train

    options = pairs(given.option)
    variants = [options, *({**options, **pairs(text.split(","))} for text in given.also)]
    told = {"title": given.title, "variants": variants, "minutes": given.minutes, **pairs(given.set)}
    with stopping.heard():
        train(settings_from(told), given.folder, given.resume, lambda text: print(text, flush=True))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SandtableError as error:
        sys.exit(f"sandtable: {error}")
