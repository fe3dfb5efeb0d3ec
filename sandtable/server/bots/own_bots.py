"""Bots of the operator's own, which a server offers at its tables beside ours: SANDTABLE_BOTS=name=module:Class.

They play under the limits of our bots, and never in the server's own process: a bot that hangs, dies, raises or gives
an answer that is no option is replaced by the Adept for that decision, and the operator finds a report.
"""

from __future__ import annotations

import re
from typing import Final

from sandtable.bots import UnknownBot, is_ours, make
from sandtable.server.config import BadSetting

LEVELS: Final = ("novice", "adept", "mentat", "navigator")  # our own, from the simplest to the strongest
_OWN: Final = "own:"  # begins the id of a bot of the operator's: own:Cautious
_NAME: Final = re.compile(r"[^\W_](?:[\w .'-]{0,10}[\w.'])?")  # with the mark it fits the column seats.bot
_MOST: Final = 16
_TAKES: Final = "SANDTABLE_BOTS takes name=module:Class, several with commas between them"


def can_be(bot: str | None) -> bool:
    """Tell whether a stored seat can have a bot with this id: one of our bots, or one of the operator's, even if the
    server no longer offers it."""
    return bot is not None and (bot in LEVELS or (bot.startswith(_OWN) and _is_name(own_name(bot))))


def own_name(bot: str) -> str:
    """Return the name under which people see one of the operator's bots."""
    return bot.removeprefix(_OWN)


def _is_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None and name.lower() not in LEVELS


def own_specs(setting: str) -> dict[str, str]:
    """Return the spec of each bot named in SANDTABLE_BOTS, by the bot's id; nothing is imported."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in setting.split(","))):
        name, equals, spec = (word.strip() for word in part.partition("="))
        if not equals or not spec:
            raise BadSetting(f"{_TAKES}, such as Cautious=my_bots:Cautious; not {part!r}")
        if not _is_name(name):
            raise BadSetting(
                f"{_TAKES}; a name has up to 12 letters, digits, spaces, dots, apostrophes and hyphens and is none of "
                f"{', '.join(LEVELS)}; not {name!r}"
            )
        if (_OWN + name).lower() in map(str.lower, found):
            raise BadSetting(f"SANDTABLE_BOTS names the bot {name} twice")
        if is_ours(spec):
            raise BadSetting(f"SANDTABLE_BOTS is for bots of your own (module:Class); {name} is {spec!r}, one of ours")
        found[_OWN + name] = spec
    if len(found) > _MOST:
        raise BadSetting(f"SANDTABLE_BOTS names {len(found)} bots; {_MOST} is the most")
    return found


def load(specs: dict[str, str]) -> None:
    """Make every bot once, so that the server does not start with a bot that cannot be loaded."""
    for bot, spec in specs.items():
        try:
            make(spec)
        except UnknownBot as error:
            raise BadSetting(f"the bot {own_name(bot)} of SANDTABLE_BOTS cannot be used: {error}") from error
