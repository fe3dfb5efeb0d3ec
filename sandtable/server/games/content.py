"""Static data of titles as JSON, built once: pieces, rules and translated words."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from typing import Any

import orjson

from sandtable import rulebook
from sandtable.core.errors import BadOption, UnknownTitle
from sandtable.core.fluent import files_of, languages
from sandtable.core.titles import meta
from sandtable.server.bots.pool import LEVELS
from sandtable.server.errors import BadRequest
from sandtable.server.games.game import WORDS
from sandtable.server.titles import playable, table_of


@cache
def _content(title: str, seats: int) -> tuple[str, bytes]:
    """Return the version and the JSON of a title's pieces for this number of seats, with every optional part
    included."""
    about = meta(title)
    chosen = {"seats": seats}
    for option in about.options:
        if option.choices == (False, True) and _may_be(title, {**chosen, option.name: True}):
            chosen[option.name] = True
    data = table_of(title).content(title, about.check(chosen), WORDS)
    version = blake2b(orjson.dumps(data), digest_size=8).hexdigest()
    return version, orjson.dumps({"version": version, **data})


def _may_be(title: str, options: dict[str, Any]) -> bool:
    """Return whether a game with these options exists; some options are limited to certain numbers of players."""
    try:
        meta(title).new(0, options)
    except BadOption:
        return False
    return True


@cache
def versions(title: str) -> dict[int, str]:
    """Return the versions of a title's pieces by number of seats. The page requests and caches pieces by version."""
    return {seats: _content(title, seats)[0] for seats in meta(title).seats}


def version(title: str, seats: int) -> str:
    return _content(title, seats)[0]


def content(title: str, wanted: str = "") -> tuple[str, bytes]:
    """Return the pieces of this version; for an unknown version or none, those for the default number of seats."""
    found = [seats for seats, one in versions(title).items() if one == wanted]
    return _content(title, found[0] if found else meta(title).check({})["seats"])


def check_language(lang: str) -> None:
    if lang not in languages():
        raise BadRequest(detail=f"there is no language {lang!r}; there are {', '.join(languages())}")


@cache
def rules(title: str, lang: str) -> tuple[str, bytes]:
    """Return the numbered rules in a language, and their version."""
    meta(title)
    if title not in rulebook.titles():
        raise UnknownTitle(f"there are no numbered rules of {title!r}")
    check_language(lang)
    data = orjson.dumps(
        [
            {
                "id": rule.id,
                "section": f"{rule.section}. {rule.heading}".rstrip(),
                "section_lang": rule.headed,
                "text": f"{rule.text}\n{rule.below}" if rule.below else rule.text,
                "lang": rule.lang,
            }
            for rule in rulebook.read(title, lang)
        ]
    )
    return blake2b(data, digest_size=8).hexdigest(), data


@cache
def words(title: str, lang: str) -> tuple[str, bytes]:
    """Return the Fluent messages a title brings with it, and their version."""
    check_language(lang)
    text = "\n".join(path.read_text(encoding="utf-8") for path in files_of(title, lang))
    data = orjson.dumps({"lang": lang, "text": text})
    return blake2b(data, digest_size=8).hexdigest(), data


@cache
def packed(data: bytes) -> bytes:
    """Compress the data once: compressing per request would block the event loop."""
    return gzip.compress(data, mtime=0)


def titles(specs: dict[str, str]) -> list[dict[str, Any]]:
    """Return the available titles for the lobby; `specs` maps bot levels to bot specs."""
    return [
        {
            "id": about.id,
            "name": about.name,
            "seats": list(about.seats),
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "choices": list(option.choices) or None,
                    "takes": option.takes,
                    "seats": list(option.seats) or None,
                }
                for option in about.options
            ],
            "bots": [{"id": level, "spec": specs[level]} for level in LEVELS],
            "contents": [version(about.id, seats) for seats in about.seats],
        }
        for about in map(meta, playable())
    ]
