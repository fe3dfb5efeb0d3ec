"""Static data of titles as JSON, built once: pieces, rules and translated words."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import orjson

from sandtable import rulebook
from sandtable.core.errors import BadOption, UnknownTitle
from sandtable.core.fluent import files_of, languages
from sandtable.core.titles import meta
from sandtable.guides import guides as all_guides
from sandtable.lessons import lessons as lessons_of
from sandtable.server.bots.offers import BotOffers
from sandtable.server.errors import BadRequest
from sandtable.server.games.game import WORDS
from sandtable.server.titles import playable, table_of

# A version names the options that its pieces depend on, then a hash of them: `4~boxes=ix~f00ba4`. If all of them but
# the number of seats have their defaults, it is the hash alone.
BETWEEN: Final = "~"


@cache
def _content(title: str, key: str) -> tuple[str, bytes]:
    """Return the version and the JSON of a title's pieces for the options in `key`; every other yes-or-no option is
    switched on if the game allows it, so that no piece is missing."""
    about = meta(title)
    chosen = _options(title, key)
    for option in about.options:
        if option.choices == (False, True) and not option.needs and _may_be(title, {**chosen, option.name: True}):
            chosen[option.name] = True
    data = table_of(title).content(title, about.check(chosen), WORDS)
    hashed = blake2b(orjson.dumps(data), digest_size=8).hexdigest()
    version = f"{key}{BETWEEN}{hashed}" if BETWEEN in key else hashed
    return version, orjson.dumps({"version": version, **data})


def _key(title: str, options: Mapping[str, Any]) -> str:
    """Return, as one text, those options that decide which pieces a game has: the seats, the boxes, and modes of a
    box."""
    parts = [str(options["seats"])]
    for option in meta(title).options:
        value = options.get(option.name, option.default)
        if value == option.default:
            continue
        if option.several:
            parts.append(f"{option.name}={'+'.join(value)}")
        elif option.needs and option.choices:
            parts.append(f"{option.name}={orjson.dumps(value).decode()}")
    return BETWEEN.join(parts)


def _options(title: str, key: str) -> dict[str, Any]:
    """Return the game options in a text that `_key` made; refuse a value that cannot be read."""
    seats, *parts = key.split(BETWEEN)
    several = {option.name for option in meta(title).options if option.several}
    chosen: dict[str, Any] = {"seats": int(seats) if seats.isdecimal() else seats}
    for part in parts:
        name, _, value = part.partition("=")
        try:
            chosen[name] = value.split("+") if name in several else orjson.loads(value)
        except orjson.JSONDecodeError as error:
            raise BadOption(f"option {name!r} of {title} is not {value!r}") from error
    return chosen


def _may_be(title: str, options: dict[str, Any]) -> bool:
    """Return whether a game with these options exists; some options are limited to certain numbers of players."""
    try:
        meta(title).new(0, options)
    except BadOption:
        return False
    return True


@cache
def versions(title: str) -> dict[int, str]:
    """Return the version of the data about a title's pieces for each number of seats. The page requests and caches the
    data by version."""
    return {seats: _content(title, str(seats))[0] for seats in meta(title).seats}


def version(title: str, options: Mapping[str, Any]) -> str:
    """Return the version of the data about the pieces (cards, spaces, …) in a game with these options. It contains a
    hash of the data, so it changes when the data do."""
    return _content(title, _key(title, options))[0]


def content(title: str, wanted: str = "") -> tuple[str, bytes]:
    """Return the version and the JSON of a title's pieces. `wanted` is a version, or the part of one before the hash
    (`4~boxes=ix~`); for an unknown or empty one the pieces for the default number of seats are returned."""
    if BETWEEN in wanted:
        try:
            options = meta(title).check(_options(title, wanted.rpartition(BETWEEN)[0]))
            meta(title).new(0, options)
        except BadOption as error:
            raise BadRequest(detail=str(error)) from error
        return _content(title, _key(title, options))
    found = [seats for seats, one in versions(title).items() if one == wanted]
    return _content(title, str(found[0] if found else meta(title).check({})["seats"]))


def check_language(lang: str) -> None:
    if lang not in languages():
        raise BadRequest(detail=f"there is no language {lang!r}; there are {', '.join(languages())}")


@cache
def rules(title: str, lang: str) -> tuple[str, bytes]:
    """Return the version and the JSON of a title's numbered rules in a language."""
    meta(title)
    if title not in rulebook.titles():
        raise UnknownTitle(f"there are no numbered rules of {title!r}")
    check_language(lang)
    data = orjson.dumps(
        [
            {
                "id": rule.id,
                "book": rule.book,
                "section": f"{rule.number}. {rule.heading}".rstrip(),
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
    """Return the version and the JSON of the Fluent messages that a title brings with it."""
    check_language(lang)
    text = "\n".join(path.read_text(encoding="utf-8") for path in files_of(title, lang))
    data = orjson.dumps({"lang": lang, "text": text})
    return blake2b(data, digest_size=8).hexdigest(), data


@cache
def lessons(title: str) -> tuple[str, bytes]:
    """Return the version and the JSON of a title's lessons."""
    data = orjson.dumps([one.as_dict() for one in lessons_of(title)])
    return blake2b(data, digest_size=8).hexdigest(), data


@cache
def guides() -> tuple[str, bytes]:
    """Return the version and the JSON of the guides of all titles that can be played."""
    data = orjson.dumps([one.as_dict() for one in all_guides() if one.title in playable()])
    return blake2b(data, digest_size=8).hexdigest(), data


@cache
def packed(data: bytes) -> bytes:
    """Return the data compressed, from a cache: compressing for each request would block the event loop."""
    return gzip.compress(data, mtime=0)


def bots(offers: BotOffers, title: str, options: str) -> list[dict[str, Any]]:
    """Return, for each bot, how strong it is in games with these options (given as JSON), or why it cannot play
    them."""
    about = meta(title)
    try:
        given = orjson.loads(options)
    except orjson.JSONDecodeError as error:
        raise BadRequest(detail='options: a JSON object, such as {"seats":4}') from error
    if not isinstance(given, dict):
        raise BadRequest(detail='options: a JSON object, such as {"seats":4}')
    return offers.for_game(about.id, about.check(given))


def titles(specs: dict[str, str]) -> list[dict[str, Any]]:
    """Return the available titles as the lobby shows them; `specs` maps bot levels to bot specs."""
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
                    "several": list(option.several) or None,
                    "named": list(option.named) or None,
                    "needs": dict(option.needs) or None,
                }
                for option in about.options
            ],
            "bots": [{"id": level, "spec": specs[level]} for level in specs],
            "contents": [version(about.id, {"seats": seats}) for seats in about.seats],
        }
        for about in map(meta, playable())
    ]
