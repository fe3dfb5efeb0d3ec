"""`BotOffers`: the bots that a server offers at its tables, each for the games it can play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.bots import UnknownBot, make, unfit
from sandtable.core.fluent import Sayings
from sandtable.learn.reasons import OTHER_SEATS, UNTRAINED
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.bots.strength import strength_of
from sandtable.server.errors import BadRequest, BotOtherSeats, BotUntrained, Refusal, as_data

WORDS: Final = Sayings()
REFUSALS: Final[Mapping[str, type[Refusal]]] = {UNTRAINED: BotUntrained, OTHER_SEATS: BotOtherSeats}


class BotOffers:
    """The bots of a server by id: our own from the simplest to the strongest, then the operator's.

    A level whose spec is empty, or whose libraries are missing, is not offered.
    """

    def __init__(self, levels: Mapping[str, str], own: Mapping[str, str]) -> None:
        self.specs = {level: spec for level, spec in levels.items() if spec and _loads(level, spec)}
        self.specs.update(own)

    def refusal(self, bot: str, title: str, options: Mapping[str, Any]) -> Refusal | None:
        """Return why a bot cannot play games with these options; None if it can."""
        why = unfit(self.specs[bot], title, options)
        return REFUSALS[why](bot=WORDS.say(f"bot-{bot}")) if why else None

    def check(self, bot: str | None, where: str, title: str, options: Mapping[str, Any]) -> str:
        """Return the bot if it may play games with these options, else raise a refusal, which names the field `where`
        of the request."""
        if bot is None or bot not in self.specs:
            raise BadRequest(detail=f"{where}: {', '.join(self.specs)}")
        refusal = self.refusal(bot, title, options)
        if refusal is not None:
            raise refusal
        return bot

    def in_turn(self, level: str, title: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return a level and all simpler ones, the strongest first, without levels that the server does not offer or
        that cannot play games with these options."""
        simpler = LEVELS[LEVELS.index(level) :: -1]
        return tuple(each for each in simpler if each in self.specs and self.refusal(each, title, options) is None)

    def for_game(self, title: str, options: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return, for each bot, how strong it is in games with these options, or why it cannot play them."""
        found = []
        for bot in self.specs:
            refusal = self.refusal(bot, title, options)
            found.append(
                {
                    "id": bot,
                    "unfit": None if refusal is None else as_data(refusal, WORDS)["message"],
                    "strength": None if refusal or bot not in LEVELS else strength_of(bot, title, options, WORDS),
                }
            )
        return found


def _loads(level: str, spec: str) -> bool:
    """Tell whether the bot of a level can be made. Only the strongest level needs libraries that may be missing; a
    simpler level that cannot be made raises `UnknownBot`."""
    try:
        make(spec)
    except UnknownBot:
        if level != LEVELS[-1]:
            raise
        return False
    return True
